#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::haratama {

/// Kinds of Event, with what `data` holds. Cards by their number, −1 for none; rounds count from 0. Cards left in
/// hands at the end of a round are in no event.
enum class Happened : std::uint8_t {
  round_began,  ///< table; [0] round, [1]–[3] ranks of the descents, [4] card set aside or −1, [5] treasures to win
  pass_sealed,  ///< seat; nothing more is told
  cards_passed,  ///< table: all have passed and take up what they were passed
  took_up,       ///< seat, known to it and its giver only; [0], [1] cards, [2] giver
  fox_shown,     ///< seat
  first_lead,    ///< seat; [0] the start card that it holds
  card_played,   ///< seat; [0] card, [1] Played: how, [2] 1 when it was the last of the hand and went by itself
  day_broke,     ///< seat; [0] 1 when blue was led, 0 when it was thrown off
  trick_won,     ///< seat; [0] how many treasures, [1]–[4] these treasures or −1, [5] all it has won in the round
  round_ended,   ///< table; [0] round, [1] cards left in each hand
  haratama,      ///< seat; [0] its treasures, [1] what each other seat loses
  round_lost,    ///< seat; [0] treasures won, [1] losses of the round, [2] total losses
  extra_round,   ///< table; [0] round that must be added, [1] how many share the smallest total, [2] that total
  ended,         ///< the winner; [0] total losses
};

/// How a card came to the table.
enum class Played : std::uint8_t { led, followed, thrown_off };

}  // namespace kairo::haratama
