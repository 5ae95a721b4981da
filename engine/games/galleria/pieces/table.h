#pragma once

#include "engine/games/galleria/state.h"

/// Facts that follow from the public part of a state.
namespace kairo::galleria {

/// Whether one player plays against the phantom.
constexpr bool is_alone(const Table& table) { return table.players == 1; }
/// How many seats have a hand: the players' and the phantom's.
int seats_with_phantom(const Table& table);
/// Whether the seat is not out. The phantom never is.
bool is_still_in(const Table& table, int seat);

/// no_facet for the phantom.
Facet facet_of(const Table& table, int seat);
/// How many cards a player of this facet begins with.
constexpr int dealt_hand(const Table& table, Facet facet) {
  const int fewer = is_alone(table) ? phantom_levels[table.phantom_level].cards_fewer : 0;
  return hand_by_players[static_cast<std::size_t>(table.players) - 1] + facet_cards[facet].hand - fewer;
}
/// The power of the seat's facet with what was added to it this turn.
int power(const Table& table, int seat);
/// The facets of the facet deck, by bit.
std::uint8_t facet_deck(const Table& table);
constexpr bool is_facet_used(const Table& table, int facet) { return ((table.facets_used >> facet) & 1U) != 0; }

/// How many curios the seat has.
int curios_of(const Table& table, int seat);
/// Their points as printed.
int points_of(const Table& table, int seat);
/// Whether the curio is turned sideways.
constexpr bool is_curio_used(const Table& table, int curio) { return ((table.curios_used >> curio) & 1U) != 0; }

}  // namespace kairo::galleria
