#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/thought.h"
#include "engine/cli/command.h"
#include "engine/cli/golden.h"
#include "engine/cli/measure.h"
#include "engine/cli/yardstick.h"
#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"

namespace kairo {

namespace {

constexpr int rounds = 15;  ///< medians are taken over this many measurements
constexpr int playouts_per_round = 2000;
constexpr int packs_per_round = 20000;
constexpr std::uint64_t coded_matches = 100;
constexpr int lists_per_round = 2000;
constexpr int letter_bits = 6;

/// Keeps the compiler from optimising measured work away: add its results to `sum`.
struct Results {
  std::uint64_t sum = 0;
  ~Results() {
    volatile std::uint64_t kept = sum;
    (void)kept;
  }
};

int usual_seats(const GameInfo& info) { return std::clamp(4, info.min_seats, info.max_seats); }

void show_times(const Game& game) {
  const int seats = usual_seats(*game.info);
  const auto dealt = game.deal(standard_setup(*game.info, seats, 1));
  Results results;
  Rng rng(1);
  std::vector<double> packs;
  std::vector<double> playouts;
  std::uint64_t moves = 0;
  for (int round = 0; round < rounds; ++round) {
    packs.push_back(average_time(packs_per_round, [&] { results.sum += draw_a_pack(rng); }));
    playouts.push_back(
        average_time(playouts_per_round, [&] { moves += static_cast<std::uint64_t>(dealt->clone()->playout(rng)); }));
  }
  const double moves_each = static_cast<double>(moves) / (rounds * playouts_per_round);
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << seats << std::setw(12)
            << median(playouts) / 1000 << std::setw(10) << moves_each << std::setw(12) << median(playouts) / moves_each
            << std::setw(14) << median(packs) << std::setw(10) << median(playouts) / median(packs) << '\n';
}

/// The position with the most legal moves in some random matches.
std::unique_ptr<Position> widest_position(const Game& game) {
  constexpr std::uint64_t matches = 20;
  std::unique_ptr<Position> widest;
  std::size_t most = 0;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    const Match match = random_match(game, standard_setup(*game.info, usual_seats(*game.info), seed));
    for (std::size_t step = 0; step < match.steps().size(); ++step) {
      const std::size_t choices = match.after(step).legal().size();
      if (choices <= most) continue;
      most = choices;
      widest = match.after(step).clone();
    }
  }
  return widest;
}

void show_widest_position(const Game& game) {
  const auto position = widest_position(game);
  Results results;
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round)
    times.push_back(average_time(lists_per_round, [&] { results.sum += position->legal().size(); }));
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << usual_seats(*game.info)
            << std::setw(10) << position->legal().size() << std::setw(12) << median(times) / 1000 << '\n';
}

void show_code_lengths(const Game& game) {
  std::vector<double> letters;
  std::vector<double> information;
  std::vector<double> moves;
  for (std::uint64_t seed = 0; seed < coded_matches; ++seed) {
    const Match match = random_match(game, standard_setup(*game.info, usual_seats(*game.info), seed));
    double bits = 0;
    for (const Match::Step& step : match.steps()) bits += std::log2(step.choices);
    moves.push_back(static_cast<double>(match.steps().size()));
    information.push_back(bits / letter_bits);
    letters.push_back(static_cast<double>(write_code(match).value_or("").size()));
  }
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << usual_seats(*game.info)
            << std::setw(10) << median(moves) << std::setw(14) << median(information) << std::setw(10)
            << median(letters) << std::setw(12) << median(information) * 1.1 + 24 << '\n';
}

constexpr std::uint64_t searched_matches = 3;
constexpr std::size_t searched_every = 10;  ///< every tenth position of a match is measured
constexpr int playouts_each = 40;           ///< enough that the trees are walked, too
constexpr int packs_each = 2000;

/// Times of a playout of the search, and of the yardstick right after it, in nanoseconds.
struct Times {
  std::vector<double> playouts;
  std::vector<double> packs;
};

void measure_position(const Position& position, std::size_t moves_made, Times& times) {
  const auto thought = begin_thought(position, position.to_move(), BotLevel::master, bot_rng(moves_made, moves_made));
  Results results;
  Rng rng(moves_made);
  times.playouts.push_back(average_time(1, [&] { thought->think(playouts_each); }) / playouts_each);
  times.packs.push_back(average_time(packs_each, [&] { results.sum += draw_a_pack(rng); }));
}

void show_search(const Game& game) {
  const int seats = usual_seats(*game.info);
  Times times;
  for (std::uint64_t seed = 0; seed < searched_matches; ++seed) {
    const Match match = played_by_bots(game, standard_setup(*game.info, seats, seed));
    for (std::size_t moves = 0; moves < match.steps().size(); moves += searched_every)
      if (match.after(moves).legal().size() > 1) measure_position(match.after(moves), moves, times);
  }
  const double playout = median(times.playouts);
  const double pack = median(times.packs);
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << seats << std::setw(12)
            << times.playouts.size() << std::setw(12) << playout / 1000 << std::setw(12) << 1e9 / playout
            << std::setw(14) << pack << std::setw(10) << playout / pack << '\n';
}

void show_searches() {
  std::cout << "\na playout of the strongest bot's search, medians over positions of matches between bots\n"
            << "game       seats   positions  playout us    a second  yardstick ns     ratio\n";
  for (const Game& game : games()) show_search(game);
}

}  // namespace

int bench_command(Arguments& arguments) {
  const bool only_signature = arguments.consume("signature").has_value();
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  if (only_signature) {
    for (const Game& game : games()) std::cout << signature_line(game);
    return success;
  }
  std::cout << std::fixed << std::setprecision(1);
  std::cout << "a random playout of a whole game, medians of " << rounds << " rounds of " << playouts_per_round
            << "; the yardstick draws 52 cards from a set of bits\n"
            << "game       seats  playout us     moves   a move ns  yardstick ns     ratio\n";
  for (const Game& game : games()) show_times(game);
  std::cout << "\nlisting the lawful moves of the widest question\ngame       seats     moves     list us\n";
  for (const Game& game : games()) show_widest_position(game);
  show_searches();
  std::cout << "\nlink codes, medians over " << coded_matches << " whole random games; letters of 6 bits\n"
            << "game       seats     moves   information   letters     promise\n";
  for (const Game& game : games()) show_code_lengths(game);
  return success;
}

}  // namespace kairo
