#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/words.h"

/// Positions and moves for the tests of The Wicked Labyrinth.
namespace kairo::wicked::test {

/// A deal whose first corridors bear these faces.
State dealt(int players, std::initializer_list<Corridor> faces = {});

/// What lies before the first player when souls are processed; the others own nothing.
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
/// Soul processing, the first player asked.
State processing(const Souls& souls);

/// Gives a seat these oracles; whoever had them gets others.
void give_great(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards);
void give_small(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards);

/// Makes a move that must be lawful and leave a sound position.
EventList make(State& state, std::string_view move);
/// The same, one after another; the events of all.
EventList make(State& state, std::initializer_list<std::string_view> moves);
/// Everybody bids, in seat order.
inline EventList bids(State& state, std::initializer_list<std::string_view> bids) {
  EventList all;
  for (const std::string_view bid : bids) {
    const EventList one = make(state, "bid " + std::string(bid));
    all.events.insert(all.events.end(), one.events.begin(), one.events.end());
    all.sealed = all.sealed || one.sealed;
  }
  return all;
}

/// The legal moves as text, in their order.
std::vector<std::string> moves_of(const State& state);
Refusal refusal_of(const State& state, std::string_view move);

/// The events of a kind, in their order.
std::vector<Event> those(const EventList& list, Happened kind);
int count(const EventList& list, Happened kind);

inline const auto& low(const State& state, Seat seat) { return state.boards[seat].tokens[index(Rank::low)]; }
inline const auto& middle(const State& state, Seat seat) { return state.boards[seat].tokens[index(Rank::middle)]; }
inline const auto& high(const State& state, Seat seat) { return state.boards[seat].tokens[index(Rank::high)]; }

/// Tokens of one rank: red, green, blue, yellow.
using Shelf = std::array<std::uint8_t, colours>;

/// Plays random moves until `stop(state)` or the end; whether it stopped.
template <class Stop>
bool play_until(State& state, Rng& rng, Stop stop) {
  NoEvents quiet;
  while (to_move(state) != no_seat) {
    if (stop(state)) return true;
    State::MoveList moves;
    legal(state, moves);
    play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], quiet);
  }
  return false;
}

/// Calls `visit(state)` for each position of some random games at every table size, the ends too.
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
