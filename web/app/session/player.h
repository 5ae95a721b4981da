#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/seat.h"
#include "web/text/language.h"

namespace kairo::app {

/// The player of a seat.
struct Player {
  enum class Kind : std::uint8_t { human, bot };
  Kind kind = Kind::human;
  int level = 0;     ///< of a bot, 0 … player_levels − 1; it plays at the nearest level that bots have
  std::string name;  ///< as typed; empty: the standard name of the seat
  friend bool operator==(const Player&, const Player&) = default;
};

/// The person whose device this is has said that they are another player than before.
struct SeatChange {
  Seat from;
  Seat to;
  friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// The levels that a saved match or a link can name.
inline constexpr int player_levels = 5;
/// In characters, not bytes.
inline constexpr std::size_t longest_name = 20;

/// Cleans a typed name: one line, no blanks at its ends, at most `longest` characters. Empty when the text is not
/// UTF-8, or when nothing of it would be visible.
std::string clean_name(std::string_view typed, std::size_t longest = longest_name);
/// A name as any version of Kairo has written it; none for a text that no version wrote. Earlier versions accepted
/// names of which nothing is visible; those are now empty.
std::optional<std::string> parse_name(std::string_view text, std::size_t longest = longest_name);

/// One line per player: `h` or `b` with the level, a blank, the name.
std::string players_text(std::span<const Player> players);
/// Accepts what `players_text` writes and nothing else, except that empty lines at the end are ignored.
std::optional<std::vector<Player>> parse_players(std::string_view text);

/// The typed name, or the standard name of the seat.
std::string shown_name(const Player& player, Seat seat, text::Language language);
std::vector<std::string> shown_names(std::span<const Player> players, text::Language language);

/// The names of these seats, as the items of a list in a sentence.
std::vector<Phrase> seat_list(SeatSet seats);

int count_humans(std::span<const Player> players);

}  // namespace kairo::app
