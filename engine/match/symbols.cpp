#include "engine/match/symbols.h"

#include "engine/core/letters.h"

namespace kairo {

std::string letters_with_safe_end(const RangeEncoder& coder) {
  // The shortest encoding with a safe end. There always is one: the last two digits can be chosen in 63 ways, and no
  // three successive choices all end in `-` or `_`.
  for (int tail = 1; tail <= 2; ++tail) {
    std::uint32_t choice = 0;
    while (const auto digits = coder.digits(tail, choice++)) {
      std::string text = to_letters(*digits);
      if (text.back() != '-' && text.back() != '_') return text;
    }
  }
  return {};
}

}  // namespace kairo
