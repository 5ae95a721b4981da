#pragma once

#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "engine/match/registry.h"
#include "tests/web/support/tapped_table.h"

namespace kairo::testing {

/// The parameter of tests that run for every game on every screen.
using GameOnScreen = std::tuple<const Game*, Screen>;

inline std::vector<GameOnScreen> every_game_on(std::span<const Screen> some) {
  std::vector<GameOnScreen> all;
  for (const Game& game : games())
    for (const Screen& screen : some) all.emplace_back(&game, screen);
  return all;
}
inline std::vector<GameOnScreen> every_game_on_every_screen() { return every_game_on(screens); }

/// Names such a test after the game and the screen.
inline std::string game_and_screen_name(const ::testing::TestParamInfo<GameOnScreen>& info) {
  return std::string(std::get<const Game*>(info.param)->info->id) + "_" + std::get<Screen>(info.param).name;
}

/// The ids of the spots that can be tapped; of the many cells of a map only every n-th.
inline std::vector<std::string> some_spots(const draw::Ui& ui, std::size_t n) {
  std::vector<std::string> ids;
  std::size_t cells = 0;
  for (const auto& spot : ui.gesture.targets())
    if (!spot.id.starts_with("cell.") || cells++ % n == 0) ids.push_back(spot.id);
  return ids;
}

}  // namespace kairo::testing
