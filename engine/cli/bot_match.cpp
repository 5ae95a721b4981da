#include "engine/cli/bot_match.h"

#include "engine/bots/bot.h"

namespace kairo {

Match played_by_bots(const Game& game, const Setup& setup) {
  Match match(game, setup);
  while (!match.over()) {
    Rng rng = bot_rng(setup.seed, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

}  // namespace kairo
