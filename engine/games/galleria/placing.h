#pragma once

#include "engine/games/galleria/rules.h"

/// Inside the rules only: where the active player's cards can lie.
namespace kairo::galleria {

/// What all cards' places have in common; made once for a list of moves.
class Placing {
 public:
  explicit Placing(const Table& table);
  /// The numbers are those of a maze card, a cell and a turn; the card is in the hand.
  [[nodiscard]] Refusal against(Pending laying) const;
  /// The way that a card takes that fits there.
  [[nodiscard]] Approach approach(Pending laying) const;
  /// Free cells beside a card.
  [[nodiscard]] CellSet places() const;

 private:
  [[nodiscard]] bool may_join_a_room(Pending laying) const;

  const Table& table_;
  CellSet joined_;
  RoomSet joined_rooms_;
  Ways ways_;
};

/// Whether the numbers name a maze card, a cell, and a turn that makes a difference.
bool is_laying(Pending laying);

}  // namespace kairo::galleria
