#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace kairo {

/// A type-erased move: the bytes of a game's own Move, at most 8, padded with zeros.
struct AnyMove {
  std::uint64_t bits = 0;
  friend bool operator==(const AnyMove&, const AnyMove&) = default;
};

template <class Move>
AnyMove erase_move(const Move& move) {
  static_assert(sizeof(Move) <= sizeof(AnyMove) && std::is_trivially_copyable_v<Move>);
  static_assert(std::has_unique_object_representations_v<Move>, "padding would make equal moves differ");
  AnyMove any;
  std::memcpy(&any.bits, &move, sizeof move);
  return any;
}

template <class Move>
Move restore_move(AnyMove any) {
  Move move;
  std::memcpy(static_cast<void*>(&move), &any.bits, sizeof move);
  return move;
}

}  // namespace kairo
