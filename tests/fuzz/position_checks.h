#pragma once

#include <memory>

#include "engine/match/position_text.h"

namespace kairo::fuzz {

/// Checks what must hold in every position; returns the broken promise, or null.
inline const char* broken_promise(const Game& game, const Position& position, Rng& rng) {
  if (!position.conserved()) return "every piece is in exactly one place";
  const auto again = read_position(game, position.state_text());
  if (!again || !(*again)->equals(position)) return "a state round-trips";
  if (position.legal().empty() != (position.to_move() == no_seat)) return "the seat to move has a legal move";
  for (Seat seat = 0; seat <= position.seats(); ++seat) {
    const Seat viewer = seat < position.seats() ? seat : no_seat;
    if (position.view_text(viewer).empty() || position.in_words(viewer).empty()) return "a view is not empty";
    const auto imagined = position.imagine(viewer, rng);
    if (!imagined->same_view(position, viewer)) return "an imagined position agrees with the view";
    if (!imagined->conserved()) return "an imagined position is conserved";
    if (imagined->to_move() != position.to_move()) return "an imagined position has the same seat to move";
    if (viewer == position.to_move() && imagined->legal() != position.legal())
      return "an imagined position has the same legal moves";
  }
  return nullptr;
}

/// Plays random moves from this position to the end; returns the broken promise, or null. Checks the first positions
/// closely, since they still show the effects of a bad start, and then some of the later ones.
inline const char* broken_promise_until_end(const Game& game, std::unique_ptr<Position> position, Rng& rng) {
  constexpr int looked_at = 3;
  constexpr int counted = 40;
  constexpr int looked_at_again = 50;
  constexpr int most_moves = 5000;
  for (int made = 0; made < most_moves; ++made) {
    if (made < looked_at || made % looked_at_again == 0)
      if (const char* broken = broken_promise(game, *position, rng)) return broken;
    if (made < counted && !position->conserved()) return "pieces are conserved by moves";
    if (position->to_move() == no_seat) return position->conserved() ? nullptr : "pieces are conserved at the end";
    const auto moves = position->legal();
    if (moves.empty()) return "the seat to move has a legal move after some moves";
    EventList came;
    position->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))], came);
  }
  return "a game ends";
}

}  // namespace kairo::fuzz
