#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "web/app/links/base64.h"
#include "web/app/session/player.h"
#include "web/text/utf8.h"

namespace kairo::fuzz {

inline bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = text::character_size(text);
    if (size == 1 && static_cast<unsigned char>(text[0]) >= 0x80) return false;
    text.remove_prefix(size);
  }
  return true;
}

inline void check_name(std::string_view typed) {
  const std::string name = app::clean_name(typed);
  require(app::clean_name(name) == name, "cleaning a clean name changes nothing");
  require(is_utf8(name), "a name is UTF-8");
  require(std::ranges::none_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; }), "a name is one line");
  require(name.size() <= 4 * app::longest_name, "a name is not too long");
}

inline void check_players_text(std::string_view text) {
  const auto players = app::parse_players(text);
  if (!players) return;
  require(!players->empty() && players->size() <= static_cast<std::size_t>(max_seats), "no more players than seats");
  for (const app::Player& player : *players) check_name(player.name);
  require(app::parse_players(app::players_text(*players)) == players, "players round-trip");
}

/// Any text is parsed or refused as players, as base64 of players, and as a name.
inline void try_players(std::string_view text) {
  check_name(text);
  check_players_text(text);
  if (const auto bytes = app::from_base64(text)) {
    require(app::to_base64(*bytes) == text, "bytes have one base64 text");
    check_players_text(*bytes);
  }
  require(app::from_base64(app::to_base64(text)) == text, "every byte can be encoded");
}

}  // namespace kairo::fuzz
