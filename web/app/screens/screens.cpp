#include "web/app/screens/screens.h"

#include <utility>

namespace kairo::app {

Screen Screens::shown() const {
  if (lesson) return Screen::lesson;
  if (learn) return Screen::learn;
  if (replay.is_open()) return Screen::replay;
  if (review) return Screen::review;
  if (match) return Screen::match;
  if (lobby) return Screen::lobby;
  return setup ? Screen::setup : Screen::box;
}

const Session* Screens::session() const {
  if (shows(Screen::lesson)) return &lesson->session();
  if (shows(Screen::replay)) return &replay.replay().session();
  return shows(Screen::match) || shows(Screen::review) ? &match->session() : nullptr;
}

const GameInfo* Screens::game() const {
  if (shows(Screen::learn)) return learn->game().info;
  if (const Session* shown = session()) return shown->match().game().info;
  return shows(Screen::setup) ? setup->game().info : nullptr;
}

bool Screens::draws() const { return shows(Screen::match) || shows(Screen::lesson) || shows(Screen::replay); }

bool Screens::busy() const {
  if (shows(Screen::lesson)) return lesson->busy();
  return (shows(Screen::match) && (match->busy() || match->counting())) || (shows(Screen::replay) && replay.busy());
}

bool Screens::is_covered() const {
  if (shows(Screen::lesson)) return lesson->is_covered();
  return shows(Screen::replay) ? replay.is_covered() : shows(Screen::match) && match->is_covered();
}

bool Screens::cancel() {
  if (shows(Screen::lesson)) return lesson->cancel();
  return shows(Screen::replay) ? replay.cancel() : shows(Screen::match) && !match->handing_over() && match->cancel();
}

void Screens::show_box() {
  lesson.reset();
  learn.reset();
  setup.reset();
  lobby = false;
  review.reset();
  match.reset();
  replay.close();
}

void Screens::show_setup(MatchSetup chosen) {
  show_box();
  setup = std::move(chosen);
}

void Screens::show_lobby() {
  show_box();
  lobby = true;
}

void Screens::show_match(Session session, bool has_box) {
  show_box();
  match.emplace(std::move(session), has_box);
}

}  // namespace kairo::app
