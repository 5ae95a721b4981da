#include "web/app/session/session.h"

#include <algorithm>
#include <utility>

#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// The words of the question without the seat to move: what it is about.
std::string question_topic(const Position& position) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < position.seats(); ++seat)
    names.push_back(seat == position.to_move() ? "" : std::to_string(seat));
  return text::sentence(text::Language::en, position.question(no_seat), names);
}

}  // namespace

Session::Session(std::string id, Match match, std::vector<Player> players)
    : id_(std::move(id)), match_(std::move(match)), players_(std::move(players)) {
  // A person alone with bots has the device all the time.
  if (count_humans(players_) == 1)
    holder_ = static_cast<Seat>(std::ranges::find(players_, Player::Kind::human, &Player::kind) - players_.begin());
}

Session Session::practice(Match match, std::vector<Player> players) {
  Session session("practice", std::move(match), std::move(players));
  session.practice_ = true;
  return session;
}

bool Session::is_human(Seat seat) const { return seat < players_.size() && players_[seat].kind == Player::Kind::human; }

Seat Session::lone_person() const {
  if (count_humans(players_) != 1) return no_seat;
  return static_cast<Seat>(std::ranges::find(players_, Player::Kind::human, &Player::kind) - players_.begin());
}

Seat Session::bot_to_move() const {
  const Seat turn = match_.to_move();
  return turn == no_seat || is_human(turn) ? no_seat : turn;
}

Seat Session::awaited() const {
  const Seat turn = match_.to_move();
  if (!is_human(turn)) return no_seat;
  if (covered_) return turn;
  return turn != holder_ && (by_link_ || now().private_question()) ? turn : no_seat;
}

Seat Session::viewer() const {
  if (is_away()) return holder_;
  if (awaited() != no_seat || covered_) return no_seat;
  return is_human(match_.to_move()) ? match_.to_move() : holder_;
}

bool Session::viewer_may_act() const { return viewer() != no_seat && viewer() == match_.to_move(); }

void Session::hand_over() {
  holder_ = awaited();
  covered_ = false;
}

void Session::cover() {
  holder_ = no_seat;
  covered_ = !match_.over();
}

void Session::arrive() {
  cover();
  by_link_ = true;
}

void Session::pass_around() {
  cover();
  by_link_ = false;
}

std::vector<Seat> Session::asked_together() const {
  std::vector<Seat> seats;
  if (covered_ || by_link_ || now().offer() != Offer::when_able) return seats;
  const std::string topic = question_topic(now());
  const auto is_another = [&](const Position& position) {
    const Seat seat = position.to_move();
    return is_human(seat) && seat != holder_ && std::ranges::find(seats, seat) == seats.end();
  };
  for (auto next = now().clone();
       next->offer() == Offer::when_able && is_another(*next) && question_topic(*next) == topic;) {
    seats.push_back(next->to_move());
    EventList events;
    next->play(next->legal().back(), events);
  }
  return seats;
}

void Session::decline_before(Seat seat) {
  for (const Seat asked : asked_together()) {
    if (asked == seat) return;
    // Nobody has taken the device, so `holder_` stays as it is.
    match_.play(now().legal().back());
  }
}

Played Session::play(AnyMove move) {
  const Seat mover = match_.to_move();
  Played played = match_.play(move);
  // The person who answered a public question may or may not have taken the device, so it is not known who holds it.
  if (played.made() && is_human(mover) && mover != holder_ && count_humans(players_) > 1) holder_ = no_seat;
  return played;
}

Seat Session::undoable_by() const {
  const Seat seat = practice_ ? no_seat : match_.undoable_by();
  if (!is_human(seat)) return no_seat;
  const bool was_private = match_.after(match_.steps().size() - 1).private_question();
  return was_private && seat != holder_ ? no_seat : seat;
}

void Session::note_hint() {
  const HintTaken hint{viewer(), match_.steps().size()};
  if (std::ranges::find(notes_.hints, hint) == notes_.hints.end()) notes_.hints.push_back(hint);
}

void Session::keep_review(Seat seat, std::string review) {
  const std::string begin = std::to_string(seat);
  std::erase_if(notes_.reviews,
                [&](const std::string& kept) { return kept == begin || kept.starts_with(begin + ";"); });
  notes_.reviews.push_back(std::move(review));
}

bool Session::undo() { return undoable_by() != no_seat && match_.undo(); }

}  // namespace kairo::app
