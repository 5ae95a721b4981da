#include <algorithm>
#include <array>

#include "web/posters/book.h"
#include "web/tables/galleria/art/icons.h"
#include "web/tables/haratama/art/icons.h"
#include "web/tables/ruin/art/icons.h"
#include "web/tables/wicked/art/icons.h"

namespace kairo::posters {
namespace {

struct GameIcons {
  std::string_view game;
  std::span<const draw::NamedIcon> (*icons)();
};

// A new game is one line here.
constexpr std::array game_icons{
    GameIcons{"galleria", galleria::table::icons},
    GameIcons{"haratama", haratama::art::icons},
    GameIcons{"ruin", ruin::table::icons},
    GameIcons{"wicked", wicked::table::icons},
};

}  // namespace

std::span<const draw::NamedIcon> icons_of(std::string_view game) {
  const auto found = std::ranges::find(game_icons, game, &GameIcons::game);
  return found == game_icons.end() ? std::span<const draw::NamedIcon>{} : found->icons();
}

}  // namespace kairo::posters
