#pragma once

#include <functional>
#include <string>
#include <utility>

#include "engine/bots/bot.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/table_gallery/scenes.h"

namespace kairo::gallery {

/// Plays matches until a position is as wanted; the match ends there. Bots play, or random moves if bots would never
/// get into such a position.
template <Playable S>
Match find_match(int seats, std::uint64_t seed, const std::function<bool(const S&)>& wanted, bool by_chance = false) {
  const Game& game = *find_game(game_info(S{}).id);
  for (;; ++seed) {
    Match match(game, standard_setup(*game.info, seats, seed));
    while (!match.over() && !wanted(*match.now().as<S>())) {
      Rng rng = bot_rng(seed, match.steps().size());
      if (by_chance)
        play_at_random(match, rng, 1);
      else
        match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
    }
    if (wanted(*match.now().as<S>())) return match;
  }
}

inline Scene still_of(std::string name, const Match& match, std::vector<std::string> taps = {}) {
  return {.name = std::move(name),
          .seats = match.now().seats(),
          .now = match.now().clone(),
          .viewer = match.to_move() == no_seat ? Seat{0} : match.to_move(),
          .taps = std::move(taps)};
}

/// The animation of a match's last move.
inline Scene moving_of(std::string name, const Match& match, Seat viewer, double seconds) {
  return {.name = std::move(name),
          .seats = match.now().seats(),
          .before = match.after(match.steps().size() - 1).clone(),
          .now = match.now().clone(),
          .viewer = viewer,
          .move = match.steps().back().move,
          .seconds = seconds};
}

}  // namespace kairo::gallery
