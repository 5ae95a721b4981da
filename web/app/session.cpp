#include "web/app/session.h"

#include <algorithm>
#include <utility>

namespace kairo::app {

Session::Session(std::string id, Match match, std::vector<Chair> chairs)
    : id_(std::move(id)), match_(std::move(match)), chairs_(std::move(chairs)) {
  // A person alone with bots has the device all the time.
  if (humans(chairs_) == 1)
    holder_ = static_cast<Seat>(std::ranges::find(chairs_, Chair::Kind::human, &Chair::kind) - chairs_.begin());
}

bool Session::is_human(Seat seat) const { return seat < chairs_.size() && chairs_[seat].kind == Chair::Kind::human; }

Seat Session::bot_to_move() const {
  const Seat turn = match_.turn();
  return turn == no_seat || is_human(turn) ? no_seat : turn;
}

Seat Session::awaited() const {
  const Seat turn = match_.turn();
  if (!is_human(turn)) return no_seat;
  if (covered_) return turn;
  return turn != holder_ && now().asks_in_private() ? turn : no_seat;
}

Seat Session::viewer() const {
  if (awaited() != no_seat || covered_) return no_seat;
  return is_human(match_.turn()) ? match_.turn() : holder_;
}

bool Session::viewer_may_act() const { return viewer() != no_seat && viewer() == match_.turn(); }

void Session::hand_over() {
  holder_ = awaited();
  covered_ = false;
}

void Session::cover() {
  holder_ = no_seat;
  covered_ = !match_.over();
}

Played Session::play(AnyMove move) {
  const Seat mover = match_.turn();
  Played played = match_.play(move);
  // Whoever answers an open question may have reached for the device or not: nobody knows who holds it now.
  if (played.made() && is_human(mover) && mover != holder_ && humans(chairs_) > 1) holder_ = no_seat;
  return played;
}

Seat Session::may_undo() const {
  const Seat seat = match_.may_undo();
  if (!is_human(seat)) return no_seat;
  const bool was_private = match_.after(match_.steps().size() - 1).asks_in_private();
  return was_private && seat != holder_ ? no_seat : seat;
}

bool Session::undo() { return may_undo() != no_seat && match_.undo(); }

}  // namespace kairo::app
