#include "engine/match/live/tree.h"

#include <algorithm>

#include "engine/core/heap_sort.h"

namespace kairo::live {

std::optional<Tree::Place> Tree::find(Place parent, AnyMove move) const {
  for (Place child = nodes_[parent].first_child; child != none; child = nodes_[child].next_sibling)
    if (nodes_[child].move == move) return child;
  return std::nullopt;
}

std::vector<Tree::Place> Tree::children(Place place) const {
  std::vector<Place> all;
  for (Place child = nodes_[place].first_child; child != none; child = nodes_[child].next_sibling) all.push_back(child);
  heap_sort(all, {}, [&](Place child) { return nodes_[child].move.bits; });
  return all;
}

Tree::Place Tree::reach(Place parent, AnyMove move) {
  if (const auto known = find(parent, move)) return *known;
  const auto made = static_cast<Place>(nodes_.size());
  Node node;
  node.parent = parent;
  node.depth = nodes_[parent].depth + 1;
  node.move = move;
  node.next_sibling = nodes_[parent].first_child;
  nodes_[parent].first_child = made;
  nodes_.push_back(std::move(node));
  return made;
}

bool Tree::raise(Place place, Seat seat, const Given& given) {
  Given& known = nodes_[place].given[seat];
  if (order(known, given) >= 0) return false;
  known = given;
  return true;
}

bool Tree::join(const Tree& other) {
  const std::size_t before = nodes_.size();
  bool raised = false;
  std::vector<Place> mine(other.nodes_.size(), start);
  for (Place place = 0; place < other.nodes_.size(); ++place) {
    const Node& node = other.nodes_[place];
    if (place != start) mine[place] = reach(mine[node.parent], node.move);
    for (Seat seat = 0; seat < max_seats; ++seat) raised = raise(mine[place], seat, node.given[seat]) || raised;
  }
  return raised || nodes_.size() > before;
}

std::size_t Tree::moves_to_play() const {
  std::size_t moves = 0;
  for (const Node& node : nodes_)
    if (node.first_child == none) moves += node.depth;
  return moves;
}

}  // namespace kairo::live
