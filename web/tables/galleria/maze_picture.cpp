#include "web/tables/galleria/maze_picture.h"

#include <algorithm>
#include <cmath>

#include "web/draw/light.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::Stance;
using draw::vec;

namespace {

float monster_radius(const Floor& floor) { return std::clamp(floor.unit() * 0.2F, 8.5F, 17.0F); }

void draw_ground(draw::Ui& ui, const Floor& floor, CellSet lit) {
  const Rect& at = floor.whole();
  draw::fill(ui.pen(), draw::round_outline(at, 6), stone::night);
  for (int cell = 0; cell < galleria::cells; ++cell) {
    const bool odd = (row_of(cell) + column_of(cell)) % 2 != 0;
    const Rect ground = floor.cell(cell).inset(std::max(0.5F, floor.unit() * 0.015F));
    draw::fill(ui.pen(), draw::round_outline(ground, floor.unit() * 0.07F), odd ? stone::odd_floor : stone::floor);
  }
  for_each_cell(lit, [&](Cell cell) {
    const Rect here = floor.cell(cell);
    draw::glow(ui.pen(), here.centre(), here.w * 1.25F, here.h * 1.25F, IM_COL32(255, 170, 80, 60));
  });
}

/// A doorway; with a curio's frame in it, and its points when the viewer knows it.
void draw_room(draw::Ui& ui, const Floor& floor, const View& view, Room room, bool joined) {
  const Rect at = floor.room(room).inset(1.5F);
  draw::fill(ui.pen(), draw::round_outline(at, 4), IM_COL32(40, 32, 60, 255));
  const bool full = has_room(view.table.full, room);
  draw::stroke(ui.pen(), draw::round_outline(at, 4),
               full     ? stone::gold
               : joined ? stone::low_lit_way
                        : IM_COL32(84, 78, 108, 255),
               1.5F);
  if (!full) return;
  const bool lying = at.w > at.h;
  const Rect frame = lying ? at.inset(at.w * 0.24F, 1) : at.inset(0.5F, at.h * 0.24F);
  draw::glow(ui.pen(), at.centre(), at.w, at.h, IM_COL32(190, 140, 255, 60));
  draw_frame(ui, frame);
  const Curio curio = view.in_room[room];
  const draw::TextStyle style{
      .size = 14, .ink = Ink::white, .face = draw::Face::display, .align = Align::centre, .middle = true};
  ui.label(frame, curio == no_curio ? "?" : std::to_string(curio_cards[curio].points), style);
}

void draw_cards(draw::Ui& ui, const Floor& floor, const MazePicture& picture, CellSet lit) {
  const galleria::Table& table = picture.view.table;
  const Grid& grid = table.grid;
  for (Cell cell = 0; cell < galleria::cells; ++cell) {
    if (is_free(grid, cell) || cell == picture.hidden) continue;
    const galleria::Face& face = face_at(grid, cell);
    const Rect at = floor.cell(cell);
    draw_tile(ui, at, face, {has_cell(lit, cell), face.mark != 0 && meets_joined(grid, lit, cell, face.mark)});
    if (cell == middle) draw_start(ui, at);
    if (face.power > 0)
      draw_monster(ui, monster_place(at, face), monster_radius(floor), monster_power(table, cell),
                   has_cell(table.passed, cell) || table.ignores_monsters);
  }
}

/// The cards that traps would take, and how many they are.
void draw_streak(draw::Ui& ui, const Floor& floor, const galleria::Table& table) {
  const int n = count_of(table.streak);
  const bool heard = n >= streak_length;
  const ImU32 colour = heard ? IM_COL32(255, 96, 86, 255) : IM_COL32(134, 216, 204, 255);
  for_each_cell(table.streak, [&](Cell cell) {
    draw::stroke(ui.pen(), draw::round_outline(floor.cell(cell).inset(1.5F), floor.unit() * 0.09F), colour, 2);
  });
  Rect at = floor.lintel().inset(2, 0);
  const float lamp = std::min(5.0F, at.h * 0.26F);
  Rect lamps = at.take_right((2 * lamp + 4) * px(streak_length) + 2, 3);
  for (int i = 0; i < streak_length; ++i) {
    const Point centre = lamps.column(i, streak_length, 0).centre();
    if (i < n)
      ui.pen().AddCircleFilled(vec(centre), lamp, colour);
    else
      ui.pen().AddCircle(vec(centre), lamp, stone::dark_edge, 0, 1.3F);
  }
  const draw::TextStyle style{
      .size = std::clamp(at.h * 0.7F, 14.0F, 18.0F), .ink = Ink::white, .align = Align::right, .middle = true};
  const std::string words = ui.say({"galleria.table.streak", {number("n", n)}});
  ui.label(at, ui.text_width(words, style) > at.w ? std::to_string(n) : words, style);
}

/// A turning arrow: here the card fits turned.
void draw_turn(draw::Ui& ui, Point centre, float radius, ImU32 colour) {
  const float width_of_line = std::max(1.5F, radius * 0.24F);
  ui.pen().PathArcTo(vec(centre), radius, 0.4F, 5.2F, 18);
  ui.pen().PathStroke(colour, ImDrawFlags_None, width_of_line);
  const Point tip{centre.x + radius * std::cos(5.2F), centre.y + radius * std::sin(5.2F)};
  const float head = radius * 0.6F;
  ui.pen().AddTriangleFilled({tip.x + head, tip.y + head * 0.2F}, {tip.x - head * 0.5F, tip.y - head * 0.7F},
                             {tip.x - head * 0.3F, tip.y + head}, colour);
}

void draw_fitting(draw::Ui& ui, const Floor& floor, const Picking& picking) {
  const ImU32 light = IM_COL32(255, 184, 74, 255);
  const float line = std::clamp(floor.unit() * 0.04F, 1.5F, 3.0F);
  const auto price_at = [&](Cell cell) {
    const Rect at = floor.cell(cell);
    const float high = std::clamp(at.h * 0.34F, 17.0F, 26.0F);
    if (picking.price(cell) > 0) draw_price(ui, {at.centre().x, at.bottom() - high * 0.62F}, high, picking.price(cell));
  };
  for_each_cell(picking.fits(), [&](Cell cell) {
    const Rect at = floor.cell(cell).inset(2);
    draw::fill(ui.pen(), draw::round_outline(at, 4), draw::with_alpha(light, 0.34F));
    draw::stroke(ui.pen(), draw::round_outline(at, 4), light, line);
    price_at(cell);
  });
  for_each_cell(picking.fits_turned(), [&](Cell cell) {
    const Rect at = floor.cell(cell).inset(2);
    draw::stroke(ui.pen(), draw::round_outline(at, 4), draw::with_alpha(light, 0.75F), line * 0.7F);
    const bool priced = picking.price(cell) > 0;
    draw_turn(ui, {at.centre().x, at.y + at.h * (priced ? 0.3F : 0.5F)}, at.w * 0.17F, light);
    price_at(cell);
  });
}

void draw_picked(draw::Ui& ui, const Floor& floor, const Picking& picking) {
  if (picking.places()) draw_fitting(ui, floor, picking);
  for_each_cell(picking.cells(), [&](Cell cell) { ui.mark(floor.cell(cell).inset(3), Stance::live, 4); });
  for (Room room = 0; room < rooms; ++room)
    if (has_room(picking.rooms(), room)) ui.mark(floor.room(room).inset(2), Stance::live, 4);
  const Place& place = picking.place();
  if (place.room != no_room) return ui.mark(floor.room(place.room).inset(1), Stance::primary, 4);
  if (place.cell == no_cell) return;
  const Rect at = floor.cell(place.cell);
  if (picking.places()) {
    const Card card = picking.source().number;
    const galleria::Face& face = face_of(card, picking.turned());
    draw_tile(ui, at, face, {true, true});
    if (face.power > 0) draw_monster(ui, monster_place(at, face), monster_radius(floor), face.power, false);
    if (const int price = picking.price(place.cell); price > 0)
      draw_price(ui, {at.centre().x, at.bottom() - 6}, std::clamp(at.h * 0.34F, 17.0F, 26.0F), price);
  }
  ui.mark(at.inset(2), Stance::primary, 4);
}

/// What has been declared and does not lie yet.
void draw_pending(draw::Ui& ui, const Floor& floor, const galleria::Table& table) {
  const Pending& pending = table.pending;
  if (pending.card == no_card || pending.cell >= galleria::cells) return;
  const Rect at = floor.cell(pending.cell);
  draw_tile(ui, at, face_of(pending.card, pending.turned), {true, true}, 0.7F);
  draw::stroke(ui.pen(), draw::round_outline(at.inset(1.5F), 4), stone::gold, 2);
  if (table.owed > 0) draw_price(ui, at.centre(), std::clamp(at.h * 0.36F, 17.0F, 28.0F), table.owed);
}

}  // namespace

void draw_maze(draw::Ui& ui, const Floor& floor, const MazePicture& picture) {
  const galleria::Table& table = picture.view.table;
  const CellSet lit = joined(table.grid);
  draw_ground(ui, floor, lit);
  const RoomSet reached = joined_rooms(table.grid);
  for (Room room = 0; room < rooms; ++room) draw_room(ui, floor, picture.view, room, has_room(reached, room));
  draw_cards(ui, floor, picture, lit);
  draw_streak(ui, floor, table);
  draw_pending(ui, floor, table);
  if (picture.picking != nullptr) draw_picked(ui, floor, *picture.picking);
  for_each_cell(picture.pointed, [&](Cell cell) { ui.mark(floor.cell(cell).inset(2), Stance::primary, 4); });
}

Place touch_maze(draw::Ui& ui, const Floor& floor, bool live, bool rooms_first) {
  Place touched;
  const Stance stance = live ? Stance::live : Stance::quiet;
  const auto touch_rooms = [&] {
    for (Room room = 0; room < rooms; ++room)
      if (ui.spot(floor.room(room), spot_of_room(room), "", stance).tapped) touched = {.room = room};
  };
  // What is offered last lies above where fingers overlap.
  if (!rooms_first) touch_rooms();
  for (Cell cell = 0; cell < galleria::cells; ++cell)
    if (ui.spot(floor.cell(cell), spot_of_cell(cell), "", stance).tapped) touched = {.cell = cell};
  if (rooms_first) touch_rooms();
  return touched;
}

}  // namespace kairo::galleria::table
