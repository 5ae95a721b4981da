#include <utility>

#include "web/app/app.h"

namespace kairo::app {

void App::open_replay(Session match, Seat eyes, std::size_t at) {
  replay_.emplace(std::move(match), eyes, at);
  replay_screen_.open(*replay_);
  screen_ = Screen::replay;
  dialog_ = Dialog::none;
  check_names();
}

void App::show_moment(std::size_t moves) {
  dialog_ = Dialog::none;
  if (screen_ == Screen::replay) return replay_->show(moves);
  // Who is alone with bots has the device all the time and may see again what they saw. With several people nobody
  // knows who looks on: then only what everybody saw.
  const bool alone = humans(session_->chairs()) == 1;
  open_replay(Session(new_id(), session_->match(), session_->chairs()), alone ? session_->viewer() : no_seat, moves);
}

void App::leave_replay() {
  services_.send("settled", "");
  if (!session_) return show_box();
  replay_.reset();
  screen_ = Screen::match;
  dialog_ = Dialog::none;
  ask_for_hold();
}

void App::play_on() {
  Session session(new_id(), replay_->beginning(), replay_->session().chairs());
  if (humans(session.chairs()) > 1 || replay_->eyes() == no_seat) session.cover();
  open_session(std::move(session));
}

}  // namespace kairo::app
