#include "web/app/session/session.h"

#include <utility>

namespace kairo::app {

Session::Session(std::string id, Held held, std::vector<Player> players)
    : id_(std::move(id)), played_(std::move(held), std::move(players)), custody_(played_.lone_person()) {
  update();
}

void Session::hand_over() {
  reports_.hand_over(awaited());
  custody_.hand_over(awaited());
  update();
}

void Session::let_holder_answer() {
  turn_.let_holder_answer(match().steps().size());
  update();
}

void Session::forget_holder() {
  custody_.forget_holder(match().over());
  update();
}

void Session::open_link() {
  custody_.open_link(match().over());
  update();
}

void Session::pass_around() {
  if (own_seat() != no_seat) reports_.add(own_seat());
  forget_holder();
}

void Session::take_seat(Seat seat) {
  const Seat before = own_seat();
  if (before != no_seat && before != seat) reports_.add(before);
  custody_.take_seat(seat);
  update();
}

void Session::watch() {
  custody_.watch();
  update();
}

void Session::restore_seat(Seat seat) {
  if (played_.has_several_people() && played_.is_human(seat)) take_seat(seat);
}

std::vector<Phrase> Session::own_answer() const {
  return played_.answer_of(own_seat() != no_seat ? own_seat() : viewer());
}

std::vector<Seat> Session::asked_together() const {
  if (custody_.state() != Custody::State::around) return {};
  return played_.offered_together(custody_.holder());
}

void Session::decline_before(Seat seat) {
  for (const Seat asked : asked_together()) {
    if (asked == seat) break;
    played_.decline();  // nobody has taken the device, so the holder stays the same
  }
  update();
}

Played Session::play(AnyMove move) {
  const Seat mover = now().to_move();
  Played played = played_.play(mover, move);
  if (!played.made()) return played;
  if (mover == own_seat()) reports_.record_own_move();
  // The person who answered a public question may or may not have taken the device, so it is not known who holds it.
  if (played_.is_human(mover) && mover != custody_.holder() && played_.has_several_people()) custody_.lose_sight();
  update();
  return played;
}

void Session::let_bots_decline() {
  played_.let_bots_decline();
  update();
}

bool Session::undo() {
  const Seat seat = turn_.undoable_by();
  if (seat == no_seat || !played_.take_back(seat)) return false;
  update();
  return true;
}

Notes Session::notes() const {
  return {.hints = notebook_.hints(),
          .reviews = notebook_.reviews(),
          .own_seat = own_seat(),
          .unreported_seats = reports_.unreported(),
          .wishes = notebook_.wishes()};
}

void Session::set_notes(const Notes& notes) {
  notebook_.restore(notes);
  reports_.restore(notes.unreported_seats);
  restore_seat(notes.own_seat);
}

}  // namespace kairo::app
