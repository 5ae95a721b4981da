#include "engine/match/position_text.h"

#include "engine/match/box.h"
#include "engine/match/erased.h"

namespace kairo {

namespace {

template <class... States>
PositionRead read_any(const Game& game, std::string_view text, std::type_identity<std::tuple<States...>>) {
  PositionRead read = std::unexpected(TextError{0, "the game is not in the box"});
  ((game.info == &info_of<States> ? void(read = read_position_of<States>(text)) : void()), ...);
  return read;
}

}  // namespace

PositionRead read_position(const Game& game, std::string_view text) {
  return read_any(game, text, std::type_identity<Box>{});
}

}  // namespace kairo
