#include "web/app/pages/score_curve.h"

#include <utility>

#include "web/app/pages/score_table.h"

namespace kairo::app {

Block score_curve(const text::Writer& writer, const ScoreCourse& course) {
  Block chart = group("points", {}, writer.say("app.end.chart"));
  chart.kind = Block::Kind::chart;
  chart.values.assign(course.moments.begin(), course.moments.end());
  for (Seat seat = 0; seat < course.seats; ++seat) {
    Block line = seat_text(writer, seat);
    line.look = "seat-" + std::to_string(seat);
    for (const BySeat<int>& totals : course.totals) line.values.push_back(totals[seat]);
    chart.blocks.push_back(std::move(line));
  }
  return chart;
}

}  // namespace kairo::app
