#pragma once

#include <array>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/haratama/deck.h"

namespace kairo::haratama {

/// Kinds of events, each with the meaning of `seat` and the row of its data (Event::as), if it has any; "table" means
/// that the event belongs to no seat. No event reveals the cards left in hands at the end of a round.
enum class EventKind : std::uint8_t {
  round_began,   ///< table; RoundBegan
  pass_sealed,   ///< seat; the cards stay secret
  cards_passed,  ///< table; all have passed and now take up their cards
  took_up,       ///< the taker; only it and the giver learn of it; TookUp
  fox_shown,     ///< seat
  first_lead,    ///< seat; FirstLead
  card_played,   ///< seat; CardPlayed
  day_broke,     ///< seat; DayBroke
  trick_won,     ///< seat; TrickWon
  round_ended,   ///< table; RoundEnded
  haratama,      ///< seat; HaratamaMade
  round_lost,    ///< seat; RoundLost
  extra_round,   ///< table; ExtraRound
  ended,         ///< the winner; Ended
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// How a card was played.
enum class Played : std::uint8_t { led, followed, thrown_off };

/// Rounds count from 0; cards are numbers where there may be none: then −1.
namespace event_row {

struct RoundBegan {
  int round;
  int descent1, descent2, descent3;
  int aside;      ///< the card set aside
  int treasures;  ///< to win
  /// The ranks of the descents.
  [[nodiscard]] constexpr std::array<int, 3> descents() const { return {descent1, descent2, descent3}; }
};
struct TookUp {
  Card first;
  Card second;
  Seat giver;
};
struct FirstLead {
  Card card;  ///< the start card that the seat holds
};
struct CardPlayed {
  Card card;
  Played played;
  bool is_last;  ///< of the hand, and was played automatically
};
struct DayBroke {
  bool was_led;  ///< blue; else it was thrown off
};
struct TrickWon {
  int treasures;
  int card1, card2, card3, card4;
  int all;  ///< won in the round so far
  /// The first `treasures` are cards, the others −1.
  [[nodiscard]] constexpr std::array<int, 4> cards() const { return {card1, card2, card3, card4}; }
};
struct RoundEnded {
  int round;
  int left;  ///< cards in each hand
};
struct HaratamaMade {
  int treasures;
  int losses;  ///< of each other seat
};
struct RoundLost {
  int treasures;
  int losses;  ///< of the round
  int total;
};
struct ExtraRound {
  int round;
  int seats;  ///< that share the smallest total
  int total;
};
struct Ended {
  int total;  ///< losses
};

}  // namespace event_row

}  // namespace kairo::haratama
