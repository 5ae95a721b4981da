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
  std::size_t good = 0;       ///< the number of letters of these blocks
  bool intact = false;        ///< whether there was no such block
};

/// The place of a letter among the 64; none for another character.
std::optional<Digit> digit_of(char letter);

/// None when a character is not one of the 64.
std::optional<ReadLetters> from_letters(std::string_view text);

/// The digits of a text that letters begin with, when something else follows: those of the good blocks, and whatever
/// comes in the block after them, where the text ends. Other digits behind its end leave its symbols as they are
/// (range_coder.h).
std::vector<Digit> digits_at_front(const ReadLetters& read, std::string_view letters);

}  // namespace kairo
