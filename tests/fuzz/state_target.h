#pragma once

#include <string_view>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// Shows a position from every side.
inline void look_around(const Position& position, Rng& rng) {
  for (Seat seat = 0; seat <= position.table_size(); ++seat) {
    const Seat viewer = seat < position.table_size() ? seat : no_seat;
    require(!position.view_for(viewer).empty(), "there is something to see");
    require(!position.table_words(viewer).empty(), "and to say");
    require(position.imagined(viewer, rng)->same_view(position, viewer), "what is imagined agrees with the view");
  }
}

/// Any text is a state or is refused; from one that is read the game can be played to its end.
inline void try_state(std::string_view text) {
  constexpr std::size_t most_moves = 5000;
  for (const Game& game : games()) {
    auto position = game.parse_state(text);
    if (!position) {
      require(!position.error().what.empty(), "a refusal says why");
      continue;
    }
    const auto again = game.parse_state((*position)->text());
    require(again && (*again)->equals(**position), "a state round-trips");
    require((*position)->is_conserved(), "a state that is read is whole");
    Rng rng(text.size());
    look_around(**position, rng);
    Match match(game, std::move(*position));
    play_at_random(match, rng, most_moves);
    require(match.over(), "a game that is put comes to its end");
    require(match.now().is_conserved(), "and nothing was lost");
  }
}

}  // namespace kairo::fuzz
