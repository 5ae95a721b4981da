// How long a random round of Haratama takes: the deal, the pass and all tricks. Held against drawing a pack of cards
// one by one, measured in turn with it, so that a busy machine slows both. Asserts nothing: times differ from day to
// day.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "engine/cli/yardstick.h"
#include "engine/games/haratama/rules.h"

namespace {

using namespace kairo;

constexpr int turns = 15;  ///< the middle one of so many measurements
constexpr int rounds_a_turn = 100'000;
constexpr int packs_a_turn = 100'000;

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Nanoseconds for each of `count` things that `work` does.
template <class Work>
double time_of_one(int count, Work work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
  return taken.count() / count;
}

/// Plays whole games until so many rounds are played; returns what cannot be optimised away.
std::uint64_t play_rounds(int players, int count, Rng& rng) {
  std::uint64_t losses = 0;
  haratama::State state;
  for (int round = 0; round < count; ++round) {
    if (round == 0 || haratama::to_move(state) == no_seat) {
      losses += static_cast<std::uint64_t>(state.losses[0].total());
      haratama::deal(standard_setup(haratama::info, players, rng.next()), state);
    }
    haratama::round_playout(state, rng);
  }
  return losses;
}

std::uint64_t measure(int players) {
  Rng rng(1);
  std::uint64_t used = 0;
  std::vector<double> rounds;
  std::vector<double> packs;
  for (int turn = 0; turn < turns; ++turn) {
    packs.push_back(time_of_one(packs_a_turn, [&] {
      for (int i = 0; i < packs_a_turn; ++i) used += draw_a_pack(rng);
    }));
    rounds.push_back(time_of_one(rounds_a_turn, [&] { used += play_rounds(players, rounds_a_turn, rng); }));
  }
  std::printf("%7d %12.0f %10.0f %8.2f\n", players, median(rounds), median(packs), median(rounds) / median(packs));
  return used;
}

}  // namespace

int main() {
  std::puts("a random round of Haratama: deal, pass, tricks; the yardstick draws 52 cards from a set of bits");
  std::puts("players     round ns    pack ns    ratio");
  volatile std::uint64_t used = 0;
  for (const int players : {4, 3}) used = used + measure(players);
  (void)used;
}
