#include "engine/cli/perft.h"

#include <iostream>

#include "engine/cli/command.h"
#include "engine/cli/numbers.h"

namespace kairo {

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  const std::vector<AnyMove> moves = position.legal_moves();
  if (depth == 1) return moves.size();
  std::uint64_t sequences = 0;
  for (const AnyMove move : moves) {
    EventList ignored;
    const auto next = position.clone();
    next->make(move, ignored);
    sequences += perft(*next, depth - 1);
  }
  return sequences;
}

int perft_command(Arguments& arguments) {
  const Game* game = take_game(arguments);
  if (game == nullptr) return misuse;
  const auto depth = read_number<int>(arguments.take("depth").value_or("3"));
  if (!depth || *depth < 1) return complain("depth: a number from 1");
  const auto setup = take_setup(arguments, *game->info);
  if (!setup) return complain(setup.error());
  const auto position = game->deal(*setup);
  for (int deep = 1; deep <= *depth; ++deep) std::cout << deep << ' ' << perft(*position, deep) << std::endl;
  return success;
}

}  // namespace kairo
