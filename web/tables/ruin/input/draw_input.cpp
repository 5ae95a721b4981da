#include "web/tables/ruin/input/draw_input.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "web/draw/painter.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/explanations.h"
#include "web/tables/ruin/input/gains.h"
#include "web/tables/ruin/tints.h"
#include "web/text/number.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

/// The dealt cards whose shapes are not drawn yet.
LetterSet to_prepare(const View& view) { return undrawn(view.dealt, view.plan); }

/// True if the key was pressed without modifiers; key combinations are left to the browser.
bool pressed_alone(ImGuiKey key) {
  const ImGuiIO& io = ImGui::GetIO();
  return !io.KeyCtrl && !io.KeyAlt && !io.KeySuper && ImGui::IsKeyPressed(key, false);
}

constexpr std::string_view turn_arc = "M -58 30 C -78 -40 -20 -84 34 -62";
constexpr std::string_view turn_head = "M 14 -96 L 74 -50 L 10 -22 Z";
constexpr std::string_view mirror_halves = "M -18 -64 L -18 64 L -84 64 Z";
constexpr std::string_view mirror_axis = "M 0 -84 L 0 -52 M 0 -28 L 0 4 M 0 28 L 0 60 M 0 78 L 0 84";

void draw_turn_sign(draw::Ui& ui, const Rect& at, ImU32 colour) {
  const draw::Painter painter(ui.pen(), at.centre(), std::min(at.w, at.h) * 0.36F);
  const float width = std::max(2.5F, painter.pixels(16));
  painter.line(turn_arc, colour, width);
  painter.fill(turn_head, colour);
  painter.at({0, 0}, 1, 180).line(turn_arc, colour, width);
  painter.at({0, 0}, 1, 180).fill(turn_head, colour);
}

draw::Explanation explanation_of_option(Mark mark, bool single) {
  if (single) return {.term = {"ruin.what.draw_single", {number("n", single_penalty)}}};
  return {.term = {mark == Mark::passage ? "ruin.what.draw_passage" : "ruin.what.draw_wall"}};
}

void draw_mirror_sign(draw::Ui& ui, const Rect& at, ImU32 colour) {
  const draw::Painter painter(ui.pen(), at.centre(), std::min(at.w, at.h) * 0.36F);
  painter.fill(mirror_halves, colour);
  painter.mirrored().line(mirror_halves, colour, std::max(1.5F, painter.pixels(10)));
  painter.line(mirror_axis, colour, std::max(1.5F, painter.pixels(9)));
}

/// How a shape, as it is on its card, comes to fill some cells.
struct Lie {
  bool mirrored = false;
  Cell grip = no_cell;
};

Lie lie_of(const HeldShape& shape, CellSet wanted) {
  for (const bool mirrored : {false, true}) {
    HeldShape held = shape;
    if (mirrored) held.mirror();
    for (int turns = 0; turns < 4; ++turns, held.turn())
      for (Cell cell = 0; cell < cells; ++cell)
        if (held.fits(cell) && held.at(cell) == wanted) return {mirrored, cell};
  }
  return {};
}

}  // namespace

void DrawInput::begin(const View& view, const Choices& choices) {
  *this = {};
  phase_ = view.phase;
  if (phase_ == Phase::prepare) {
    const LetterSet cards = to_prepare(view);
    if (cards == 0) return;
    card_ = static_cast<Card>(std::countr_zero(cards));
    if (static_cast<int>(view.plan.size()) >= first_passages(view.players)) mark_ = Mark::wall;
    return set_shape(HeldShape(search_cards[card_].shape), false, choices);
  }
  if (phase_ == Phase::draw && !view.row.empty())
    return set_shape(HeldShape(search_cards[view.row[0]].shape), false, choices);
  set_shape(HeldShape(), false, choices);
}

bool DrawInput::cancel() {
  aimed_ = no_cell;
  left_.reset();
  return std::exchange(grip_, no_cell) != no_cell;
}

bool DrawInput::act_out(Move move, int tap, const View& view, const Choices& choices) {
  if (tap == 0) {
    cancel();
    choose_kind(move, view, choices);
    return true;
  }
  const bool whole = move.kind == Kind::draw;
  const CellSet wanted = whole ? drawn_cells(move) : only_cell(move.kind == Kind::single ? move.a : move.b);
  const Lie lie = lie_of(whole ? HeldShape(orientations[move.c].shape) : HeldShape(), wanted);
  constexpr int most_taps =
      6;  // to mirror it, turn it three times and lay it; not for ever if the player turns it, too
  if (tap >= most_taps || lie.grip == no_cell || grip_ != no_cell) return false;
  // It is laid last: on the way it might lie where it may not.
  if (held_.at(lie.grip) == wanted)
    grip_ = aimed_ = lie.grip;
  else
    turn(lie.mirrored && tap == 1, choices);
  return true;
}

void DrawInput::choose_kind(Move move, const View& view, const Choices& choices) {
  if (move.kind != Kind::draw) {
    mark_ = move.kind == Kind::single ? Mark::wall : static_cast<Mark>(move.a);
    return set_shape(HeldShape(), move.kind == Kind::single, choices);
  }
  mark_ = static_cast<Mark>(move.a);
  const Shape shape = orientations[move.c].shape;
  if (phase_ == Phase::prepare)
    for_each_in(to_prepare(view), [&](Card card) {
      if (search_cards[card].shape == shape) card_ = card;
    });
  set_shape(HeldShape(shape), false, choices);
}

void DrawInput::set_shape(const HeldShape& held, bool single, const Choices& choices) {
  held_ = held;
  single_ = single;
  placed_ = false;
  light_fitting_squares(choices);
}

void DrawInput::turn(bool mirrored, const Choices& choices) {
  if (mirrored)
    held_.mirror();
  else
    held_.turn();
  placed_ = false;
  left_ = no_cell;
  light_fitting_squares(choices);
}

Move DrawInput::move_at(CellSet cells) const {
  if (single_) return {Kind::single, cells.first()};
  if (phase_ == Phase::extra) return {Kind::extra, static_cast<std::uint8_t>(mark_), cells.first()};
  Move move;
  find_drawing(mark_, cells, move);
  return move;
}

void DrawInput::light_fitting_squares(const Choices& choices) {
  lit_ = {};
  for (Cell cell = 0; cell < cells; ++cell)
    if (held_.fits(cell) && choices.allows(move_at(held_.at(cell)))) lit_ |= only_cell(cell);
}

Cell DrawInput::grip_for(Cell tapped) const {
  Cell best = tapped;
  int nearest = cells;
  if (lit_.has(tapped)) return tapped;
  for_each_cell(lit_, [&](Cell grip) {
    const int away = std::abs(row_of(grip) - row_of(tapped)) + std::abs(column_of(grip) - column_of(tapped));
    if (away >= nearest || !held_.at(grip).has(tapped)) return;
    best = grip;
    nearest = away;
  });
  return best;
}

void DrawInput::drag(const MapTouch& touch) {
  if (touch.held && !std::exchange(down_, touch.held)) {
    const bool on_shape = grip_ != no_cell && held_.at(grip_).has(touch.under);
    taken_ = on_shape ? touch.under : no_cell;
    taken_grip_ = grip_;
  }
  down_ = touch.held;
  if (!touch.held || touch.under == no_cell || touch.under == (dragged_ || taken_ == no_cell ? aimed_ : taken_)) return;
  aimed_ = touch.under;
  dragged_ = true;
  if (taken_ == no_cell) {
    grip_ = grip_for(aimed_);
    return;
  }
  const auto moved = [&](auto line_of) {
    return std::clamp(line_of(taken_grip_) + line_of(aimed_) - line_of(taken_), 0, side - 1);
  };
  grip_ = grip_for(cell_at(moved(row_of), moved(column_of)));
}

Cell DrawInput::pointed_by(const MapTouch& touch) {
  if (!left_) left_ = touch.under;
  if (*left_ == touch.under) return no_cell;
  left_ = no_cell;
  return touch.under;
}

void DrawInput::draw_held(draw::Ui& ui, const MapGrid& grid, CellSet cells, LetterSet open, bool legal) const {
  for_each_cell(cells, [&](Cell cell) {
    const Rect at = grid.cell(cell);
    ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, legal ? pencil::lit : tint::wrong);
    draw_chosen_cell(ui, at, cell, mark_, open);
    if (!legal)
      draw::hatch(ui.pen(), draw::round_outline(at.inset(1), 2), 9, draw::with_alpha(pencil::refused, 0.8F), 2);
  });
  draw_border(ui.pen(), grid.lattice(), cells, legal ? pencil::light_edge : pencil::refused,
              std::clamp(grid.unit() * 0.08F, 2.0F, 4.0F));
}

MapTouch DrawInput::with_dragged(const MapGrid& grid, const MapTouch& touch) {
  drag_.begin();
  if (drag_.dragged().empty()) return touch;
  MapTouch carried{.held = true};
  for (Cell cell = 0; cell < cells; ++cell)
    if (drag_.is_over(grid.cell(cell))) carried.under = cell;
  if (carried.under != no_cell) return carried;
  cancel();
  dragged_ = false;
  return carried;
}

void DrawInput::draw_dragged(draw::Ui& ui) const {
  if (carried_.w > 0 && !dragged_) draw_scrap(ui, drag_.moved(carried_), held_, mark_);
}

bool DrawInput::draw_choice(draw::Ui& ui, const Rect& at, std::string_view id, bool chosen) {
  const bool pressed = ui.icon_button(at, id, "", chosen ? WidgetState::selected : WidgetState::enabled);
  const bool carried = drag_.follow(id, {.held = ui.gesture.held(id)});
  if (carried) carried_ = at;
  return !chosen && (pressed || carried);
}

void DrawInput::draw_on_map(draw::Ui& ui, const MapGrid& grid, const MapTouch& pointer, const View& view,
                            Choices& choices) {
  const MapTouch touch = with_dragged(grid, pointer);
  // A player who asks what things are would take the dots for what can be asked about.
  for_each_cell(ui.explainer.asking() ? CellSet{} : lit_, [&](Cell cell) {
    const bool lettered = letter_at(cell) != no_letter;  // keeps the letter above it legible
    const Point middle = grid.centre(cell) + Point{0, lettered ? grid.unit() * 0.36F : 0};
    draw_grip(ui, middle, grid.unit() * (lettered ? 0.12F : 0.17F), 0.75F);
  });
  shown_.reset();
  const Cell before = grip_;
  const bool again = touch.tapped != no_cell && touch.tapped == aimed_ && placed_ && !dragged_;
  drag(touch);
  if (touch.tapped != no_cell && !again && !dragged_) {
    grip_ = grip_for(touch.tapped);
    aimed_ = touch.tapped;
  }
  placed_ = placed_ || dragged_ || touch.tapped != no_cell;
  const Cell pointed = pointed_by(touch);
  const Cell shown = grip_ != no_cell ? grip_ : pointed != no_cell ? grip_for(pointed) : no_cell;
  if (shown == no_cell) return;
  const CellSet cells = held_.at(shown);
  const Move move = move_at(cells);
  draw_held(ui, grid, cells, view.open, choices.allows(move));
  if (choices.allows(move)) {
    shown_ = move;
    draw_gains(ui, grid, view, move);
  }
  const bool put_down = !touch.held && (dragged_ || (touch.tapped != no_cell && grip_ != before));
  if (!touch.held) dragged_ = false;
  if (again || (put_down && !choices.allows(move))) {
    // The subject of a refusal may be beside the shape.
    choices.attempt(ui, grid.around(cells).inset(-grid.unit()), move);
  }
}

void DrawInput::draw_option(draw::Ui& ui, const Rect& at, std::string_view id, Mark mark, const HeldShape& held,
                            bool single, const Choices& choices) {
  const bool chosen = mark_ == mark && single_ == single;
  ui.explain(at, id, explanation_of_option(mark, single));
  if (draw_choice(ui, at, id, chosen)) {
    const bool same_shape = single_ == single;
    mark_ = mark;
    if (!same_shape) cancel();
    set_shape(same_shape ? held_ : held, single, choices);
  }
  const bool narrow = at.w < 60;
  Rect inside = at.inset(narrow ? 3 : 8, narrow ? 3 : 5);
  if (single) {
    const Rect price =
        narrow ? inside.take_bottom(inside.h * 0.48F) : inside.take_right(std::min(inside.w * 0.5F, 44.0F), 2);
    ui.text.label(price, text::number_words(-single_penalty),
                  {.size = std::clamp(at.h * 0.4F, 15.0F, 22.0F),
                   .ink = Ink::warn,
                   .face = draw::Face::display,
                   .align = Align::centre,
                   .middle = true});
  }
  draw_scrap(ui, inside, single == single_ ? held_ : held, mark);
}

void DrawInput::draw_options(draw::Ui& ui, const Rect& at, const View& view, const Choices& choices) {
  carried_ = {};
  if (phase_ == Phase::prepare) {
    const LetterSet cards = to_prepare(view);
    int i = 0;
    for_each_in(cards, [&](Card card) {
      const Rect place = place_among(at, i++, size_of(cards), 6);
      const bool chosen = card == card_;
      const std::string id = "card." + std::string(ui.say(letter_key(card)));
      ui.explain(place, id, explanation_of_dealt_card(card));
      if (draw_choice(ui, place, id, chosen)) {
        card_ = card;
        cancel();
        set_shape(HeldShape(search_cards[card].shape), false, choices);
      }
      // If letter and shape do not fit side by side, the letter goes below, away from the tick that marks the choice.
      const bool below = place.w < 2 * place.h;
      const bool low = below && place.h < 80;
      const float size = std::clamp(place.h * (below ? 0.2F : 0.4F), low ? 15.0F : 16.0F, 26.0F);
      Rect inside = place.inset(low ? 3 : 8, low ? 3 : 5);
      const Rect letter = below ? inside.take_bottom(size, 1) : inside.take_left(inside.w * 0.24F, 2);
      draw_card_letter(ui, letter, card, size, Ink::text);
      draw_scrap(ui, inside, card == card_ ? held_ : HeldShape(search_cards[card].shape), mark_);
    });
    return draw_dragged(ui);
  }
  const bool drawing = phase_ == Phase::draw && !view.row.empty();
  const int n = drawing ? 3 : marks;
  const HeldShape shape = drawing ? HeldShape(search_cards[view.row[0]].shape) : HeldShape();
  draw_option(ui, place_among(at, 0, n, 6), "mark.passage", Mark::passage, shape, false, choices);
  draw_option(ui, place_among(at, 1, n, 6), "mark.wall", Mark::wall, shape, false, choices);
  if (drawing) draw_option(ui, place_among(at, 2, n, 6), "mark.single", Mark::wall, HeldShape(), true, choices);
  draw_dragged(ui);
}

void DrawInput::draw_actions(draw::Ui& ui, const Rect& at, const View& view, std::optional<Move> suggested,
                             Choices& choices) {
  Rect rest = at;
  const bool one_square = single_ || phase_ == Phase::extra;
  if (!one_square) {
    constexpr float narrow = 240;  // below it all three side by side would be narrower than a finger
    const bool stacked = at.w < narrow && at.h >= 2 * 44;
    Rect turning = stacked ? rest.take_top((at.h - 4) / 2, draw::gap::tight)
                           : rest.take_far(ui.hand(), std::min(at.w * 0.42F, 150.0F), draw::gap::near);
    const Rect turn_at = turning.column(0, 2, 6);
    const Rect mirror_at = turning.column(1, 2, 6);
    const bool by_key = pressed_alone(ImGuiKey_R);
    const bool by_mirror_key = pressed_alone(ImGuiKey_F);
    ui.mirror.wheel = "turn";
    // A device with nothing but a finger has no keys.
    const bool by_finger = ui.gesture.pointer_facts().finger;
    ui.explain(turn_at, "turn", {.term = {by_finger ? "ruin.what.turn" : "ruin.what.turn_by_key"}});
    ui.explain(mirror_at, "mirror", {.term = {by_finger ? "ruin.what.mirror" : "ruin.what.mirror_by_key"}});
    if (ui.icon_button(turn_at, "turn", "") || by_key) turn(false, choices);
    draw_turn_sign(ui, turn_at, ui.colour(Ink::text));
    if (ui.icon_button(mirror_at, "mirror", "") || by_mirror_key) turn(true, choices);
    draw_mirror_sign(ui, mirror_at, ui.colour(Ink::text));
  }
  const CellSet cells = grip_ == no_cell ? CellSet{} : held_.at(grip_);
  const bool legal = grip_ != no_cell && choices.allows(move_at(cells));
  const Rect button{rest.x, rest.y, rest.w, std::min(rest.h, 72.0F)};
  ui.explain(button, "draw.confirm", {.term = {"ruin.what.draw_here"}});
  if (!ui.button(button, "draw.confirm", ui.say("ruin.table.draw_here"),
                 legal              ? WidgetState::primary
                 : grip_ == no_cell ? WidgetState::enabled
                                    : WidgetState::refused,
                 18, false))
    return;
  if (grip_ != no_cell) return choices.attempt(ui, button, move_at(cells));
  if (!suggested)
    return ui.message.show(button, ui.say(lit_.empty() ? "ruin.table.turn_first" : "ruin.table.lay_first"));
  for (int tap = 0; act_out(*suggested, tap, view, choices);) ++tap;
}

}  // namespace kairo::ruin::table
