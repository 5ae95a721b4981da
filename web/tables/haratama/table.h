#pragma once

#include <memory>

#include "web/tables/table.h"

namespace kairo::haratama::table {

/// The face of Haratama.
std::unique_ptr<kairo::tables::AnyTable> make_table();

}  // namespace kairo::haratama::table
