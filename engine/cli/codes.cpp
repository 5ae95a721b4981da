#include <array>
#include <iostream>

#include "engine/bots/bot.h"
#include "engine/cli/command.h"
#include "engine/cli/plain.h"
#include "engine/match/code.h"
#include "engine/match/random_play.h"

namespace kairo {

namespace {

void show(const Match& match) {
  const std::string code = write_code(match).value_or("");
  std::cout << code << ' ' << code_summary(code) << '\n';
}

}  // namespace

int codes_command(Arguments& arguments) {
  const Game* game = parse_game(arguments);
  if (game == nullptr) return misuse;
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  constexpr std::array<std::size_t, 6> lengths{0, 1, 5, 20, 60, to_the_end};
  constexpr std::uint64_t bot_seed = 22;
  for (int seats = game->info->min_seats; seats <= game->info->max_seats; ++seats) {
    show(Match(*game, random_setup(*game->info, seats, seed_bound - 1)));
    for (std::uint64_t seed = 0; seed < lengths.size(); ++seed)
      show(random_match(*game, random_setup(*game->info, seats, seed), lengths[static_cast<std::size_t>(seed)]));
    show(played_by_bots(*game, random_setup(*game->info, seats, bot_seed)));
  }
  return success;
}

}  // namespace kairo
