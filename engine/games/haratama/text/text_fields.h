#pragma once

#include "engine/core/fields.h"
#include "engine/games/haratama/text/vocabulary.h"

/// Internal to the game: cards, ranks, seats and tricks as fields of the texts of states and views.
namespace kairo::haratama {

void write_ranks(FieldWriter& out, Ranks ranks);
void write_cards(FieldWriter& out, Cards cards);
void write_seat(FieldWriter& out, Seat seat);
/// The leader and the cards in the order of play.
void write_trick(FieldWriter& out, const Trick& trick);

/// Each reads what the function `write_…` of the same name writes, up to the end of the line.
void read_ranks(FieldReader& in, Ranks& ranks);
void read_cards(FieldReader& in, Cards& cards);
void read_seat(FieldReader& in, int players, Seat& seat);
/// Derives the winner so far.
void read_trick(FieldReader& in, int players, Trick& trick);
/// Reads a card or `-`.
void read_card(FieldReader& in, Card& card);

}  // namespace kairo::haratama
