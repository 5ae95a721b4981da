#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kairo::app {

/// CRC-32 of ISO 3309 (zip, PNG): detects every change within 32 consecutive bits.
constexpr std::uint32_t check_sum(std::string_view text) {
  std::uint32_t sum = ~0U;
  for (const char c : text) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb88320U : 0U);
  }
  return ~sum;
}

/// Writes a check sum as eight hexadecimal digits.
inline std::string check_digits(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string written;
  for (int shift = 28; shift >= 0; shift -= 4) written += digits[(check_sum(text) >> shift) & 0xf];
  return written;
}

}  // namespace kairo::app
