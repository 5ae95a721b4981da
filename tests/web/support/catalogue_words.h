#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "engine/core/seat.h"
#include "web/text/catalogue.h"
#include "web/text/sentence.h"

/// English texts as tests ask for them, by key: so a writer can improve a sentence and no test fails.
namespace kairo::testing {

/// The longest part of a text between its arguments; all of a text that has none.
inline std::string words_of(std::string_view key) {
  const std::string_view text = text::raw(text::Language::en, key);
  EXPECT_FALSE(text.empty()) << "there is no text " << key;
  std::string_view longest;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t from = at;
    at = std::min(text.find('{', at), text.size());
    if (at - from > longest.size()) longest = text.substr(from, at - from);
    int depth = 0;
    do {
      if (at == text.size()) break;
      depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
      ++at;
    } while (depth > 0);
  }
  return std::string(longest);
}

/// The sentence of a phrase among players who have given no names.
inline std::string words_of(const Phrase& phrase) {
  std::array<std::string, max_seats> names;
  for (int seat = 0; seat < max_seats; ++seat)
    names[static_cast<std::size_t>(seat)] =
        text::sentence(text::Language::en, {"app.name.person", {number("n", seat + 1)}});
  return text::sentence(text::Language::en, phrase, names);
}

}  // namespace kairo::testing
