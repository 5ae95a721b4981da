#pragma once

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/words.h"

/// Positions and moves for the tests of Haratama. Cards are written as in moves: "R3 B12".
namespace kairo::haratama::test {

Cards cards(std::string_view text);
Card card(std::string_view text);
Ranks ranks_of(const std::array<int, shown_descents>& ranks);

/// What a test lays down before its first move. Hands are filled up with the cards that are left, lowest first.
struct Layout {
  std::vector<std::string_view> hands{"", "", "", ""};
  std::array<int, shown_descents> descents{2, 7, 10};
  Sight sight = Sight::every_trick;
  std::string_view aside = "";
  /// Treasures won by seat in the rounds before, and the limit of losses.
  std::vector<PerSeat<std::uint8_t>> results{};
  std::int16_t limit = 0;
};
/// The first seat is to pass.
State before_passing(const Layout& layout);
/// All have passed; what each was passed are the two lowest cards of its hand.
State after_passing(const Layout& layout);

/// Makes a move that must be lawful and leave a sound position.
EventList make(State& state, std::string_view move);
/// Plays these cards one after another; the events of all.
EventList plays(State& state, std::string_view cards);
/// Each seat passes these two cards, in seat order.
EventList passes(State& state, std::initializer_list<std::string_view> pairs);

/// The legal moves as text, in their order.
std::vector<std::string> moves_of(const State& state);
Refusal refusal_of(const State& state, std::string_view move);

/// The events of a kind, in their order.
std::vector<Event> those(const EventList& list, Happened kind);
inline int count(const EventList& list, Happened kind) { return static_cast<int>(those(list, kind).size()); }

/// Seat 0 holds red 5 to 13 and wins all twelve treasures (ranks 1, 2, 3) in nine tricks.
Layout nine_tricks();
inline constexpr std::string_view first_eight_tricks =
    "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1 P2 P3  R8 P1 G2 G4  R9 G1 P4 G5  R10 B6 P5 G6  R11 B7 P6 G7  R12 B8 P7 G8";
inline constexpr std::string_view ninth_trick = "R13 B9 P8 G3";

/// All that the options allow, for 3 and 4 players.
std::vector<Setup> every_setup(std::uint64_t seed);

/// Plays a random game from its deal; calls `visit(state)` for each position, the end too.
template <class Visit>
void random_game(const Setup& setup, Visit visit) {
  State state;
  deal(setup, state);
  Rng rng(setup.seed ^ 0x5eed);
  NoEvents quiet;
  for (;;) {
    visit(static_cast<const State&>(state));
    if (to_move(state) == no_seat || testing::Test::HasFatalFailure()) return;
    State::MoveList moves;
    legal(state, moves);
    play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], quiet);
  }
}

}  // namespace kairo::haratama::test
