#include "web/app/session/session.h"

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

SeatSet people(std::span<const Player> players) {
  SeatSet seats = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    if (players[seat].kind == Player::Kind::human) seats |= only(static_cast<Seat>(seat));
  return seats;
}

}  // namespace

Session::Session(std::string id, Held held, std::vector<Player> players)
    : id_(std::move(id)),
      match_(std::move(held.match)),
      ahead_(std::move(held.ahead)),
      players_(std::move(players)),
      custody_(lone_person()) {
  go_on();
}

void Session::play_unasked() {
  play_held(match_, ahead_);
  while (bots_decline_) {
    const auto move = declined(match_.now(), players_, luck_of(match_));
    if (!move || !match_.play(*move).made()) break;
    play_held(match_, ahead_);
  }
}

void Session::go_on() {
  play_unasked();
  update();
}

void Session::let_bots_decline() {
  bots_decline_ = true;
  go_on();
}

Seat Session::may_answer_ahead() const {
  if (own_seat() != no_seat) return own_seat();
  const bool passed_around = custody_.state() == Custody::State::around && count_humans(players_) > 1;
  const bool secret = match_.now().private_question() && match_.now().offer() == Offer::none;
  return passed_around && secret ? holder() : no_seat;
}

Seat Session::who_takes_back() const {
  if (own_seat() != no_seat) return own_seat();
  return ahead_.by(holder()).empty() ? match_.undoable_by() : holder();
}

void Session::update() {
  const Seat turn = match_.to_move();
  const Seat here = may_answer_ahead();
  notes_.own_seat = own_seat();
  question_.reset();
  if (here != no_seat && here != turn && is_human(turn)) question_ = question_of(match_, ahead_, here);
  holder_is_asked_ = question_ != nullptr && own_seat() == no_seat && holder_answered_at_ != match_.steps().size();
  missing_ = count_humans(players_) > 1 ? kairo::awaited(match_, ahead_) & people(players_) : SeatSet{0};
  may_take_back_ = kairo::may_take_back(match_, ahead_, who_takes_back());
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
  if (!is_human(turn) || is_answering_ahead()) return no_seat;
  if (custody_.is_unclaimed()) return turn;
  return turn != holder() && (is_by_link() || now().private_question()) ? turn : no_seat;
}

Seat Session::viewer() const {
  if (is_away()) return holder();
  if (awaited() != no_seat || custody_.is_unclaimed()) return no_seat;
  if (is_answering_ahead()) return question_->to_move();
  return is_human(match_.to_move()) ? match_.to_move() : holder();
}

bool Session::viewer_may_act() const { return viewer() != no_seat && viewer() == now().to_move(); }

void Session::add_unreported(Seat seat) {
  auto& seats = notes_.unreported_seats;
  if (std::ranges::find(seats, seat) == seats.end()) seats.push_back(seat);
}

std::optional<SeatChange> Session::seat_change() const {
  if (own_seat() == no_seat) return std::nullopt;
  for (const auto* seats : {&notes_.unreported_seats, &reported_seats_}) {
    const auto other = std::ranges::find_if(*seats, [this](Seat seat) { return seat != own_seat(); });
    if (other != seats->end()) return SeatChange{*other, own_seat()};
  }
  return std::nullopt;
}

bool Session::mark_sent() {
  unsent_ = false;
  if (own_seat() == no_seat || notes_.unreported_seats.empty()) return false;
  reported_seats_ = std::exchange(notes_.unreported_seats, {});
  return true;
}

void Session::hand_over() {
  if (!notes_.unreported_seats.empty()) add_unreported(awaited());
  custody_.hand_over(awaited());
  update();
}

void Session::let_holder_answer() {
  holder_answered_at_ = match_.steps().size();
  update();
}

void Session::forget_holder() {
  custody_.forget_holder(match_.over());
  update();
}

void Session::open_link() {
  custody_.open_link(match_.over());
  update();
}

void Session::pass_around() {
  if (own_seat() != no_seat) add_unreported(own_seat());
  forget_holder();
}

void Session::take_seat(Seat seat) {
  const Seat before = own_seat();
  if (before != no_seat && before != seat) add_unreported(before);
  custody_.take_seat(seat);
  update();
}

SeatSet Session::missing_elsewhere() const { return static_cast<SeatSet>(missing_ & people_elsewhere()); }

SeatSet Session::people_elsewhere() const {
  const Seat own = own_seat();
  const SeatSet all = people(players_);
  return own == no_seat ? all : static_cast<SeatSet>(all & ~only(own));
}

std::vector<Phrase> Session::own_answer() const {
  std::vector<Phrase> words;
  const Seat seat = own_seat() != no_seat ? own_seat() : viewer();
  const auto question = ahead_.by(seat).empty() ? nullptr : match_.now().asked_ahead(seat);
  if (question == nullptr) return words;
  for (const AnyMove move : ahead_.by(seat)) {
    words.push_back(question->move_phrase(seat, move));
    if (!makes_part_of_answer(*question, move)) break;
  }
  return words;
}

bool Session::has_answered(Seat seat) const {
  if ((missing_ & only(seat)) != 0 || missing_ == 0) return false;
  if (!ahead_.by(seat).empty()) return true;
  const auto& steps = match_.steps();
  for (auto step = steps.rbegin(); step != steps.rend() && !step->sealed; ++step)
    if (step->seat == seat) return true;
  return false;
}

std::vector<Seat> Session::asked_together() const {
  std::vector<Seat> seats;
  if (custody_.state() != Custody::State::around || now().offer() != Offer::when_able) return seats;
  const Phrase topic = question_topic(now());
  const auto is_new = [&](Seat seat) { return seat != holder() && std::ranges::find(seats, seat) == seats.end(); };
  std::size_t moves = match_.steps().size();
  for (auto next = now().clone(); next->offer() == Offer::when_able && question_topic(*next) == topic; ++moves) {
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

void Session::decline_before(Seat seat) {
  for (const Seat asked : asked_together()) {
    if (asked == seat) break;
    // Nobody has taken the device, so the holder stays the same.
    match_.play(now().legal().back());
    play_unasked();
  }
  go_on();
}

Played Session::play(AnyMove move) {
  const Seat mover = now().to_move();
  Played played = answer(match_, ahead_, mover, move);
  if (!played.made()) return played;
  if (mover == own_seat()) {
    reported_seats_.clear();
    unsent_ = true;
  }
  // The person who answered a public question may or may not have taken the device, so it is not known who holds it.
  if (is_human(mover) && mover != holder() && count_humans(players_) > 1) custody_.lose_sight();
  go_on();
  return played;
}

Seat Session::undoable_by() const {
  if (!may_take_back_) return no_seat;
  if (const Seat seat = who_takes_back(); seat == own_seat() || !ahead_.by(seat).empty()) return seat;
  return undoable_by(match_.steps().size());
}

Seat Session::undoable_by(std::size_t count) const {
  const Seat seat = match_.undoable_by(count);
  if (!is_human(seat)) return no_seat;
  const bool was_private = match_.after(count - 1).private_question();
  return was_private && seat != holder() ? no_seat : seat;
}

void Session::record_hint() {
  const HintTaken hint{viewer(), match_.steps().size()};
  if (std::ranges::find(notes_.hints, hint) == notes_.hints.end()) notes_.hints.push_back(hint);
}

void Session::wish(Wish wish) {
  forget_wish(wish.seat);
  notes_.wishes.push_back(wish);
}

void Session::forget_wish(Seat seat) {
  std::erase_if(notes_.wishes, [seat](const Wish& wish) { return wish.seat == seat; });
}

void Session::keep_review(Seat seat, std::string review) {
  const std::string begin = std::to_string(seat);
  std::erase_if(notes_.reviews,
                [&](const std::string& kept) { return kept == begin || kept.starts_with(begin + ";"); });
  notes_.reviews.push_back(std::move(review));
}

bool Session::undo() {
  const Seat seat = undoable_by();
  if (seat == no_seat || !take_back(match_, ahead_, seat)) return false;
  update();
  return true;
}

void Session::set_notes(Notes notes) {
  const Seat own = std::exchange(notes.own_seat, no_seat);
  notes_ = std::move(notes);
  restore_seat(own);
}

void Session::restore_seat(Seat seat) {
  if (count_humans(players_) > 1 && is_human(seat)) take_seat(seat);
}

}  // namespace kairo::app
