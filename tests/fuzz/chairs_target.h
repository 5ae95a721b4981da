#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "web/app/base64.h"
#include "web/app/chair.h"
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

inline void try_name(std::string_view typed) {
  const std::string name = app::clean_name(typed);
  require(app::clean_name(name) == name, "a clean name is clean");
  require(is_utf8(name), "a name is text");
  require(std::ranges::none_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; }), "of one line");
  require(name.size() <= 4 * app::longest_name, "and not too long");
}

inline void try_people(std::string_view text) {
  const auto chairs = app::parse_chairs(text);
  if (!chairs) return;
  require(!chairs->empty() && chairs->size() <= static_cast<std::size_t>(max_seats), "as many as there can be seats");
  for (const app::Chair& chair : *chairs) try_name(chair.name);
  require(app::parse_chairs(app::chairs_text(*chairs)) == chairs, "chairs are read back as written");
}

/// Any text is people's chairs, or the letters of some, or a name that somebody typed, or refused as such.
inline void try_chairs(std::string_view text) {
  try_name(text);
  try_people(text);
  if (const auto bytes = app::from_base64(text)) {
    require(app::to_base64(*bytes) == text, "bytes have one spelling");
    try_people(*bytes);
  }
  require(app::from_base64(app::to_base64(text)) == text, "and every byte can be spelt");
}

}  // namespace kairo::fuzz
