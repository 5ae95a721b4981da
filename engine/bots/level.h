#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kairo {

/// How well a bot plays. Text keys `bot.level.<name>`. Stored by number with a match, so the order never changes.
enum class BotLevel : std::uint8_t {
  learner,  ///< plays with some sense, but is often careless
  regular,  ///< plays by rules of thumb, in Haratama by random playouts of the round
  skilled,  ///< searches a little
  expert,   ///< searches more
  master,   ///< as strong as the search gets within a second
};
inline constexpr int bot_levels = 5;

constexpr bool searches(BotLevel level) { return level >= BotLevel::skilled; }

/// The name in text keys and on the command line.
std::string_view level_name(BotLevel level);
std::optional<BotLevel> find_level(std::string_view name);

}  // namespace kairo
