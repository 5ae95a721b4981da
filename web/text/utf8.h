#pragma once

#include <cstddef>
#include <string_view>

namespace kairo::text {

/// The number of bytes of the first UTF-8 character; `text` is not empty. Each invalid byte counts as one character.
constexpr std::size_t character_size(std::string_view text) {
  const auto head = static_cast<unsigned char>(text[0]);
  std::size_t size = 1;
  if (head >= 0xf0) {
    size = 4;
  } else if (head >= 0xe0) {
    size = 3;
  } else if (head >= 0xc0) {
    size = 2;
  }
  if (size > text.size()) return 1;
  for (std::size_t i = 1; i < size; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) return 1;
  return size;
}

/// The first code point; `text` is not empty.
constexpr char32_t code_point(std::string_view text) {
  const std::size_t size = character_size(text);
  const auto head = static_cast<unsigned char>(text[0]);
  if (size == 1) return head;
  char32_t value = head & (0xffU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) value = (value << 6) | (static_cast<unsigned char>(text[i]) & 0x3fU);
  return value;
}

/// The last code point; `text` is not empty.
constexpr char32_t last_code_point(std::string_view text) {
  while (character_size(text) < text.size()) text.remove_prefix(character_size(text));
  return code_point(text);
}

}  // namespace kairo::text
