#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>

namespace kairo {

/// The longest line of input that is accepted, in bytes.
inline constexpr std::size_t longest_line = 1 << 16;

enum class Line : std::uint8_t { read, too_long, end_of_input };

/// Reads a line of any length, without the line break. A line that is too long is cut off.
Line read_line(std::istream& in, std::string& line);

}  // namespace kairo
