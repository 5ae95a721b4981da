#include <iostream>

#include "engine/cli/command.h"
#include "engine/cli/lines.h"
#include "engine/cli/protocol.h"

namespace kairo {

int run_command(Arguments& arguments) {
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  Protocol protocol;
  std::string line;
  while (!protocol.finished()) {
    const Line read = read_line(std::cin, line);
    if (read == Line::end_of_input) break;
    std::cout << (read == Line::too_long ? protocol.handle_overlong_line() : protocol.handle_line(line)) << std::flush;
  }
  return success;
}

}  // namespace kairo
