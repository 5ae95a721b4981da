#pragma once

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/events.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/rules/playout.h"
#include "engine/games/haratama/words.h"
#include "tests/engine/support/scene.h"

namespace kairo::haratama {

/// Prints a value in failed expectations.
inline void PrintTo(const State& state, std::ostream* out) { *out << state_text(state); }
inline void PrintTo(const View& view, std::ostream* out) { *out << view_text(view); }
inline void PrintTo(const Move& move, std::ostream* out) { *out << move_text(move); }

}  // namespace kairo::haratama

/// Positions and moves for the tests of Haratama. Cards are written as in moves: "R3 B12".
namespace kairo::haratama::test {

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

Cards cards(std::string_view text);
Card card(std::string_view text);
Ranks ranks_of(const std::array<int, shown_descents>& ranks);

/// A position before its first move. Hands are filled up with the remaining cards, lowest first.
struct Layout {
  std::vector<std::string_view> hands{"", "", "", ""};
  std::array<int, shown_descents> descents{2, 7, 10};
  Sight sight = Sight::every_trick;
  std::string_view aside = "";
  /// Treasures won by each seat in the earlier rounds, and the limit of losses.
  std::vector<PerSeat<std::uint8_t>> results{};
  std::int16_t limit = 0;
};
/// The first seat is to pass.
State before_passing(const Layout& layout);
/// All have passed; each seat was passed the two lowest cards of its hand.
State after_passing(const Layout& layout);

/// Plays these cards one after another; the events of all.
EventList plays(State& state, std::string_view cards);
/// Each seat passes these two cards, in seat order.
EventList passes(State& state, std::initializer_list<std::string_view> pairs);

/// Seat 0 holds red 5 to 13 and wins all twelve treasures (ranks 1, 2, 3) in nine tricks.
Layout nine_tricks();
inline constexpr std::string_view first_eight_tricks =
    "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1 P2 P3  R8 P1 G2 G4  R9 G1 P4 G5  R10 B6 P5 G6  R11 B7 P6 G7  R12 B8 P7 G8";
inline constexpr std::string_view ninth_trick = "R13 B9 P8 G3";

/// Every combination of the options, for 3 and 4 players.
std::vector<Setup> every_setup(std::uint64_t seed);

/// Plays a random game; calls `visit(state)` for each position, the last included.
template <class Visit>
void visit_random_game(const Setup& setup, Visit visit) {
  State state;
  deal(setup, state);
  Rng rng(setup.seed ^ 0x5eed);
  const bool stopped = play_until(state, rng, [&visit](const State& now) {
    visit(now);
    return testing::Test::HasFatalFailure();
  });
  if (!stopped) visit(static_cast<const State&>(state));
}

}  // namespace kairo::haratama::test
