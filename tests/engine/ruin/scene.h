#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words.h"
#include "tests/engine/support/scene.h"

/// Positions and moves for the tests of In the Ruin. Cells, letters and goal cards are written as in moves and states.
namespace kairo::ruin::test {

using kairo::test::append;
using kairo::test::count_events;
using kairo::test::edited;
using kairo::test::events_of;
using kairo::test::expect_valid;
using kairo::test::make;
using kairo::test::moves_of;
using kairo::test::refusal_of;

Cell cell(std::string_view text);
CellSet cells_of(std::string_view text);
LetterSet letters_of(std::string_view text);
GoalSet goals_of(std::string_view text);

/// One player's map and counters. The entrance is always a passage.
struct Place {
  std::string passages = "";
  std::string walls = "";
  std::string explorer = "f6";
  std::string goals = "";  ///< in hand
  int gems = 0;            ///< `Layout::taken` names letters for them
  int left = 0;
  int rectangle = 0;  ///< of the first half; at least 1 in the second half
  int penalties = 0;
};

/// A round about to be planned. Search cards that are not named are in the deck, or set aside as the half requires.
struct Layout {
  std::vector<Place> places{2};
  int half = 1;
  int round = 0;
  std::string_view row = "";         ///< three, unless the deck is empty
  std::string_view open = "";        ///< destinations; others are added until there are as many as a set-up opens
  std::string_view taken = "";       ///< letters whose gem was taken: gates where there are passages, else walls
  std::string_view deck = "*";       ///< from the top; `*`: all that are left, in order
  std::string_view goal_deck = "*";  ///< as for `deck`
};
/// The first player in the ruin is to move. The state is valid.
State laid_out(const Layout& layout);
/// The same for two players, of whom the second has drawn nothing.
inline State two(const Place& first, std::string_view row = "ABC", int half = 1, std::string_view taken = "") {
  return laid_out({.places = {first, {}}, .half = half, .row = row, .taken = taken});
}

/// The cells of a rectangle from corner to corner, without those in `except`.
std::string block(std::string_view from, std::string_view to, std::string_view except = "");

State dealt(int players, std::uint64_t seed = 1);
/// Plays the first legal move until the first round begins.
State after_set_up(int players, std::uint64_t seed = 1);

/// Plays the current seat's whole plan: the last single wall of the list, no special, and the explorer stays.
EventList idle(State& state);

/// The drawing that `idle` would make now.
std::string idle_drawing(const State& state);

bool is_legal(const State& state, std::string_view move);

/// A seat's score line.
int points(const State& state, int seat, Source source);

}  // namespace kairo::ruin::test
