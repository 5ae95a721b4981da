#include "web/tables/galleria/board/maze.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/fits.h"
#include "web/tables/galleria/board/ground.h"
#include "web/tables/galleria/board/rooms.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using draw::WidgetState;

namespace {

/// The grid with this card in it.
Grid with_card(Grid grid, const Placement& card) {
  grid.lay(card.cell, {card.card, card.turned});
  return grid;
}

/// The grid without the cards that are in the air.
Grid without(Grid grid, CellSet hidden) {
  for_each_cell(hidden & maze_cells(grid), [&](Cell cell) { grid.clear(cell); });
  return grid;
}

RoomLook look_of(const MazePicture& picture, const Grid& grid, Room room, const RoomSet joined,
                 const RoomSet at_stake) {
  const galleria::Table& table = picture.view.table;
  const RoomPlace& place = room_places[room];
  const SeatSet others = table.seen[room] & static_cast<SeatSet>(~(1U << picture.view.me));
  RoomLook look{.full = has_room(table.full, room) && !has_room(picture.hidden_rooms, room),
                .curio = picture.view.in_room[room],
                .secret = others == 0,
                .joined = has_room(joined, room),
                .at_stake = has_room(at_stake, room)};
  if (look.joined)
    look.light = picture.light.on_card(grid, place.cell).sides[static_cast<std::size_t>(std::countr_zero(place.side))];
  return look;
}

void draw_rooms(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, const Grid& grid) {
  const RoomSet reached = joined_rooms(grid);
  RoomSet at_stake = rooms_at_stake(picture.view.table, picture.builder);
  if (const MoveBuilder* builder = picture.builder; builder != nullptr)
    at_stake |= builder->place().room == no_room ? builder->target_rooms() : only_room(builder->place().room);
  for (Room room = 0; room < rooms; ++room)
    draw_room(ui, maze.room(room), room_places[room].side, look_of(picture, grid, room, reached, at_stake));
}

void draw_card_in(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, const Grid& grid, Cell cell) {
  draw_laid(ui, maze.cell(cell), face_at(grid, cell), picture.light.on_card(grid, cell));
  if (cell == middle) draw_start(ui, maze.cell(cell));
}

void draw_guard_in(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, const Grid& grid, Cell cell) {
  const galleria::Table& table = picture.view.table;
  const galleria::Face& face = face_at(grid, cell);
  if (face.power == 0) return;
  draw_guard(ui, maze.cell(cell), face,
             {monster_power(table, cell), has_cell(table.passed, cell) || table.ignores_monsters});
}

constexpr double falling = 0.16;  // seconds

/// The dust that a card raises as it falls.
void draw_dust(draw::Ui& ui, const Rect& at, double since) {
  const auto t = static_cast<float>((since - falling) / 0.3);
  if (t < 0 || t > 1) return;
  constexpr int grains = 6;
  for (int i = 0; i < grains; ++i) {
    const float angle = (static_cast<float>(i) + 0.5F) * 2 * std::numbers::pi_v<float> / grains;
    const float off = at.w * (0.5F + 0.16F * t);
    const draw::Point grain = at.centre() + draw::Point{off * std::cos(angle), off * std::sin(angle)};
    draw::glow(ui.pen(), grain, at.w * 0.12F, at.w * 0.12F, draw::with_alpha(stone::seen(ui, stone::ridge), 1 - t));
  }
}

/// The card that was just laid, on its way down.
void draw_fallen(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, const Grid& grid) {
  const Cell cell = picture.fallen;
  if (cell >= galleria::cells || is_free(grid, cell)) return;
  const Rect at = maze.cell(cell);
  const draw::DrawRange drawn(ui.pen());
  draw_card_in(ui, maze, picture, grid, cell);
  draw_guard_in(ui, maze, picture, grid, cell);
  const float height = 1 - draw::ease(static_cast<float>(picture.since / falling));
  if (height > 0) drawn.lift(at.centre(), 0, 1 + 0.15F * height);
  draw_dust(ui, at, picture.since);
}

void draw_cards(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture, const Grid& grid) {
  const CellSet resting = grid.passages().cards & ~(picture.fallen < galleria::cells ? only_cell(picture.fallen) : 0);
  for_each_cell(resting, [&](Cell cell) { draw_card_in(ui, maze, picture, grid, cell); });
  for_each_cell(resting, [&](Cell cell) { draw_guard_in(ui, maze, picture, grid, cell); });
  draw_fallen(ui, maze, picture, grid);
}

/// A frame around what is spoken of, which leaves its colours alone.
void draw_pointed(draw::Ui& ui, const Rect& at) {
  draw::glow(ui.pen(), at.centre(), at.w * 0.9F, at.h * 0.9F, draw::with_alpha(stone::stake, 0.25F));
  draw::stroke(ui.pen(), draw::round_outline(at.inset(0.5F), at.w * 0.08F), stone::casing, 5);
  draw::stroke(ui.pen(), draw::round_outline(at.inset(0.5F), at.w * 0.08F), stone::stake, 3);
}

/// Whether the place of a room is beside the maze's edge there, at the second column and row from each corner.
bool is_by_a_room(int i) { return i == 1 || i == width - 2; }

/// The letters of the columns below the maze and the numbers of the rows beside it; in the wall, where rooms are, their
/// neighbours tell them.
void draw_coordinates(draw::Ui& ui, const MazeLayout& maze) {
  const Rect letters = maze.letters();
  const draw::TextStyle style{.size = draw::min_text_size,
                              .ink = maze.in_wall() ? Ink::white : Ink::text_soft,
                              .align = Align::centre,
                              .middle = true};
  for (int i = 0; i < width; ++i) {
    if (maze.in_wall() && is_by_a_room(i)) continue;
    const Rect cell = maze.cell(cell_at(i, i));
    ui.text.label({cell.x, letters.y, cell.w, letters.h}, std::string(1, static_cast<char>('a' + i)), style);
    ui.text.label({maze.squares().x - maze.wall() - maze.gutter(), cell.y, letters.h, cell.h}, std::to_string(i + 1),
                  style);
  }
}

/// The current streak and its length.
void draw_streak(draw::Ui& ui, const MazeLayout& maze, const galleria::Table& table) {
  const int n = count_of(table.streak);
  const bool heard = n >= streak_length;
  const ImU32 colour = heard ? stone::heard_streak : stone::streak;
  for_each_cell(table.streak, [&](Cell cell) {
    const draw::Outline outline = draw::round_outline(maze.cell(cell).inset(3), maze.unit() * 0.08F);
    draw::stroke(ui.pen(), outline, stone::casing, 4);  // or it would be lost on a lit floor
    draw::stroke(ui.pen(), outline, colour, 2);
  });
  Rect at = maze.lintel().inset(2, 0);
  constexpr float least_for_words = 22;  // high; lower, larger lamps say the same
  const bool lamps_alone = at.h < least_for_words;
  const float lamp = std::min(9.0F, at.h * (lamps_alone ? 0.34F : 0.26F));
  const float wide = (2 * lamp + 4) * px(streak_length) + 2;
  Rect lamps = lamps_alone ? Rect{at.centre().x - wide / 2, at.y, wide, at.h} : at.take_right(wide, 3);
  for (int i = 0; i < streak_length; ++i) draw_lamp(ui, lamps.column(i, streak_length, 0).centre(), lamp, i < n, heard);
  if (lamps_alone) return;
  const draw::TextStyle style{
      .size = std::clamp(at.h * 0.7F, 14.0F, 18.0F), .ink = Ink::white, .align = Align::right, .middle = true};
  const std::string words = ui.say({"galleria.table.streak", {number("n", n)}});
  ui.text.label(at, ui.text.width(words, style) > at.w ? std::to_string(n) : words, style);
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
  const Grid grid = without(table.grid, picture.hidden);
  const bool falls = picture.fallen < galleria::cells && picture.since < falling;
  picture.light.follow(falls ? without(grid, only_cell(picture.fallen)) : grid, picture.now);
  draw_ground(ui, maze, grid, picture.light);
  draw_coordinates(ui, maze);
  draw_rooms(ui, maze, picture, grid);
  draw_cards(ui, maze, picture, grid);
  if (!is_alone(table)) draw_streak(ui, maze, table);  // nobody else can answer it
  if (!has_cell(picture.hidden, table.pending.cell)) draw_pending(ui, maze, table);
  if (picture.builder != nullptr) draw_picked(ui, maze, *picture.builder);
  for_each_cell(picture.pointed, [&](Cell cell) {
    if (cell != picture.fallen) draw_pointed(ui, maze.cell(cell));  // light and dust speak for themselves
  });
}

namespace {

/// The seat that has enraged the monster there, if it was told; no_seat: nobody knows.
Seat enraged_by(std::span<const ChronicleEntry> told, Cell cell) {
  const Arg where = list("cell", {cell_phrase(cell)});
  for (std::size_t i = told.size(); i-- > 0;)
    if (told[i].words.key == "galleria.event.enraged" &&
        std::ranges::find(told[i].words.args, where) != told[i].words.args.end())
      return told[i].seat;
  return no_seat;
}

/// The explanation of the place, or the price of placing the picked card there.
draw::Explanation explanation_of_spot(const MazePicture& picture, const Place& place) {
  const MoveBuilder* builder = picture.builder;
  draw::Explanation explanation = explanation_of(picture.view, place);
  if (explanation.term.key == "galleria.what.enraged")
    if (const Seat by = enraged_by(picture.told, place.cell); by != no_seat) {
      explanation.term.key = "galleria.what.enraged.by";
      explanation.term.args.push_back(seat_name("seat", by));
    }
  if (builder != nullptr && place.cell != no_cell && builder->places_card() &&
      has_cell(builder->fits() | builder->fits_turned(), place.cell)) {
    const int price = builder->price(place.cell);
    if (price > 0)
      explanation =
          explanation_of("galleria.what.price", {number("n", price), list("cell", {cell_phrase(place.cell)})});
  }
  explanation.aimed_at = builder != nullptr && builder->source() != Source{};
  return explanation;
}

}  // namespace

Place touch_maze(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture) {
  Place touched;
  const MoveBuilder* builder = picture.builder;
  const WidgetState state = builder != nullptr ? WidgetState::enabled : WidgetState::disabled;
  const bool rooms_first = builder != nullptr && builder->target_rooms() != 0;
  const Rect& whole = maze.whole();
  const float gutter = maze.gutter();
  ui.explain({whole.x - gutter, whole.y, whole.w + gutter, whole.h + gutter}, "maze",
             explanation_of("galleria.what.maze"));
  ui.explain(maze.letters(), "columns", explanation_of("galleria.what.maze"));
  if (!is_alone(picture.view.table))
    ui.explain(maze.lintel(), "streak",
               explanation_of("galleria.what.streak", {number("n", count_of(picture.view.table.streak))}));
  const auto touch_rooms = [&] {
    for (Room room = 0; room < rooms; ++room) {
      const Place place{.room = room};
      if (ui.hit_target(maze.room(room), spot_of_room(room), explanation_of_spot(picture, place), state).tapped)
        touched = place;
    }
  };
  // Spots added later win where they overlap.
  if (!rooms_first) touch_rooms();
  for (Cell cell = 0; cell < galleria::cells; ++cell) {
    const Place place{.cell = cell};
    if (ui.hit_target(maze.cell(cell), spot_of_cell(cell), explanation_of_spot(picture, place), state).tapped)
      touched = place;
  }
  if (rooms_first) touch_rooms();
  return touched;
}

}  // namespace kairo::galleria::table
