#pragma once

#include <string>

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"

/// The explanations of everything on the table: texts `galleria.what.<term>`, with the card drawn large.
namespace kairo::galleria::table {

/// The explanation of a term by itself.
draw::Explanation explanation_of(std::string_view key, std::vector<Arg> args = {});
/// A card of the hand, a facet or a curio.
draw::Explanation explanation_of(const View& view, const Source& source, int turned = 0);
/// A cell with what lies in it, or a room.
draw::Explanation explanation_of(const View& view, const Place& place);
/// A player or the phantom.
draw::Explanation explanation_of_player(const View& view, Seat seat);
/// The explanation of the number of a player's curios, in points or, alone, as a count.
draw::Explanation explanation_of_worth(const View& view, Seat seat);
/// A button for a move that needs no choices.
draw::Explanation explanation_of_answer(const View& view, Move move);
/// One of several choices for what is picked.
draw::Explanation explanation_of_option(const View& view, Move move);

/// The id of a part of what a seat has: `seat.1.power`.
std::string part_of_seat(Seat seat, std::string_view part);

}  // namespace kairo::galleria::table
