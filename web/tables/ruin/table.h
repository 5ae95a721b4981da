#pragma once

#include <memory>
#include <span>

#include "web/draw/art.h"
#include "web/tables/table.h"

namespace kairo::ruin::table {

/// Makes the table of In the Ruin.
std::unique_ptr<kairo::tables::AnyTable> make_table();

/// Its picture on the box; fills the rectangle, whatever its shape. The caller clips.
void draw_cover(draw::Ui& ui, const draw::Rect& at);

/// The signs of this table by name, for the pictures of the rule book.
std::span<const draw::NamedIcon> icons();

}  // namespace kairo::ruin::table
