#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace kairo::text {

/// Breaks UTF-8 text into lines no wider than `width`, as `measure` tells it. Latin words stay whole; between Japanese
/// characters a line may break anywhere but where kinsoku forbids it: no closing mark, small kana or long-vowel sign
/// at a line's head, no opening bracket at its tail. A single word that is too wide is cut. `\n` always breaks.
std::vector<std::string_view> break_lines(std::string_view text, float width,
                                          const std::function<float(std::string_view)>& measure);

/// The same, in as many lines, but as even as can be: for headings and whatever is centred.
std::vector<std::string_view> break_evenly(std::string_view text, float width,
                                           const std::function<float(std::string_view)>& measure);

}  // namespace kairo::text
