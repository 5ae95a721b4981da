#pragma once

#include <memory>

#include "web/tables/table.h"

namespace kairo::pebbles::table {

std::unique_ptr<kairo::tables::AnyTable> make_table();
void draw_cover(draw::Ui& ui, const draw::Rect& at);

}  // namespace kairo::pebbles::table
