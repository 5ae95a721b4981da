#pragma once

#include <cstdint>

namespace kairo::text {

enum class Language : std::uint8_t { en, ja };

}  // namespace kairo::text
