#include "engine/cli/command.h"

#include <iostream>

#include "engine/match/registry.h"

namespace kairo {

int usage_error(std::string_view what) {
  std::cerr << "kairo: " << what << '\n';
  return misuse;
}

const Game* parse_game(Arguments& arguments) {
  const Game* game = find_game(arguments.next_word().value_or(""));
  if (game == nullptr) usage_error("the first word must be one of the games that `kairo list` lists");
  return game;
}

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
