#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace kairo::text {

/// Breaks UTF-8 text into lines that are at most `width` wide by `measure`. Latin words stay whole. Japanese has no
/// blanks, so where its words end is told by marks, by changes of script and by some words that are written in
/// hiragana; it may be missed, but hardly ever is it wrong. Only a word that is too wide for a line is torn, where
/// kinsoku allows it: no closing mark, small kana or long-vowel sign at the head of a line, no opening bracket at its
/// tail. `\n` always breaks.
std::vector<std::string_view> break_lines(std::string_view text, float width,
                                          const std::function<float(std::string_view)>& measure);

/// The same number of lines, but as even as possible: for headings and other centred text.
std::vector<std::string_view> break_evenly(std::string_view text, float width,
                                           const std::function<float(std::string_view)>& measure);

/// Whether a word ends the first of these two lines and goes on in the next one.
bool tears_word(std::string_view line, std::string_view next);

}  // namespace kairo::text
