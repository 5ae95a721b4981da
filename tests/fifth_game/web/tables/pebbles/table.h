#pragma once

#include <memory>
#include <span>

#include "web/draw/art.h"
#include "web/tables/table.h"

namespace kairo::pebbles::table {

std::unique_ptr<kairo::tables::AnyTable> make_table();
void draw_cover(draw::Ui& ui, const draw::Rect& at);
std::span<const draw::NamedIcon> icons();

}  // namespace kairo::pebbles::table
