#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <thread>
#include <vector>

#include "engine/bots/advice.h"
#include "engine/bots/bot.h"
#include "engine/bots/thought.h"
#include "engine/cli/arena/estimate.h"
#include "engine/cli/command.h"
#include "engine/core/numbers.h"

namespace kairo {

namespace {

/// Matches of one bot against itself, and positions of them that are judged as for a hint.
struct Inquiry {
  const Game* game = nullptr;
  Setup setup;  ///< of the first match; each further one has the next seed
  BotLevel players = BotLevel::skilled;
  BotLevel judge = BotLevel::master;
  std::size_t matches = 0;
  std::size_t positions = 0;  ///< of each match
};

/// An estimate of a position, and what came of it.
struct Finding {
  double chance = 0;
  double won = 0;     ///< 1, or the share of a shared first place
  double missed = 0;  ///< the points in the end, minus those expected
  double done = 0;    ///< of the match, 0 … 1
};
using Findings = std::vector<Finding>;

Match played(const Inquiry& inquiry, const Setup& setup) {
  Match match(*inquiry.game, setup);
  while (!match.over()) {
    Rng rng = bot_rng(setup.seed, match.steps().size());
    match.play(choose(match.now(), match.to_move(), inquiry.players, rng));
  }
  return match;
}

double share_of_win(const Score& score, Seat seat) {
  if (score.alone == SoloResult::drawn) return 0.5;
  if (score.of[seat].place != 1 || score.alone == SoloResult::lost) return 0;
  int winners = 0;
  for (Seat other = 0; other < score.seats; ++other) winners += score.of[other].place == 1 ? 1 : 0;
  return 1.0 / winners;
}

/// None if the search has nothing to compare there.
std::optional<Appraisal> judged(const Inquiry& inquiry, const Match& match, std::size_t step, std::uint64_t seed) {
  if (match.steps()[step].choices < 2) return std::nullopt;
  const auto thought = begin_thought(match.after(step), match.steps()[step].seat, inquiry.judge, bot_rng(seed, step));
  while (!thought->think(1 << 20)) continue;
  const auto advice = advice_of(thought->decision(), false);
  return advice ? std::optional(advice->best) : std::nullopt;
}

/// Positions are drawn without regard to what happened there.
Findings findings_in_match(const Inquiry& inquiry, std::size_t number) {
  Setup setup = inquiry.setup;
  setup.seed = (setup.seed + number) % seed_bound;
  const Match match = played(inquiry, setup);
  const Score score = match.now().score();
  std::vector<std::size_t> steps(match.steps().size());
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = i;
  Rng rng(setup.seed);
  shuffle(std::span(steps), rng);
  Findings found;
  for (const std::size_t step : steps) {
    if (found.size() == inquiry.positions) break;
    const auto best = judged(inquiry, match, step, setup.seed);
    if (!best) continue;
    const Seat seat = match.steps()[step].seat;
    found.push_back({best->chance, share_of_win(score, seat), score.of[seat].total - best->points,
                     static_cast<double>(step) / static_cast<double>(match.steps().size())});
  }
  return found;
}

std::vector<Findings> findings_of(const Inquiry& inquiry) {
  std::vector<Findings> found(inquiry.matches);
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
    threads.emplace_back([&] {
      for (std::size_t number = next++; number < found.size(); number = next++)
        found[number] = findings_in_match(inquiry, number);
    });
  threads.clear();
  return found;
}

/// Positions with about the same chance. Those of one match are not independent of each other: so the margin is that of
/// the sums over matches.
void show_range(const std::vector<Findings>& all, double from, double to) {
  double count = 0;
  double given = 0;
  double won = 0;
  const auto is_in = [&](const Finding& one) { return one.chance >= from && one.chance < to; };
  for (const Findings& match : all)
    for (const Finding& one : match) {
      if (!is_in(one)) continue;
      ++count;
      given += one.chance;
      won += one.won;
    }
  if (count == 0) return;
  double squares = 0;
  for (const Findings& match : all) {
    double sum = 0;
    for (const Finding& one : match)
      if (is_in(one)) sum += one.won - won / count;
    squares += sum * sum;
  }
  constexpr double deviations_of_95_percent = 1.96;
  std::cout << std::setw(3) << std::lround(100 * from) << '-' << std::setw(3) << std::left
            << std::min(100L, std::lround(100 * to)) << std::right << std::setw(10) << std::lround(count)
            << std::setw(10) << 100 * given / count << std::setw(10) << 100 * won / count << " ±"
            << 100 * deviations_of_95_percent * std::sqrt(squares) / count << '\n';
}

/// Since the estimate mends itself with what is known, each part of a match is looked at alone.
void show_points_missed(const std::vector<Findings>& all) {
  constexpr int parts = 5;
  for (int part = 0; part < parts; ++part) {
    std::vector<double> missed;
    for (const Findings& match : all)
      for (const Finding& one : match)
        if (static_cast<int>(one.done * parts) == part) missed.push_back(one.missed);
    if (missed.size() < 2) continue;
    const arena::Estimate points = arena::estimate(missed);
    std::cout << "points missed in part " << part + 1 << " of " << parts << ": " << std::setw(6) << points.mean << " ±"
              << points.margin << '\n';
  }
}

void report(const Inquiry& inquiry, const std::vector<Findings>& all) {
  std::vector<double> missed;
  std::vector<double> errors;
  for (const Findings& match : all)
    for (const Finding& one : match) {
      missed.push_back(one.missed);
      errors.push_back((one.won - one.chance) * (one.won - one.chance));
    }
  std::cout << inquiry.game->info->id << ": " << missed.size() << " positions of " << inquiry.matches
            << " matches between " << level_name(inquiry.players) << ", from seed " << inquiry.setup.seed
            << ", judged by " << level_name(inquiry.judge) << "; ± is half of the 95 % interval\n"
            << std::fixed << std::setprecision(1) << "given % positions      mean     won %\n";
  constexpr std::array edges{0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01};
  for (std::size_t i = 0; i + 1 < edges.size(); ++i) show_range(all, edges[i], edges[i + 1]);
  std::cout << "squared error " << std::setprecision(4) << arena::estimate(errors).mean << std::setprecision(1)
            << "; points missed by " << arena::estimate(missed).mean << " on average\n";
  show_points_missed(all);
}

}  // namespace

int calibration_command(Arguments& arguments) {
  Inquiry inquiry{.game = parse_game(arguments)};
  if (inquiry.game == nullptr) return misuse;
  const auto matches = read_number<std::size_t>(arguments.consume("matches").value_or("250"));
  const auto positions = read_number<std::size_t>(arguments.consume("positions").value_or("8"));
  const auto players = find_level(arguments.consume("players").value_or(level_name(inquiry.players)));
  const auto judge = find_level(arguments.consume("judge").value_or(level_name(inquiry.judge)));
  arguments.add_default("seed", "1");
  const auto setup = parse_setup(arguments, *inquiry.game->info);
  if (!setup) return usage_error(setup.error());
  if (!matches || *matches == 0) return usage_error("matches: a number from 1");
  if (!positions || *positions == 0) return usage_error("positions: a number from 1");
  if (!players || !judge || !searches(*judge)) return usage_error("players: a level; judge: a level that searches");
  inquiry.setup = *setup;
  inquiry.players = *players;
  inquiry.judge = *judge;
  inquiry.matches = *matches;
  inquiry.positions = *positions;
  report(inquiry, findings_of(inquiry));
  return success;
}

}  // namespace kairo
