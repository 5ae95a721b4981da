#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/move.h"

namespace kairo::live {

/// One part of an answer. Without a move it has been taken back, which is a fact like any other: a device that still
/// has the old move cannot bring it back.
struct Part {
  std::uint32_t retaken = 0;  ///< how often it has been given anew or taken back
  std::optional<AnyMove> move;
  friend bool operator==(const Part&, const Part&) = default;
};

/// One seat's answer to one question, as far as it has been given: an answer may be several moves. Only the last part
/// can be without a move.
using Given = std::vector<Part>;

inline constexpr std::uint32_t most_retaken = 0xffff;

/// A total order by content. More of an answer comes after less, what was given anew after what it replaces; two
/// different answers, which contradict each other, have an order, too. So the later one of two is what all agree on.
std::strong_ordering order(const Given& a, const Given& b);

/// The answer with these moves, and later in the order than `before`; unchanged if it begins with them.
Given with_moves(Given before, std::span<const AnyMove> moves);
/// The same without the part at this place and those behind it.
Given taken_back(Given before, std::size_t place);

/// Whether the answer has at least one move.
bool is_active(const Given& given);
/// The moves that count.
std::vector<AnyMove> moves_of(const Given& given);

}  // namespace kairo::live
