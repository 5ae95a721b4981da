#include "engine/games/galleria/pieces/table.h"

#include <algorithm>

namespace kairo::galleria {

int seats_with_phantom(const Table& table) { return is_alone(table) ? phantom + 1 : table.players; }

bool is_still_in(const Table& table, int seat) {
  return seat < table.players ? contains(table.present, static_cast<Seat>(seat)) : is_alone(table) && seat == phantom;
}

Facet facet_of(const Table& table, int seat) { return seat < table.players ? table.facet[seat] : no_facet; }

int power(const Table& table, int seat) {
  const Facet facet = facet_of(table, seat);
  return (facet < facets ? facet_cards[facet].power : 0) + (seat == table.turn ? table.bonus : 0);
}

std::uint8_t facet_deck(const Table& table) {
  auto left = static_cast<std::uint8_t>((1U << facets) - 1);
  left &= static_cast<std::uint8_t>(~table.facets_gone);
  for (Seat seat = 0; seat < table.players; ++seat)
    if (table.facet[seat] < facets) left &= static_cast<std::uint8_t>(~(1U << table.facet[seat]));
  return left;
}

int curios_of(const Table& table, int seat) {
  return static_cast<int>(std::count(table.owner.begin(), table.owner.end(), seat));
}

int points_of(const Table& table, int seat) {
  int points = 0;
  for (int curio = 0; curio < curios; ++curio) points += table.owner[curio] == seat ? curio_cards[curio].points : 0;
  return points;
}

}  // namespace kairo::galleria
