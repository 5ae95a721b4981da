#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/match/shortest_match.h"
#include "tests/match/toy_box.h"
#include "tests/support/cases.h"

/// Tests that every game of the box, and the toy, must pass with every number of seats. A new game is tested as soon as
/// it is in the box.
namespace kairo {

struct Table {
  const Game* game;
  int seats;
};

/// The games of the box, and the toy.
inline std::vector<Game> all_games() {
  std::vector<Game> all(games().begin(), games().end());
  all.push_back(toy::game());
  return all;
}

inline const std::vector<Game>& box_with_toy() {
  static const std::vector<Game> box = all_games();
  return box;
}

inline std::vector<Table> every_table() {
  std::vector<Table> tables;
  for (const Game& game : box_with_toy())
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) tables.push_back({&game, seats});
  return tables;
}

/// The games that have bots.
inline std::vector<Table> tables_of_the_box() {
  std::vector<Table> tables = every_table();
  std::erase_if(tables, [](const Table& table) { return find_game(table.game->info->id) == nullptr; });
  return tables;
}

inline std::string table_name(const ::testing::TestParamInfo<Table>& table) {
  return std::string(table.param.game->info->id) + '_' + std::to_string(table.param.seats);
}

inline void PrintTo(const Table& table, std::ostream* out) { *out << table.game->info->id << ' ' << table.seats; }

inline std::vector<Seat> seats_and_onlooker(const Position& position) {
  std::vector<Seat> all{no_seat};
  for (Seat seat = 0; seat < position.seats(); ++seat) all.push_back(seat);
  return all;
}

class EveryGame : public ::testing::TestWithParam<Table> {
 protected:
  /// Calls `check(match)` before the first move and after every move of some matches with random options. Every other
  /// match is played by careless bots, if the game has any, because random moves seldom get far. Reports the shortest
  /// match that fails.
  template <class Check>
  void at_each_position(int matches, Check check) {
    const auto seeds = static_cast<std::uint64_t>(briefly(matches));
    for (std::uint64_t seed = 0; seed < seeds && !HasFatalFailure(); ++seed) {
      Match match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed));
      Rng rng(seed);
      check_one(match, check);
      const bool by_bots = seed % 2 == 1 && find_game(GetParam().game->info->id) != nullptr;
      while (!match.over() && !HasFatalFailure()) {
        if (by_bots)
          match.play(choose(match.now(), match.to_move(), BotLevel::learner, rng));
        else
          play_at_random(match, rng, 1);
        check_one(match, check);
        ASSERT_LT(match.steps().size(), 20000U) << "the game does not end";
      }
    }
  }

 private:
  template <class Check>
  static void check_one(const Match& match, Check& check) {
    check(match);
    if (HasFatalFailure()) ADD_FAILURE() << shortest_code(match, check);
  }
};

}  // namespace kairo
