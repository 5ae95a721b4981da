#include "web/tables/galleria/animation/event_animation.h"

#include "engine/games/galleria/events.h"

namespace kairo::galleria::table {

draw::Sound sound_of(const Event& event) {
  using enum draw::Sound;
  switch (kind_of(event)) {
    case EventKind::drew:
    case EventKind::passed_left:
    case EventKind::kept_skill:
    case EventKind::streak_returned:
    case EventKind::searched:
    case EventKind::stolen: return pieces;
    case EventKind::discarded:
    case EventKind::picked:
    case EventKind::used_skill:
    case EventKind::used_facet:
    case EventKind::used_curio: return card;
    case EventKind::answered:
    case EventKind::stepped_back: return trap;
    case EventKind::nullified:
    case EventKind::chose_facet:
    case EventKind::looked_at:
    case EventKind::turned_up:
    case EventKind::event_drawn: return reveal;
    case EventKind::declared:
    case EventKind::laid:
    case EventKind::lifted: return maze;
    case EventKind::discarded_to_pay:  // the monster on the way is met now
    case EventKind::strengthened:
    case EventKind::enraged: return monster;
    case EventKind::removed:
    case EventKind::caved_in:
    case EventKind::streak_discarded: return fall;
    case EventKind::swapped:
    case EventKind::curio_swapped:
    case EventKind::left_facet: return token;
    case EventKind::curio_taken:
    case EventKind::phantom_took: return gem;
    case EventKind::phantom_laid: return monster;
    // They come with one of the above, are told to one seat alone, or are nothing but a note.
    case EventKind::turn_began:
    case EventKind::drew_card:
    case EventKind::nothing_to_do:
    case EventKind::stolen_card:
    case EventKind::ignores:
    case EventKind::saw_curio:
    case EventKind::search_failed:
    case EventKind::got_card:
    case EventKind::left_room:
    case EventKind::events_shuffled:
    case EventKind::turn_ended:
    case EventKind::went_out:
    case EventKind::asking_changed:
    case EventKind::ended: break;  // the app plays the end of a match
  }
  return none;
}

}  // namespace kairo::galleria::table
