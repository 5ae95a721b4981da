#include "web/tables/ruin/board/map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "web/draw/shapes.h"
#include "web/tables/ruin/board/sheet.h"
#include "web/tables/ruin/board/tally.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

Mark mark_of(const Map& map, Cell cell) { return map.walls.has(cell) ? Mark::wall : Mark::passage; }

/// The letters named by these goals.
LetterSet letters_of(GoalSet goals) {
  LetterSet letters = 0;
  for_each_in(goals, [&](Goal goal) { letters |= set_of(goal_letter(goal, 0)) | set_of(goal_letter(goal, 1)); });
  return letters;
}

/// The letters of goals that are met.
LetterSet met_letters(const Map& map, GoalSet goals) {
  GoalSet met = 0;
  for_each_in(goals, [&](Goal goal) { met |= meets(map, goal) ? set_of(goal) : 0; });
  return letters_of(met);
}

void draw_lines(draw::Ui& ui, const Lattice& at) {
  for (int i = 0; i <= side; ++i) {
    ui.pen().AddLine(vec(at.crossing(0, i)), vec(at.crossing(side, i)), pencil::squared, 1);
    ui.pen().AddLine(vec(at.crossing(i, 0)), vec(at.crossing(i, side)), pencil::squared, 1);
  }
}

/// Column names at the top and row names at the left.
void draw_names(draw::Ui& ui, const MapGrid& grid) {
  const float margin = grid.squares().x - grid.sheet().x;
  const draw::TextStyle style{.size = std::clamp(margin * 0.75F, draw::type::small, draw::type::lead),
                              .ink = Ink::ink_soft,
                              .align = Align::centre,
                              .middle = true};
  for (int i = 0; i < side; ++i) {
    const Rect column = grid.cell(cell_at(0, i));
    const Rect row = grid.cell(cell_at(i, 0));
    ui.text.label({column.x, grid.sheet().y + 2, column.w, margin - 2}, std::string(1, static_cast<char>('a' + i)),
                  style);
    ui.text.label({grid.sheet().x + 1, row.y, margin - 1, row.h}, std::to_string(i + 1), style);
  }
}

/// The letters of goals that are met, or can be.
LetterSet flagged_letters(const MapPicture& picture) {
  GoalSet worth_going = 0;
  for_each_in(picture.goals, [&](Goal goal) { worth_going |= may_still_meet(picture.map, goal) ? set_of(goal) : 0; });
  return letters_of(worth_going);
}

void draw_letter_cell(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture, Letter letter, const Rect& badge,
                      bool flagged) {
  const Cell cell = letter_cell(letter);
  Rect at = grid.cell(cell);
  if (const Rect under = intersection(badge, at.inset(at.w * 0.2F)); under.w > 0 && under.h > 0) return;
  if (picture.lit.has(cell) && grid.has_room_for_steps()) {  // the number of steps is in the lower corner
    constexpr float beside_number = 27;                      // a smaller square has the letter above it
    at = at.w < beside_number ? Rect{at.x, at.y, at.w * 0.6F, at.h * 0.56F}
                              : Rect{at.x, at.y, at.w * 0.82F, at.h * 0.8F};
  }
  const bool wall = picture.map.walls.has(cell);
  const bool gate = picture.map.gates.has(cell);
  if (in_set(picture.open, letter)) {
    const Rect doorway{at.x + at.w * 0.14F, at.y + at.h * 0.24F, at.w * 0.72F, at.h * 0.72F};
    return draw_destination(ui, gate ? doorway : at, letter, wall);
  }
  const bool drawn = picture.map.passages.has(cell);
  const float size = std::clamp(at.w * 0.52F, 14.0F, 28.0F);
  Rect inside = gate ? Rect{at.x, at.y + at.h * 0.12F, at.w, at.h} : at;
  if (flagged && !gate) inside = {at.x - at.w * 0.14F, at.y + at.h * 0.12F, at.w, at.h};  // beside the flag
  draw_letter(ui, inside, letter, size, wall ? Ink::white : drawn ? Ink::ink : Ink::ink_soft);
  if (letter == picture.next) draw_next(ui, at);
}

void draw_flags(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture, LetterSet flagged) {
  const LetterSet met = met_letters(picture.map, picture.goals);
  for_each_in(flagged, [&](Letter letter) { draw_flag(ui, grid.cell(letter_cell(letter)), in_set(met, letter)); });
}

void draw_counted(draw::Ui& ui, const MapGrid& grid, const Rectangle& rectangle, const Rect& badge) {
  if (rectangle.area() == 0) return;
  const Rect at = grid.block(rectangle).inset(1);
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, draw::with_alpha(pencil::light, 0.15F));
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, pencil::light_edge, 3, 0,
                   std::max(2.5F, grid.unit() * 0.09F));
  const float high = badge.h;
  draw::fill(ui.pen(), draw::round_outline(badge, high / 2), pencil::light_edge);
  ui.text.label(
      badge, std::to_string(rectangle.area()),
      {.size = high * 0.66F, .ink = Ink::white, .face = draw::Face::display, .align = Align::centre, .middle = true});
}

/// Footprints, two from each square to the next, the older ones fainter; none through a gate.
void draw_footprints(draw::Ui& ui, const MapGrid& grid, const std::vector<Cell>& walked) {
  const float size = std::max(1.5F, grid.unit() * 0.075F);
  for (std::size_t i = 1; i < walked.size(); ++i) {
    if (!beside(only_cell(walked[i - 1])).has(walked[i])) continue;
    const Point from = grid.centre(walked[i - 1]);
    const Point step = grid.centre(walked[i]) - from;
    const Point left = Point{step.y, -step.x} * 0.13F;
    const ImU32 colour = ui.colour(Ink::ink, std::max(0.3F, 0.8F - 0.1F * static_cast<float>(walked.size() - i)));
    ui.pen().AddCircleFilled(vec(from + step * 0.25F + left), size, colour);
    ui.pen().AddCircleFilled(vec(from + step * 0.75F - left), size, colour);
  }
}

/// The part that is not in ink yet.
CellSet in_pencil(const MapPicture& picture) { return picture.planned | picture.sketched; }

/// The old line opens like a door where the corridor grows.
void draw_openings(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture) {
  const float half = grid.unit() * std::max(0.0F, picture.progress - 0.4F) * 0.75F;
  const float thick = std::max(2.0F, grid.unit() * 0.06F);
  for_each_cell(picture.sketched & picture.map.passages, [&](Cell cell) {
    const Point from = grid.centre(cell);
    for_each_cell(beside(only_cell(cell)) & picture.map.passages, [&](Cell next) {
      const Point to = grid.centre(next);
      const Point door = (from + to) * 0.5F;
      const Point reach = from.x == to.x ? Point{half, thick} : Point{thick, half};
      ui.pen().AddRectFilled(vec(door - reach), vec(door + reach), pencil::floor);
    });
  });
}

void draw_drawn(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture) {
  const Map& map = picture.map;
  for_each_cell(in_pencil(picture) & map.filled(), [&](Cell cell) {
    draw_sketch(ui, grid.cell(cell), mark_of(map, cell), picture.sketched.has(cell) ? picture.progress : 0);
  });
  draw_openings(ui, grid, picture);
  for_each_cell(map.gates - only_cell(entrance), [&](Cell cell) { draw_gate(ui, grid.cell(cell)); });
  if (map.passages.has(entrance)) draw_entrance(ui, grid.cell(entrance));
}

Inked inked_of(const MapPicture& picture) {
  const CellSet pending = in_pencil(picture);
  return {.passages = picture.map.passages - pending,
          .walls = picture.map.walls - pending,
          .fresh = picture.fresh - pending,
          .light = picture.pointed_cells | picture.lit,
          .rock = picture.map.blank()};
}

/// Draws what only a move or a question changes. True if it had to be made.
bool draw_ink(draw::Ui& ui, const MapGrid& grid, const Inked& inked, KeptMap& kept) {
  const Lattice at = grid.lattice();
  return kept.draw(ui.pen(), {inked, at.corner.x, at.corner.y, at.unit, ui.colour(Ink::ink), ui.colour(Ink::paper)},
                   [&] {
                     draw_lines(ui, at);
                     draw_inked(ui, at, inked);
                   });
}

}  // namespace

Rect counted_badge(const MapGrid& grid, const Rectangle& rectangle) {
  if (rectangle.area() == 0) return {};
  const Point middle = grid.block(rectangle).centre();
  Point centre = middle;
  float nearest = std::numeric_limits<float>::max();
  for (int row = 0; row < rectangle.rows; ++row)
    for (int column = 0; column + 1 < rectangle.columns; ++column) {
      const Cell cell = cell_at(row_of(rectangle.corner) + row, column_of(rectangle.corner) + column);
      const Rect at = grid.cell(cell);
      const float away = std::abs(at.right() - middle.x) + std::abs(at.centre().y - middle.y);
      const auto free = [](int one) { return one != entrance && letter_at(static_cast<Cell>(one)) == no_letter; };
      if (!free(cell) || !free(cell + 1) || away >= nearest) continue;
      nearest = away;
      centre = {at.right(), at.centre().y};
    }
  const float high = std::clamp(grid.unit() * 0.9F, 24.0F, 40.0F);
  const float wide = high * 1.6F;
  // Beside the squares are the names of columns and rows.
  const Rect& squares = grid.squares();
  return {std::clamp(centre.x - wide / 2, squares.x, squares.right() - wide),
          std::clamp(centre.y - high / 2, squares.y, squares.bottom() - high), wide, high};
}

void draw_steps(draw::Ui& ui, const MapGrid& grid, const std::vector<Cell>& way) {
  for (std::size_t i = 1; i < way.size(); ++i)
    ui.pen().AddLine(vec(grid.centre(way[i - 1])), vec(grid.centre(way[i])), pencil::light_edge,
                     std::clamp(grid.unit() * 0.1F, 2.5F, 5.0F));
}

bool draw_map(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture, KeptMap& kept) {
  draw_sheet(ui, grid);
  if (grid.named()) draw_names(ui, grid);
  const bool made = draw_ink(ui, grid, inked_of(picture), kept);
  draw_drawn(ui, grid, picture);
  const Rect badge = counted_badge(grid, picture.rectangle);
  const LetterSet flagged = flagged_letters(picture);
  for (Letter letter = 0; letter < letters; ++letter)
    draw_letter_cell(ui, grid, picture, letter, badge, in_set(flagged, letter));
  draw_flags(ui, grid, picture, flagged);
  draw_counted(ui, grid, picture.rectangle, badge);
  if (picture.explorer_of == no_seat) return made;
  const float radius = grid.unit() * 0.44F;
  draw_footprints(ui, grid, picture.walked);
  draw_steps(ui, grid, picture.planned_way);
  if (!picture.planned_way.empty())
    draw_explorer(ui, grid.centre(picture.planned_way.back()), radius * 0.9F, picture.explorer_of, 0.6F);
  const Point explorer = Point{grid.squares().x, grid.squares().y} + picture.explorer * grid.unit();
  draw_explorer(ui, explorer, radius, picture.explorer_of);
  // A gem that comes back below it can be taken, too.
  for_each_in(picture.open, [&](Letter letter) {
    const Point off = grid.centre(letter_cell(letter)) - explorer;
    if (std::hypot(off.x, off.y) < 1) draw_gem(ui, explorer + Point{radius, -radius} * 0.7F, radius * 0.45F);
  });
  return made;
}

namespace {

/// A map the size of a stamp: corridors are light and walls are dark on the paper, without lines, which would fill it.
void draw_stamp(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture) {
  const Rect& at = grid.squares();
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, pencil::rough);
  const auto fill = [&](CellSet cells, ImU32 colour) {
    for_each_cell(cells, [&](Cell cell) {
      const Rect square = grid.cell(cell);
      ui.pen().AddRectFilled({square.x, square.y}, {square.right(), square.bottom()}, colour);
    });
  };
  const CellSet pending = in_pencil(picture);
  fill(picture.map.passages - pending, pencil::floor);
  fill(picture.map.walls - pending, ui.colour(Ink::ink));
  fill((picture.map.filled() & picture.fresh) - pending - picture.pointed_cells, draw::with_alpha(pencil::fresh, 0.6F));
  fill(picture.map.passages & picture.pointed_cells, pencil::light);
  fill(picture.map.walls & picture.pointed_cells, pencil::light_edge);
  fill(pending & picture.map.filled(), pencil::lit);
}

}  // namespace

void draw_map_small(draw::Ui& ui, const Rect& at, const MapPicture& picture, KeptMap& kept) {
  constexpr float stamp = 6;  // CSS pixels, the side of a square
  const MapGrid grid(at);
  draw_torn_paper(ui, grid.sheet());
  Inked inked = inked_of(picture);
  inked.rock = {};
  if (grid.unit() < stamp) {
    draw_stamp(ui, grid, picture);
  } else {
    draw_ink(ui, grid, inked, kept);
    draw_drawn(ui, grid, picture);
  }
  for_each_in(picture.open, [&](Letter letter) {
    const Cell cell = letter_cell(letter);
    if (!picture.map.walls.has(cell)) draw_gem(ui, grid.centre(cell), std::max(1.8F, grid.unit() * 0.48F));
  });
  if (picture.rectangle.area() > 0) {
    const Rect at_block = grid.block(picture.rectangle);
    ui.pen().AddRect({at_block.x, at_block.y}, {at_block.right(), at_block.bottom()}, pencil::refused, 1, 0, 2);
  }
  if (picture.explorer_of == no_seat) return;
  const Point corner{grid.squares().x, grid.squares().y};
  const float radius = std::max(4.5F, grid.unit() * 0.7F);
  draw_explorer(ui, corner + picture.explorer * grid.unit(), radius, picture.explorer_of);
}

}  // namespace kairo::ruin::table
