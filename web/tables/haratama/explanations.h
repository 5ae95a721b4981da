#pragma once

#include "web/draw/explanation.h"
#include "web/tables/haratama/pieces.h"

/// The explanations of the things on the table.
namespace kairo::haratama::table {

/// The explanation of a card, by one of two terms, with the card as an argument. Its picture shows it large.
draw::Explanation about_card(Card card, bool treasure, std::string_view term, std::string_view treasure_term,
                             std::vector<Arg> more = {});
/// A card by itself.
draw::Explanation about_card(Card card, bool treasure);
/// A card in a player's hand that `from` passed.
draw::Explanation about_passed_card(Card card, bool treasure, Seat from);
/// The i-th card of a trick.
draw::Explanation about_played_card(const Trick& trick, int i, int players, bool treasure);
draw::Explanation about_seat(std::string_view term, Seat seat, std::vector<Arg> more = {});

/// Explains a thing that a tap can only ask about: the tap tells the same.
void explain_by_tap(draw::Ui& ui, const draw::Rect& at, std::string_view id, draw::Explanation explanation);

}  // namespace kairo::haratama::table
