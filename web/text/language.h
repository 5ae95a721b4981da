#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "languages.h"

/// The languages of the catalogue, from assets/text/languages.json. Nothing else knows one of them by its name.
namespace kairo::text {

/// Zero-terminated.
constexpr std::string_view code_of(Language language) { return language_codes[static_cast<std::size_t>(language)]; }

constexpr std::optional<Language> language_named(std::string_view code) {
  const auto* const found = std::ranges::find(language_codes, code);
  if (found == language_codes.end()) return std::nullopt;
  return static_cast<Language>(found - language_codes.begin());
}

/// The file of this font with the characters that a language needs besides those of the first one.
inline std::string font_file(std::string_view font, Language language) {
  return std::string(font).append(font_endings[static_cast<std::size_t>(language)]);
}

}  // namespace kairo::text
