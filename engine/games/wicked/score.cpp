#include <compare>

#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

namespace {

/// What a seat is compared by, each the more the better: the total, then the tie-breaking rules in their order.
using Merits = std::array<int, 6>;

int sum(const std::array<std::uint8_t, colours>& counts) {
  int tokens = 0;
  for (const std::uint8_t count : counts) tokens += count;
  return tokens;
}

int achieved(const std::array<std::uint8_t, oracles_each>& done) {
  int oracles = 0;
  for (const std::uint8_t one : done) oracles += one;
  return oracles;
}

Merits judge(const Board& board, SeatScore& score) {
  const Tokens tokens = owned(board);
  const int greats = achieved(board.great_done);
  const int relieved = board.impurity - relief_a_great * greats;
  const int impurity = relieved > 0 ? relieved : 0;
  std::array<int, ranks> count;
  const auto line = [&score](Source source, int points) {
    score.by_source[static_cast<int>(source)] = static_cast<std::int16_t>(points);
    score.total = static_cast<std::int16_t>(score.total + points);
  };
  for (int rank = 0; rank < ranks; ++rank) {
    count[rank] = sum(tokens[rank]);
    line(static_cast<Source>(rank), count[rank] * token_points[rank]);
  }
  line(Source::great, greats * great_points);
  line(Source::small, achieved(board.small_done) * small_points);
  line(Source::impurity, -impurity);
  return {score.total, greats, count[index(Rank::high)], count[index(Rank::middle)], count[index(Rank::low)],
          -impurity};
}

/// The first rule by which two seats differ.
std::uint8_t first_difference(const Merits& a, const Merits& b) {
  std::uint8_t rule = 0;
  while (a[rule] == b[rule]) ++rule;
  return rule;
}

}  // namespace

Score score(const State& state) {
  Score score;
  score.seats = state.players;
  BySeat<Merits> merits{};
  for (int seat = 0; seat < state.players; ++seat) merits[seat] = judge(state.boards[seat], score.of[seat]);
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

}  // namespace kairo::wicked
