#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/seat.h"
#include "engine/match/live/given.h"

namespace kairo::live {

/// All that is known of a match: its courses, as far as somebody has decided knowing them, and at each place of a
/// course what the seats have answered to the questions that begin there. Usually there is one course. Of answers that
/// contradict each other both are kept if somebody went on from them, else the later one in the order (given.h).
///
/// Nothing in it is ever lowered or removed, so joining is commutative, associative and idempotent by its making.
class Tree {
 public:
  using Place = std::uint32_t;
  static constexpr Place start = 0;

  struct Node {
    Place parent = start;
    std::uint32_t depth = 0;  ///< number of moves
    AnyMove move;             ///< the last of them
    Place first_child = none;
    Place next_sibling = none;
    BySeat<Given> given;
  };
  static constexpr Place none = 0;  ///< the start is nobody's child

  Tree() : nodes_(1) {}

  [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }  ///< parents before their children
  [[nodiscard]] const Given& given(Place place, Seat seat) const { return nodes_[place].given[seat]; }
  [[nodiscard]] std::optional<Place> find(Place parent, AnyMove move) const;
  /// The moves that lead on from a place, in the order of their bits.
  [[nodiscard]] std::vector<Place> children(Place place) const;

  /// The place after this move, which is made if there is none.
  Place reach(Place parent, AnyMove move);
  /// Takes the answer if it is later in the order; returns whether it is.
  bool raise(Place place, Seat seat, const Given& given);
  /// Returns whether the other knew more.
  bool join(const Tree& other);

  /// The moves that must be played to see all courses.
  [[nodiscard]] std::size_t moves_to_play() const;

 private:
  std::vector<Node> nodes_;
};

}  // namespace kairo::live
