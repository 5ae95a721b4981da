#include <algorithm>
#include <chrono>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/cli/command.h"
#include "engine/cli/signature.h"
#include "engine/cli/yardstick.h"
#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"

namespace kairo {

namespace {

constexpr int rounds = 15;  ///< the middle one of so many counts
constexpr int playouts_a_round = 2000;
constexpr int packs_a_round = 20000;
constexpr std::uint64_t coded_matches = 100;
constexpr int lists_a_round = 2000;
constexpr int letter_bits = 6;

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Nanoseconds that one of `count` runs of `work` takes.
template <class Work>
double time_of_one(int count, Work work) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < count; ++i) work();
  const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
  return taken.count() / count;
}

/// Keeps the answers of measured work alive.
struct Used {
  std::uint64_t sum = 0;
  ~Used() {
    volatile std::uint64_t kept = sum;
    (void)kept;
  }
};

int usual_seats(const GameInfo& info) { return std::clamp(4, info.min_seats, info.max_seats); }

void show_times(const Game& game) {
  const int seats = usual_seats(*game.info);
  const auto dealt = game.deal(standard_setup(*game.info, seats, 1));
  Used used;
  Rng rng(1);
  std::vector<double> packs;
  std::vector<double> playouts;
  std::uint64_t moves = 0;
  for (int round = 0; round < rounds; ++round) {
    packs.push_back(time_of_one(packs_a_round, [&] { used.sum += draw_a_pack(rng); }));
    playouts.push_back(
        time_of_one(playouts_a_round, [&] { moves += static_cast<std::uint64_t>(dealt->clone()->play_out(rng)); }));
  }
  const double moves_each = static_cast<double>(moves) / (rounds * playouts_a_round);
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << seats << std::setw(12)
            << median(playouts) / 1000 << std::setw(10) << moves_each << std::setw(12) << median(playouts) / moves_each
            << std::setw(14) << median(packs) << std::setw(10) << median(playouts) / median(packs) << '\n';
}

/// The position of some random matches that has the most lawful moves.
std::unique_ptr<Position> widest_question(const Game& game) {
  constexpr std::uint64_t matches = 20;
  std::unique_ptr<Position> widest;
  std::size_t most = 0;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    const Match match = random_match(game, standard_setup(*game.info, usual_seats(*game.info), seed));
    for (std::size_t step = 0; step < match.steps().size(); ++step) {
      const std::size_t choices = match.after(step).legal_moves().size();
      if (choices <= most) continue;
      most = choices;
      widest = match.after(step).clone();
    }
  }
  return widest;
}

void show_widest_question(const Game& game) {
  const auto position = widest_question(game);
  Used used;
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round)
    times.push_back(time_of_one(lists_a_round, [&] { used.sum += position->legal_moves().size(); }));
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(6) << usual_seats(*game.info)
            << std::setw(10) << position->legal_moves().size() << std::setw(12) << median(times) / 1000 << '\n';
}

/// How well the sensible bot does at the games that are played alone.
void show_bots_alone(const Game& game) {
  constexpr int matches = 200;
  if (game.info->min_seats != 1) return;
  double sum = 0;
  const double time = time_of_one(1, [&] {
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
      Match match(game, standard_setup(*game.info, 1, seed));
      while (!match.over()) {
        Rng rng = bot_rng(seed, match.steps().size());
        match.play(choose(match.now(), match.turn(), BotLevel::regular, rng));
      }
      sum += match.now().standing().of[0].total;
    }
  });
  std::cout << std::left << std::setw(10) << game.info->id << std::right << std::setw(9) << matches << std::setw(13)
            << sum / matches << std::setw(12) << time / 1e6 / matches << '\n';
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

}  // namespace

int bench_command(Arguments& arguments) {
  const bool only_signature = arguments.take("signature").has_value();
  if (const auto unknown = arguments.left_over()) return complain(*unknown);
  if (only_signature) {
    for (const Game& game : games()) std::cout << signature_line(game);
    return success;
  }
  std::cout << std::fixed << std::setprecision(1) << "a random playout of a whole game, medians of " << rounds
            << " rounds of " << playouts_a_round << "; the yardstick draws 52 cards from a set of bits\n"
            << "game       seats  playout us     moves   a move ns  yardstick ns     ratio\n";
  for (const Game& game : games()) show_times(game);
  std::cout << "\nlisting the lawful moves of the widest question\ngame       seats     moves     list us\n";
  for (const Game& game : games()) show_widest_question(game);
  std::cout << "\nthe regular bot alone\ngame        matches   mean score     match ms\n";
  for (const Game& game : games()) show_bots_alone(game);
  std::cout << "\nlink codes, medians over " << coded_matches << " whole random games; letters of 6 bits\n"
            << "game       seats     moves   information   letters     promise\n";
  for (const Game& game : games()) show_code_lengths(game);
  return success;
}

}  // namespace kairo
