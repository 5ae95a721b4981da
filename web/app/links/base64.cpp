#include "web/app/links/base64.h"

#include <cstdint>

namespace kairo::app {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string to_base64(std::string_view bytes) {
  std::string letters;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char c : bytes) {
    bits = (bits << 8) | static_cast<unsigned char>(c);
    for (held += 8; held >= 6; held -= 6) letters += alphabet[(bits >> (held - 6)) & 63U];
  }
  if (held > 0) letters += alphabet[(bits << (6 - held)) & 63U];
  return letters;
}

std::optional<std::string> from_base64(std::string_view letters) {
  std::string bytes;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char c : letters) {
    const std::size_t digit = alphabet.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = (bits << 6) | static_cast<std::uint32_t>(digit);
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes += static_cast<char>((bits >> held) & 0xffU);
    }
  }
  if (held >= 6 || (bits & ((1U << held) - 1)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace kairo::app
