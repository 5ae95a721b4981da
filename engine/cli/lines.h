#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>

namespace kairo {

/// Nothing that anybody says to the command line is longer than this, bytes a line.
inline constexpr std::size_t longest_line = 1 << 16;

enum class Line : std::uint8_t { read, too_long, end_of_input };

/// Reads one line of any length without its end; of one that is too long only the beginning is kept.
Line read_line(std::istream& in, std::string& line);

}  // namespace kairo
