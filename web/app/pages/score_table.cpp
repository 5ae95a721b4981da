#include "web/app/pages/score_table.h"

#include <string>
#include <utility>

#include "web/app/screens/score_words.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

Block row(std::string name, std::string look) {
  Block row = group(std::move(look), {text(std::move(name))});
  row.kind = Block::Kind::row;
  return row;
}

/// The faces and names with their places.
Block heads(const text::Writer& writer, const Score& score) {
  Block heads = row("", "heads");
  for (Seat seat = 0; seat < score.seats; ++seat) {
    Block head = seat_text(writer, seat);
    if (has_places(score)) head.note = writer.say(Phrase{"app.picture.place", {number("place", score.of[seat].place)}});
    heads.blocks.push_back(std::move(head));
  }
  return heads;
}

}  // namespace

Block seat_text(const text::Writer& writer, Seat seat) {
  Block block = text(writer.name(seat));
  block.picture = "seat." + std::to_string(seat);
  return block;
}

std::string score_cell_key(Seat seat, int source) {
  return "end.cell." + std::to_string(seat) + "." + std::to_string(source);
}

Block score_table(const text::Writer& writer, const GameInfo& game, const Score& score,
                  const std::optional<Series>& series, bool pressable) {
  Block table;
  table.kind = Block::Kind::table;
  table.look = "scores";
  table.blocks.push_back(heads(writer, score));
  for (const int source : shown_sources(game, score)) {
    Block points = row(source_name(writer, game, source), "");
    for (Seat seat = 0; seat < score.seats; ++seat) {
      std::string words = text::number_words(score.of[seat].by_source[static_cast<std::size_t>(source)]);
      if (!pressable) {
        points.blocks.push_back(text(std::move(words)));
        continue;
      }
      Block& cell = points.blocks.emplace_back(
          button(score_cell_key(seat, source), std::move(words), act::PointOut{seat, source}, "cell"));
      cell.on = false;
    }
    table.blocks.push_back(std::move(points));
  }
  Block totals = row(writer.say("app.end.total"), "total");
  Block sums = row(writer.say("app.series.total"), "series");
  for (Seat seat = 0; seat < score.seats; ++seat) {
    const int total = score.of[seat].total;
    totals.blocks.push_back(text(text::number_words(total)));
    if (series) sums.blocks.push_back(text(text::number_words(series->points[seat] + total)));
  }
  table.blocks.push_back(std::move(totals));
  if (series) table.blocks.push_back(std::move(sums));
  return table;
}

Block score_curve(const text::Writer& writer, const ScoreCourse& course) {
  Block chart = group("points", {}, writer.say("app.end.chart"));
  chart.kind = Block::Kind::chart;
  chart.note = writer.say("app.end.chart.axes");
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
