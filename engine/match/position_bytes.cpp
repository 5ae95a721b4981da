#include "engine/match/position_bytes.h"

#include <cstring>
#include <type_traits>

#include "engine/match/box.h"
#include "engine/match/erased.h"

namespace kairo {

namespace {

constexpr std::string_view digit_names = "0123456789abcdef";

template <class S>
void write_bytes(const S& state, std::string& digits) {
  unsigned char bytes[sizeof(S)];
  std::memcpy(bytes, &state, sizeof(S));
  for (const unsigned char byte : bytes) (digits += digit_names[byte >> 4]) += digit_names[byte & 0xf];
}

template <class S>
void read_bytes(std::string_view digits, std::unique_ptr<Position>& position) {
  if (digits.size() != 2 * sizeof(S)) return;
  unsigned char bytes[sizeof(S)];
  for (std::size_t i = 0; i < sizeof(S); ++i) {
    const std::size_t high = digit_names.find(digits[2 * i]);
    const std::size_t low = digit_names.find(digits[2 * i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return;
    bytes[i] = static_cast<unsigned char>(high << 4 | low);
  }
  S state{};
  std::memcpy(&state, bytes, sizeof(S));
  position = std::make_unique<PositionOf<S>>(state);
}

template <class... States>
std::string bytes_of_any(const Position& position, std::type_identity<std::tuple<States...>>) {
  std::string digits;
  ((position.as<States>() != nullptr ? write_bytes(*position.as<States>(), digits) : void()), ...);
  return digits;
}

template <class... States>
std::unique_ptr<Position> restore_any(const Game& game, std::string_view digits,
                                      std::type_identity<std::tuple<States...>>) {
  std::unique_ptr<Position> position;
  ((game.info == &info_of<States> ? read_bytes<States>(digits, position) : void()), ...);
  return position;
}

}  // namespace

std::string position_bytes(const Position& position) { return bytes_of_any(position, std::type_identity<Box>{}); }

std::unique_ptr<Position> restore_position(const Game& game, std::string_view digits) {
  return restore_any(game, digits, std::type_identity<Box>{});
}

}  // namespace kairo
