#pragma once

#include <array>
#include <cstdint>

namespace kairo::text {

enum class Language : std::uint8_t { en, ja };
inline constexpr std::array languages{Language::en, Language::ja};

}  // namespace kairo::text
