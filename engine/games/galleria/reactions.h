#pragma once

#include "engine/games/galleria/rules.h"

/// Inside the rules only: who can answer what lies on top of the stack. The stack must not be empty.
namespace kairo::galleria {

/// What a trap of this seat could answer now.
Causes causes(const Table& table, Seat seat);
/// Whether any trap of the game could be an answer of this seat's: what "always" asks for.
bool may_be_asked(const Table& table, Seat seat);
/// Whether the seat's facet, or a curio, nullifies the trap on top, which must be aimed at its owner.
bool can_shield_by_facet(const Table& table, Seat seat);
bool can_shield_by(const Table& table, Seat seat, Curio curio);
/// Whether a card like that is an answer, whoever holds it.
inline bool answers(int card, Causes what) { return is_trap(card) && (trap_of(card).answers & what) != 0; }
/// Whether this hand or what lies before the seat holds an answer.
bool can_answer(const Table& table, const Cards& hand, Seat seat);
/// Whether the seat is asked now if it has not passed: by its switch, and by its hand where that counts.
bool is_to_be_asked(const Table& table, const Cards& hand, Seat seat);

/// The facet that takes back the skill on top, when its player has it and it is not used.
bool can_recall(const Table& table);

}  // namespace kairo::galleria
