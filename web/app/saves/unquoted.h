#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kairo::app {

enum class Transfer : std::uint8_t { plain, quoted_printable };

/// The lines of a record, or of another text with a check sum, as they were before a mail quoted, wrapped, indented or
/// doubled them. None of its lines is empty or begins with a blank or a mark of quotation, and only codes are long.
/// `prefix` is what stands before the first line.
std::string unquoted(std::string_view text, std::string_view prefix, Transfer transfer);

}  // namespace kairo::app
