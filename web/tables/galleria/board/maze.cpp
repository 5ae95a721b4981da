#include "web/tables/galleria/board/maze.h"

#include <algorithm>
#include <cmath>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;
using draw::WidgetState;

namespace {

constexpr ImU32 fitting = IM_COL32(255, 184, 74, 255);

float monster_radius(const MazeLayout& maze) { return std::clamp(maze.unit() * 0.2F, 8.5F, 17.0F); }

void draw_ground(draw::Ui& ui, const MazeLayout& maze, CellSet lit) {
  const Rect& at = maze.whole();
  draw::fill(ui.pen(), draw::round_outline(at, 6), stone::night);
  for (int cell = 0; cell < galleria::cells; ++cell) {
    const bool odd = (row_of(cell) + column_of(cell)) % 2 != 0;
    const Rect ground = maze.cell(cell).inset(std::max(0.5F, maze.unit() * 0.015F));
    draw::fill(ui.pen(), draw::round_outline(ground, maze.unit() * 0.07F), odd ? stone::odd_floor : stone::floor);
  }
  for_each_cell(lit, [&](Cell cell) {
    const Rect here = maze.cell(cell);
    draw::glow(ui.pen(), here.centre(), here.w * 1.25F, here.h * 1.25F, IM_COL32(255, 170, 80, 60));
  });
}

/// The grid with this card in it.
Grid with_card(Grid grid, const Placement& card) {
  grid.lay(card.cell, {card.card, card.turned});
  return grid;
}

/// A doorway with the frame of its curio, and the curio's points if the viewer knows it.
void draw_room(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, Room room, bool joined) {
  const View& view = picture.view;
  const Rect at = maze.room(room).inset(1.5F);
  draw::fill(ui.pen(), draw::round_outline(at, 4), IM_COL32(40, 32, 60, 255));
  const bool full = has_room(view.table.full, room) && !has_room(picture.hidden_rooms, room);
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
  constexpr float least = 18;
  ui.label(at.inset(std::min(0.0F, (at.w - least) / 2), std::min(0.0F, (at.h - least) / 2)),
           curio == no_curio ? "?" : std::to_string(curio_cards[curio].points), style);
}

void draw_cards(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, CellSet lit) {
  const galleria::Table& table = picture.view.table;
  const Grid& grid = table.grid;
  for (Cell cell = 0; cell < galleria::cells; ++cell) {
    if (is_free(grid, cell) || has_cell(picture.hidden, cell)) continue;
    const galleria::Face& face = face_at(grid, cell);
    const Rect at = maze.cell(cell);
    draw_tile(ui, at, face, {has_cell(lit, cell), face.mark != 0 && meets_joined(grid, lit, cell, face.mark)});
    if (cell == middle) draw_start(ui, at);
    if (face.power > 0)
      draw_monster(ui, monster_place(at, face), monster_radius(maze), monster_power(table, cell),
                   has_cell(table.passed, cell) || table.ignores_monsters);
  }
}

/// The current streak and its length.
void draw_streak(draw::Ui& ui, const MazeLayout& maze, const galleria::Table& table) {
  const int n = count_of(table.streak);
  const bool heard = n >= streak_length;
  const ImU32 colour = heard ? stone::heard_streak : stone::streak;
  for_each_cell(table.streak, [&](Cell cell) {
    draw::stroke(ui.pen(), draw::round_outline(maze.cell(cell).inset(1.5F), maze.unit() * 0.09F), colour, 2);
  });
  Rect at = maze.lintel().inset(2, 0);
  const float lamp = std::min(5.0F, at.h * 0.26F);
  Rect lamps = at.take_right((2 * lamp + 4) * px(streak_length) + 2, 3);
  for (int i = 0; i < streak_length; ++i) draw_lamp(ui, lamps.column(i, streak_length, 0).centre(), lamp, i < n, heard);
  const draw::TextStyle style{
      .size = std::clamp(at.h * 0.7F, 14.0F, 18.0F), .ink = Ink::white, .align = Align::right, .middle = true};
  const std::string words = ui.say({"galleria.table.streak", {number("n", n)}});
  ui.label(at, ui.text_width(words, style) > at.w ? std::to_string(n) : words, style);
}

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

void draw_fitting(draw::Ui& ui, const MazeLayout& maze, const MoveBuilder& builder) {
  const float line = std::clamp(maze.unit() * 0.04F, 1.5F, 3.0F);
  const auto price_at = [&](Cell cell) {
    const Rect at = maze.cell(cell);
    const float high = std::clamp(at.h * 0.34F, 17.0F, 26.0F);
    if (builder.price(cell) > 0) draw_price(ui, {at.centre().x, at.bottom() - high * 0.62F}, high, builder.price(cell));
  };
  for_each_cell(builder.fits(), [&](Cell cell) {
    const Rect at = maze.cell(cell).inset(2);
    draw::fill(ui.pen(), draw::round_outline(at, 4), draw::with_alpha(fitting, 0.34F));
    draw::stroke(ui.pen(), draw::round_outline(at, 4), fitting, line);
    price_at(cell);
  });
  for_each_cell(builder.fits_turned(), [&](Cell cell) {
    const Rect at = maze.cell(cell).inset(2);
    draw::stroke(ui.pen(), draw::round_outline(at, 4), draw::with_alpha(fitting, 0.75F), line * 0.7F);
    const bool priced = builder.price(cell) > 0;
    draw_turn(ui, {at.centre().x, at.y + at.h * (priced ? 0.3F : 0.5F)}, at.w * 0.17F, fitting);
    price_at(cell);
  });
}

void draw_picked(draw::Ui& ui, const MazeLayout& maze, const MoveBuilder& builder) {
  if (builder.places_card()) draw_fitting(ui, maze, builder);
  for_each_cell(builder.target_cells(), [&](Cell cell) {
    draw::stroke(ui.pen(), draw::round_outline(maze.cell(cell).inset(3), 4), fitting, 2);
  });
  for (Room room = 0; room < rooms; ++room)
    if (has_room(builder.target_rooms(), room)) ui.mark(maze.room(room).inset(2), WidgetState::enabled, 4);
  const Place& place = builder.place();
  if (place.room != no_room) return ui.mark(maze.room(place.room).inset(1), WidgetState::primary, 4);
  if (place.cell == no_cell) return;
  const Rect at = maze.cell(place.cell);
  if (builder.places_card()) {
    const Card card = builder.source().number;
    const galleria::Face& face = face_of(card, builder.turned());
    draw_tile(ui, at, face, {true, true});
    if (face.power > 0) draw_monster(ui, monster_place(at, face), monster_radius(maze), face.power, false);
  }
  ui.mark(at.inset(2), WidgetState::primary, 4);
}

/// A card that is declared but not placed yet.
void draw_pending(draw::Ui& ui, const MazeLayout& maze, const galleria::Table& table) {
  const Placement& pending = table.pending;
  if (pending.card == no_card || pending.cell >= galleria::cells) return;
  const Rect at = maze.cell(pending.cell);
  draw_tile(ui, at, face_of(pending.card, pending.turned), {true, true}, 0.7F);
  draw::stroke(ui.pen(), draw::round_outline(at.inset(1.5F), 4), stone::gold, 2);
  if (table.owed > 0) draw_price(ui, at.centre(), std::clamp(at.h * 0.36F, 17.0F, 28.0F), table.owed);
}

}  // namespace

RoomSet rooms_at_stake(const galleria::Table& table, const MoveBuilder* builder) {
  // Rooms that were left before are visited again.
  const auto visited_with = [&](const Placement& card) {
    return static_cast<RoomSet>(joined_rooms(with_card(table.grid, card)) & table.full);
  };
  if (builder != nullptr && builder->places_card() && builder->place().cell != no_cell)
    return visited_with({builder->source().number, builder->place().cell, builder->turned()});
  if (table.stage == Stage::act || table.phase == Phase::over) return 0;
  if (table.pending.card != no_card) return visited_with(table.pending);
  return table.laid == no_cell ? RoomSet{0}
                               : static_cast<RoomSet>(joined_rooms(table.grid) & table.full & ~table.left_alone);
}

void draw_maze(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture) {
  const galleria::Table& table = picture.view.table;
  const CellSet lit = joined(table.grid);
  draw_ground(ui, maze, lit);
  const RoomSet reached = joined_rooms(table.grid);
  for (Room room = 0; room < rooms; ++room) draw_room(ui, maze, picture, room, has_room(reached, room));
  draw_cards(ui, maze, picture, lit);
  if (!is_alone(table)) draw_streak(ui, maze, table);  // nobody else can answer it
  if (!has_cell(picture.hidden, table.pending.cell)) draw_pending(ui, maze, table);
  if (picture.builder != nullptr) draw_picked(ui, maze, *picture.builder);
  const RoomSet threatened = rooms_at_stake(table, picture.builder);
  for (Room room = 0; room < rooms; ++room)
    if (has_room(threatened, room)) ui.mark(maze.room(room).inset(1), WidgetState::primary, 4);
  for_each_cell(picture.pointed, [&](Cell cell) { ui.mark(maze.cell(cell).inset(2), WidgetState::primary, 4); });
}

namespace {

/// What is in the place, or what it costs to place the picked card there.
draw::What what_is_there(const MazePicture& picture, const Place& place) {
  const MoveBuilder* builder = picture.builder;
  draw::What what = what_is(picture.view, place);
  if (builder != nullptr && place.cell != no_cell && builder->places_card() &&
      has_cell(builder->fits() | builder->fits_turned(), place.cell)) {
    const int price = builder->price(place.cell);
    if (price > 0) what = what_is("galleria.what.price", {number("n", price), list("cell", {cell_phrase(place.cell)})});
  }
  what.aimed_at = builder != nullptr && builder->source() != Source{};
  return what;
}

}  // namespace

Place touch_maze(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture) {
  Place touched;
  const MoveBuilder* builder = picture.builder;
  const WidgetState stance = builder != nullptr ? WidgetState::enabled : WidgetState::disabled;
  const bool rooms_first = builder != nullptr && builder->target_rooms() != 0;
  ui.explain(maze.whole(), "maze", what_is("galleria.what.maze"));
  if (!is_alone(picture.view.table))
    ui.explain(maze.lintel(), "streak",
               what_is("galleria.what.streak", {number("n", count_of(picture.view.table.streak))}));
  const auto touch_rooms = [&] {
    for (Room room = 0; room < rooms; ++room) {
      const Place place{.room = room};
      if (ui.hit_target(maze.room(room), spot_of_room(room), what_is_there(picture, place), stance).tapped)
        touched = place;
    }
  };
  // Spots added later win where they overlap.
  if (!rooms_first) touch_rooms();
  for (Cell cell = 0; cell < galleria::cells; ++cell) {
    const Place place{.cell = cell};
    if (ui.hit_target(maze.cell(cell), spot_of_cell(cell), what_is_there(picture, place), stance).tapped)
      touched = place;
  }
  if (rooms_first) touch_rooms();
  return touched;
}

}  // namespace kairo::galleria::table
