#include "web/tables/haratama/animation/event_animation.h"

#include "engine/games/haratama/events.h"

namespace kairo::haratama::table {

draw::Sound sound_of(const Event& event) {
  using enum draw::Sound;
  switch (kind_of(event)) {
    case EventKind::round_began:
    case EventKind::took_up: return pieces;
    case EventKind::pass_sealed:
    case EventKind::card_played: return card;
    case EventKind::cards_passed:
    case EventKind::fox_shown: return reveal;
    case EventKind::day_broke: return daybreak;
    case EventKind::trick_won: return event.data[0] > 0 ? gem : pieces;
    case EventKind::haratama: return haratama;
    case EventKind::round_lost: return token;
    // Their subject comes with the next event.
    case EventKind::first_lead:
    case EventKind::round_ended:
    case EventKind::extra_round:
    case EventKind::ended: break;  // the app plays the end of a match
  }
  return none;
}

}  // namespace kairo::haratama::table
