#pragma once

#include <memory>

#include "web/tables/table.h"

namespace kairo::galleria::table {

std::unique_ptr<kairo::tables::AnyTable> make_table();

}  // namespace kairo::galleria::table
