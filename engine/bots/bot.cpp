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

/// Asks the bot of the game with this State, when the position is of that game. `advise` is that game's own, found by
/// argument-dependent look-up; the lawful moves come from an imagined state, for nobody here may look at the true one.
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
  // Far from each other for neighbouring seeds and moves, and from the deal, which begins at the seed itself.
  return Rng((match_seed + 1) * 0x9e3779b97f4a7c15U + moves_made * 0xbf58476d1ce4e5b9U);
}

AnyMove choose(const Position& position, Seat seat, BotLevel level, Rng& rng) {
  return choose_in_any(std::type_identity<Box>{}, position, seat, level, rng);
}

}  // namespace kairo
