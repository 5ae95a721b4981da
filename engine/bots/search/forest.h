#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "engine/bots/search/tactics.h"
#include "engine/bots/search/tree.h"

namespace kairo::search {

/// One tree for each seat, walked side by side: information-set search with multiple observers (Cowling, Powley and
/// Whitehouse, 2012). So no seat's choices depend on what it cannot see, and sealed answers are chosen independently of
/// each other. Each playout adds at most one node to each tree.
template <Searchable S>
class Forest {
 public:
  using T = TacticsOf<S>;
  using MoveList = typename S::MoveList;
  using Move = typename S::Move;

  /// `thinker` is the seat whose move is to be found: its decision at the root is not one of the `depth` later ones.
  Forest(int seats, Seat thinker, int depth, std::size_t capacity) : seats_(seats), thinker_(thinker), depth_(depth) {
    if (depth_ == 0) return;
    trees_.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat) trees_.emplace_back(capacity);
  }

  /// A new playout begins at the roots.
  void begin() {
    for (Walk& walk : walks_) {
      walk.inside = depth_ > 0;
      walk.decisions = 0;
      walk.at = Tree::root;
      walk.length = 0;
    }
    walks_[thinker_].decisions = -1;
  }

  /// Whether the seat's tree still chooses its moves.
  [[nodiscard]] bool chooses_for(Seat seat) const { return walks_[seat].inside && walks_[seat].decisions < depth_; }

  /// The move that the seat's tree chooses; `moves` are its legal moves in their order of promise.
  Move select(Seat seat, const MoveList& moves) {
    Tree& tree = trees_[seat];
    const Tree::Index at = walks_[seat].at;
    const std::size_t considered = considered_after(tree[at].visits, moves.size());
    Move best = moves[0];
    double most = -1;
    for (std::size_t i = 0; i < considered; ++i) {
      const Tree::Index child = tree.find_child(at, own_key(erase_move(moves[i])));
      if (child == Tree::none) return moves[i];
      Tree::Node& node = tree[child];
      ++node.available;
      const double curiosity = std::sqrt(std::sqrt(double{1} * node.available) / node.visits);
      const double urgency = node.chance / node.visits + T::exploration * curiosity;
      if (urgency <= most) continue;
      best = moves[i];
      most = urgency;
    }
    return best;
  }

  /// Lets every tree follow a move that is about to be made in `before`.
  void follow(const S& before, Seat mover, Move move) {
    for (Seat seat = 0; seat < seats_; ++seat) {
      if (!walks_[seat].inside) continue;
      if (seat == mover) {
        ++walks_[seat].decisions;
        descend(seat, own_key(erase_move(move)));
      } else if (const std::uint64_t seen = T::seen(before, move, seat); seen != 0) {
        descend(seat, seen_key(seen, mover));
      }
    }
  }

  /// Credits the outcome of this playout to the nodes that it passed.
  void learn(const Outcome& outcome) {
    if (depth_ == 0) return;
    for (Seat seat = 0; seat < seats_; ++seat) {
      credit(trees_[seat][Tree::root], outcome.chance[seat]);
      for (std::size_t i = 0; i < walks_[seat].length; ++i)
        credit(trees_[seat][walks_[seat].path[i]], outcome.chance[seat]);
    }
  }

 private:
  static constexpr std::size_t longest_path = 64;

  /// The place of a playout in one tree.
  struct Walk {
    bool inside = false;
    int decisions = 0;  ///< made so far
    Tree::Index at = Tree::root;
    std::size_t length = 0;
    std::array<Tree::Index, longest_path> path{};
  };

  static std::size_t considered_after(std::uint32_t visits, std::size_t moves) {
    const double wide = 1 + T::widening * std::sqrt(double{1} * visits);
    return wide < static_cast<double>(moves) ? static_cast<std::size_t>(wide) : moves;
  }

  static void credit(Tree::Node& node, double chance) {
    ++node.visits;
    node.chance += chance;
  }

  void descend(Seat seat, std::uint64_t key) {
    Walk& walk = walks_[seat];
    Tree::Index child = trees_[seat].find_child(walk.at, key);
    const bool is_new = child == Tree::none;
    if (is_new) child = trees_[seat].add_child(walk.at, key);
    if (child != Tree::none) {
      walk.at = child;
      walk.path[walk.length++] = child;
    }
    walk.inside = !is_new && walk.length < longest_path && walk.decisions < depth_;
  }

  int seats_;
  Seat thinker_;
  int depth_;
  std::vector<Tree> trees_;
  BySeat<Walk> walks_;
};

}  // namespace kairo::search
