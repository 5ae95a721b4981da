#include "web/app/session/device_turn.h"

namespace kairo::app {

namespace {

/// The seat that is asked at this device although it may not be its turn.
Seat seat_asked_ahead(const PlayedMatch& played, const Custody& custody) {
  if (custody.own_seat() != no_seat) return custody.own_seat();
  const Position& now = played.match().now();
  const bool passed_around = custody.state() == Custody::State::around && played.has_several_people();
  const bool secret = now.private_question() && now.offer() == Offer::none;
  return passed_around && secret ? custody.holder() : no_seat;
}

/// The seat whose last move could be taken back.
Seat seat_to_take_back(const PlayedMatch& played, const Custody& custody) {
  if (custody.own_seat() != no_seat) return custody.own_seat();
  return played.ahead().by(custody.holder()).empty() ? played.match().undoable_by() : custody.holder();
}

Seat seat_to_undo(const PlayedMatch& played, const Custody& custody) {
  if (custody.is_watching()) return no_seat;
  const Seat seat = seat_to_take_back(played, custody);
  if (!may_take_back(played.match(), played.ahead(), seat)) return no_seat;
  if (seat == custody.own_seat() || !played.ahead().by(seat).empty()) return seat;
  return played.undoable_by(played.match().steps().size(), custody.holder());
}

}  // namespace

void DeviceTurn::update(const PlayedMatch& played, const Custody& custody) {
  ask(played, custody);
  awaited_ = seat_to_await(played, custody);
  is_away_ = custody.is_by_link() && !custody.is_unclaimed() && awaited_ != no_seat;
  viewer_ = seat_to_show(played, custody);
  viewer_of_the_past_ = viewer_ == custody.holder() ? viewer_ : no_seat;
  undoable_by_ = seat_to_undo(played, custody);
}

void DeviceTurn::ask(const PlayedMatch& played, const Custody& custody) {
  const Match& match = played.match();
  const Seat here = seat_asked_ahead(played, custody);
  const bool is_early = here != no_seat && here != match.to_move() && played.is_human(match.to_move());
  question_ = is_early ? question_of(match, played.ahead(), here) : nullptr;
  holder_is_asked_ =
      question_ != nullptr && custody.own_seat() == no_seat && holder_answered_at_ != match.steps().size();
}

Seat DeviceTurn::seat_to_await(const PlayedMatch& played, const Custody& custody) const {
  const Seat turn = played.match().to_move();
  if (!played.is_human(turn) || asked_ahead() != nullptr) return no_seat;
  if (custody.is_unclaimed()) return turn;
  const bool hands_over = custody.is_by_link() || played.match().now().private_question();
  return turn != custody.holder() && hands_over ? turn : no_seat;
}

Seat DeviceTurn::seat_to_show(const PlayedMatch& played, const Custody& custody) const {
  if (is_away_) return custody.holder();
  if (awaited_ != no_seat || custody.is_unclaimed()) return no_seat;
  if (asked_ahead() != nullptr) return question_->to_move();
  const Seat turn = played.match().to_move();
  return played.is_human(turn) ? turn : custody.holder();
}

}  // namespace kairo::app
