#pragma once

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"

namespace kairo::fuzz {

/// Texts that often break programs.
// clang-format off
inline constexpr std::string_view stumbling_blocks[] = {
    "0", "-1", "255", "256", "65536", "4294967296", "18446744073709551616", " ",
    "\n", "\n\n", ".", "\t", "=", "\r", "_", "\xe2\x80\xae",
    "\xf0\x9f\x98\x80", "\xed\xa0\x80", "\xc0\xbc", "<b>", "&", "%", "#", "\\n"};
// clang-format on

/// A text of the corpus with a few changes: bytes replaced, removed or doubled, and parts of other texts or stumbling
/// blocks inserted.
inline std::string mutated(const std::vector<std::string>& corpus, Rng& rng) {
  const auto below = [&](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
  std::string text = corpus[below(corpus.size())];
  for (std::size_t left = 1 + below(6); left > 0; --left) {
    const std::size_t place = below(text.size() + 1);
    const std::size_t length = below(text.size() - place + 1);
    const std::string& other = corpus[below(corpus.size())];
    const std::size_t other_place = below(other.size() + 1);
    switch (below(8)) {
      case 0:
        if (place < text.size()) text[place] = static_cast<char>(below(256));
        break;
      case 1: text.erase(place, 1 + below(4)); break;
      case 2: text.erase(place, length); break;
      case 3: text.insert(place, text.substr(place, length)); break;
      case 4:
      case 5:
        // Changing only digits keeps the text well-formed, so that deeper checks are reached.
        if (const std::size_t digit = text.find_first_of("0123456789", place); digit != std::string::npos)
          text[digit] = static_cast<char>('0' + below(10));
        break;
      case 6: text.insert(place, other.substr(other_place, 1 + below(40))); break;
      default: text.insert(place, stumbling_blocks[below(std::size(stumbling_blocks))]); break;
    }
    if (text.size() > 1 << 15) text.resize(1 << 15);
  }
  return text;
}

}  // namespace kairo::fuzz
