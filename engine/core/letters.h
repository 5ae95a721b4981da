#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/range_coder.h"

/// Digits as letters that survive every messenger, with check letters between them.
///
/// After every `letters_a_block` letters, and at the end, stands a check letter. Digits and weights are elements of
/// the field of 64; letter i (from 0, check letters counted) weighs a^i, a being a generator. The check letter at
/// place p is a^-p times the weighted sum of all letters before it that are no check letters. So, in the first block
/// that differs:
///   - one wrong letter changes one term of  sum + a^p · check  and is always seen;
///   - two neighbours x, y swapped change it by (x − y)(a^i − a^(i+1)), which is not 0 unless x = y: always seen, the
///     check letter and its neighbour included; across the border of blocks it is one wrong letter of the first;
///   - anything else passes with a chance of one in 64, and since the sum runs on, that chance is taken anew at the
///     end of each later block.
namespace kairo {

inline constexpr std::size_t letters_a_block = 15;

/// A–Z a–z 0–9 - _ for 0 … 63, and the check letters.
std::string to_letters(std::span<const Digit> digits);

struct ReadLetters {
  std::vector<Digit> digits;  ///< of all blocks before the first that does not check
  bool intact = false;        ///< false when there was such a block
};

/// None when a letter is none of the 64.
std::optional<ReadLetters> from_letters(std::string_view text);

}  // namespace kairo
