#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "web/draw/art.h"
#include "web/tables/table.h"

/// The canvas's parts for each game, by the game's id.
namespace kairo::tables {

/// Null if there is no such game.
std::unique_ptr<AnyTable> make_table(std::string_view game);

/// The picture on the game's box, framed; nothing if there is no such game.
void draw_cover(draw::Ui& ui, const draw::Rect& at, std::string_view game);

/// The signs that the game's rule book may use; none if there is no such game.
std::span<const draw::NamedIcon> icons_of(std::string_view game);

}  // namespace kairo::tables
