#pragma once

#include <cstddef>
#include <string_view>

namespace kairo::text {

/// The length of the whole sentences that a text begins with, with the blank after them; 0: it does not hold one. A
/// full stop within a number or a word ends none.
std::size_t whole_sentences(std::string_view text);

}  // namespace kairo::text
