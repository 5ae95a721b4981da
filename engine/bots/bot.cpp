#include "engine/bots/bot.h"

#include "engine/bots/rules_of_thumb.h"
#include "engine/bots/thought.h"

namespace kairo {

Rng bot_rng(std::uint64_t match_seed, std::size_t moves_made) {
  // Neighbouring seeds and moves must give unrelated numbers, unrelated also to the deal, which uses the seed itself.
  return Rng((match_seed + 1) * 0x9e3779b97f4a7c15U + moves_made * 0xbf58476d1ce4e5b9U);
}

AnyMove choose(const Position& position, Seat seat, BotLevel level, Rng& rng) {
  if (!searches(level)) return choose_by_rules_of_thumb(position, seat, level, rng);
  constexpr int many = 1 << 20;
  const std::unique_ptr<Thought> thought = begin_thought(position, seat, level, rng);
  while (!thought->think(many)) continue;
  rng.next();  // so that the next move of a caller who keeps the generator has other luck
  return thought->decision().move;
}

Match played_by_bots(const Game& game, const Setup& setup) {
  Match match(game, setup);
  while (!match.over()) {
    Rng rng = bot_rng(setup.seed, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

}  // namespace kairo
