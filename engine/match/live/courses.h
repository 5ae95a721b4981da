#pragma once

#include <memory>
#include <vector>

#include "engine/match/live/questions.h"
#include "engine/match/live/tree.h"

namespace kairo::live {

/// Plays the courses of a tree one after the other, and makes the tree that follows from them alone: each move is its
/// seat's answer to the question that it belongs to. Its places are numbered as they are met.
class Courses {
 public:
  explicit Courses(const Match& start);

  /// Goes to a known place, from which another course leads on. Returns the number of moves played for it.
  std::size_t leave_at(Tree::Place place);
  /// Makes a legal move.
  void play(AnyMove move);

  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] Tree::Place place() const { return places_.back(); }
  [[nodiscard]] const Tree& tree() const { return tree_; }
  /// The position in which the seat answers the question that begins at this place; null if none does.
  [[nodiscard]] std::unique_ptr<Position> question(Tree::Place place, Seat seat) const;

 private:
  void note();

  Match start_;
  Match match_;
  OpenQuestions questions_;
  std::vector<Tree::Place> places_;  ///< after each move of the match
  Tree tree_;
  /// By place: the position, and the seats whose question begins there.
  struct Known {
    std::unique_ptr<Position> position;
    SeatSet asked = 0;
  };
  std::vector<Known> known_;
};

}  // namespace kairo::live
