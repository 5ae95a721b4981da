#include "engine/bots/level.h"

#include <algorithm>
#include <array>

namespace kairo {

namespace {

constexpr std::array<std::string_view, bot_levels> names{"learner", "regular", "skilled", "expert", "master"};

}  // namespace

std::string_view level_name(BotLevel level) { return names[static_cast<std::size_t>(level)]; }

std::optional<BotLevel> find_level(std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<BotLevel>(found - names.begin());
}

}  // namespace kairo
