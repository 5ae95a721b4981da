#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/move.h"
#include "engine/core/seat.h"

namespace kairo::search {

/// The decisions of one seat, as far as this seat can tell them apart: a branch is a move of its own, or what it saw of
/// another seat's move. Which moves are legal differs between the imagined worlds that share a node.
class Tree {
 public:
  using Index = std::uint32_t;
  static constexpr Index root = 0;
  static constexpr Index none = 0;  ///< nothing has the root as its child

  struct Node {
    std::uint64_t key = 0;
    Index first_child = none;
    Index next_sibling = none;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  ///< how often it could have been chosen
    double chance = 0;            ///< summed over the visits, of the seat whose tree this is
  };

  /// `capacity` is all that the tree may ever hold; a full tree grows no more.
  explicit Tree(std::size_t capacity) {
    nodes_.reserve(capacity);
    nodes_.emplace_back();
  }

  [[nodiscard]] Node& operator[](Index node) { return nodes_[node]; }
  [[nodiscard]] const Node& operator[](Index node) const { return nodes_[node]; }

  [[nodiscard]] Index find_child(Index parent, std::uint64_t key) const {
    Index child = nodes_[parent].first_child;
    while (child != none && nodes_[child].key != key) child = nodes_[child].next_sibling;
    return child;
  }
  /// `none` if the tree is full.
  Index add_child(Index parent, std::uint64_t key) {
    if (nodes_.size() == nodes_.capacity()) return none;
    const auto child = static_cast<Index>(nodes_.size());
    nodes_.push_back({.key = key, .next_sibling = nodes_[parent].first_child});
    nodes_[parent].first_child = child;
    return child;
  }

 private:
  std::vector<Node> nodes_;
};

/// The keys of branches: a move of the seat itself, and what it saw (not 0) of another seat's move.
constexpr std::uint64_t own_key(AnyMove move) { return (move.bits << 1) | 1; }
constexpr std::uint64_t seen_key(std::uint64_t seen, Seat mover) { return (seen * 0x9e3779b97f4a7c15U + mover) << 1; }

}  // namespace kairo::search
