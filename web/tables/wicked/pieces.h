#pragma once

#include "engine/games/wicked/state.h"
#include "web/draw/art.h"

/// How the things of the game are drawn with the kit's pictures.
namespace kairo::wicked::table {

constexpr float px(int count) { return static_cast<float>(count); }

draw::Soul soul_of(Colour colour);
draw::Animal animal_of(Seat seat);
draw::Ink ink_of(Colour colour);
draw::Ink ink_of(Seat seat);

/// What a half of a corridor card gives, as a picture.
void half_picture(draw::Ui& ui, draw::Point centre, float radius, Half half, float alpha = 1);
/// The ink that tints a half's ground.
draw::Ink tint_of(Half half);

/// Which sign a set of one sign is.
void sign_picture(draw::Ui& ui, draw::Point centre, float radius, Signs sign, float alpha = 1);

/// A small tick in a disc: this is met.
void tick(draw::Ui& ui, draw::Point centre, float radius);

}  // namespace kairo::wicked::table
