#pragma once

#include "engine/games/galleria/state.h"

/// Monsters stay enraged until the turn ends, also while their card is in the active player's hand. Only the one
/// card is enraged, not others of its kind; but the player never says which of several like cards is meant, because
/// one choice is never worse than the others: the least enraged one is laid first, and the most enraged one is
/// given away first.
namespace kairo::galleria {

/// The enraged monsters once a card has been declared, out of a hand that holds `held` cards of its kind.
EnragedMonsters enraged_when_declared(const Table& table, Placement placement, int held);
/// The pending card returns to the hand and stays enraged.
void return_enraged_to_hand(Table& table);
/// A card leaves the active player's hand, but not for the grid.
void forget_enraged_in_hand(Table& table, Card card);

/// Makes the monster in a cell stronger.
void enrage_cell(EnragedMonsters& all, Cell cell, std::uint8_t extra);
/// The card in the cell leaves the grid.
void forget_enraged_cell(EnragedMonsters& all, Cell cell);

}  // namespace kairo::galleria
