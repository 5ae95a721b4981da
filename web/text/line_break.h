#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace kairo::text {

/// Breaks UTF-8 text into lines that are at most `width` wide by `measure`. Latin words stay whole. Between Japanese
/// characters a line may break unless kinsoku forbids it: no closing mark, small kana or long-vowel sign at the head of
/// a line, no opening bracket at its tail. Words in katakana stay whole if that takes no more lines. A single word that
/// is too wide is cut. `\n` always breaks.
std::vector<std::string_view> break_lines(std::string_view text, float width,
                                          const std::function<float(std::string_view)>& measure);

/// The same number of lines, but as even as possible: for headings and other centred text.
std::vector<std::string_view> break_evenly(std::string_view text, float width,
                                           const std::function<float(std::string_view)>& measure);

/// Whether a word in katakana ends the first of these two lines and goes on in the next one.
bool tears_katakana(std::string_view line, std::string_view next);

}  // namespace kairo::text
