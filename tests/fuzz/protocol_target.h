#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include "engine/cli/lines.h"
#include "engine/cli/protocol.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// Longer scripts find nothing that shorter ones do not.
inline constexpr int most_lines = 400;

inline void check_answer(const std::string& answer) {
  if (answer.empty()) return;  // within the lines of `put`
  require(answer.ends_with('\n'), "an answer ends with a line break");
  require(answer == "\n" || answer.ends_with("\n\n"), "an answer ends with an empty line");
  require(answer.size() == 1 || answer.find("\n\n") == answer.size() - 2, "an answer has no other empty line");
  require(!answer.starts_with('!') || answer.find('\n') == answer.size() - 2, "an error is one line");
}

/// The protocol survives any script and gives each line a well-formed answer.
inline void try_protocol(std::string_view script) {
  Protocol protocol;
  std::istringstream in{std::string(script)};
  std::string line;
  for (int lines = 0; lines < most_lines && !protocol.finished(); ++lines) {
    const Line read = read_line(in, line);
    if (read == Line::end_of_input) return;
    check_answer(read == Line::too_long ? protocol.handle_overlong_line() : protocol.handle_line(line));
  }
}

}  // namespace kairo::fuzz
