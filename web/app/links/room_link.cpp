#include "web/app/links/room_link.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kairo::app {

namespace {

constexpr std::string_view part = "l=";
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int key_bits = 128;
constexpr int bits_each = 6;  // of a letter; the last one has zeros behind its bits, as in base64
constexpr std::size_t key_letters = (key_bits + bits_each - 1) / bits_each;

bool is_letter(char c) { return letters.find(c) != std::string_view::npos; }

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
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
    if (at > 0 && text[at - 1] != '#' && text[at - 1] != '&') continue;
    const std::string_view rest = text.substr(at + part.size());
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(rest, is_letter) - rest.begin());
    if (end == key_letters) return std::string(rest.substr(0, end));
  }
  return std::nullopt;
}

}  // namespace kairo::app
