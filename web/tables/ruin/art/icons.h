#pragma once

#include <span>

#include "web/draw/art.h"

namespace kairo::ruin::table {

/// The signs of this table by name, for the pictures of the rule book.
std::span<const draw::NamedIcon> icons();

}  // namespace kairo::ruin::table
