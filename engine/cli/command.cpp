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

}  // namespace kairo
