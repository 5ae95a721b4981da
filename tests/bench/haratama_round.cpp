// Measures a random round of Haratama: the deal, the pass and all tricks. It is compared with drawing a pack of cards
// one by one, measured alternately, so that a busy machine slows down both. Asserts nothing, because times vary.
#include <cstdio>
#include <vector>

#include "engine/cli/measure.h"
#include "engine/cli/yardstick.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/rules/playout.h"

namespace {

using namespace kairo;

constexpr int measurements = 15;  ///< medians are taken over these
constexpr int rounds_per_measurement = 100'000;
constexpr int packs_per_measurement = 100'000;

/// Plays this many rounds, game after game. Use the result, or the work is optimised away.
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
  for (int i = 0; i < measurements; ++i) {
    packs.push_back(average_time(packs_per_measurement, [&] { used += draw_a_pack(rng); }));
    rounds.push_back(average_time(1, [&] { used += play_rounds(players, rounds_per_measurement, rng); }) /
                     rounds_per_measurement);
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
