#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words.h"

/// Positions and moves for the tests of Labyrinth of Galleria. Everything is named as in moves and states.
namespace kairo::galleria::test {

struct Player {
  std::string_view facet = "";    ///< any that is left when empty
  std::string_view hand = "NEW";  ///< cards, `2*NS` for two
  std::string_view curios = "";
  std::string_view used = "";  ///< of these curios
  Asking asking = Asking::when_able;
};

/// Step 2 of the first player's turn, the card drawn.
struct Scene {
  std::vector<Player> players{2};
  std::string_view maze = "";   ///< `d3 NS, c4 NES'`: cells and cards, turned ones with `'`
  std::string_view rooms = "";  ///< `n2 crown, e2 -`: what lies there, or nothing; others have what is left
  std::string_view deck = "";   ///< its top cards, top first; what is left lies below them
  std::string_view curio_deck = "";
  std::string_view event_deck = "";
  std::string_view discards = "";
  bool deck_is_empty = false;     ///< whatever is left lies in the discards
  std::string_view phantom = "";  ///< its hand, alone
  std::string_view phantom_curios = "";
};
/// The position is sound.
State laid_out(const Scene& scene);

State dealt(int players, std::uint64_t seed = 1, Asking asking = Asking::when_able, bool specials = true);

/// Makes a move that must be lawful and leave a sound position.
EventList make(State& state, std::string_view move);
/// The same, one after another; the events of all.
EventList make(State& state, std::initializer_list<std::string_view> moves);

std::vector<std::string> moves_of(const State& state);
bool may(const State& state, std::string_view move);
Refusal refusal_of(const State& state, std::string_view move);

/// The events of a kind, in their order.
std::vector<Event> those(const EventList& list, Happened kind);
inline int count(const EventList& list, Happened kind) { return static_cast<int>(those(list, kind).size()); }

Cell cell(std::string_view word);
Card card(std::string_view word);
Curio curio(std::string_view word);
Facet facet(std::string_view word);
Room room(std::string_view word);
Cards cards(std::string_view words);
Grid grid(std::string_view maze);

bool lies(const State& state, std::string_view cell, std::string_view card);
bool holds_card(const State& state, int seat, std::string_view card);
bool owns(const State& state, int seat, std::string_view curio);
int hand(const State& state, int seat);

/// `phase asked`, as in "answer 1".
std::string question(const State& state);

}  // namespace kairo::galleria::test
