#include "engine/core/numbers.h"

#include <charconv>

namespace kairo {

std::optional<std::uint64_t> read_digits(std::string_view text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace kairo
