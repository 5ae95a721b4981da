#include <iostream>

#include "engine/cli/command.h"
#include "engine/match/registry.h"

namespace kairo {

int list_command(Arguments& arguments) {
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  for (const Game& game : games()) {
    const GameInfo& info = *game.info;
    std::cout << info.id << "  seats " << info.min_seats << "-" << info.max_seats << "  rules "
              << int{info.rules_version} << '\n';
    for (const OptionSpec& option : info.options)
      std::cout << "  " << option.name << "=" << option.standard << "  (" << option.lowest << " to " << option.highest
                << " in steps of " << option.step << ")\n";
  }
  return success;
}

}  // namespace kairo
