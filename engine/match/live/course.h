#pragma once

#include <vector>

#include "engine/match/live/questions.h"
#include "engine/match/live/tree.h"
#include "engine/match/merge.h"

namespace kairo::live {

/// The one course that everybody who holds a tree agrees on without asking.
///
/// Where courses part, the one counts on which somebody has decided furthest; of equals, the one whose answer is later
/// in the order (given.h), then the one with the greater
/// move. Decisions that were taken back count there, too. Behind the last decision what the seats have answered
/// counts. So an answer that others have built upon is not taken back by a device that did not know of it.
struct Course {
  Held held;
  OpenQuestions questions;
  std::vector<Tree::Place> places;  ///< after each move of the match from the start on, as far as the tree has them
};

/// `start` is the match before its first move.
Course course_of(const Tree& tree, const Match& start);

/// Adds the seat's next move. Empty if it was added, else why not, and nothing has changed.
Phrase give(Tree& tree, const Match& start, Seat seat, AnyMove move);
/// Takes the seat's last move back, if it may (may_take_back in answers_ahead.h). Where this move had kept a course in
/// its place that contradicts another, the other one counts from now on. False, and nothing has changed, if it may not.
bool take_back(Tree& tree, const Match& start, Seat seat);

/// All that somebody holds who got it by link.
Tree tree_of(const Held& held);

}  // namespace kairo::live
