#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/wicked/state.h"
#include "engine/games/wicked/view.h"
#include "engine/games/wicked/words.h"
#include "web/tables/choices.h"
#include "web/tables/seats.h"
#include "web/tables/wicked/art/art.h"

/// Maps the game's terms to the drawing kit's pictures and inks.
namespace kairo::wicked::table {

using Choices = kairo::tables::Choices<State>;

using kairo::tables::animal_of;
using kairo::tables::draw_name;
using kairo::tables::ink_of;
using kairo::tables::px;

/// The names of ranks and colours in the ids of spots.
inline constexpr std::array<std::string_view, ranks> rank_ids{"low", "middle", "high"};
inline constexpr std::array<std::string_view, colours> colour_ids{"red", "green", "blue", "yellow"};
/// The spot of the souls of a rank and colour while they can be tapped.
std::string soul_id(int rank, int colour);
/// The spot of a step with a soul that was tapped: it names the step, since the order of the steps says nothing.
std::string option_id(Move step);
/// The spot of an oracle in front.
std::string oracle_id(bool small, int which);

art::Soul soul_of(Colour colour);
draw::Ink ink_of(Colour colour);

/// The colours of the night, which in the light theme, too, stays around the witch and on the velvet of the oracles.
ImU32 by_night(const draw::Ui& ui, draw::Ink ink, float alpha = 1);

/// A picture of what half a corridor card gives.
void draw_half_picture(draw::Ui& ui, draw::Point centre, float radius, Half half, float alpha = 1);
/// The ink that tints the background of a half.
draw::Ink tint_of(Half half);

/// `sign` must be one sign only.
void draw_sign_picture(draw::Ui& ui, draw::Point centre, float radius, Signs sign, float alpha = 1);

/// A small tick in a disc, for a demand that is met.
void draw_tick(draw::Ui& ui, draw::Point centre, float radius);

/// The spots of a move: ids of hit targets and explained things, in the order of the taps.
std::vector<std::string> spots_of_move(const View& view, Move move);
/// The spots of what these events have changed; some of them more than once.
std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events);

}  // namespace kairo::wicked::table
