#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/mutate_state.h"
#include "tests/fuzz/state_target.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kairo::fuzz::try_state({reinterpret_cast<const char*>(data), size});
  return 0;
}

namespace {

const kairo::fuzz::StateMutator& mutator() {
  static const kairo::fuzz::StateMutator all = [] {
    constexpr int matches_a_size = 2;
    kairo::Rng rng(3);
    kairo::fuzz::StateMutator made;
    for (const kairo::Game& game : kairo::games()) made.add_game(game, matches_a_size, rng);
    return made;
  }();
  return all;
}

}  // namespace

/// Mostly words and lines, for bytes that change blindly are seldom a state; now and then a state of a new match.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  kairo::Rng rng(seed);
  if (rng.below(8) == 0) return LLVMFuzzerMutate(data, size, most);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto lines = kairo::fuzz::lines_of(text);
  const std::string made = lines.empty() || rng.below(64) == 0 ? mutator().mutated(rng) : mutator().mutated(lines, rng);
  const std::size_t length = std::min(made.size(), most);
  std::copy_n(made.begin(), length, data);
  return length;
}
