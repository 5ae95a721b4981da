#include "engine/match/registry.h"

#include <array>

#include "engine/match/box.h"
#include "engine/match/erased.h"

namespace kairo {

namespace {

template <class... States>
constexpr std::array<Game, sizeof...(States)> entries(std::type_identity<std::tuple<States...>>) {
  return {make_game<States>()...};
}

}  // namespace

std::span<const Game> games() {
  static constexpr auto box = entries(std::type_identity<Box>{});
  return box;
}

const Game* find_game(std::string_view id) {
  for (const Game& game : games())
    if (game.info->id == id) return &game;
  return nullptr;
}

const Game* find_game(int number) {
  for (const Game& game : games())
    if (game.info->number == number) return &game;
  return nullptr;
}

}  // namespace kairo
