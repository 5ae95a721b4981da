#pragma once

#include <memory>

#include "web/tables/table.h"

namespace kairo::ruin::table {

/// The face of In the Ruin.
std::unique_ptr<kairo::tables::AnyTable> make_table();

}  // namespace kairo::ruin::table
