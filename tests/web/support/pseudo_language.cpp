#include "tests/web/support/pseudo_language.h"

#include <algorithm>
#include <array>

#include "web/text/catalogue.h"
#include "web/text/help.h"

namespace kairo::testing {
namespace {

constexpr std::string_view vowels = "aeiouAEIOU";
constexpr std::array<std::string_view, vowels.size()> long_vowels{"áà", "éè", "íì", "óò", "úù",
                                                                  "Áà", "Éè", "Íì", "Óò", "Úù"};

bool spoken = false;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The part of a text that a player reads: all but the names of its placeholders, and their braces and bars.
class Read {
 public:
  [[nodiscard]] bool is(char c) {
    if (c == '{') in_name_ = true;
    if (c == '|' || c == '}') in_name_ = false;
    return !in_name_ && c != '|' && c != '}';
  }

 private:
  bool in_name_ = false;
};

bool has_word(std::string_view text) {
  Read read;
  int letters = 0;
  return std::ranges::any_of(text, [&](char c) {
    letters = read.is(c) && is_letter(c) ? letters + 1 : 0;
    return letters == 2;
  });
}

/// The same of each text of some lines; the keys stay, and what they tell of sections of the rule books.
std::string lines_in_pseudo_language(std::string_view lines) {
  std::string all;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(line.size() + 1);
    const std::size_t text = line.find('\t') + 1;
    all.append(line.substr(0, text));
    all += line.starts_with("0@") ? std::string(line.substr(text)) : in_pseudo_language(line.substr(text));
    all += '\n';
  }
  return all;
}

}  // namespace

std::string in_pseudo_language(std::string_view text) {
  if (!has_word(text)) return std::string(text);
  Read counted;
  auto room = 2 * std::ranges::count_if(text, [&](char c) { return counted.is(c); }) / 5;
  const bool marked = room >= 2;
  if (marked) room -= 2;
  std::string longer = marked ? "[" : "";
  Read read;
  for (const char c : text) {
    const std::size_t vowel = read.is(c) ? vowels.find(c) : std::string_view::npos;
    if (vowel == std::string_view::npos)
      longer += c;
    else
      longer.append(long_vowels[vowel].substr(0, room-- > 0 ? 4 : 2));
  }
  return marked ? longer + "]" : longer;
}

bool PseudoLanguage::is_from_elsewhere(std::string_view words) {
  // Letters alone are columns of a board and the names of shapes.
  while (spoken && !words.empty()) {
    const auto* const end = std::ranges::find_if_not(words, is_letter);
    const std::string_view word = words.substr(0, static_cast<std::size_t>(end - words.begin()));
    if (word.size() > 1 && word.find_first_of(vowels) != std::string_view::npos) return true;
    words.remove_prefix(std::max<std::size_t>(word.size(), 1));
  }
  return false;
}

PseudoLanguage::PseudoLanguage() {
  spoken = true;
  text::set_catalogue(language, lines_in_pseudo_language(text::built_in_catalogue(language)));
  text::set_help(language, lines_in_pseudo_language(text::built_in_help(language)));
}

PseudoLanguage::~PseudoLanguage() {
  spoken = false;
  text::set_catalogue(language, std::string(text::built_in_catalogue(language)));
  text::set_help(language, std::string(text::built_in_help(language)));
}

}  // namespace kairo::testing
