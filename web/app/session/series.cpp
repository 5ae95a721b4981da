#include "web/app/session/series.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/numbers.h"
#include "engine/core/ranking.h"
#include "engine/core/rng.h"
#include "engine/core/setup.h"

namespace kairo::app {

namespace {

/// No game comes near to this; sums stay far from what a number can hold.
constexpr int most_points = 1'000'000;

constexpr char end_mark = 'e';

bool is_sound(const Series& series) {
  return series.games >= least_series && series.games <= most_series && series.played >= 0 &&
         series.played < series.games && !series.points.empty() &&
         std::ranges::all_of(series.points, [](int n) { return n >= -most_points && n <= most_points; });
}

/// Consumes a number and the `_` that follows it, if there is more.
std::optional<int> pop_number(std::string_view& text) {
  const std::size_t end = text.find('_');
  const auto number = read_number<int>(text.substr(0, end));
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return number;
}

}  // namespace

bool has_series(const GameInfo& game, int seats) { return seats > 1 || !game.solo_ranks.empty(); }

Series new_series(int games, int seats) {
  Series series{.games = games};
  for (int seat = 0; seat < seats; ++seat) series.points.push_back(0);
  return series;
}

std::optional<Series> begun_again(const std::optional<Series>& series) {
  if (!series) return std::nullopt;
  return new_series(series->games, static_cast<int>(series->points.size()));
}

Series after_game(Series series, const Score& score) {
  ++series.played;
  for (std::size_t seat = 0; seat < series.points.size(); ++seat) series.points[seat] += score.of[seat].total;
  return series;
}

std::uint64_t next_seed(std::uint64_t seed) {
  constexpr std::uint64_t apart = 0x5e71e5;  // from the numbers that deal the cards of this match
  Rng rng(seed ^ apart);
  const std::uint64_t high = rng.next();
  return ((high << 32) | rng.next()) % seed_bound;
}

FixedVector<Standing, max_seats> standings(const Series& series, const Score& score) {
  const Series after = after_game(series, score);
  Score ranked{.seats = static_cast<int>(after.points.size())};
  BySeat<std::array<int, 1>> sums{};
  for (std::size_t seat = 0; seat < after.points.size(); ++seat) sums[seat] = {after.points[seat]};
  rank_seats(ranked, sums);
  FixedVector<Standing, max_seats> all;
  for (int place = 1; place <= ranked.seats; ++place)
    for (Seat seat = 0; seat < ranked.seats; ++seat)
      if (ranked.of[seat].place == place) all.push_back({seat, place, after.points[seat]});
  return all;
}

std::string series_text(const Series& series) {
  std::string text = std::to_string(series.games) + "_" + std::to_string(series.played);
  for (const int points : series.points) text += "_" + std::to_string(points);
  return text + end_mark;
}

std::optional<Series> parse_series(std::string_view text) {
  if (!text.ends_with(end_mark)) return std::nullopt;
  text.remove_suffix(1);
  if (text.ends_with('_')) return std::nullopt;
  Series series;
  const auto games = pop_number(text);
  const auto played = pop_number(text);
  if (!games || !played) return std::nullopt;
  series.games = *games;
  series.played = *played;
  while (!text.empty()) {
    const auto points = pop_number(text);
    if (!points || series.points.size() == SeriesPoints::capacity()) return std::nullopt;
    series.points.push_back(*points);
  }
  return is_sound(series) ? std::optional(std::move(series)) : std::nullopt;
}

}  // namespace kairo::app
