#include "engine/cli/bench_search.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/thought.h"
#include "engine/cli/measure.h"
#include "engine/cli/yardstick.h"
#include "engine/match/match.h"
#include "engine/match/registry.h"

namespace kairo {

namespace {

constexpr std::uint64_t matches = 3;
constexpr std::size_t every = 10;  ///< every tenth position of a match is measured
constexpr int playouts_each = 40;  ///< enough that the trees are walked, too
constexpr int packs_each = 2000;

/// Times of a playout of the search, and of the yardstick right after it, in nanoseconds.
struct Times {
  std::vector<double> playouts;
  std::vector<double> packs;
};

void measure_position(const Position& position, std::size_t moves_made, Times& times) {
  const auto thought = begin_thought(position, position.to_move(), BotLevel::master, bot_rng(moves_made, moves_made));
  std::uint64_t drawn = 0;
  Rng rng(moves_made);
  times.playouts.push_back(average_time(1, [&] { thought->think(playouts_each); }) / playouts_each);
  times.packs.push_back(average_time(packs_each, [&] { drawn += draw_a_pack(rng); }));
  volatile std::uint64_t kept = drawn;
  (void)kept;
}

void show_search(const Game& game) {
  const int seats = std::clamp(4, game.info->min_seats, game.info->max_seats);
  Times times;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    Match match(game, standard_setup(*game.info, seats, seed));
    for (std::size_t moves = 0; !match.over(); ++moves) {
      if (moves % every == 0 && match.now().legal().size() > 1) measure_position(match.now(), moves, times);
      Rng rng = bot_rng(seed, moves);
      match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
    }
  }
  const double playout = median(times.playouts);
  const double pack = median(times.packs);
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << seats << std::setw(12)
            << times.playouts.size() << std::setw(12) << playout / 1000 << std::setw(12) << 1e9 / playout
            << std::setw(14) << pack << std::setw(10) << playout / pack << '\n';
}

}  // namespace

void show_searches() {
  std::cout << "\na playout of the strongest bot's search, medians over positions of matches between bots\n"
            << "game       seats   positions  playout us    a second  yardstick ns     ratio\n";
  for (const Game& game : games()) show_search(game);
}

}  // namespace kairo
