#pragma once

#include <memory>

#include "web/tables/table.h"

namespace kairo::wicked::table {

/// The face of The Wicked Labyrinth.
std::unique_ptr<kairo::tables::AnyTable> make_table();

}  // namespace kairo::wicked::table
