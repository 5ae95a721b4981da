#include "web/tables/ruin/drawing.h"

#include <algorithm>
#include <string>

#include "web/draw/brush.h"
#include "web/draw/light.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::Stance;
using Kind = Move::Kind;

namespace {

/// The dealt cards that are not drawn yet.
LetterSet to_prepare(const View& view) { return undrawn(view.dealt, view.plan); }

/// The key by itself: with others held it is the browser's.
bool struck(ImGuiKey key) {
  const ImGuiIO& io = ImGui::GetIO();
  return !io.KeyCtrl && !io.KeyAlt && !io.KeySuper && ImGui::IsKeyPressed(key, false);
}

constexpr std::string_view turn_arc = "M -58 30 C -78 -40 -20 -84 34 -62";
constexpr std::string_view turn_head = "M 14 -96 L 74 -50 L 10 -22 Z";
constexpr std::string_view mirror_halves = "M -18 -64 L -18 64 L -84 64 Z";
constexpr std::string_view mirror_axis = "M 0 -84 L 0 -52 M 0 -28 L 0 4 M 0 28 L 0 60 M 0 78 L 0 84";

void turn_sign(draw::Ui& ui, const Rect& at, ImU32 colour) {
  const draw::Brush brush(ui.pen(), at.centre(), std::min(at.w, at.h) * 0.36F);
  const float width = std::max(2.5F, brush.size(16));
  brush.line(turn_arc, colour, width);
  brush.fill(turn_head, colour);
  brush.at({0, 0}, 1, 180).line(turn_arc, colour, width);
  brush.at({0, 0}, 1, 180).fill(turn_head, colour);
}

void mirror_sign(draw::Ui& ui, const Rect& at, ImU32 colour) {
  const draw::Brush brush(ui.pen(), at.centre(), std::min(at.w, at.h) * 0.36F);
  brush.fill(mirror_halves, colour);
  brush.mirrored().line(mirror_halves, colour, std::max(1.5F, brush.size(10)));
  brush.line(mirror_axis, colour, std::max(1.5F, brush.size(9)));
}

}  // namespace

void Drawing::begin(const View& view, const Choices& choices) {
  *this = {};
  phase_ = view.phase;
  if (phase_ == Phase::prepare) {
    const LetterSet cards = to_prepare(view);
    if (cards == 0) return;
    card_ = static_cast<Card>(std::countr_zero(cards));
    if (static_cast<int>(view.plan.size()) >= first_passages(view.players)) mark_ = Mark::wall;
    return take(Held(search_cards[card_].shape), false, choices);
  }
  if (phase_ == Phase::draw && !view.row.empty()) return take(Held(search_cards[view.row[0]].shape), false, choices);
  take(Held(), false, choices);
}

bool Drawing::cancel() { return std::exchange(laid_, no_cell) != no_cell; }

void Drawing::take(const Held& held, bool single, const Choices& choices) {
  held_ = held;
  single_ = single;
  light(choices);
}

void Drawing::turn(bool mirrored, const Choices& choices) {
  if (mirrored)
    held_.mirror();
  else
    held_.turn();
  light(choices);
}

Move Drawing::move_at(CellSet cells) const {
  if (single_) return {Kind::single, cells.first()};
  if (phase_ == Phase::extra) return {Kind::extra, static_cast<std::uint8_t>(mark_), cells.first()};
  Move move;
  find_drawing(mark_, cells, move);
  return move;
}

void Drawing::light(const Choices& choices) {
  lit_ = {};
  for (Cell cell = 0; cell < cells; ++cell)
    if (held_.fits(cell) && choices.may(move_at(held_.at(cell)))) lit_ |= only_cell(cell);
}

void Drawing::draw_held(draw::Ui& ui, const Grid& grid, CellSet cells, bool lawful) const {
  const ImU32 edge = lawful ? pencil::light_edge : pencil::refused;
  const float width = std::clamp(grid.unit() * 0.08F, 2.0F, 4.0F);
  for_each_cell(cells, [&](Cell cell) {
    const Rect at = grid.cell(cell);
    ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()},
                           lawful ? IM_COL32(255, 206, 96, 150) : IM_COL32(255, 150, 130, 170));
    draw_mark(ui, at, mark_, lawful ? 0.9F : 0.55F);
    if (!lawful)
      draw::hatch(ui.pen(), draw::round_outline(at.inset(1), 2), 9, draw::with_alpha(pencil::refused, 0.8F), 2);
    ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, edge, 2, 0, width);
  });
}

void Drawing::on_map(draw::Ui& ui, const Grid& grid, const MapTouch& touch, Choices& choices) {
  for_each_cell(lit_, [&](Cell cell) {
    const bool lettered = letter_at(cell) != no_letter;  // the letter stays legible above the light
    const Point middle = grid.centre(cell) + Point{0, lettered ? grid.unit() * 0.36F : 0};
    const float radius = grid.unit() * (lettered ? 0.12F : 0.17F);
    ui.pen().AddCircleFilled(draw::vec(middle), radius, draw::with_alpha(pencil::light, 0.75F));
    ui.pen().AddCircle(draw::vec(middle), radius, draw::with_alpha(pencil::light_edge, 0.8F), 0, 1.2F);
  });
  const Cell before = laid_;
  const bool again = touch.tapped != no_cell && touch.tapped == laid_ && !dragged_;
  if (touch.held && touch.under != no_cell && touch.under != laid_) {
    laid_ = touch.under;
    dragged_ = true;
  }
  if (touch.tapped != no_cell) laid_ = touch.tapped;
  const Cell shown = laid_ != no_cell ? laid_ : touch.under;
  if (shown == no_cell) return;
  const CellSet cells = held_.at(shown);
  const Move move = move_at(cells);
  draw_held(ui, grid, cells, choices.may(move));
  const bool put_down = !touch.held && (dragged_ || (touch.tapped != no_cell && laid_ != before));
  if (!touch.held) dragged_ = false;
  if (again || (put_down && !choices.may(move))) choices.attempt(ui, grid.around(cells), move);
}

void Drawing::option(draw::Ui& ui, const Rect& at, std::string_view id, Mark mark, const Held& held, bool single,
                     const Choices& choices) {
  const bool chosen = mark_ == mark && single_ == single;
  if (ui.plate(at, id, "", chosen ? Stance::chosen : Stance::live) && !chosen) {
    const bool same_shape = single_ == single;
    mark_ = mark;
    if (!same_shape) laid_ = no_cell;
    take(same_shape ? held_ : held, single, choices);
  }
  const bool narrow = at.w < 60;
  Rect inside = at.inset(narrow ? 3 : 8, narrow ? 3 : 5);
  if (single) {
    const Rect price =
        narrow ? inside.take_bottom(inside.h * 0.48F) : inside.take_right(std::min(inside.w * 0.5F, 44.0F), 2);
    ui.label(price, "−" + std::to_string(single_penalty),
             {.size = std::clamp(at.h * 0.4F, 15.0F, 22.0F),
              .ink = Ink::warn,
              .face = draw::Face::display,
              .align = Align::centre,
              .middle = true});
  }
  draw_scrap(ui, inside, chosen && !single ? held_ : held, mark);
}

void Drawing::options(draw::Ui& ui, const Rect& at, const View& view, const Choices& choices) {
  if (phase_ == Phase::prepare) {
    const LetterSet cards = to_prepare(view);
    int i = 0;
    for_each_in(cards, [&](Card card) {
      const Rect place = place_among(at, i++, size_of(cards), 6);
      const bool chosen = card == card_;
      const std::string id = "card." + std::string(ui.say(letter_key(card)));
      if (ui.plate(place, id, "", chosen ? Stance::chosen : Stance::live) && !chosen) {
        card_ = card;
        laid_ = no_cell;
        take(Held(search_cards[card].shape), false, choices);
      }
      Rect inside = place.inset(8, 5);
      const bool lettered = inside.w > 70;
      const Rect letter = lettered ? inside.take_left(inside.w * 0.24F, 2) : Rect{};
      if (lettered) draw_letter(ui, letter, card, std::clamp(place.h * 0.4F, 16.0F, 26.0F), Ink::text);
      draw_scrap(ui, inside, card == card_ ? held_ : Held(search_cards[card].shape), mark_);
    });
    return;
  }
  const bool drawing = phase_ == Phase::draw && !view.row.empty();
  const int n = drawing ? 3 : marks;
  const Held shape = drawing ? Held(search_cards[view.row[0]].shape) : Held();
  option(ui, place_among(at, 0, n, 6), "mark.passage", Mark::passage, shape, false, choices);
  option(ui, place_among(at, 1, n, 6), "mark.wall", Mark::wall, shape, false, choices);
  if (drawing) option(ui, place_among(at, 2, n, 6), "mark.single", Mark::wall, Held(), true, choices);
}

void Drawing::actions(draw::Ui& ui, const Rect& at, Choices& choices) {
  Rect rest = at;
  const bool one_square = single_ || phase_ == Phase::extra;
  if (!one_square) {
    const bool stacked = at.w < 200;
    Rect turning = stacked ? rest.take_top((at.h - 4) / 2, 4) : rest.take_left(std::min(at.w * 0.42F, 150.0F), 8);
    const Rect turn_at = turning.column(0, 2, 6);
    const Rect mirror_at = turning.column(1, 2, 6);
    const bool by_key = struck(ImGuiKey_R);
    const bool by_mirror_key = struck(ImGuiKey_F);
    ui.mirror().wheel = "turn";
    if (ui.plate(turn_at, "turn", "") || by_key) turn(false, choices);
    turn_sign(ui, turn_at, ui.colour(Ink::text));
    if (ui.plate(mirror_at, "mirror", "") || by_mirror_key) turn(true, choices);
    mirror_sign(ui, mirror_at, ui.colour(Ink::text));
  }
  const CellSet cells = laid_ == no_cell ? CellSet{} : held_.at(laid_);
  const bool lawful = laid_ != no_cell && choices.may(move_at(cells));
  const Rect button{rest.x, rest.y, rest.w, std::min(rest.h, 72.0F)};
  if (!ui.button(button, "draw.confirm", ui.say("ruin.table.draw_here"), lawful ? Stance::primary : Stance::refused, 18,
                 false))
    return;
  if (laid_ == no_cell)
    ui.tell(button, ui.say("ruin.table.lay_first"));
  else
    choices.attempt(ui, button, move_at(cells));
}

}  // namespace kairo::ruin::table
