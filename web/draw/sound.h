#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kairo::draw {

/// The sounds. Each has a recipe in assets/sound; nothing is told by sound alone.
enum class Sound : std::uint8_t {
  none,
  pieces,  ///< taken into the hand, or laid out
  reveal,  ///< what was hidden is opened
  token,   ///< a token comes or rises
  card,    ///< laid on the table
  daybreak,
  haratama,
  pencil,   ///< cells are drawn
  gem,      ///< something precious is won
  fall,     ///< a part of the ruin, of a maze
  maze,     ///< a maze card is laid
  monster,  ///< one is met
  trap,     ///< one is sprung
  turn,     ///< it is the player's turn
  end,      ///< of the match
  button,
};

/// The names of their recipes, in the order of the enumerators.
inline constexpr std::array<std::string_view, 16> sound_names{
    "",    "pieces", "reveal", "token",   "card", "daybreak", "haratama", "pencil",
    "gem", "fall",   "maze",   "monster", "trap", "turn",     "end",      "button"};

constexpr std::string_view sound_name(Sound sound) { return sound_names[static_cast<std::size_t>(sound)]; }

}  // namespace kairo::draw
