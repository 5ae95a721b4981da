#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::haratama {

/// Kinds of events, each with the meaning of `seat` and `data`; "table" means that the event belongs to no seat. Cards
/// are numbers, −1 for none; rounds count from 0. No event reveals the cards left in hands at the end of a round.
enum class EventKind : std::uint8_t {
  round_began,  ///< table; [0] round, [1]–[3] ranks of the descents, [4] card set aside or −1, [5] number of treasures
                ///< to win
  pass_sealed,   ///< seat; the cards stay secret
  cards_passed,  ///< table; all have passed and now take up their cards
  took_up,       ///< the taker; only it and the giver learn of it; [0], [1] cards, [2] giver
  fox_shown,     ///< seat
  first_lead,    ///< seat; [0] the start card that it holds
  card_played,   ///< seat; [0] card, [1] Played, [2] 1 if it was the last of the hand and was played automatically
  day_broke,     ///< seat; [0] 1 if blue was led, 0 if it was thrown off
  trick_won,  ///< seat; [0] number of treasures, [1]–[4] these treasures or −1, [5] number won in the round so far
  round_ended,  ///< table; [0] round, [1] number of cards left in each hand
  haratama,     ///< seat; [0] number of its treasures, [1] losses of each other seat
  round_lost,   ///< seat; [0] number of treasures won, [1] losses of the round, [2] total losses
  extra_round,  ///< table; [0] the extra round, [1] how many seats share the smallest total, [2] that total
  ended,        ///< the winner; [0] total losses
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// How a card was played.
enum class Played : std::uint8_t { led, followed, thrown_off };

}  // namespace kairo::haratama
