#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/wicked/checks/validate.h"
#include "engine/games/wicked/events.h"
#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/words.h"
#include "tests/engine/support/scene.h"

namespace kairo::wicked {

/// Prints a value in failed expectations.
inline void PrintTo(const State& state, std::ostream* out) { *out << state_text(state); }
inline void PrintTo(const View& view, std::ostream* out) { *out << view_text(view); }
inline void PrintTo(const Move& move, std::ostream* out) { *out << move_text(move); }

}  // namespace kairo::wicked

/// Positions and moves for the tests of The Wicked Labyrinth.
namespace kairo::wicked::test {

using kairo::test::append;
using kairo::test::count_events;
using kairo::test::edited;
using kairo::test::events_of;
using kairo::test::expect_parse_error;
using kairo::test::expect_valid;
using kairo::test::make;
using kairo::test::moves_of;
using kairo::test::play_random_move;
using kairo::test::play_until;
using kairo::test::refusal_of;

/// A deal whose first corridors have these faces.
State dealt(int players, std::initializer_list<Corridor> faces = {});

/// The first player's goods when soul processing begins; the others own nothing.
struct Souls {
  Tokens tokens{};  ///< low, middle, high; in each red, green, blue, yellow
  std::uint8_t promotions = 0;
  std::uint8_t colour_changes = 0;
  std::array<std::uint8_t, oracles_each> great{0, 2};
  std::array<std::uint8_t, oracles_each> small{0, 6};
  std::uint8_t impurity = 0;
  int players = 3;
  int round = 0;
};
/// Soul processing, with the first player to move.
State processing(const Souls& souls);

/// Gives a seat these oracles, swapping them with their owners.
void give_great(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards);
void give_small(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards);

/// Everybody bids, in seat order.
inline EventList bids(State& state, std::initializer_list<std::string_view> bids) {
  EventList events;
  for (const std::string_view bid : bids) append(events, make(state, "bid " + std::string(bid)));
  return events;
}

/// Tokens of one rank: red, green, blue, yellow.
using Shelf = std::array<std::uint8_t, colours>;

inline const Shelf& low(const State& state, Seat seat) { return state.boards[seat].tokens[index(Rank::low)]; }
inline const Shelf& middle(const State& state, Seat seat) { return state.boards[seat].tokens[index(Rank::middle)]; }
inline const Shelf& high(const State& state, Seat seat) { return state.boards[seat].tokens[index(Rank::high)]; }

/// Calls `visit(state)` for each position, the last included, of some random games with every number of players.
template <class Visit>
void visit_random_games(int games, Visit visit) {
  for (int players = min_players; players <= max_players; ++players) {
    for (int game = 0; game < games; ++game) {
      State state;
      deal(standard_setup(info, players, static_cast<std::uint64_t>(game)), state);
      Rng rng(static_cast<std::uint64_t>(game + 1000 * players));
      play_until(state, rng, [&visit](const State& now) {
        visit(now);
        return false;
      });
      visit(state);
    }
  }
}

}  // namespace kairo::wicked::test
