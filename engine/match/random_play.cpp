#include "engine/match/random_play.h"

#include <bit>

namespace kairo {

namespace {

// Added to the seed of the generator, so that moves and options do not repeat the draws of the deal.
constexpr std::uint64_t seed_offset_of_moves = 1;
constexpr std::uint64_t seed_offset_of_options = 2;

}  // namespace

void play_at_random(Match& match, Rng& rng, std::size_t moves) {
  for (; moves > 0 && !match.over(); --moves)
    match.play_index(rng.below(static_cast<std::uint32_t>(match.now().legal().size())));
}

Seat random_seat(SeatSet seats, Rng& rng) {
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(seats))); skip > 0; --skip)
    seats &= static_cast<SeatSet>(seats - 1);
  return static_cast<Seat>(std::countr_zero(seats));
}

Match random_match(const Game& game, const Setup& setup, std::size_t moves) {
  Match match(game, setup);
  Rng rng(setup.seed + seed_offset_of_moves);
  play_at_random(match, rng, moves);
  return match;
}

Setup random_setup(const GameInfo& game, int seats, std::uint64_t seed) {
  Setup setup = standard_setup(game, seats, seed);
  Rng rng(seed + seed_offset_of_options);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& option = game.options[i];
    const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(option.choices())));
    setup.options[i] = static_cast<std::int16_t>(option.lowest + option.step * pick);
  }
  return setup;
}

}  // namespace kairo
