#pragma once

#include <span>

#include "web/draw/art.h"

namespace kairo::galleria::table {

/// Every sign that the table uses, by its name in the rule book: `monster`, `trap.ward`.
std::span<const draw::NamedIcon> icons();

}  // namespace kairo::galleria::table
