#include <array>

#include "engine/core/ranking.h"
#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked {

namespace {

/// The criteria by which seats are compared: the total, then the tie-breakers in their order. More is always better.
using Criteria = std::array<int, 6>;

int sum(const std::array<std::uint8_t, colours>& counts) {
  int tokens = 0;
  for (const std::uint8_t count : counts) tokens += count;
  return tokens;
}

/// Fills in the lines and the total of a seat's score; returns what the seat is compared by.
Criteria score_board(const Board& board, SeatScore& score) {
  const Tokens tokens = owned(board);
  const int greats = great_oracles_achieved(board);
  const int impurity = std::max(0, board.impurity - relief_per_great * greats);
  std::array<int, ranks> count;
  const auto add_line = [&score](Source source, int points) {
    score.by_source[static_cast<int>(source)] = static_cast<std::int16_t>(points);
    score.total = static_cast<std::int16_t>(score.total + points);
  };
  for (int rank = 0; rank < ranks; ++rank) {
    count[rank] = sum(tokens[rank]);
    add_line(static_cast<Source>(rank), count[rank] * token_points[rank]);
  }
  add_line(Source::great, greats * great_points);
  add_line(Source::small, small_oracles_achieved(board) * small_points);
  add_line(Source::impurity, -impurity);
  return {score.total, greats, count[index(Rank::high)], count[index(Rank::middle)], count[index(Rank::low)],
          -impurity};
}

/// Boards are open to all, so the score of a view is that of the state behind it.
template <class StateOrView>
Score score_boards(const StateOrView& position) {
  Score score;
  score.seats = position.players;
  BySeat<Criteria> criteria{};
  for (int seat = 0; seat < position.players; ++seat)
    criteria[seat] = score_board(position.boards[seat], score.of[seat]);
  rank_seats(score, criteria);
  return score;
}

}  // namespace

Score score(const State& state) { return score_boards(state); }
std::optional<Score> score_so_far(const View& view) { return score_boards(view); }

}  // namespace kairo::wicked
