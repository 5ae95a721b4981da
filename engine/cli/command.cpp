#include "engine/cli/command.h"

#include <iostream>

#include "engine/match/registry.h"

namespace kairo {

int complain(std::string_view what) {
  std::cerr << "kairo: " << what << '\n';
  return misuse;
}

const Game* take_game(Arguments& arguments) {
  const Game* game = find_game(arguments.word().value_or(""));
  if (game == nullptr) complain("the first word must be one of the games that `kairo list` lists");
  return game;
}

}  // namespace kairo
