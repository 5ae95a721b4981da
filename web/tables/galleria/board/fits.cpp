#include "web/tables/galleria/board/fits.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/draw/shapes.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;
using draw::vec;
using draw::WidgetState;

namespace {

/// A turn arrow, where the card fits only turned.
void draw_turn(draw::Ui& ui, Point centre, float radius, ImU32 colour) {
  const float width_of_line = std::max(1.5F, radius * 0.24F);
  ui.pen().PathArcTo(vec(centre), radius, 0.4F, 5.2F, 18);
  ui.pen().PathStroke(colour, ImDrawFlags_None, width_of_line);
  const Point tip{centre.x + radius * std::cos(5.2F), centre.y + radius * std::sin(5.2F)};
  const float head = radius * 0.6F;
  ui.pen().AddTriangleFilled({tip.x + head, tip.y + head * 0.2F}, {tip.x - head * 0.5F, tip.y - head * 0.7F},
                             {tip.x - head * 0.3F, tip.y + head}, colour);
}

/// A price in cards, on a tab with the back of one.
void draw_price(draw::Ui& ui, Point centre, float high, int cards) {
  const std::string words = "−" + std::to_string(cards);
  const draw::TextStyle style{.size = std::max(14.0F, high * 0.72F), .ink = draw::Ink::white, .middle = true};
  const float sign = ui.text.width(words, style) + 2;
  const float back = high * 0.46F;
  Rect tab{centre.x - (sign + back) / 2 - 4, centre.y - high / 2, sign + back + 8, high};
  const draw::Outline outline = draw::round_outline(tab, high * 0.25F);
  draw::fill(ui.pen(), outline, stone::seen(ui, stone::power));
  draw::stroke(ui.pen(), outline, stone::number_rim, 1);
  tab = tab.inset(4, high * 0.17F);
  const Rect card = tab.take_right(back);
  fill_rect(ui, card, stone::gold);
  fill_rect(ui, card.inset(1), stone::price_card);
  ui.text.label({tab.x, centre.y - high / 2, sign, high}, words, style);
}

/// A cell where the picked card fits: its ways as they would be.
void draw_fit(draw::Ui& ui, const Rect& at, const galleria::Face& face, bool turns) {
  draw_ghost(ui, at, face);
  dash(ui.pen(), draw::round_outline(at.inset(std::max(2.0F, at.w * 0.04F)), at.w * 0.1F), std::max(4.0F, at.w * 0.12F),
       stone::fitting, 2);
  if (!turns) return;
  const float radius = at.w * 0.16F;
  ui.pen().AddCircleFilled(vec(at.centre()), radius * 1.5F, draw::with_alpha(stone::casing, 0.8F));
  draw_turn(ui, at.centre(), radius, stone::fitting);
}

void draw_fitting(draw::Ui& ui, const MazeLayout& maze, const MoveBuilder& builder) {
  const Card card = builder.source().number;
  const int turned = builder.turned();
  for_each_cell(builder.fits(), [&](Cell cell) { draw_fit(ui, maze.cell(cell), face_of(card, turned), false); });
  for_each_cell(builder.fits_turned(),
                [&](Cell cell) { draw_fit(ui, maze.cell(cell), face_of(card, 1 - turned), true); });
}

/// The prices of the cells, each within its own; beside the card that is tried the button tells it.
void draw_prices(draw::Ui& ui, const MazeLayout& maze, const MoveBuilder& builder) {
  for_each_cell(builder.fits() | builder.fits_turned(), [&](Cell cell) {
    const Rect at = maze.cell(cell);
    const float high = std::clamp(at.h * 0.3F, 17.0F, 24.0F);
    if (builder.price(cell) > 0 && cell != builder.place().cell)
      draw_price(ui, {at.centre().x, at.bottom() - high * 0.6F}, high, builder.price(cell));
  });
}

}  // namespace

void draw_picked(draw::Ui& ui, const MazeLayout& maze, const MoveBuilder& builder) {
  if (builder.places_card()) draw_fitting(ui, maze, builder);
  for_each_cell(builder.target_cells(), [&](Cell cell) {
    draw::stroke(ui.pen(), draw::round_outline(maze.cell(cell).inset(3), 4), stone::fitting, 2);
  });
  const Place& place = builder.place();
  const Rect at = place.cell != no_cell ? maze.cell(place.cell) : Rect{};
  if (builder.places_card() && place.cell != no_cell) {
    const Card card = builder.source().number;
    const galleria::Face& face = face_of(card, builder.turned());
    draw_tile(ui, at, face, {true, true});
    if (face.power > 0) draw_guard(ui, at, face, {face.power});
  }
  if (place.cell != no_cell) draw::mark(ui, at.inset(2), WidgetState::primary, 4);
  if (builder.places_card()) draw_prices(ui, maze, builder);
}

void draw_pending(draw::Ui& ui, const MazeLayout& maze, const galleria::Table& table) {
  const Placement& pending = table.pending;
  if (pending.card == no_card || pending.cell >= galleria::cells) return;
  const Rect at = maze.cell(pending.cell);
  const galleria::Face& face = face_of(pending.card, pending.turned);
  draw_tile(ui, at, face, {true, true}, 0.7F);
  if (face.power > 0 && table.owed == 0) draw_guard(ui, at, face, {.power = face.power});
  draw::stroke(ui.pen(), draw::round_outline(at.inset(1.5F), 4), stone::gold, 2);
  if (table.owed > 0) draw_price(ui, at.centre(), std::clamp(at.h * 0.36F, 17.0F, 28.0F), table.owed);
}

}  // namespace kairo::galleria::table
