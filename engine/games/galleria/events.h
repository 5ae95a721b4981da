#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::galleria {

/// Kinds of events: whose they are; what `data` holds. Cards, cells, rooms, curios, facets, events and
/// seats are numbers.
enum class EventKind : std::uint8_t {
  turn_began,     ///< seat
  drew,           ///< seat; [0] how many
  drew_card,      ///< seat, to whom alone it is told; [0] card
  used_skill,     ///< seat; [0] card, [1] target: a seat or a cell, −1 for none
  used_facet,     ///< seat; [0] facet, [1] target: a seat or a curio, −1 for none
  used_curio,     ///< seat; [0] curio, [1] target: a seat, a cell, a room or a curio, −1 for none
  answered,       ///< seat; [0] trap, [1] the seat it is aimed at, [2] a monster's cell or −1
  nullified,      ///< seat that nullifies; [0] the nullified card, [1] whose, then by what, the others −1: [2] card,
                  ///< [3] facet, [4] curio
  kept_skill,     ///< seat; [0] card that returned to its hand
  nothing_to_do,  ///< seat; its effect found no target
  stolen,         ///< seat that takes; [0] from whom
  stolen_card,    ///< the same, told to these two alone; [1] card
  discarded,      ///< seat; [0] card
  discarded_to_pay,  ///< seat; [0] card
  removed,           ///< seat that removes; [0] card, [1] cell, [2] turned
  strengthened,      ///< seat; [0] power now
  ignores,           ///< seat; it ignores all monsters until the end of the turn
  looked_at,         ///< seat; [0] room
  saw_curio,         ///< seat, to whom alone it is told; [0] room, [1] curio
  searched,          ///< seat; it took a maze card from the deck, which was then shuffled
  search_failed,     ///< seat; there was no maze card in the deck, which was shuffled
  turned_up,         ///< seat; [0] curio
  swapped,           ///< seat; [0] curio it has now, [1] room of the other curio, [2] the other curio
  left_facet,        ///< seat; [0] facet that leaves the game
  chose_facet,       ///< seat; [0] facet
  picked,            ///< seat; it has chosen a card to pass, which stays secret
  passed_left,       ///< seat; [0] to whom
  got_card,          ///< receiver, told to it and the giver alone; [0] card, [1] giver
  declared,          ///< seat; [0] card, [1] cell, [2] turned
  enraged,           ///< seat that enrages; [0] cell of the monster, [1] power now
  stepped_back,      ///< seat; [0] card, [1] 1 if it had to, [2] turned
  left_room,         ///< seat; [0] room whose way it did not pay for
  laid,              ///< seat; [0] card, [1] cell, [2] turned
  caved_in,          ///< seat that takes the card; [0] card, [1] cell, [2] turned
  streak_discarded,  ///< seat whose streak it was; [0] how many cards
  streak_returned,   ///< seat whose streak it was; [0] how many cards
  lifted,            ///< one card of such a streak; [0] card, [1] cell, [2] turned
  curio_swapped,     ///< table; [0] room whose curio was swapped with the curio deck
  curio_taken,       ///< seat; [0] curio, [1] room
  event_drawn,       ///< seat; [0] event, [1] cell of the mark or −1
  events_shuffled,   ///< table
  turn_ended,        ///< seat
  went_out,          ///< seat
  phantom_laid,      ///< table; [0] maze cards, [1] traps, [2] skills
  phantom_took,      ///< table; [0] curio, [1] how many it has now
  asking_changed,    ///< seat; [0] its new AskSetting
  ended,             ///< table; [0] an Ending
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// Why the game ended.
enum class Ending : std::uint8_t { rooms_empty, one_left, all_out, deck_empty, alone_won, alone_lost };
inline constexpr int endings = 6;

}  // namespace kairo::galleria
