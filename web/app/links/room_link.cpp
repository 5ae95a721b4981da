#include "web/app/links/room_link.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kairo::app {

namespace {

constexpr std::string_view part = "l=";
constexpr std::string_view shouted_part = "L=";  ///< some write links in capitals; no key survives that
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int key_bits = 128;
constexpr int bits_each = 6;  // of a letter; the last one has zeros behind its bits, as in base64
constexpr std::size_t key_letters = (key_bits + bits_each - 1) / bits_each;

bool is_letter(char c) { return letters.find(c) != std::string_view::npos; }

/// Where this part of a fragment begins, from `from` on.
std::size_t find_part(std::string_view text, std::string_view wanted, std::size_t from = 0) {
  std::size_t at = text.find(wanted, from);
  while (at != std::string_view::npos && at > 0 && text[at - 1] != '#' && text[at - 1] != '&')
    at = text.find(wanted, at + 1);
  return at;
}

}  // namespace

std::string new_room_key(const Services& services) {
  std::string key;
  for (int left = key_bits; left > 0; left -= bits_each) {
    const auto random = static_cast<std::size_t>(services.random_seed() % letters.size());
    const int unused = std::max(0, bits_each - left);
    key += letters[random >> unused << unused];
  }
  return key;
}

std::string room_fragment(std::string_view key) { return std::string(part) + std::string(key); }

std::optional<std::string> room_key_in(std::string_view text) {
  for (std::size_t at = find_part(text, part); at != std::string_view::npos; at = find_part(text, part, at + 1)) {
    const std::string_view rest = text.substr(at + part.size());
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(rest, is_letter) - rest.begin());
    if (end == key_letters) return std::string(rest.substr(0, end));
  }
  return std::nullopt;
}

bool names_room(std::string_view text) {
  return find_part(text, part) != std::string_view::npos || find_part(text, shouted_part) != std::string_view::npos;
}

}  // namespace kairo::app
