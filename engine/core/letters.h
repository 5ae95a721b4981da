#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/range_coder.h"

/// Writes digits as letters that survive every messenger, with check letters in between.
///
/// A check letter follows every `letters_per_block` letters, and the last letter. Digits and weights are elements of
/// GF(64); letter i (from 0, check letters included) has the weight a^i, where a is a generator. The check letter at
/// place p is a^-p times the weighted sum of all digits before it. So, in the first block that differs:
///   - one wrong letter changes one term of  sum + a^p · check  and is always detected;
///   - two swapped neighbours x, y change it by (x − y)(a^i − a^(i+1)), which is not 0 unless x = y: always detected,
///     even if one of them is the check letter; a swap across two blocks is one wrong letter in the first of them;
///   - anything else goes undetected with a chance of one in 64, and, because the sum is never reset, must escape again
///     at the end of each later block.
namespace kairo {

inline constexpr std::size_t letters_per_block = 15;

/// The letters A–Z a–z 0–9 - _ for 0 … 63, with the check letters.
std::string to_letters(std::span<const Digit> digits);

struct ReadLetters {
  std::vector<Digit> digits;  ///< of all blocks before the first one whose check letter is wrong
  bool intact = false;        ///< whether there was no such block
};

/// None when a character is not one of the 64.
std::optional<ReadLetters> from_letters(std::string_view text);

}  // namespace kairo
