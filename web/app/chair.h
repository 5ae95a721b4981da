#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "web/text/language.h"

namespace kairo::app {

/// Who sits on a seat.
struct Chair {
  enum class Kind : std::uint8_t { human, bot };
  Kind kind = Kind::human;
  int level = 0;     ///< of a bot, 0 … chair_levels − 1; it plays as the nearest level that bots have
  std::string name;  ///< as typed; empty: the standard name of the seat
  friend bool operator==(const Chair&, const Chair&) = default;
};

/// The levels that a saved match or a link can name.
inline constexpr int chair_levels = 4;
/// In characters, not bytes.
inline constexpr std::size_t longest_name = 20;

/// What is kept of a typed name: one line, no blanks at its ends, at most `longest` characters; empty when the text is
/// not UTF-8.
std::string clean_name(std::string_view typed, std::size_t longest = longest_name);

/// One line a chair: `h` or `b` with the level, a blank, the name.
std::string chairs_text(std::span<const Chair> chairs);
/// Reads back what `chairs_text` wrote, and nothing else; empty lines at the end are passed over.
std::optional<std::vector<Chair>> parse_chairs(std::string_view text);

/// The name that everybody reads.
std::string shown_name(const Chair& chair, Seat seat, text::Language language);
std::vector<std::string> shown_names(std::span<const Chair> chairs, text::Language language);

int humans(std::span<const Chair> chairs);

}  // namespace kairo::app
