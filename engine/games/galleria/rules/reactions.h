#pragma once

#include "engine/games/galleria/pieces/table.h"

/// Internal to the rules: who may react to what is on top of the stack, and by what. The stack must not be empty.
namespace kairo::galleria {

/// The conditions that hold now for a trap of this seat.
Conditions conditions_for(const Table& table, Seat seat);
/// Whether some trap of the game, held or not, would be an answer of this seat. "Always" asks in these cases.
bool could_answer(const Table& table, Seat seat);
/// Whether the seat's facet, or a curio of the seat, can nullify the trap on top, which must be aimed at the seat.
bool can_nullify_by_facet(const Table& table, Seat seat);
bool can_nullify_by_curio(const Table& table, Seat seat, Curio curio);
/// Whether a card is a trap that can be played under these conditions.
inline bool is_answer(int card, Conditions now) { return is_trap(card) && (trap_of(card).conditions & now) != 0; }
/// Whether the seat can answer with this hand, its facet or its curios.
bool can_answer(const Table& table, const Cards& hand, Seat seat);
/// Whether the seat is asked now, provided that it has not passed. Depends on its ask setting, and on whether it can
/// answer if the setting says so.
bool is_to_be_asked(const Table& table, const Cards& hand, Seat seat);

/// Whether the skill on top can return to its player's hand, by that player's unused facet.
bool can_recall(const Table& table);

}  // namespace kairo::galleria
