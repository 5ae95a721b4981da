#include "engine/match/position_text.h"

#include "engine/match/box.h"
#include "engine/match/erased.h"

namespace kairo {

namespace {

template <class... States>
PositionRead read_any(const Game& game, std::string_view text, std::type_identity<std::tuple<States...>>) {
  PositionRead read = std::unexpected(TextError{0, "the game is not in the box"});
  const auto try_as = [&]<class S>(std::type_identity<S>) {
    if (game.info->id != game_info(S{}).id) return;
    read = read_position_of<S>(text);
  };
  (try_as(std::type_identity<States>{}), ...);
  return read;
}

}  // namespace

PositionRead read_position(const Game& game, std::string_view text) {
  return read_any(game, text, std::type_identity<Box>{});
}

}  // namespace kairo
