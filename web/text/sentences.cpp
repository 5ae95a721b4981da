#include "web/text/sentences.h"

#include "web/text/utf8.h"

namespace kairo::text {
namespace {

bool is_full_width_stop(char32_t character) { return character == U'。' || character == U'！' || character == U'？'; }
bool is_stop(char32_t character) { return character == '.' || character == '!' || character == '?'; }
bool is_closing(char32_t character) {
  return character == ')' || character == U'”' || character == U'」' || character == U'）';
}

}  // namespace

std::size_t whole_sentences(std::string_view text) {
  std::size_t whole = 0;
  bool ends = false;
  bool needs_blank = false;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t character = code_point(text.substr(at));
    if (ends && character == ' ') whole = at + 1;
    const bool goes_on = is_full_width_stop(character) || is_closing(character);
    if (ends && !needs_blank && !goes_on) whole = at;
    if (!goes_on) ends = is_stop(character);
    if (is_full_width_stop(character)) ends = true;
    if (ends && !is_closing(character)) needs_blank = is_stop(character);
    at += character_size(text.substr(at));
  }
  return ends ? text.size() : whole;
}

}  // namespace kairo::text
