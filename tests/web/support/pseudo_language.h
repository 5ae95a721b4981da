#pragma once

#include <string>
#include <string_view>

#include "web/text/language.h"

namespace kairo::testing {

/// An English text as a language with long words would have it: each vowel is two with accents, which makes it two
/// fifths longer, and brackets show both its ends. Texts that name letters of a board or join texts stay as they are.
std::string in_pseudo_language(std::string_view text);

/// The first language is the pseudo-language as long as this exists.
class PseudoLanguage {
 public:
  PseudoLanguage();
  ~PseudoLanguage();
  PseudoLanguage(const PseudoLanguage&) = delete;
  PseudoLanguage& operator=(const PseudoLanguage&) = delete;

  static constexpr text::Language language = text::languages.front();
  /// Whether words that are drawn come from elsewhere than the catalogue. Tells nothing while another language is
  /// spoken.
  static bool is_from_elsewhere(std::string_view words);
};

}  // namespace kairo::testing
