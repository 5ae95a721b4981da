#include "web/tables/wicked/animation/event_animation.h"

#include "engine/games/wicked/events.h"

namespace kairo::wicked::table {

draw::Sound sound_of(const Event& event) {
  using enum draw::Sound;
  switch (kind_of(event)) {
    case EventKind::round_began: return pieces;
    case EventKind::bid_sealed: return button;  // as quiet as a hand that closes
    case EventKind::bid_revealed: return reveal;
    case EventKind::impurity_taken: return trap;
    case EventKind::token_gained:
    case EventKind::colour_picked:
    case EventKind::promoted:
    case EventKind::changed: return token;
    case EventKind::spell_gained: return card;
    case EventKind::small_achieved:
    case EventKind::great_achieved: return gem;
    case EventKind::not_searched:
    case EventKind::token_returned:
    case EventKind::spells_lost: return pieces;
    case EventKind::soul_began: return daybreak;
    // Their subject was just heard, comes with the next event, or is nothing but a count.
    case EventKind::corridor_ranked:
    case EventKind::placed:
    case EventKind::white_gained:
    case EventKind::reward_declined:
    case EventKind::reward_lost:
    case EventKind::soul_done:
    case EventKind::ended: break;  // the app plays the end of a match
  }
  return none;
}

}  // namespace kairo::wicked::table
