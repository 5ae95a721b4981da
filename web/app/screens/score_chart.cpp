#include "web/app/screens/score_chart.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

constexpr float silhouette = 22;  // diameter
constexpr float lane_gap = 2;     // lines of equal totals run beside each other
constexpr float least_plot = 88;
constexpr TextStyle scale_style{.size = 14, .ink = Ink::text_soft, .align = Align::right, .middle = true};

struct Range {
  int least = 0;
  int most = 0;
};

/// Of all totals and 0; never empty.
Range range_of(const ScoreCourse& course) {
  Range range;
  for (const BySeat<int>& totals : course.totals)
    for (Seat seat = 0; seat < course.seats; ++seat) {
      range.least = std::min(range.least, totals[seat]);
      range.most = std::max(range.most, totals[seat]);
    }
  if (range.least == range.most) ++range.most;
  return range;
}

/// The heights of the silhouettes: where their lines end, but never one upon another.
BySeat<float> end_heights(const ScoreCourse& course, const Rect& at, const BySeat<float>& wanted) {
  const float each = at.w;
  std::vector<Seat> order;
  for (Seat seat = 0; seat < course.seats; ++seat) order.push_back(seat);
  std::ranges::sort(order, {}, [&](Seat seat) { return std::pair(wanted[seat], seat); });
  BySeat<float> heights = wanted;
  float free = at.y + each / 2;
  for (const Seat seat : order) {
    heights[seat] = std::max(heights[seat], free);
    free = heights[seat] + each;
  }
  float lowest = at.bottom() - each / 2;
  for (const Seat seat : order | std::views::reverse) {
    heights[seat] = std::min(heights[seat], lowest);
    lowest = heights[seat] - each;
  }
  return heights;
}

/// The plot and its scale: what is where.
struct Plot {
  Rect at;
  Range range;
  std::size_t moments;

  [[nodiscard]] float height_of(int total) const {
    return at.bottom() - at.h * static_cast<float>(total - range.least) / static_cast<float>(range.most - range.least);
  }
  [[nodiscard]] ImVec2 point(std::size_t moment, int total) const {
    return {at.x + at.w * static_cast<float>(moment) / static_cast<float>(moments - 1), height_of(total)};
  }
};

void draw_scale(Ui& ui, const Plot& plot, const Rect& numbers, const ScoreCourse& course) {
  for (const std::size_t moment : course.moments) {
    const float x = plot.point(moment, 0).x;
    ui.pen().AddLine({x, plot.at.y}, {x, plot.at.bottom()}, ui.colour(Ink::panel_edge, 0.5F));
  }
  constexpr float number_height = 16;
  const auto level = [&](int points) {
    const float y = plot.height_of(points);
    ui.pen().AddLine({plot.at.x, y}, {plot.at.right(), y}, ui.colour(Ink::panel_edge));
    ui.number({numbers.x, y - number_height / 2, numbers.w, number_height}, points, scale_style);
  };
  level(plot.range.most);
  level(plot.range.least);
  const float zero = plot.height_of(0);
  if (zero - plot.at.y > number_height && plot.at.bottom() - zero > number_height) level(0);
}

void draw_line(Ui& ui, const Plot& plot, const ScoreCourse& course, Seat seat, float end_height) {
  const ImU32 colour = ui.colour(draw::animal_ink(static_cast<draw::Animal>(seat)));
  const float aside = (static_cast<float>(seat) - static_cast<float>(course.seats - 1) / 2) * lane_gap;
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i < course.totals.size(); ++i) {
    const ImVec2 point = plot.point(i, course.totals[i][seat]);
    points.push_back({point.x, point.y + aside});
  }
  points.push_back({plot.at.right() + silhouette / 2, end_height});
  ui.pen().AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, 2);
}

}  // namespace

float chart_height(const ScoreCourse& course) {
  if (course.totals.empty()) return 0;
  return std::max(least_plot + 12, silhouette * static_cast<float>(course.seats));
}

void draw_score_chart(Ui& ui, Rect at, const ScoreCourse& course) {
  const float size = std::min(silhouette, at.h / static_cast<float>(course.seats));
  const Rect ends{at.right() - 4 - size, at.y, size, at.h};
  at = at.inset(4, 8);
  const Range range = range_of(course);
  const float widest = std::max(ui.text_width(text::number_words(range.least), {.size = 16}),
                                ui.text_width(text::number_words(range.most), {.size = 16}));
  const Rect numbers = at.take_left(widest + 4, 6);
  at.take_right(size, size / 2);
  const Plot plot{at, range, course.totals.size()};
  draw_scale(ui, plot, numbers, course);
  BySeat<float> wanted{};
  for (Seat seat = 0; seat < course.seats; ++seat) wanted[seat] = plot.height_of(course.totals.back()[seat]);
  const BySeat<float> heights = end_heights(course, ends, wanted);
  for (Seat seat = 0; seat < course.seats; ++seat) draw_line(ui, plot, course, seat, heights[seat]);
  for (Seat seat = 0; seat < course.seats; ++seat)
    portrait(ui, draw::square_around({ends.centre().x, heights[seat]}, size / 2), seat);
}

void mirror_score_chart(Ui& ui, const ScoreCourse& course) {
  if (course.totals.empty()) return;
  draw::Mirror::Part part{ui.say("app.end.chart"), {}};
  for (Seat seat = 0; seat < course.seats; ++seat) {
    std::string line = ui.name(seat) + ":";
    for (const std::size_t moment : course.moments) line += " " + text::number_words(course.totals[moment][seat]);
    part.lines.push_back(std::move(line));
  }
  ui.mirror().parts.push_back(std::move(part));
}

}  // namespace kairo::app
