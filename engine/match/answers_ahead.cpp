#include "engine/match/answers_ahead.h"

#include <algorithm>
#include <utility>

namespace kairo {

namespace {

/// Whether each answer ahead belongs to the open question.
bool all_are_asked(const Match& match, const AnswersAhead& ahead) {
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (!ahead.by(seat).empty() && match.now().asked_ahead(seat) == nullptr) return false;
  return true;
}

}  // namespace

bool makes_part_of_answer(Position& position, AnyMove move) {
  const Seat seat = position.to_move();
  EventList events;
  position.play(move, events);
  return !events.sealed && position.to_move() == seat;
}

bool AnswersAhead::empty() const {
  return std::all_of(of.begin(), of.end(), [](const auto& moves) { return moves.empty(); });
}

std::span<const AnyMove> AnswersAhead::by(Seat seat) const {
  return seat < max_seats ? std::span<const AnyMove>(of[seat]) : std::span<const AnyMove>{};
}

std::unique_ptr<Position> question_of(const Match& match, const AnswersAhead& ahead, Seat seat) {
  if (match.over() || seat >= match.now().seats()) return nullptr;
  if (seat == match.to_move()) return match.now().clone();
  std::unique_ptr<Position> question = match.now().asked_ahead(seat);
  if (question == nullptr) return nullptr;
  for (const AnyMove move : ahead.by(seat))
    if (!makes_part_of_answer(*question, move)) return nullptr;
  return question;
}

SeatSet awaited(const Match& match, const AnswersAhead& ahead) {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < match.now().seats(); ++seat)
    if (question_of(match, ahead, seat) != nullptr) seats |= only(seat);
  return seats;
}

Played answer(Match& match, AnswersAhead& ahead, Seat seat, AnyMove move) {
  if (seat == match.to_move() && !match.over()) {
    Played played = match.play(move);
    play_held(match, ahead);
    return played;
  }
  const std::unique_ptr<Position> question = question_of(match, ahead, seat);
  if (question == nullptr) return {Phrase{"match.refusal.no_such_move"}};
  if (auto choice = choice_of(*question, move); !choice) return {std::move(choice.error())};
  ahead.of[seat].push_back(move);
  return {};
}

void play_held(Match& match, AnswersAhead& ahead) {
  while (!match.over() && !ahead.by(match.to_move()).empty()) {
    std::vector<AnyMove>& moves = ahead.of[match.to_move()];
    // A move that is given ahead is legal when its turn comes; if it were not, holding it for ever would help nobody.
    if (match.play(moves.front()).made())
      moves.erase(moves.begin());
    else
      moves.clear();
  }
}

bool may_take_back(const Match& match, const AnswersAhead& ahead, Seat seat) {
  if (!ahead.by(seat).empty()) return true;
  if (seat == no_seat || match.undoable_by() != seat) return false;
  if (ahead.empty()) return true;
  Match before = match;
  return before.undo() && all_are_asked(before, ahead);
}

bool take_back(Match& match, AnswersAhead& ahead, Seat seat) {
  if (!may_take_back(match, ahead, seat)) return false;
  if (ahead.by(seat).empty()) return match.undo();
  ahead.of[seat].pop_back();
  return true;
}

}  // namespace kairo
