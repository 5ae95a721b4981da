#include "web/tables/round_summary.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "web/draw/motion.h"
#include "web/draw/narrow.h"
#include "web/tables/seats.h"
#include "web/text/number.h"

namespace kairo::tables {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float widest_sheet = 520;
constexpr float widest_column = 76;
constexpr float lowest_line = 20;
constexpr float between_names = 10;
constexpr float narrow = 260;  // inside; the words of a row are above its numbers

/// The part of a row that has a column for each seat; the words are left of it, or above it.
Rect take_numbers(Rect& row, int seats) {
  if (row.w < narrow) return row.take_bottom(row.h / 2);
  return row.take_right(std::min(row.w * 0.52F, widest_column * px(seats)), draw::gap::tight);
}

/// Names that are wider than their columns take turns on two lines.
int lines_of_names(const draw::Ui& ui, float column, int seats) {
  for (Seat seat = 0; seat < seats; ++seat)
    if (ui.text.width(ui.name(seat), {.size = draw::min_text_size}) * draw::narrowest > column - between_names)
      return 2;
  return 1;
}

/// The faces, and their names above them on so many lines; a thread leads past the lower line.
void draw_heads(draw::Ui& ui, const Rect& names, const Rect& faces, int seats, int lines) {
  constexpr float widest_name = 1.8F;  // in columns, on two lines: it ends beside the threads of its neighbours
  constexpr float overhang = 8;        // beyond the last column, into the edge of the sheet
  for (Seat seat = 0; seat < seats; ++seat) {
    const Rect column = faces.column(seat, seats, 0);
    const float middle = column.centre().x;
    draw::animal(ui, column.centre(), faces.h * 0.44F, animal_of(seat));
    if (lines == 0) continue;
    const Rect line = names.row(seat % lines, lines, 0);
    const float wide = lines > 1 ? widest_name * column.w : column.w - between_names;
    const float reach = std::min(wide / 2, faces.right() + overhang - middle);
    ui.text.label({middle - reach, line.y, 2 * reach, line.h}, ui.name(seat),
                  {.size = draw::type::small, .ink = Ink::text, .align = Align::centre, .middle = true});
    if (seat % lines < lines - 1)
      ui.pen().AddLine({middle, line.bottom()}, {middle, names.bottom()}, ui.colour(ink_of(seat)), 1.5F);
  }
}

/// The rows of a sheet: what a source has given, all of them together, and the points that everybody has by now.
enum class Row : std::uint8_t { source, sum, points };

void draw_row(draw::Ui& ui, Rect row, std::string_view words, int seats, const BySeat<int>& points, Row kind) {
  const bool source = kind == Row::source;
  ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(source ? Ink::panel_edge : Ink::frame),
                   source ? 1 : 2);
  const Rect numbers = take_numbers(row, seats);
  ui.text.label(row, words, {.size = draw::type::body, .ink = source ? Ink::text_soft : Ink::text, .middle = true});
  for (Seat seat = 0; seat < seats; ++seat) {
    const int mine = points[seat];
    const Ink ink = kind == Row::points ? Ink::gold : mine < 0 ? Ink::warn : mine > 0 ? Ink::text : Ink::text_soft;
    ui.text.label(numbers.column(seat, seats, 0),
                  kind == Row::points ? text::number_words(mine) : text::gain_words(mine),
                  {.size = kind == Row::points ? draw::type::heading : draw::type::strong,
                   .ink = ink,
                   .face = draw::Face::display,
                   .align = Align::centre,
                   .middle = true});
  }
}

}  // namespace

Rect draw_round_summary(draw::Ui& ui, const Rect& at, std::string_view heading, const GameInfo& game,
                        const Score& summary, const PointsBefore& before, float counted) {
  int sources = 0;
  for (std::size_t source = 0; source < game.score_sources.size(); ++source) sources += summary.shows(source) ? 1 : 0;
  const float width = std::min(at.w - 16, widest_sheet);
  Rect usual{0, 0, width - 20, lowest_line};
  int names = lines_of_names(ui, take_numbers(usual, summary.seats).column(0, summary.seats, 0).w, summary.seats);
  const int rows = sources + (before.sum.empty() ? 1 : 2);
  if (at.h - 24 < lowest_line * px(rows + 2 + names)) names = 0;  // no room
  const bool stacked = width - 20 < narrow;
  const int high = stacked ? 2 : 1;  // lines of a row
  const int lines = rows * high + 2 + names;
  const float line = std::clamp((at.h - 24) / px(lines), lowest_line, 34.0F);
  const float height = line * px(lines) + 16;
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  draw::panel(ui, sheet);
  Rect rest = sheet.inset(10, 8);
  ui.text.label(rest.take_top(line), heading,
                {.size = draw::type::lead, .face = draw::Face::display, .align = Align::centre, .middle = true});
  Rect head = rest.take_top(line * px(1 + names));
  Rect faces = stacked ? head : take_numbers(head, summary.seats);
  const Rect named = faces.take_top(line * px(names));
  draw_heads(ui, named, faces, summary.seats, names);

  BySeat<int> totals{};
  float left = counted * px(sources);  // rows, from here on
  for (std::size_t source = 0; source < game.score_sources.size(); ++source) {
    if (!summary.shows(source)) continue;
    const Rect row = rest.take_top(line * px(high));
    const float share = std::clamp(left--, 0.0F, 1.0F);
    if (share <= 0) continue;
    BySeat<int> points{};
    for (Seat seat = 0; seat < summary.seats; ++seat) {
      points[seat] = static_cast<int>(std::lround(px(summary.of[seat].by_source[source]) * draw::ease(share)));
      totals[seat] += points[seat];
    }
    const std::string key = std::string(game.id) + ".score." + std::string(game.score_sources[source]);
    draw_row(ui, row, ui.say(key), summary.seats, points, Row::source);
  }
  if (!before.sum.empty()) {
    draw_row(ui, rest.take_top(line * px(high)), before.sum, summary.seats, totals, Row::sum);
    for (Seat seat = 0; seat < summary.seats; ++seat) totals[seat] += before.points[seat];
  }
  draw_row(ui, rest, ui.say("app.end.total"), summary.seats, totals, Row::points);
  return sheet;
}

}  // namespace kairo::tables
