#include "web/tables/ruin/animation/event_animation.h"

#include "engine/games/ruin/events.h"

namespace kairo::ruin::table {

draw::Sound sound_of(const Event& event) {
  using enum draw::Sound;
  switch (kind_of(event)) {
    case EventKind::goals_chosen:
    case EventKind::goal_drawn:
    case EventKind::goals_shuffled:
    case EventKind::row_filled: return pieces;
    case EventKind::card_shown:
    case EventKind::round_began: return card;
    case EventKind::planned: return button;  // a pencil that is put down
    case EventKind::drew:
    case EventKind::drew_single:
    case EventKind::drew_extra: return pencil;
    case EventKind::left: return token;
    case EventKind::gem_taken: return gem;
    case EventKind::destination_opened:
    case EventKind::rectangle_counted: return reveal;
    case EventKind::fell: return fall;
    case EventKind::half_began: return daybreak;
    // They come with one of the above, or are nothing but a note.
    case EventKind::walked:
    case EventKind::gate_made:
    case EventKind::wall_made:
    case EventKind::goal_seen:
    case EventKind::no_goal_left:
    case EventKind::card_discarded:
    case EventKind::destination_withheld:
    case EventKind::no_card_left:
    case EventKind::half_ended:
    case EventKind::ended: break;  // the app plays the end of a match
  }
  return none;
}

}  // namespace kairo::ruin::table
