#include <array>
#include <compare>

#include "engine/games/ruin/rules.h"

namespace kairo::ruin {

namespace {

/// What a seat is compared by, each the more the better: the total, then the tie-breaking rules in their order.
using Merits = std::array<int, 3>;

int goals_met(const Board& board, GoalSet hand) {
  int met = 0;
  for_each_in(hand, [&](Goal goal) { met += meets(board.map, goal) ? 1 : 0; });
  return met;
}

Merits judge(const State& state, int seat, SeatScore& score) {
  const Board& board = state.boards[seat];
  const int met = goals_met(board, state.holdings[seat].hand);
  const int rectangle_now = largest_rectangle(board.map.filled()).area();
  const bool first_half = state.half == 0;
  const auto line = [&score](Source source, int points) {
    score.by_source[index(source)] = static_cast<std::int16_t>(points);
    score.total = static_cast<std::int16_t>(score.total + points);
  };
  line(Source::gems, board.gems * gem_points);
  line(Source::goals, met * goal_points);
  line(Source::first_rectangle, first_half ? rectangle_now : board.rectangle);
  line(Source::second_rectangle, first_half ? 0 : rectangle_now);
  line(Source::leaving, board.left == 0 ? never_left_points : points_for_leaving(board.left));
  line(Source::penalties, -board.penalties * single_penalty);
  return {score.total, board.gems, met};
}

/// The first rule by which two seats differ.
std::uint8_t first_difference(const Merits& a, const Merits& b) {
  std::uint8_t rule = 0;
  while (a[rule] == b[rule]) ++rule;
  return rule;
}

}  // namespace

int points_for_leaving(int place) {
  return place <= static_cast<int>(leaving_points.size()) ? leaving_points[place - 1] : 0;
}

int solo_rank(int total) {
  int rank = 0;
  for (const int threshold : solo_ranks) rank += total >= threshold ? 1 : 0;
  return rank;
}

Score score(const State& state) {
  Score score;
  score.seats = state.players;
  PerSeat<Merits> merits{};
  for (int seat = 0; seat < state.players; ++seat) merits[seat] = judge(state, seat, score.of[seat]);
  for (int seat = 0; seat < state.players; ++seat) {
    const Merits* next_better = nullptr;
    for (int other = 0; other < state.players; ++other) {
      if (merits[other] <= merits[seat]) continue;
      ++score.of[seat].place;
      if (next_better == nullptr || merits[other] < *next_better) next_better = &merits[other];
    }
    if (next_better != nullptr) score.of[seat].tie_break = first_difference(merits[seat], *next_better);
  }
  return score;
}

}  // namespace kairo::ruin
