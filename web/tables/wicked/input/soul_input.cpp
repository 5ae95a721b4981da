#include "web/tables/wicked/input/soul_input.h"

#include <algorithm>
#include <string>

#include "engine/games/wicked/words.h"
#include "web/draw/shapes.h"
#include "web/tables/wicked/board/oracle.h"
#include "web/tables/wicked/consequence_note.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/pieces.h"
#include "web/text/number.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

Move step_of(Kind kind, int rank, int colour, int to = 0) {
  return {kind, static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(to)};
}

/// The token that a step results in.
struct Result {
  Rank rank;
  Colour colour;
};
Result result_of(Move move) {
  if (move.kind == Kind::change) return {static_cast<Rank>(move.a), static_cast<Colour>(move.c)};
  return {static_cast<Rank>(move.a + 1), static_cast<Colour>(move.b)};
}

/// The price of a step: the second token of the pair, or a spell.
void draw_cost(draw::Ui& ui, Point at, Move move) {
  if (move.kind == Kind::spell) return art::promotion_spell(ui, at, 9);
  if (move.kind == Kind::change) return art::change_spell(ui, at, 9);
  for (const float side : {-3.5F, 3.5F})
    art::ranked_soul(ui, at + Point{side, 0}, 7, soul_of(static_cast<Colour>(move.b)), move.a);
}

/// The things that could still be done, or would be lost by `done`.
std::vector<Phrase> losses(const View& view, const Choices& choices) {
  const Board& board = view.boards[view.me];
  std::vector<Phrase> lost;
  if (board.promotions > 0) lost.push_back({"wicked.spells.promotion", {number("n", board.promotions)}});
  if (board.colour_changes > 0) lost.push_back({"wicked.spells.colour_change", {number("n", board.colour_changes)}});
  std::vector<Phrase> warnings;
  if (!lost.empty()) warnings.push_back({"wicked.table.spells_lost", {list("spells", std::move(lost))}});
  const auto oracles = std::ranges::count_if(
      choices.moves(), [](Move move) { return move.kind == Kind::small || move.kind == Kind::great; });
  if (oracles > 0) warnings.push_back({"wicked.table.oracles_met", {number("n", static_cast<int>(oracles))}});
  const auto pairs = std::ranges::count(choices.moves(), Kind::promote, &Move::kind);
  if (pairs > 0) warnings.push_back({"wicked.table.pairs_left", {number("n", static_cast<int>(pairs))}});
  return warnings;
}

/// The word below what a step results in; a pair and a spell may lead to the same soul.
std::string_view caption_of(Kind kind) {
  if (kind == Kind::change) return "wicked.table.change";
  return kind == Kind::spell ? "wicked.table.promote_spell" : "wicked.table.promote";
}

/// The place of a step: each kind has its own, whichever soul is picked, as long as the same spells are left.
Rect option_cell(const Rect& at, const Board& board, Move move) {
  constexpr int other_colours = colours - 1;
  constexpr int most = 2 + other_colours;
  const bool casts = board.promotions > 0;
  const int count = 1 + (casts ? 1 : 0) + (board.colour_changes > 0 ? other_colours : 0);
  const float wide = std::min(at.w / px(most), 96.0F) * px(count);
  const Rect row{at.centre().x - wide / 2, at.y, wide, at.h};
  int place = 0;
  if (move.kind == Kind::spell) place = 1;
  if (move.kind == Kind::change) place = (casts ? 2 : 1) + move.c - (move.c > move.b ? 1 : 0);
  return row.column(place, count, 6);
}

/// Whether this step brings souls for which others must then be returned.
bool overfills(const View& view, Move move) {
  return std::ranges::any_of(consequences(view, move),
                             [](const Phrase& phrase) { return phrase.key == "wicked.then.overfills"; });
}

/// The points that a step brings at once.
int points_of(const View& view, Move move) {
  const Phrase first = consequences(view, move).front();
  return first.key == "wicked.then.gain" ? std::get<int>(first.args.front().value) : 0;
}

}  // namespace

bool SoulInput::cancel() {
  const bool was_active = pick_.has_value() || armed_ != Armed::none || oracle_.has_value() || confirms_until_ > 0;
  reset();
  return was_active;
}

bool SoulInput::is_offered(Kind kind) const {
  switch (armed_) {
    case Armed::promotion: return kind == Kind::spell;
    case Armed::change: return kind == Kind::change;
    case Armed::none: break;
  }
  return kind == Kind::promote || kind == Kind::spell || kind == Kind::change || kind == Kind::reward;
}

std::vector<Move> SoulInput::options(Pick pick, const Choices& choices) const {
  std::vector<Move> options;
  for (const Move move : choices.moves())
    if (is_offered(move.kind) && move.a == index(pick.rank) && move.b == index(pick.colour)) options.push_back(move);
  return options;
}

void SoulInput::mark(BoardMarks& marks, const View& view, const Choices& choices) const {
  for (int rank = 0; rank < ranks; ++rank) {
    for (int colour = 0; colour < colours; ++colour) {
      const Pick pick{static_cast<Rank>(rank), static_cast<Colour>(colour)};
      if (!options(pick, choices).empty()) marks.tokens[rank][colour] = pick == pick_ ? Mark::chosen : Mark::live;
    }
  }
  if (view.phase != Phase::soul) return;
  for (int which = 0; which < oracles_each; ++which) {
    const Move small = step_of(Kind::small, which, 0);
    if (choices.allows(small)) marks.small[which] = has_chosen(small) ? Mark::chosen : Mark::pointed;
    if (choices.allows(step_of(Kind::great, which, 0))) marks.great[which] = Mark::pointed;
  }
  const auto moves = choices.moves();
  if (std::ranges::any_of(moves, [](Move move) { return move.kind == Kind::spell; }))
    marks.goods[0] = armed_ == Armed::promotion ? Mark::chosen : Mark::live;
  if (std::ranges::any_of(moves, [](Move move) { return move.kind == Kind::change; }))
    marks.goods[1] = armed_ == Armed::change ? Mark::chosen : Mark::live;
}

void SoulInput::handle_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices) {
  const Shelves shelves(layout.shelves, view.boards[view.me]);
  for (int rank = 0; rank < ranks; ++rank) {
    for (int colour = 0; colour < colours; ++colour) {
      const Pick pick{static_cast<Rank>(rank), static_cast<Colour>(colour)};
      const Rect group = shelves.group(pick.rank, pick.colour);
      if (group.w <= 0) continue;
      const std::string id = soul_id(rank, colour);
      const bool live = !options(pick, choices).empty();
      const draw::Explanation explanation = explanations::souls(view.boards[view.me], pick.rank, pick.colour);
      if (ui.hit_target(group, id, explanation, live ? WidgetState::enabled : WidgetState::refused).tapped)
        tap_token(ui, group, pick, view, choices);
    }
  }
  const bool castable = view.phase == Phase::soul;
  const auto spell = [&](Good good, std::string_view id, Armed armed, const draw::Explanation& explanation) {
    const Rect at = layout.goods[static_cast<std::size_t>(good)];
    if (!castable) return ui.explain(at, id, explanation);
    if (at.w > 0 && ui.hit_target(at, id, explanation).tapped) tap_spell(ui, at, armed, view, choices);
  };
  const Board& board = view.boards[view.me];
  spell(Good::promotion, "soul.spell.promotion", Armed::promotion, explanations::promotion_spells(board.promotions));
  spell(Good::change, "soul.spell.change", Armed::change, explanations::colour_change_spells(board.colour_changes));
}

void SoulInput::tap_token(draw::Ui& ui, const Rect& about, Pick pick, const View& view, Choices& choices) {
  confirms_until_ = 0;
  oracle_.reset();
  if (view.phase == Phase::use_reward)
    return choices.attempt(ui, about, step_of(Kind::reward, index(pick.rank), index(pick.colour)));
  if (armed_ == Armed::promotion)
    return choices.attempt(ui, about, step_of(Kind::spell, index(pick.rank), index(pick.colour)));
  if (options(pick, choices).empty())
    return choices.attempt(ui, about, step_of(Kind::promote, index(pick.rank), index(pick.colour)));
  if (pick_ == pick)
    pick_.reset();
  else
    pick_ = pick;
}

void SoulInput::tap_spell(draw::Ui& ui, const Rect& about, Armed spell, const View& view, Choices& choices) {
  confirms_until_ = 0;
  oracle_.reset();
  pick_.reset();
  if (armed_ == spell) {
    armed_ = Armed::none;
    return;
  }
  const Board& board = view.boards[view.me];
  const int left = spell == Armed::promotion ? board.promotions : board.colour_changes;
  if (left == 0) {
    // Any token will do: the refusal is about the missing spell.
    const bool promotion = spell == Armed::promotion;
    return choices.attempt(ui, about, promotion ? step_of(Kind::spell, 0, 0) : step_of(Kind::change, 0, 0, 1));
  }
  armed_ = spell;
}

void SoulInput::draw_option(draw::Ui& ui, const Rect& at, Move move, const View& view, Choices& choices) {
  const std::string id = option_id(move);
  const draw::Touch touch = ui.hit_target(at, id, explanations::step(move));
  if (touch.tapped) choices.attempt(ui, at, move);
  Rect rest = at.inset(2, 2);
  const bool captioned = at.w >= 60;
  const Rect words = captioned ? rest.take_bottom(18) : Rect{};
  rest.take_top(6);  // the corners are for what it costs and brings
  const float radius = std::min(rest.w, rest.h) * 0.36F;
  draw::panel(ui, at);
  draw::mark(ui, at.inset(2), WidgetState::enabled);
  const Result result = result_of(move);
  {
    const draw::Lifted lifted(ui, id, draw::square_around(rest.centre(), radius), WidgetState::enabled, radius);
    art::ranked_soul(ui, rest.centre(), radius, soul_of(result.colour), index(result.rank));
  }
  draw_cost(ui, {at.x + 13, at.y + 13}, move);
  preview(ui, at, touch, view, move);
  if (!captioned) return;
  if (const int points = points_of(view, move); points > 0)
    ui.text.label({at.right() - 28, at.y + 2, 24, 20}, text::gain_words(points),
                  {.size = draw::type::note,
                   .ink = Ink::gold,
                   .face = draw::Face::display,
                   .align = draw::Align::right,
                   .middle = true});
  ui.text.label(words, ui.say(caption_of(move.kind)),
                {.size = draw::type::note, .align = draw::Align::centre, .middle = true});
}

void SoulInput::draw_options(draw::Ui& ui, const Rect& at, const BoardLayout& board, const View& view,
                             Choices& choices) {
  const auto choice = pick_ ? options(*pick_, choices) : std::vector<Move>{};
  ui.explain(at, "soul.steps", explanations::steps());
  if (choice.empty()) {
    constexpr float roomy = 400;  // wide
    const bool anything = choices.moves().size() > 1;
    const bool rises = armed_ == Armed::promotion || view.phase == Phase::use_reward;
    const std::string_view key = rises                     ? "wicked.table.aim_rise"
                                 : armed_ == Armed::change ? "wicked.table.aim_change"
                                 : anything                ? "wicked.table.touch_token"
                                                           : "wicked.table.nothing_left";
    const Rect place = at.inset(8, 0);
    const std::string words = ui.say(key);
    draw::TextStyle style{
        .size = at.w >= roomy ? draw::type::lead : draw::type::body, .align = draw::Align::centre, .middle = true};
    while (style.size > draw::type::note && ui.text.height(place.w, words, style) > place.h) --style.size;
    ui.text.draw(place, words, style);
    return;
  }
  const Point from = Shelves(board.shelves, view.boards[view.me]).group(pick_->rank, pick_->colour).centre();
  for (const Move move : choice) {
    const Rect cell = option_cell(at, view.boards[view.me], move);
    const Point root{from.x, board.shelves.bottom()};
    const Point tip{cell.centre().x, cell.y};
    if (tip.y > root.y && pick_->rank == Rank::low)  // from a higher shelf it would seem to come from the souls below
      ui.pen().AddBezierCubic(vec(root), vec({root.x, tip.y}), vec({tip.x, root.y}), vec(tip),
                              ui.colour(Ink::chosen, 0.6F), 2);
    draw_option(ui, cell, move, view, choices);
  }
}

void SoulInput::draw_end_button(draw::Ui& ui, const Rect& at, const View& view, Choices& choices) {
  constexpr float widest = 300;
  constexpr float tallest = 60;
  const Rect button = at.inset(std::max(0.0F, (at.w - widest) / 2), std::max(0.0F, (at.h - tallest) / 2));
  const float text_size = at.w < 130 ? 15 : 17;
  if (view.phase == Phase::use_reward) {
    ui.explain(button, "soul.decline", explanations::decline_button());
    if (ui.button(button, "soul.decline", ui.say("wicked.table.decline"), WidgetState::enabled, text_size, false))
      choices.attempt(ui, button, step_of(Kind::decline, 0, 0));
    return;
  }
  if (ui.now() >= confirms_until_) confirms_until_ = 0;
  const bool confirms = confirms_until_ > 0;
  ui.explain(button, "soul.done", explanations::finish_button());
  const std::string_view label = confirms ? "wicked.table.done_anyway" : "wicked.table.done";
  if (!ui.button(button, "soul.done", ui.say(label), WidgetState::primary, text_size, false)) return;
  std::vector<Phrase> warnings = losses(view, choices);
  if (confirms || warnings.empty()) return choices.attempt(ui, button, step_of(Kind::done, 0, 0));
  pick_.reset();
  oracle_.reset();
  armed_ = Armed::none;
  ui.message.show(button, Phrase{"wicked.table.done_loses", {list("losses", std::move(warnings))}}, Ink::text);
  confirms_until_ = ui.now() + ui.message.remaining().value_or(0);
}

void SoulInput::tap_oracle(draw::Ui& ui, const Rect& about, const View& view, Move move, Choices& choices) {
  const bool confirms = ui.confirms_moves() && choices.allows(move) && overfills(view, move);
  if (!confirms || has_chosen(move)) return choices.attempt(ui, about, move);
  reset();
  oracle_ = move;
}

void tap_oracles(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat, SoulInput& input,
                 Choices& choices) {
  const bool processing = view.phase == Phase::soul && view.asked == seat && choices.any();
  const Board& board = view.boards[seat];
  const auto card = [&](const Rect& at, Kind kind, int which) {
    const Move move = step_of(kind, which, 0);
    const bool small = kind == Kind::small;
    const bool ready = choices.allows(move);
    const std::string id = oracle_id(small, which);
    const draw::Explanation explanation =
        small ? explanations::small_oracle(board, which, ready) : explanations::great_oracle(board, which, ready);
    const draw::Touch touch = ui.hit_target(at, id, explanation, ready ? WidgetState::primary : WidgetState::refused);
    if (ready && input.has_chosen(move)) {
      std::vector<Phrase> phrases = consequences(view, move);
      phrases.push_back({"wicked.then.again"});
      draw_consequences(ui, at, phrases);
    } else if (ready) {
      preview(ui, at, touch, view, move);
    }
    if (!touch.tapped) return;
    if (processing)
      input.tap_oracle(ui, at, view, move, choices);
    else
      answer_tap(ui, at, explanation);
  };
  for (int which = 0; which < oracles_each; ++which) {
    card(layout.great[which], Kind::great, which);
    card(layout.small[which], Kind::small, which);
  }
}

}  // namespace kairo::wicked::table
