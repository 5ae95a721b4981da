#pragma once

#include "engine/core/fields.h"
#include "engine/games/haratama/vocabulary.h"

/// Inside the game only: cards, ranks, seats and tricks as fields of a state's text.
namespace kairo::haratama {

void write_ranks(FieldWriter& out, Ranks ranks);
void write_cards(FieldWriter& out, Cards cards);
void write_seat(FieldWriter& out, Seat seat);
/// The leader and the cards in the order of play.
void write_trick(FieldWriter& out, const Trick& trick);

/// Each reads what the writer of the same name wrote, up to the end of the line.
void read_ranks(FieldReader& in, Ranks& ranks);
void read_cards(FieldReader& in, Cards& cards);
void read_seat(FieldReader& in, int players, Seat& seat);
/// The winner so far is worked out.
void read_trick(FieldReader& in, int players, Trick& trick);
/// A card or none.
void read_card(FieldReader& in, Card& card);

}  // namespace kairo::haratama
