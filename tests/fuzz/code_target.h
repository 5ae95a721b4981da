#pragma once

#include <string_view>

#include "engine/match/code.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// Any text is a code or is refused; what is read is a match that has just this code, what is saved has one too.
inline void try_code(std::string_view text) {
  const auto read = read_code(text);
  if (read) {
    require(write_code(*read) == text, "a match has one spelling");
    return;
  }
  const auto& saved = read.error().good_prefix;
  require(saved.has_value() == (read.error().fault == CodeFault::damaged), "only a damaged code leaves a beginning");
  if (!saved) return;
  const auto code = write_code(*saved);
  require(code.has_value(), "what is saved can be written");
  require(read_code(*code).has_value(), "and read again");
}

}  // namespace kairo::fuzz
