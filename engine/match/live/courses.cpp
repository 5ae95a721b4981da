#include "engine/match/live/courses.h"

#include "engine/match/live/given.h"

namespace kairo::live {

Courses::Courses(const Match& start) : start_(start), match_(start), questions_(start), places_{Tree::start} { note(); }

std::size_t Courses::leave_at(Tree::Place place) {
  std::vector<AnyMove> moves;
  for (Tree::Place at = place; at != Tree::start; at = tree_.nodes()[at].parent)
    moves.push_back(tree_.nodes()[at].move);
  match_ = start_;
  questions_ = OpenQuestions(start_);
  places_ = {Tree::start};
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) play(*move);
  return moves.size();
}

void Courses::play(AnyMove move) {
  const Seat seat = match_.to_move();
  const Asked& asked = *questions_.of(seat);
  std::vector<AnyMove> parts = asked.made;
  parts.push_back(move);
  tree_.raise(places_[asked.since], seat, with_moves({}, parts));
  match_.play(move);
  questions_.follow(match_);
  places_.push_back(tree_.reach(places_.back(), move));
  if (known_.size() < tree_.nodes().size()) note();
}

void Courses::note() {
  SeatSet asked = 0;
  for (Seat seat = 0; seat < match_.now().seats(); ++seat)
    if (const auto& of = questions_.of(seat); of && of->since == match_.steps().size()) asked |= only(seat);
  known_.push_back({match_.now().clone(), asked});
}

std::unique_ptr<Position> Courses::question(Tree::Place place, Seat seat) const {
  if (place >= known_.size() || !contains(known_[place].asked, seat)) return nullptr;
  const Position& position = *known_[place].position;
  return position.to_move() == seat ? position.clone() : position.asked_ahead(seat);
}

}  // namespace kairo::live
