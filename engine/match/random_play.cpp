#include "engine/match/random_play.h"

namespace kairo {

namespace {

// Apart from the deal's own draws, which begin at the seed itself.
constexpr std::uint64_t moves_stream = 1;
constexpr std::uint64_t options_stream = 2;

}  // namespace

void play_at_random(Match& match, Rng& rng, std::size_t moves) {
  for (; moves > 0 && !match.over(); --moves)
    match.play_index(rng.below(static_cast<std::uint32_t>(match.now().legal_moves().size())));
}

Match random_match(const Game& game, const Setup& setup, std::size_t moves) {
  Match match(game, setup);
  Rng rng(setup.seed + moves_stream);
  play_at_random(match, rng, moves);
  return match;
}

Setup random_setup(const GameInfo& game, int seats, std::uint64_t seed) {
  Setup setup = standard_setup(game, seats, seed);
  Rng rng(seed + options_stream);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& option = game.options[i];
    const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(option.choices())));
    setup.options[i] = static_cast<std::int16_t>(option.lowest + option.step * pick);
  }
  return setup;
}

}  // namespace kairo
