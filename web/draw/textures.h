#pragma once

namespace kairo::draw {

/// Does what Dear ImGui expects of a renderer with its font textures, for programs without one: text can be measured
/// then.
void accept_textures();

}  // namespace kairo::draw
