#include "web/tables/wicked/board/board.h"

#include "web/draw/shapes.h"
#include "web/tables/wicked/board/oracle.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

int count_of(const Board& board, Good good) {
  switch (good) {
    case Good::promotion: return board.promotions;
    case Good::change: return board.colour_changes;
    case Good::impurity: return board.impurity;
  }
  return 0;
}

void draw_good_picture(draw::Ui& ui, Point centre, float radius, Good good, float alpha) {
  switch (good) {
    case Good::promotion: return art::promotion_spell(ui, centre, radius, alpha);
    case Good::change: return art::change_spell(ui, centre, radius, alpha);
    case Good::impurity: return art::impurity(ui, centre, radius, alpha);
  }
}

draw::WidgetState state_of(Mark mark) {
  switch (mark) {
    case Mark::chosen: return draw::WidgetState::selected;
    case Mark::pointed: return draw::WidgetState::primary;
    case Mark::none:
    case Mark::live: break;
  }
  return draw::WidgetState::enabled;
}

/// A good with its count; faint when there is none.
void draw_good(draw::Ui& ui, const Rect& at, Good good, int count, Mark mark) {
  if (at.w <= 0) return;
  const draw::Lifted lifted(ui, good == Good::promotion ? "soul.spell.promotion" : "soul.spell.change", at.inset(3),
                            mark == Mark::none ? draw::WidgetState::disabled : state_of(mark));
  const bool stacked = at.h > at.w;  // the picture goes above the number, otherwise beside it
  Rect rest = at;
  const float picture = stacked ? std::min(at.w, at.h * 0.58F) : std::min(at.h, at.w * 0.56F);
  const Rect icon = stacked ? rest.take_top(picture) : rest.take_left(picture);
  draw_good_picture(ui, icon.centre(), picture * 0.44F, good, count > 0 ? 1.0F : 0.3F);
  ui.text.number(rest, count,
                 {.size = std::clamp(picture * 0.6F, 14.0F, 26.0F),
                  .ink = count > 0 ? Ink::text : Ink::text_soft,
                  .align = draw::Align::centre,
                  .middle = true});
  if (mark != Mark::none) draw::mark(ui, at.inset(3), state_of(mark));
}

/// The plate below shelves and goods, with an edge in its owner's colour.
void draw_plate(draw::Ui& ui, const BoardLayout& layout, Seat seat) {
  Rect at = layout.shelves;
  for (const Rect& good : layout.goods) at.h = std::max(at.h, good.bottom() - at.y);
  at = at.inset(-3, -2);
  draw::soft_rect(ui.pen(), {at.x, at.y + 2, at.w, at.h}, 8, 10, ui.shadow(0.3F));
  draw::fill_gradient(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::panel, 0.9F), ui.colour(Ink::panel, 0.6F));
  draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(ink_of(seat), 0.35F), 1);
}

/// Its owner has processed souls for the last time.
bool is_final(const View& view, Seat seat) {
  if (view.phase == Phase::over) return true;
  return view.round + 1 == rounds && stage_of(view) == Stage::souls && seat < view.asked;
}

void draw_oracles(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture) {
  constexpr float out_of_reach = 0.45F;  // what is left of a card that cannot be achieved any more
  const bool done = is_final(picture.view, picture.seat);
  // At the end, oracles are marked that cannot be tapped. The glow lies below the card, or it would veil its pictures.
  const auto state = [&](Mark mark) {
    return mark != Mark::none && picture.view.phase == Phase::soul ? state_of(mark) : draw::WidgetState::disabled;
  };
  for (int which = 0; which < oracles_each; ++which) {
    const Mark great = picture.marks.great[which];
    const Mark small = picture.marks.small[which];
    {
      const draw::Lifted lifted(ui, oracle_id(false, which), layout.great[which], state(great));
      if (great != Mark::none) draw::mark(ui, layout.great[which], state_of(great));
      const draw::DrawRange drawn(ui.pen());
      draw_great_oracle(ui, layout.great[which], picture.board(), which, picture.in_flight.great[which]);
      if (done && picture.board().great_done[which] == 0) drawn.fade(out_of_reach);
    }
    const draw::Lifted lifted(ui, oracle_id(true, which), layout.small[which], state(small));
    if (small != Mark::none) draw::mark(ui, layout.small[which], state_of(small));
    const draw::DrawRange drawn(ui.pen());
    draw_small_oracle(ui, layout.small[which], picture.board(), which);
    if (done && picture.board().small_done[which] == 0) drawn.fade(out_of_reach);
  }
}

}  // namespace

void draw_signs_left(draw::Ui& ui, Rect at, const Board& board) {
  const float unit = std::min(at.h, at.w / 2);
  for (const Signs sign : {witch_sign, soul_sign})
    draw_sign_picture(ui, at.take_left(unit).centre(), unit * 0.42F, sign, (board.signs & sign) != 0 ? 1.0F : 0.22F);
}

void draw_number_of_pieces(draw::Ui& ui, Rect at, float unit, const Board& board, Seat seat) {
  constexpr float least_for_picture = 26;
  const float high = at.h;
  if (at.w >= least_for_picture)
    art::search_piece(ui, at.take_left(unit, at.w < 40 ? 1 : 3).centre(), unit * 0.48F, animal_of(seat));
  ui.text.number(at, board.pieces,
                 {.size = std::clamp(std::min(high, at.w * 1.3F), draw::type::small, draw::type::headline),
                  .ink = Ink::text,
                  .middle = true});
}

void draw_pieces_left(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  const Board& board = view.boards[seat];
  const int all = pieces_each(view.players);
  Rect rest = at;
  const float unit = std::min(at.h, at.w / 4.2F);
  draw_signs_left(ui, rest.take_right(2 * unit, unit * 0.2F), board);
  const float step = std::min(unit * 0.8F, rest.w / px(all));
  constexpr float least_for_all = 30;  // pixels high; lower, a number says more
  if (step >= 12 && at.h >= least_for_all) {
    for (int i = 0; i < all; ++i) {
      const Point centre{rest.x + step * (px(i) + 0.5F), rest.centre().y};
      art::search_piece(ui, centre, std::min(unit, step * 1.2F) * 0.44F, animal_of(seat),
                        i < board.pieces ? 1.0F : 0.22F);
    }
    return;
  }
  draw_number_of_pieces(ui, rest, unit, board, seat);
}

void draw_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture) {
  const Board& board = picture.board();
  draw_plate(ui, layout, picture.seat);
  if (picture.view.phase == Phase::over)
    kairo::tables::draw_hero(ui, layout.name, picture.seat);
  else if (layout.name.w > 0)
    draw_name(ui, layout.name, picture.seat, picture.view.asked == picture.seat);
  if (layout.hand.w > 0 && !picture.hand_away) draw_hand(ui, layout.hand, picture.seat, picture.view, picture.hand);
  draw_shelves(ui, Shelves(layout.shelves, board), board, picture.marks.tokens, picture.in_flight.tokens);
  for (const Good good : {Good::promotion, Good::change, Good::impurity}) {
    const auto i = static_cast<std::size_t>(good);
    draw_good(ui, layout.goods[i], good, count_of(board, good), picture.marks.goods[i]);
  }
  draw_oracles(ui, layout, picture);
}

void explain_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat, const std::string& prefix,
                   PassiveParts passive) {
  const Board& board = view.boards[seat];
  ui.explain(layout.pieces, prefix + "pieces", explanations::pieces_left(view, seat));
  ui.explain(layout.signs, prefix + "signs", explanations::pieces_left(view, seat));
  const Shelves shelves = shelves_of(layout, board);
  for (int r = 0; r < ranks; ++r) {
    const auto rank = static_cast<Rank>(r);
    const std::string rank_id = prefix + "rank." + std::string(rank_ids[r]);
    ui.explain(shelves.whole(rank), rank_id, explanations::rank(board, rank));
    for (int c = 0; passive.souls && c < colours; ++c) {
      const auto colour = static_cast<Colour>(c);
      if (board.tokens[r][c] > 0)
        ui.explain(shelves.group(rank, colour), prefix + std::string(rank_ids[r]) + "." + std::string(colour_ids[c]),
                   explanations::souls(board, rank, colour));
    }
  }
  if (passive.spells) {
    ui.explain(layout.goods[0], prefix + "promotion", explanations::promotion_spells(board.promotions));
    ui.explain(layout.goods[1], prefix + "change", explanations::colour_change_spells(board.colour_changes));
  }
  ui.explain(layout.goods[2], prefix + "impurity", explanations::impurity(board.impurity));
  for (int which = 0; passive.oracles && which < oracles_each; ++which) {
    const std::string number = std::to_string(which + 1);
    ui.explain(layout.great[which], prefix + "great." + number, explanations::great_oracle(board, which));
    ui.explain(layout.small[which], prefix + "small." + number, explanations::small_oracle(board, which));
  }
}

void mark_source(BoardMarks& marks, const Board& board, Source source) {
  const auto mark_rank = [&](Rank rank) {
    for (int colour = 0; colour < colours; ++colour)
      if (board.tokens[index(rank)][colour] > 0) marks.tokens[index(rank)][colour] = Mark::pointed;
  };
  const auto mark_great = [&] {
    for (int which = 0; which < oracles_each; ++which)
      if (board.great_done[which] != 0) marks.great[which] = Mark::pointed;
  };
  switch (source) {
    case Source::low: return mark_rank(Rank::low);
    case Source::middle: return mark_rank(Rank::middle);
    case Source::high: mark_rank(Rank::high); return mark_great();
    case Source::great: return mark_great();
    case Source::small:
      for (int which = 0; which < oracles_each; ++which)
        if (board.small_done[which] != 0) marks.small[which] = Mark::pointed;
      return;
    case Source::impurity: marks.goods[static_cast<std::size_t>(Good::impurity)] = Mark::pointed; return;
  }
}

}  // namespace kairo::wicked::table
