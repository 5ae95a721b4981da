#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words.h"
#include "tests/engine/support/scene.h"

/// Positions and moves for the tests of Labyrinth of Galleria. Everything is written as in moves and states.
namespace kairo::galleria::test {

using kairo::test::append;
using kairo::test::count_events;
using kairo::test::events_of;
using kairo::test::expect_valid;
using kairo::test::make;
using kairo::test::moves_of;
using kairo::test::refusal_of;

struct Player {
  std::string_view facet = "";    ///< if empty, any that is left
  std::string_view hand = "NEW";  ///< cards, `2*NS` for two
  std::string_view curios = "";
  std::string_view used = "";  ///< of these curios
  AskSetting ask_setting = AskSetting::when_able;
};

/// Step 2 of the first player's turn, the card drawn.
struct Scene {
  std::vector<Player> players{2};
  std::string_view maze = "";   ///< `d3 NS, c4 NES'`: cells and cards, turned ones with `'`
  std::string_view rooms = "";  ///< `n2 crown, e2 -`: a curio, or none; the other rooms get what is left
  std::string_view deck = "";   ///< its top cards, from the top; the rest lies below them
  std::string_view curio_deck = "";
  std::string_view event_deck = "";
  std::string_view discards = "";
  bool deck_is_empty = false;     ///< all cards that are left are in the discards
  std::string_view phantom = "";  ///< its hand in a game for one player
  std::string_view phantom_curios = "";
};
/// A maze: from the start to b2, from which b1 leads to the room n2 and a2 to the room w2.
inline constexpr std::string_view to_b2 = "c4 NEW, c3 NS, c2 NE', b2 NESW";

/// The state is valid.
State laid_out(const Scene& scene);

State dealt(int players, std::uint64_t seed = 1, AskSetting ask_setting = AskSetting::when_able, bool specials = true);

bool is_legal(const State& state, std::string_view move);

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

/// The phase and the seat to move, such as "answer 1".
std::string question(const State& state);

}  // namespace kairo::galleria::test
