#include "engine/cli/arena/contest.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace kairo::arena {

namespace {

/// The contestant that sits at `seat`.
std::size_t at_seat(std::size_t rotation, Seat seat, std::size_t contestants) {
  return (seat + rotation) % contestants;
}

/// A player that answers wrongly or late is last, and the others share the win.
void count_forfeit(MatchResult& result, std::size_t loser) {
  const auto others = static_cast<double>(result.of.size() - 1);
  for (std::size_t i = 0; i < result.of.size(); ++i)
    result.of[i] = i == loser ? Result{0, others + 1, 0} : Result{1 / others, 1, 0};
}

void count_score(MatchResult& result, const Score& score, std::size_t rotation) {
  double winners = 0;
  for (int seat = 0; seat < score.seats; ++seat) winners += score.of[seat].place == 1 ? 1 : 0;
  const bool lost = score.alone == SoloResult::lost || score.alone == SoloResult::drawn;
  for (Seat seat = 0; seat < score.seats; ++seat) {
    const SeatScore& own = score.of[seat];
    result.of[at_seat(rotation, seat, result.of.size())] = {
        own.place == 1 && !lost ? 1 / winners : 0, static_cast<double>(own.place), static_cast<double>(own.total)};
  }
}

}  // namespace

MatchResult play_match(const Contest& contest, std::size_t number) {
  const std::size_t contestants = contest.contestants.size();
  const std::size_t rotation = number % contestants;
  Setup setup = contest.setup;
  setup.seed = (setup.seed + number / contestants) % seed_bound;
  Match match(*contest.game, setup);

  MatchResult result;
  result.of.resize(contestants);
  result.seconds.resize(contestants);
  std::vector<std::unique_ptr<Player>> players;
  for (Seat seat = 0; seat < contestants; ++seat)
    players.push_back(seat_player(contest.contestants[at_seat(rotation, seat, contestants)], seat, contest.seconds));

  while (!match.over()) {
    const std::size_t who = at_seat(rotation, match.to_move(), contestants);
    const bool choice = match.now().legal().size() > 1;
    const auto start = std::chrono::steady_clock::now();
    const auto move = players[match.to_move()]->move(match);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    if (!move) {
      count_forfeit(result, who);
      result.forfeit = contest.contestants[who].name() + " " + move.error() + " (seed " + std::to_string(setup.seed) +
                       ", move " + std::to_string(match.steps().size() + 1) + ")";
      return result;
    }
    if (choice) result.seconds[who].push_back(spent.count());
    match.play(*move);
  }
  count_score(result, match.now().score(), rotation);
  return result;
}

std::vector<MatchResult> play_all(const Contest& contest, const std::function<void(std::size_t)>& progress) {
  std::vector<MatchResult> results(contest.matches());
  std::atomic<std::size_t> next = 0;
  std::mutex telling;
  std::size_t finished = 0;
  const auto work = [&] {
    for (std::size_t number = next++; number < results.size(); number = next++) {
      results[number] = play_match(contest, number);
      const std::lock_guard lock(telling);
      progress(++finished);
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) threads.emplace_back(work);
  threads.clear();
  return results;
}

}  // namespace kairo::arena
