#include "engine/bots/rules_of_thumb.h"

#include "engine/bots/galleria/advise.h"
#include "engine/bots/haratama/advise.h"
#include "engine/bots/ruin/advise.h"
#include "engine/bots/wicked/advise.h"
#include "engine/match/box.h"

namespace kairo {

namespace {

/// The game's `advise` is found by argument-dependent lookup. The legal moves come from an imagined state, so that they
/// reveal nothing hidden either.
template <Playable S>
AnyMove advise_in(const S& state, Seat seat, BotLevel level, Rng& rng) {
  const typename S::View view = look(state, seat);
  typename S::MoveList moves;
  legal(imagine(view, rng), moves);
  return erase_move(advise(view, moves, level, rng));
}

template <class... States>
AnyMove advise_in_any(std::type_identity<std::tuple<States...>>, const Position& position, Seat seat, BotLevel level,
                      Rng& rng) {
  AnyMove move;
  const auto try_game = [&](const auto* state) {
    if (state != nullptr) move = advise_in(*state, seat, level, rng);
  };
  (try_game(position.as<States>()), ...);
  return move;
}

}  // namespace

AnyMove choose_by_rules_of_thumb(const Position& position, Seat seat, BotLevel level, Rng& rng) {
  return advise_in_any(std::type_identity<Box>{}, position, seat, level, rng);
}

}  // namespace kairo
