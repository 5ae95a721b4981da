#pragma once

namespace kairo::draw {

/// What a renderer owes the font textures, where there is none: letters are measured all the same.
void accept_textures();

}  // namespace kairo::draw
