#include "engine/bots/bot.h"

#include <array>

#include "engine/bots/galleria/advise.h"
#include "engine/bots/haratama/advise.h"
#include "engine/bots/ruin/advise.h"
#include "engine/bots/wicked/advise.h"
#include "engine/match/box.h"

namespace kairo {

namespace {

constexpr std::array<std::string_view, bot_levels> level_names{"learner", "regular"};

/// Asks the bot of the game with this State, if the position is of that game. The game's `advise` is found by
/// argument-dependent lookup. The legal moves come from an imagined state, so that they reveal nothing hidden either.
template <Playable S>
void choose_in(const Position& position, Seat seat, BotLevel level, Rng& rng, AnyMove& choice) {
  const S* state = position.as<S>();
  if (state == nullptr) return;
  const typename S::View view = look(*state, seat);
  typename S::MoveList moves;
  legal(imagine(view, rng), moves);
  choice = erase_move(advise(view, moves, level, rng));
}

template <class... States>
AnyMove choose_in_any(std::type_identity<std::tuple<States...>>, const Position& position, Seat seat, BotLevel level,
                      Rng& rng) {
  AnyMove choice;
  (choose_in<States>(position, seat, level, rng, choice), ...);
  return choice;
}

}  // namespace

std::string_view level_name(BotLevel level) { return level_names[static_cast<std::size_t>(level)]; }

std::optional<BotLevel> find_level(std::string_view name) {
  for (std::size_t i = 0; i < level_names.size(); ++i)
    if (level_names[i] == name) return static_cast<BotLevel>(i);
  return std::nullopt;
}

Rng bot_rng(std::uint64_t match_seed, std::size_t moves_made) {
  // Neighbouring seeds and moves must give unrelated numbers, unrelated also to the deal, which uses the seed itself.
  return Rng((match_seed + 1) * 0x9e3779b97f4a7c15U + moves_made * 0xbf58476d1ce4e5b9U);
}

AnyMove choose(const Position& position, Seat seat, BotLevel level, Rng& rng) {
  return choose_in_any(std::type_identity<Box>{}, position, seat, level, rng);
}

}  // namespace kairo
