#include "web/tables/round_summary.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/draw/motion.h"
#include "web/tables/seats.h"
#include "web/text/number.h"

namespace kairo::tables {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float widest_sheet = 520;
constexpr float widest_column = 76;

/// The part of a row that has a column for each seat; the words are left of it.
Rect take_numbers(Rect& row, int seats) {
  return row.take_right(std::min(row.w * 0.6F, widest_column * px(seats)), draw::gap::tight);
}

void draw_row(draw::Ui& ui, Rect row, std::string_view words, int seats, const BySeat<int>& points, bool total) {
  ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(total ? Ink::frame : Ink::panel_edge),
                   total ? 2 : 1);
  const Rect numbers = take_numbers(row, seats);
  ui.text.label(row, words, {.size = draw::type::body, .ink = total ? Ink::text : Ink::text_soft, .middle = true});
  for (Seat seat = 0; seat < seats; ++seat) {
    const int mine = points[seat];
    const Ink ink = total ? Ink::gold : mine < 0 ? Ink::warn : mine > 0 ? Ink::text : Ink::text_soft;
    ui.text.label(numbers.column(seat, seats, 0), text::gain_words(mine),
                  {.size = total ? draw::type::heading : draw::type::strong,
                   .ink = ink,
                   .face = draw::Face::display,
                   .align = Align::centre,
                   .middle = true});
  }
}

}  // namespace

void draw_round_summary(draw::Ui& ui, const Rect& at, std::string_view heading, const GameInfo& game,
                        const Score& summary, float counted) {
  int sources = 0;
  for (std::size_t source = 0; source < game.score_sources.size(); ++source) sources += summary.shows(source) ? 1 : 0;
  const float line = std::clamp((at.h - 24) / px(sources + 3), 20.0F, 34.0F);
  const float width = std::min(at.w - 16, widest_sheet);
  const float height = line * px(sources + 3) + 16;
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  draw::panel(ui, sheet);
  Rect rest = sheet.inset(10, 8);
  ui.text.label(rest.take_top(line), heading,
                {.size = draw::type::lead, .face = draw::Face::display, .align = Align::centre, .middle = true});
  Rect head = rest.take_top(line);
  const Rect faces = take_numbers(head, summary.seats);
  for (Seat seat = 0; seat < summary.seats; ++seat)
    draw::animal(ui, faces.column(seat, summary.seats, 0).centre(), line * 0.44F, animal_of(seat));

  BySeat<int> totals{};
  float left = counted * px(sources);  // rows, from here on
  for (std::size_t source = 0; source < game.score_sources.size(); ++source) {
    if (!summary.shows(source)) continue;
    const Rect row = rest.take_top(line);
    const float share = std::clamp(left--, 0.0F, 1.0F);
    if (share <= 0) continue;
    BySeat<int> points{};
    for (Seat seat = 0; seat < summary.seats; ++seat) {
      points[seat] = static_cast<int>(std::lround(px(summary.of[seat].by_source[source]) * draw::ease(share)));
      totals[seat] += points[seat];
    }
    const std::string key = std::string(game.id) + ".score." + std::string(game.score_sources[source]);
    draw_row(ui, row, ui.say(key), summary.seats, points, false);
  }
  draw_row(ui, rest.take_top(line), ui.say("app.end.total"), summary.seats, totals, true);
}

}  // namespace kairo::tables
