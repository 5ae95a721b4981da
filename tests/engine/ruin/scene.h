#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words.h"

/// Positions and moves for the tests of In the Ruin. Cells are written as in moves: "f6"; letters and goals as in
/// texts.
namespace kairo::ruin::test {

Cell cell(std::string_view text);
CellSet cells_of(std::string_view text);
LetterSet letters_of(std::string_view text);
GoalSet goals_of(std::string_view text);

/// What lies before one player. Cells stand as `o`, walls as `x`; the entrance is a passage by itself.
struct Place {
  std::string passages = "";
  std::string walls = "";
  std::string explorer = "f6";
  std::string goals = "";  ///< in hand
  int gems = 0;            ///< letters for them are closed by `Layout::taken`
  int left = 0;
  int rectangle = 0;  ///< of the first half; in the second half at least 1 stands there
  int penalties = 0;
};

/// A round about to be planned. Search cards that are not named lie in the deck, as many aside as the half asks for.
struct Layout {
  std::vector<Place> places{2};
  int half = 1;
  int round = 0;
  std::string_view row = "";         ///< three, unless the deck is empty
  std::string_view open = "";        ///< destinations; more are opened until there are as many as a set-up makes
  std::string_view taken = "";       ///< letters whose gem is gone: gates where there are passages, else walls
  std::string_view deck = "*";       ///< top first; `*`: whatever is left, in order
  std::string_view goal_deck = "*";  ///< top first; the same
};
/// The first player that is in the ruin is asked. The position is sound.
State laid_out(const Layout& layout);

/// The cells of some rows and columns, corner to corner, that do not stand in `but`.
std::string block(std::string_view from, std::string_view to, std::string_view but = "");

State dealt(int players, std::uint64_t seed = 1);
/// Plays first lawful moves until the first round begins.
State after_set_up(int players, std::uint64_t seed = 1);

/// Makes a move that must be lawful and leave a sound position.
EventList make(State& state, std::string_view move);
/// The same, one after another; the events of all.
EventList make(State& state, std::initializer_list<std::string_view> moves);
/// As many moves as there are; the first lawful single wall for the drawing, no special, and the explorer stays.
EventList idle(State& state);

/// The legal moves as text, in their order.
std::vector<std::string> moves_of(const State& state);
bool may(const State& state, std::string_view move);
Refusal refusal_of(const State& state, std::string_view move);

/// The events of a kind, in their order.
std::vector<Event> those(const EventList& list, Happened kind);
inline int count(const EventList& list, Happened kind) { return static_cast<int>(those(list, kind).size()); }

/// A seat's score line.
int points(const State& state, int seat, Source source);

}  // namespace kairo::ruin::test
