#include "engine/match/live/questions.h"

namespace kairo::live {

namespace {

bool is_asked(const Position& position, Seat seat) {
  if (position.to_move() == no_seat) return false;
  return position.to_move() == seat || position.asked_ahead(seat) != nullptr;
}

}  // namespace

OpenQuestions::OpenQuestions(const Match& match) {
  for (Seat seat = 0; seat < match.now().seats(); ++seat)
    if (is_asked(match.after(0), seat)) of_[seat] = Asked{};
  for (std::size_t moves = 1; moves <= match.steps().size(); ++moves) follow(match, moves);
}

void OpenQuestions::follow(const Match& match, std::size_t moves) {
  const Match::Step& step = match.steps()[moves - 1];
  const Position& now = match.after(moves);
  if (!step.sealed && now.to_move() == step.seat && of_[step.seat])
    of_[step.seat]->made.push_back(step.move);
  else
    of_[step.seat].reset();
  for (Seat seat = 0; seat < now.seats(); ++seat) {
    if (!is_asked(now, seat))
      of_[seat].reset();
    else if (!of_[seat])
      of_[seat] = Asked{.since = moves};
  }
}

std::unique_ptr<Position> question_at(const Match& match, std::size_t moves, Seat seat) {
  const Position& position = match.after(moves);
  if (position.to_move() == no_seat || seat >= position.seats()) return nullptr;
  return position.to_move() == seat ? position.clone() : position.asked_ahead(seat);
}

}  // namespace kairo::live
