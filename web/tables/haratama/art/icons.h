#pragma once

#include <span>

#include "web/draw/art.h"

namespace kairo::haratama::art {

/// Every sign of the table by its name, for the pictures of the rule book.
std::span<const draw::NamedIcon> icons();

}  // namespace kairo::haratama::art
