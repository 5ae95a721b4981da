#include <algorithm>
#include <iomanip>
#include <iostream>

#include "engine/cli/arena/contest.h"
#include "engine/cli/arena/estimate.h"
#include "engine/cli/command.h"
#include "engine/core/numbers.h"

namespace kairo {

namespace {

using arena::Contest;
using arena::Contestant;
using arena::Estimate;
using arena::MatchResult;

/// The figures of one kind of contestant. The rotations of one deal are not independent of each other, so a sample is
/// the average over a deal.
struct Figures {
  std::vector<double> wins;
  std::vector<double> places;
  std::vector<double> points;
  std::vector<double> seconds;  ///< of each move
};

bool was_forfeited(const std::vector<MatchResult>& results, std::size_t deal, std::size_t rotations) {
  return std::any_of(results.begin() + static_cast<std::ptrdiff_t>(deal * rotations),
                     results.begin() + static_cast<std::ptrdiff_t>((deal + 1) * rotations),
                     [](const MatchResult& result) { return !result.forfeit.empty(); });
}

Figures figures_of(const Contestant& kind, const Contest& contest, const std::vector<MatchResult>& results) {
  const std::size_t rotations = contest.contestants.size();
  Figures figures;
  for (std::size_t deal = 0; deal < contest.deals; ++deal) {
    double count = 0;
    arena::Result sum{0, 0, 0};
    for (std::size_t i = 0; i < rotations; ++i) {
      if (contest.contestants[i] != kind) continue;
      for (std::size_t rotation = 0; rotation < rotations; ++rotation) {
        const MatchResult& result = results[deal * rotations + rotation];
        sum.win += result.of[i].win;
        sum.place += result.of[i].place;
        sum.points += result.of[i].points;
        figures.seconds.insert(figures.seconds.end(), result.seconds[i].begin(), result.seconds[i].end());
        ++count;
      }
    }
    figures.wins.push_back(sum.win / count);
    figures.places.push_back(sum.place / count);
    if (!was_forfeited(results, deal, rotations)) figures.points.push_back(sum.points / count);
  }
  return figures;
}

void show(std::string_view name, const Figures& figures) {
  const auto cell = [](const Estimate& estimate, double factor, int width) {
    std::cout << std::setw(width) << estimate.mean * factor << " ±" << std::left << std::setw(6)
              << estimate.margin * factor << std::right;
  };
  std::cout << std::left << std::setw(20) << name << std::right << std::fixed << std::setprecision(1);
  cell(arena::estimate(figures.wins), 100, 7);
  std::cout << std::setprecision(2);
  cell(arena::estimate(figures.places), 1, 7);
  std::cout << std::setprecision(1);
  cell(arena::estimate(figures.points), 1, 8);
  std::cout << std::setprecision(3) << std::setw(10) << arena::estimate(figures.seconds).mean << std::setw(8)
            << arena::quantile(figures.seconds, 0.9) << std::setw(8) << arena::quantile(figures.seconds, 1) << '\n';
}

/// For a lone player, whose totals say more than wins: the solo ranks are chosen by them.
void show_totals(const std::vector<double>& points) {
  std::cout << "totals not exceeded by";
  for (const int percent : {10, 25, 50, 75, 90})
    std::cout << "  " << percent << " %: " << std::setprecision(0) << arena::quantile(points, percent / 100.0);
  std::cout << '\n';
}

void report(const Contest& contest, const std::vector<MatchResult>& results) {
  for (const MatchResult& result : results)
    if (!result.forfeit.empty()) std::cout << "lost: " << result.forfeit << '\n';
  std::cout << contest.game->info->id << ": " << contest.matches() << " matches, " << contest.deals
            << " deals from seed " << contest.setup.seed << "; ± is half of the 95 % interval\n"
            << std::left << std::setw(20) << "player"
            << "  wins %         place          points        s a move     90 %     max\n";
  std::vector<Contestant> shown;
  for (const Contestant& contestant : contest.contestants) {
    if (std::find(shown.begin(), shown.end(), contestant) != shown.end()) continue;
    shown.push_back(contestant);
    const Figures figures = figures_of(contestant, contest, results);
    show(contestant.name(), figures);
    if (contest.contestants.size() == 1) show_totals(figures.points);
  }
}

}  // namespace

int arena_command(Arguments& arguments) {
  const Game* game = parse_game(arguments);
  if (game == nullptr) return misuse;
  const auto contestants = arena::read_contestants(arguments.consume("players").value_or(""));
  const auto matches = read_number<std::size_t>(arguments.consume("matches").value_or("100"));
  const auto seconds = read_number<int>(arguments.consume("seconds").value_or("10"));
  arguments.add_default("seed", "1");
  const auto setup = parse_setup(arguments, *game->info);
  if (!setup) return usage_error(setup.error());
  if (!contestants) return usage_error(contestants.error());
  if (static_cast<int>(contestants->size()) != setup->seats) return usage_error("players: one for each seat");
  if (!matches || *matches == 0) return usage_error("matches: a number from 1");
  if (!seconds || *seconds < 1) return usage_error("seconds: a number from 1");
  // Counts whole deals only, so that everybody sits in each seat equally often.
  const std::size_t deals = (*matches + contestants->size() - 1) / contestants->size();
  const Contest contest{game, *setup, *contestants, deals, *seconds};
  const auto results = arena::play_all(contest, [&](std::size_t finished) {
    const auto percent = [&](std::size_t count) { return count * 100 / contest.matches(); };
    if (percent(finished) == percent(finished - 1)) return;
    std::cerr << '\r' << finished << " of " << contest.matches() << " matches" << std::flush;
  });
  std::cerr << '\n';
  report(contest, results);
  return success;
}

}  // namespace kairo
