#pragma once

#include <string_view>

#include "engine/match/code.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// Any text is a code or is refused. A match has exactly the code it was read from; a good prefix has a code too.
inline void try_code(std::string_view text) {
  const auto read = read_code(text);
  if (read) {
    require(write_code(*read) == text, "a match has one code");
    return;
  }
  const auto& prefix = read.error().good_prefix;
  require(prefix.has_value() == (read.error().fault == CodeFault::damaged), "only a damaged code leaves a beginning");
  if (!prefix) return;
  const auto code = write_code(*prefix);
  require(code.has_value(), "a good prefix can be written");
  require(read_code(*code).has_value(), "and read again");
}

}  // namespace kairo::fuzz
