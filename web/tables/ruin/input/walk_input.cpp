#include "web/tables/ruin/input/walk_input.h"

#include <algorithm>
#include <string>
#include <utility>

#include "web/draw/shapes.h"
#include "web/tables/ruin/board/map.h"
#include "web/tables/ruin/board/tally.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

constexpr float text_size = draw::type::body;
constexpr float line_height = 18;
constexpr float narrow_option = 150;  // pixels wide; below it the sign is smaller

enum class Sign : std::uint8_t { stay, warp, leave };

/// The picture of an option, as on the map.
void draw_sign(draw::Ui& ui, const Rect& at, Sign sign, Seat seat) {
  const float size = std::min(at.w, at.h);
  const Rect box{at.centre().x - size / 2, at.centre().y - size / 2, size, size};
  switch (sign) {
    case Sign::stay: return draw_explorer(ui, box.centre(), size * 0.42F, seat);
    case Sign::leave: return draw_entrance(ui, box);
    case Sign::warp: break;
  }
  draw_warp_sign(ui, box);
}

/// A button with a sign, what it does, and the first of the prices for which there is room. If the sign does not fit
/// beside the words it is above them, and if those are too wide it takes their place. True if tapped.
bool draw_option(draw::Ui& ui, const Rect& at, std::string_view id, Sign sign, Seat seat, std::string_view words,
                 std::initializer_list<std::string_view> prices, int points, WidgetState state,
                 const draw::Explanation& explanation) {
  ui.explain(at, id, explanation);
  const bool tapped = ui.icon_button(at, id, "", state);
  const bool narrow = at.w < narrow_option;
  Rect inside = at.inset(narrow ? 3 : 7, 4);
  const auto width = [&ui](std::string_view said) { return ui.text.width(said, {.size = draw::min_text_size}); };
  const float wide = std::min(inside.h, narrow ? 24.0F : 36.0F);
  const float tick = state == WidgetState::selected ? 16 : 0;
  const bool beside = width(words) + wide + 4 + tick <= inside.w;
  if (!beside && width(words) > inside.w - 2 * tick) words = {};  // they are centred
  const float lines = (words.empty() ? 0.0F : 1.0F) + (prices.size() == 0 ? 0.0F : 1.0F);
  const Rect picture =
      beside ? inside.take_left(wide, draw::gap::tight) : inside.take_top(inside.h - lines * line_height);
  if (picture.h >= line_height) draw_sign(ui, picture, sign, seat);
  std::string price;
  for (const std::string_view key : prices)
    if (price.empty() || width(price) > inside.w) price = ui.say({key, {number("n", points)}});
  const Ink ink = draw::button_ink(state);
  Rect text{inside.x, inside.centre().y - lines * line_height / 2, inside.w, lines * line_height};
  draw::TextStyle style{.size = text_size, .ink = ink, .align = Align::centre, .middle = true};
  if (!words.empty()) ui.text.label(text.take_top(line_height), words, style);
  style.size = draw::min_text_size;
  if (state == WidgetState::enabled) style.ink = Ink::gold;
  ui.text.label(text, price, style);
  return tapped;
}

/// The i-th of n options: one above the other in a narrow column, as long as they are as high as a finger.
Rect option_place(const Rect& at, int i, int n) {
  constexpr float finger = 44;
  constexpr float column = 300;
  constexpr float gap = 6;
  const Rect row = at.row(i, n, gap);
  return at.w < column && row.h >= finger ? row : at.column(i, n, gap);
}

}  // namespace

void WalkInput::begin(const View& view) {
  *this = {};
  if (view.phase != Phase::walk && view.phase != Phase::warp) return;
  const Map map = map_for_me(view, view.me);
  const Cell from = view.boards[view.me].explorer;
  const int steps = steps_of_round(view);
  const Reach walks = on_foot(map, from, steps);
  const Reach warped = with_warp(map, from, steps);
  by_warp_ = {warped, warped.stops() - walks.stops()};
  now_ = warps(view) ? by_warp_ : Ways{walks, walks.stops()};
}

bool WalkInput::cancel() {
  if (std::exchange(leaving_, false) || std::exchange(stop_, no_cell) != no_cell) return true;
  if (goal_hand_.cancel()) return true;
  return std::exchange(paying_, false);
}

bool WalkInput::act_out(Move move, int tap, const View& view) {
  if (tap == 0) {
    leaving_ = move.kind == Kind::leave;
    paying_ = move.kind == Kind::spend;
    if (leaving_ || paying_) return true;
  }
  if (paying_) return goal_hand_.act_out(move, tap - 1);
  if (leaving_) return false;
  const std::vector<Cell> cells =
      shortest_path(map_for_me(view, view.me), view.boards[view.me].explorer, move.a, warps(view));
  const auto next = static_cast<std::size_t>(tap) + 1;
  if (tap > 0 && next >= cells.size()) return false;
  stop_ = next < cells.size() ? cells[next] : move.a;
  return true;
}

std::vector<Cell> WalkInput::way(const View& view) const {
  if (stop_ == no_cell || paying_) return {};
  return shortest_path(map_for_me(view, view.me), view.boards[view.me].explorer, stop_, warps(view));
}

LetterSet WalkInput::passed(const View& view) const {
  LetterSet letters = 0;
  const std::vector<Cell> cells = way(view);
  for (std::size_t i = 1; i + 1 < cells.size(); ++i)
    if (const Letter letter = letter_at(cells[i]); letter != no_letter && in_set(view.open, letter))
      letters |= set_of(letter);
  return letters;
}

Move WalkInput::stop_move(const View& view, Cell cell) const { return {warps(view) ? Kind::warp : Kind::walk, cell}; }

std::optional<Move> WalkInput::chosen(const View& view) const {
  if (paying_) return goal_hand_.chosen(view.phase);
  if (leaving_) return Move{Kind::leave};
  return stop_ == no_cell ? std::nullopt : std::optional(stop_move(view, stop_));
}

/// Chooses a stop or leaving; if the rules refuse it, tells why. Without confirming, a stop is walked to at once.
void WalkInput::choose(draw::Ui& ui, const Rect& about, Move move, Choices& choices) {
  const bool walks = ui.hides_moves() || (move.kind != Kind::leave && !ui.confirms_moves());
  if (!choices.allows(move) || walks) return choices.attempt(ui, about, move);
  leaving_ = move.kind == Kind::leave;
  stop_ = leaving_ ? no_cell : move.a;
}

void WalkInput::draw_on_map(draw::Ui& ui, const MapGrid& grid, const MapTouch& touch, const View& view,
                            Choices& choices) {
  const CellSet told = ui.hides_moves() ? CellSet{} : lit();
  for_each_cell(told - only_cell(view.boards[view.me].explorer), [&](Cell cell) {
    if (cell == stop_ || (letter_at(cell) != no_letter && !grid.has_room_for_steps())) return;
    const Rect at = grid.cell(cell).inset(1);
    const float size = std::clamp(grid.unit() * 0.38F, 14.0F, 24.0F);
    const bool beside_letter = letter_at(cell) != no_letter && grid.unit() < 44;  // which may be wide
    const float width = beside_letter ? size * 0.7F : size;
    const Rect corner{at.right() - width, at.bottom() - size, width, size};
    draw::fill(ui.pen(), draw::round_outline(corner, width / 2), pencil::light_edge);
    ui.text.label(corner, std::to_string(steps_to(cell)),
                  {.size = std::max(draw::min_text_size, size * 0.75F),
                   .ink = Ink::white,
                   .align = Align::centre,
                   .middle = true});
  });
  if (touch.tapped != no_cell) {
    const Move move = stop_move(view, touch.tapped);
    if (paying_)
      ui.message.show(grid.cell(touch.tapped),
                      ui.say(goal_hand_.picked() != 0 ? "ruin.table.press_spend" : "ruin.table.pick_goal"));
    else if (touch.tapped == stop_)
      choices.attempt(ui, grid.cell(touch.tapped), move);
    else
      choose(ui, grid.cell(touch.tapped), move, choices);
  }
  const std::vector<Cell> steps = way(view);
  if (steps.empty()) return;
  draw_steps(ui, grid, steps);
  draw_explorer(ui, grid.centre(view.boards[view.me].explorer), grid.unit() * 0.44F, view.me);
  draw_explorer(ui, grid.centre(stop_), grid.unit() * 0.4F, view.me, 0.85F);
  draw::mark(ui, grid.cell(stop_), WidgetState::primary, 4);
}

void WalkInput::draw_options(draw::Ui& ui, const Rect& at, const View& view, Choices& choices) {
  if (paying_) return goal_hand_.draw_cards(ui, at, my_goals(view), map_for_me(view, view.me), 1);
  const bool may_leave = view.half + 1 == halves;
  const bool may_warp = !warps(view) && my_goals(view) != 0;
  const int n = (warps(view) ? 0 : 1) + (may_warp ? 1 : 0) + (may_leave ? 1 : 0);
  int i = 0;
  if (!warps(view)) {
    const Move stay = stop_move(view, view.boards[view.me].explorer);
    const Rect place = option_place(at, i++, n);
    if (draw_option(ui, place, "stay", Sign::stay, view.me, ui.say("ruin.table.stay_short"), {}, 0,
                    stop_ == stay.a ? WidgetState::selected : WidgetState::enabled, {.term = {"ruin.what.stay"}}))
      choose(ui, place, stay, choices);
  }
  if (may_warp) {
    const Rect place = option_place(at, i++, n);
    Move spending{Kind::spend};
    for_each_in(my_goals(view), [&](Goal goal) { spending.a = goal; });
    const bool helps = choices.allows(spending);
    if (draw_option(ui, place, "warp", Sign::warp, view.me, ui.say("ruin.table.warp"),
                    {"ruin.table.warp_price", "ruin.table.warp_price_short", "ruin.table.warp_price_shortest"}, 1,
                    helps ? WidgetState::enabled : WidgetState::refused, {.term = {"ruin.what.warp"}})) {
      paying_ = helps;
      if (!helps) choices.attempt(ui, place, spending);
    }
  }
  if (!may_leave) return;
  const Rect place = option_place(at, i++, n);
  const Move leave{Kind::leave};
  const int points = points_for_leaving_next(view);
  if (draw_option(ui, place, "leave", Sign::leave, view.me, ui.say("ruin.table.leave_short"),
                  {"ruin.table.leave_gain", "ruin.table.leave_gain_short"}, points,
                  leaving_                ? WidgetState::selected
                  : choices.allows(leave) ? WidgetState::enabled
                                          : WidgetState::refused,
                  {.term = {"ruin.what.leave", {number("n", points)}}}))
    choose(ui, place, leave, choices);
}

void WalkInput::draw_payment(draw::Ui& ui, const Rect& at, Choices& choices) {
  const bool stacked = at.w < 200;
  Rect rest = at;
  const Rect back = stacked ? rest.take_top((at.h - 4) / 2, draw::gap::tight)
                            : rest.take_far(ui.hand(), at.w * 0.34F, draw::gap::near);
  ui.explain(back, "warp.back", {.term = {"ruin.what.back_to_walk"}});
  if (ui.button(back, "warp.back", ui.say("ruin.table.back"), WidgetState::enabled, text_size, false)) {
    goal_hand_.cancel();
    paying_ = false;
  }
  goal_hand_.draw_spend_button(ui, rest, ui.say("ruin.table.spend_warp"), choices);
}

void WalkInput::draw_actions(draw::Ui& ui, const Rect& at, const View& view, std::optional<Move> suggested,
                             Choices& choices) {
  if (paying_) return draw_payment(ui, at, choices);
  const Rect button{at.x, at.bottom() - std::min(at.h, 72.0F), at.w, std::min(at.h, 72.0F)};
  const bool ready = leaving_ || stop_ != no_cell;
  const bool stays = !warps(view) && stop_ == view.boards[view.me].explorer;
  const std::string words = ui.say(leaving_ ? "ruin.table.leave" : stays ? "ruin.table.stay" : "ruin.table.stop_here");
  ui.explain(button, "walk.confirm", {.term = {"ruin.what.stop_here"}});
  if (!ui.button(button, "walk.confirm", words, ready ? WidgetState::primary : WidgetState::enabled, 18, false)) return;
  if (ready)
    choices.attempt(ui, button, leaving_ ? Move{Kind::leave} : stop_move(view, stop_));
  else if (suggested && suggested->kind != Kind::spend)
    choose(ui, button, *suggested, choices);
  else
    ui.message.show(button, ui.say("ruin.table.choose_stop"));
}

}  // namespace kairo::ruin::table
