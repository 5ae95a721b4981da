#pragma once

#include <array>
#include <string_view>

#include "engine/games/wicked/state.h"
#include "web/draw/art.h"
#include "web/tables/seats.h"

/// How the things of the game are drawn with the kit's pictures.
namespace kairo::wicked::table {

using kairo::tables::animal_of;
using kairo::tables::draw_name;
using kairo::tables::ink_of;
using kairo::tables::px;

/// As in the ids of spots.
inline constexpr std::array<std::string_view, ranks> rank_ids{"low", "middle", "high"};
inline constexpr std::array<std::string_view, colours> colour_ids{"red", "green", "blue", "yellow"};

draw::Soul soul_of(Colour colour);
draw::Ink ink_of(Colour colour);

/// What a half of a corridor card gives, as a picture.
void half_picture(draw::Ui& ui, draw::Point centre, float radius, Half half, float alpha = 1);
/// The ink that tints a half's ground.
draw::Ink tint_of(Half half);

/// Which sign a set of one sign is.
void sign_picture(draw::Ui& ui, draw::Point centre, float radius, Signs sign, float alpha = 1);

/// A small tick in a disc: this is met.
void tick(draw::Ui& ui, draw::Point centre, float radius);

}  // namespace kairo::wicked::table
