#pragma once

#include <span>

#include "web/draw/art.h"

namespace kairo::wicked::table {

/// Every sign of the game as a small picture, under the names that the rule book uses.
std::span<const draw::NamedIcon> icons();

}  // namespace kairo::wicked::table
