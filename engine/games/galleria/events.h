#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::galleria {

/// Kinds of Event, with what `data` holds. Cards, cells, rooms, curios, facets, events and seats by number.
enum class Happened : std::uint8_t {
  turn_began,     ///< seat
  drew,           ///< seat; [0] how many
  drew_card,      ///< seat, to it alone; [0] card
  used_skill,     ///< seat; [0] card, [1] target: a seat or a cell, −1 for none
  used_facet,     ///< seat; [0] facet, [1] target: a seat or a curio, −1 for none
  used_curio,     ///< seat; [0] curio, [1] target: a seat, a cell, a room or a curio, −1 for none
  answered,       ///< seat; [0] trap, [1] the seat it is aimed at, [2] a monster's cell or −1
  nullified,      ///< seat that nullifies; [0] the card that is, [1] whose, [2] by card or −1, [3] by facet or −1,
                  ///< [4] by curio or −1
  kept_skill,     ///< seat; [0] card that returned to its hand
  nothing_to_do,  ///< seat; what it does finds nothing
  stolen,         ///< seat that takes; [0] from whom
  stolen_card,    ///< the same, to both alone; [1] card
  discarded,      ///< seat; [0] card
  discarded_to_pay,  ///< seat; [0] card
  removed,           ///< seat that does it; [0] card, [1] cell
  strengthened,      ///< seat; [0] power now
  ignores,           ///< seat: all monsters, until the end of the turn
  looked_at,         ///< seat; [0] room
  saw_curio,         ///< seat, to it alone; [0] room, [1] curio
  searched,          ///< seat: took a card from the deck, which was shuffled
  search_failed,     ///< seat, likewise: there was none
  turned_up,         ///< seat; [0] curio
  swapped,           ///< seat; [0] curio it has now, [1] room where the other lies, [2] the other
  left_facet,        ///< seat; [0] facet that leaves the game
  chose_facet,       ///< seat; [0] facet
  picked,            ///< seat: has chosen a card to pass; nothing more is told
  passed_left,       ///< seat; [0] to whom
  got_card,          ///< seat, to it alone; [0] card passed to it, [1] by whom
  declared,          ///< seat; [0] card, [1] cell, [2] turned
  enraged,           ///< seat that does it; [0] cell, [1] power now
  stepped_back,      ///< seat; [0] card, [1] 1 when it had to
  left_room,         ///< seat; [0] room whose way is not paid for
  laid,              ///< seat; [0] card, [1] cell, [2] turned
  caved_in,          ///< seat that takes it; [0] card, [1] cell
  streak_discarded,  ///< seat whose it was; [0] how many cards
  streak_returned,   ///< seat whose it was; [0] how many cards
  lifted,            ///< seat whose it was; [0] card, [1] cell: part of such a streak
  curio_swapped,     ///< table; [0] room
  curio_taken,       ///< seat; [0] curio, [1] room
  event_drawn,       ///< seat; [0] event, [1] cell of the mark or −1
  events_shuffled,   ///< table
  turn_ended,        ///< seat
  went_out,          ///< seat
  phantom_laid,      ///< table; [0] maze cards, [1] traps, [2] skills
  phantom_took,      ///< table; [0] curio, [1] how many it has
  asking_changed,    ///< seat; [0] what its switch is set to
  ended,             ///< table; [0] an Ending
};

/// Why the game ended.
enum class Ending : std::uint8_t { rooms_empty, one_left, all_out, deck_empty, alone_won, alone_lost };
inline constexpr int endings = 6;

}  // namespace kairo::galleria
