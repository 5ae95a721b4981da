#include "web/tables/wicked/players.h"

#include <string>

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

constexpr float narrowest_card = 24;  // below it an oracle is drawn as a pip

/// A diamond for a great oracle, a disc for a small one; filled once achieved.
void draw_pip(draw::Ui& ui, const Rect& at, bool great, bool done) {
  const int corners = great ? 4 : 0;
  const float radius = std::min({at.w, at.h, 14.0F}) * (great ? 0.5F : 0.36F);
  const ImVec2 centre = vec(at.centre());
  if (corners == 0) {
    if (done) ui.pen().AddCircleFilled(centre, radius, ui.colour(Ink::gold));
    ui.pen().AddCircle(centre, radius, ui.colour(done ? Ink::gold : Ink::text_soft), 0, 1.4F);
    return;
  }
  if (done) ui.pen().AddNgonFilled(centre, radius, ui.colour(Ink::gold), corners);
  ui.pen().AddNgon(centre, radius, ui.colour(done ? Ink::gold : Ink::text_soft), corners, 1.4F);
}

/// An oracle as a small card with its demands only.
void draw_card(draw::Ui& ui, const Rect& at, const Demands& demands, bool done) {
  const Rect card = at.inset(0, std::max(0.0F, (at.h - at.w * 1.05F) / 2));
  ui.pen().AddRectFilled(vec({card.x, card.y}), vec({card.right(), card.bottom()}), by_night(ui, Ink::panel), 3);
  ui.pen().AddRect(vec({card.x, card.y}), vec({card.right(), card.bottom()}), ui.colour(done ? Ink::gold : Ink::frame),
                   3, 0, done ? 2.0F : 1.0F);
  const auto count = static_cast<int>(demands.size());
  const int columns = 2;
  const int rows = (count + columns - 1) / columns;
  const float radius = std::min(card.w / columns, card.h / px(rows)) * 0.42F;
  for (int i = 0; i < count; ++i) {
    const Demand& demand = demands[static_cast<std::size_t>(i)];
    art::ranked_soul(ui, card.row(i / columns, rows, 0).column(i % columns, columns, 0).centre(), radius,
                     soul_of(demand.colour), index(demand.rank), done ? 0.45F : 1.0F);
  }
  const float disc = std::min(card.h * 0.3F, 7.0F);
  if (done) draw_tick(ui, {card.right() - disc * 0.5F, card.bottom() - disc * 0.5F}, disc);
}

void draw_oracle(draw::Ui& ui, const Rect& at, const Demands& demands, bool great, bool done) {
  if (at.w <= 0) return;
  if (at.w < narrowest_card)
    draw_pip(ui, at, great, done);
  else
    draw_card(ui, at, demands, done);
}

void draw_impurity(draw::Ui& ui, const Rect& at, int count) {
  if (at.w <= 0) return;
  Rect rest = at;
  const float picture = std::min(at.h, at.w * 0.5F);
  art::impurity(ui, rest.take_left(picture, 1).centre(), picture * 0.48F, count > 0 ? 1.0F : 0.35F);
  ui.text.number(
      rest, count,
      {.size = std::clamp(at.h * 0.8F, 14.0F, 20.0F), .ink = count > 0 ? Ink::text : Ink::text_soft, .middle = true});
}

/// A player has few spells, so each gets a picture.
void draw_spells(draw::Ui& ui, const Rect& at, const Board& board) {
  const int count = board.promotions + board.colour_changes;
  if (count == 0 || at.w <= 0) return;
  const float step = std::min(at.h, at.w / px(count));
  const float radius = std::min(at.h, std::max(step, at.w * 0.4F)) * 0.42F;
  for (int i = 0; i < count; ++i) {
    const Point centre{at.x + step * (px(i) + 0.5F), at.centre().y};
    if (i < board.promotions)
      art::promotion_spell(ui, centre, radius);
    else
      art::change_spell(ui, centre, radius);
  }
}

/// The same places as in `draw_spells`.
void explain_spells(draw::Ui& ui, Rect at, const Board& board, const std::string& prefix) {
  const int count = board.promotions + board.colour_changes;
  if (count == 0 || at.w <= 0) return;
  at.w = px(count) * std::min(at.h, at.w / px(count));
  ui.explain(at.take_left(at.w * px(board.promotions) / px(count)), prefix + "promotion",
             explanations::promotion_spells(board.promotions));
  ui.explain(at, prefix + "change", explanations::colour_change_spells(board.colour_changes));
}

/// Nothing else is in the place of the hand.
bool waits_for_bid(const BoardPicture& picture) {
  const View& view = picture.view;
  return view.phase == Phase::bid && view.has_bid[picture.seat] == 0 && !shows_last_bids(view) &&
         picture.hand.kind == HandMotion::Kind::rest;
}

}  // namespace

void draw_small_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture) {
  const Board& board = picture.board();
  kairo::tables::SeatPanel panel = kairo::tables::lay_seat_panel(layout.all);
  panel.name = {panel.name.x, layout.name.y, layout.name.right() - panel.name.x, layout.name.h};
  draw_seat_panel(ui, panel, {.seat = picture.seat, .asked = picture.view.asked == picture.seat});
  if (layout.signs.w > 0) {
    draw_number_of_pieces(ui, layout.pieces, std::min(layout.pieces.h, layout.pieces.w * 0.6F), board, picture.seat);
    draw_signs_left(ui, layout.signs, board);
  } else if (layout.pieces.w > 0) {
    draw_pieces_left(ui, layout.pieces, picture.view, picture.seat);
  }
  draw_shelves(ui, shelves_of(layout, board), board, picture.marks.tokens, picture.in_flight.tokens);
  draw_spells(ui, layout.goods[0], board);
  draw_impurity(ui, layout.goods[static_cast<std::size_t>(Good::impurity)], board.impurity);
  for (int which = 0; which < oracles_each; ++which) {
    draw_oracle(ui, layout.great[which], demands_of_great(board, which), true, board.great_done[which] != 0);
    draw_oracle(ui, layout.small[which], demands_of_small(board, which), false, board.small_done[which] != 0);
  }
  if (layout.hand.w <= 0 || picture.hand_away) return;
  if (waits_for_bid(picture)) return draw_empty_hand(ui, layout.hand, picture.seat);
  draw_hand(ui, layout.hand, picture.seat, picture.view, picture.hand);
}

void explain_small_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat) {
  const std::string prefix = "board." + std::to_string(seat + 1) + ".";
  explain_board(ui, layout, view, seat, prefix, {.spells = false});
  explain_spells(ui, layout.goods[0], view.boards[seat], prefix);
  if (view.phase != Phase::over) ui.explain(layout.hand, prefix + "hand", explanations::hand(view, seat));
}

}  // namespace kairo::wicked::table
