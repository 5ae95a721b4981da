#include "engine/match/match.h"

#include <algorithm>
#include <utility>

namespace kairo {

Match::Match(const Game& game, const Setup& setup) : game_(&game), setup_(setup) {
  positions_.push_back(game.deal(setup));
}

Match::Match(const Game& game, std::unique_ptr<Position> start) : game_(&game) {
  positions_.push_back(std::move(start));
}

Match::Match(const Match& other) : game_(other.game_), setup_(other.setup_), steps_(other.steps_) {
  positions_.reserve(other.positions_.size());
  for (const auto& position : other.positions_) positions_.push_back(position->clone());
}

Match& Match::operator=(const Match& other) {
  Match copy(other);
  return *this = std::move(copy);
}

Played Match::play(AnyMove move) {
  if (Phrase refused = now().refusal(move); !refused.empty()) return {std::move(refused)};
  const std::vector<AnyMove> moves = now().legal_moves();
  const auto found = std::find(moves.begin(), moves.end(), move);
  // A game looks at the bits of its own moves only; what differs beyond them is nobody's move.
  if (found == moves.end()) return {Phrase{"match.refusal.no_such_move"}};

  EventList came;
  std::unique_ptr<Position> next = now().clone();
  next->make(move, came);
  steps_.push_back({.seat = turn(),
                    .move = move,
                    .index = static_cast<std::uint32_t>(found - moves.begin()),
                    .choices = static_cast<std::uint32_t>(moves.size()),
                    .events = std::move(came.events),
                    .sealed = came.sealed});
  positions_.push_back(std::move(next));
  return {};
}

bool Match::play_index(std::uint32_t index) {
  const std::vector<AnyMove> moves = now().legal_moves();
  return index < moves.size() && play(moves[index]).made();
}

Seat Match::may_undo() const { return steps_.empty() || steps_.back().sealed ? no_seat : steps_.back().seat; }

bool Match::undo() {
  if (may_undo() == no_seat) return false;
  steps_.pop_back();
  positions_.pop_back();
  return true;
}

}  // namespace kairo
