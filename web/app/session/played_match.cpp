#include "web/app/session/played_match.h"

#include <algorithm>
#include <utility>

#include "web/app/session/bot_choice.h"

namespace kairo::app {

namespace {

/// The question without the seat to move: what it is about.
Phrase question_topic(const Position& position) {
  Phrase question = position.question(no_seat);
  for (Arg& arg : question.args)
    if (arg.value == seat_name(arg.name, position.to_move()).value) arg = seat_name(arg.name, no_seat);
  return question;
}

}  // namespace

PlayedMatch::PlayedMatch(Held held, std::vector<Player> players)
    : match_(std::move(held.match)), ahead_(std::move(held.ahead)), players_(std::move(players)) {
  play_unasked();
}

void PlayedMatch::play_unasked() {
  play_held(match_, ahead_);
  while (bots_decline_) {
    const auto move = declined(match_.now(), players_, luck_of(match_));
    if (!move || !match_.play(*move).made()) break;
    play_held(match_, ahead_);
  }
  work_out_missing();
}

void PlayedMatch::work_out_missing() {
  missing_ = has_several_people() ? awaited(match_, ahead_) & people_besides(no_seat) : SeatSet{0};
}

void PlayedMatch::let_bots_decline() {
  bots_decline_ = true;
  play_unasked();
}

bool PlayedMatch::is_human(Seat seat) const {
  return seat < players_.size() && players_[seat].kind == Player::Kind::human;
}

Seat PlayedMatch::lone_person() const {
  if (count_humans(players_) != 1) return no_seat;
  return static_cast<Seat>(std::ranges::find(players_, Player::Kind::human, &Player::kind) - players_.begin());
}

SeatSet PlayedMatch::people_besides(Seat seat) const {
  SeatSet seats = 0;
  for (Seat other = 0; other < players_.size(); ++other)
    if (other != seat && is_human(other)) seats |= only(other);
  return seats;
}

Seat PlayedMatch::bot_to_move() const {
  const Seat turn = match_.to_move();
  return turn == no_seat || is_human(turn) ? no_seat : turn;
}

bool PlayedMatch::has_answered(Seat seat) const {
  if ((missing_ & only(seat)) != 0 || missing_ == 0) return false;
  if (!ahead_.by(seat).empty()) return true;
  const auto& steps = match_.steps();
  for (auto step = steps.rbegin(); step != steps.rend() && !step->sealed; ++step)
    if (step->seat == seat) return true;
  return false;
}

std::vector<Phrase> PlayedMatch::answer_of(Seat seat) const {
  std::vector<Phrase> words;
  const auto question = ahead_.by(seat).empty() ? nullptr : match_.now().asked_ahead(seat);
  if (question == nullptr) return words;
  for (const AnyMove move : ahead_.by(seat)) {
    words.push_back(question->move_phrase(seat, move));
    if (!makes_part_of_answer(*question, move)) break;
  }
  return words;
}

std::vector<Seat> PlayedMatch::offered_together(Seat holder) const {
  std::vector<Seat> seats;
  if (match_.now().offer() != Offer::when_able) return seats;
  const Phrase topic = question_topic(match_.now());
  const auto is_new = [&](Seat seat) { return seat != holder && std::ranges::find(seats, seat) == seats.end(); };
  std::size_t moves = match_.steps().size();
  for (auto next = match_.now().clone(); next->offer() == Offer::when_able && question_topic(*next) == topic; ++moves) {
    // A bot between them that declines is not noticed.
    const Seat seat = next->to_move();
    if (!is_human(seat) && !declined(*next, players_, luck_of(match_, moves))) break;
    if (is_human(seat) && !is_new(seat)) break;
    if (is_human(seat)) seats.push_back(seat);
    EventList events;
    next->play(next->legal().back(), events);
  }
  return seats;
}

Seat PlayedMatch::undoable_by(std::size_t count, Seat holder) const {
  const Seat seat = match_.undoable_by(count);
  if (!is_human(seat)) return no_seat;
  const bool was_private = match_.after(count - 1).private_question();
  return was_private && seat != holder ? no_seat : seat;
}

Played PlayedMatch::play(Seat mover, AnyMove move) {
  Played played = answer(match_, ahead_, mover, move);
  if (played.made()) play_unasked();
  return played;
}

void PlayedMatch::decline() {
  match_.play(match_.now().legal().back());
  play_unasked();
}

bool PlayedMatch::take_back(Seat seat) {
  if (!kairo::take_back(match_, ahead_, seat)) return false;
  work_out_missing();
  return true;
}

}  // namespace kairo::app
