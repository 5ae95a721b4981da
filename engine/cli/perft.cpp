#include "engine/cli/golden.h"

#include <iostream>

#include "engine/cli/command.h"
#include "engine/core/numbers.h"

namespace kairo {

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  const std::vector<AnyMove> moves = position.legal();
  if (depth == 1) return moves.size();
  std::uint64_t sequences = 0;
  for (const AnyMove move : moves) {
    EventList ignored;
    const auto next = position.clone();
    next->play(move, ignored);
    sequences += perft(*next, depth - 1);
  }
  return sequences;
}

int perft_command(Arguments& arguments) {
  const Game* game = parse_game(arguments);
  if (game == nullptr) return misuse;
  const auto depth = read_number<int>(arguments.consume("depth").value_or("3"));
  if (!depth || *depth < 1) return usage_error("depth: a number from 1");
  const auto setup = parse_setup(arguments, *game->info);
  if (!setup) return usage_error(setup.error());
  const auto position = game->deal(*setup);
  for (int deep = 1; deep <= *depth; ++deep) std::cout << deep << ' ' << perft(*position, deep) << std::endl;
  return success;
}

}  // namespace kairo
