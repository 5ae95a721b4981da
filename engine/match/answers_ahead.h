#pragma once

#include <memory>
#include <span>
#include <vector>

#include "engine/match/match.h"

/// Where the rules ask all seats at once, a match asks them one after the other and keeps each answer secret until the
/// last one is given. So a seat may as well answer before its turn: such answers are held aside, and are played when
/// their turn comes. A match, its moves and their order know nothing of it.
namespace kairo {

/// Makes a legal move in a position of `asked_ahead`. Returns whether the seat's answer goes on; a position in which it
/// is complete tells nothing any more. An answer ends with a reveal or a final move, which is sealed, or with another
/// seat's turn.
bool makes_part_of_answer(Position& position, AnyMove move);

/// The moves that are held aside, by seat, in the order in which the seat makes them. They all belong to the question
/// that is open in one match, and are legal when their turn comes, whatever the others answer. The seat to move has
/// none: its moves are in the match.
struct AnswersAhead {
  BySeat<std::vector<AnyMove>> of;

  [[nodiscard]] bool empty() const;
  [[nodiscard]] std::span<const AnyMove> by(Seat seat) const;
  friend bool operator==(const AnswersAhead&, const AnswersAhead&) = default;
};

/// The position in which `seat` decides next: that of the match if it is to move, otherwise the one in which it answers
/// ahead (ask_ahead in core/playable.h), after the moves that it has given. Null if it is not asked now, or has
/// answered. In this position it is to move; its view is what it may know, its legal moves are what `answer` takes.
std::unique_ptr<Position> question_of(const Match& match, const AnswersAhead& ahead, Seat seat);

/// The seats whose answers are missing and may be given now, in any order; none when the match is over. Takes some
/// work: not for every frame.
SeatSet awaited(const Match& match, const AnswersAhead& ahead);

/// The seat makes a move: in the match if it is to move, otherwise ahead. Then plays what was held for its turn.
Played answer(Match& match, AnswersAhead& ahead, Seat seat, AnyMove move);

/// Plays all that is held for the seat to move, and so on.
void play_held(Match& match, AnswersAhead& ahead);

/// Whether the seat may take back its last move, which is held, or is the last one of the match and may be undone.
/// False if somebody else's answer ahead would lose its question.
bool may_take_back(const Match& match, const AnswersAhead& ahead, Seat seat);
/// False, and nothing has changed, when it may not.
bool take_back(Match& match, AnswersAhead& ahead, Seat seat);

}  // namespace kairo
