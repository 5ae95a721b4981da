#pragma once

#include <string_view>

#include "web/draw/ui.h"
#include "web/tables/ruin/board/map_picture.h"

/// The explanations of the parts of the table.
namespace kairo::ruin::table {

/// A hit target that tells what it is; true when tapped.
bool explain_on_tap(draw::Ui& ui, const draw::Rect& at, std::string_view id, const draw::Explanation& explanation);

/// A cell of a player's map: what is drawn there, its gem, the viewer's goals that name it, the explorer on it.
draw::Explanation explanation_of_cell(const View& view, const MapPicture& picture, Seat seat, Cell cell);
/// The same for a cell on which the explorer may stop, after so many steps.
draw::Explanation explanation_of_stop(const draw::Explanation& explanation, Cell cell, int steps);
/// A card of the row, by its place.
draw::Explanation explanation_of_search_card(const View& view, std::size_t place);
/// A search card dealt for the first drawings.
draw::Explanation explanation_of_dealt_card(Card card);
draw::Explanation explanation_of_deck(const View& view);
draw::Explanation explanation_of_goal_card(const Map& map, Goal goal, bool over);
/// Somebody's small map.
draw::Explanation explanation_of_player_map(const View& view, Seat seat);
/// A line of a score, and its points.
draw::Explanation explanation_of_line(Source source, int points);
/// The rank of a solo score.
draw::Explanation explanation_of_rank(int total);

}  // namespace kairo::ruin::table
