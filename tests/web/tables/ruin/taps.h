#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/ruin/words.h"
#include "web/tables/ruin/input/held_shape.h"

namespace kairo::testing {

inline std::string spot_of(ruin::Cell cell) {
  return "cell." + ruin::move_text({ruin::Move::Kind::walk, cell}).substr(5);
}

inline std::string spot_of_goal(ruin::Goal goal) {
  return "goal." + ruin::move_text({ruin::Move::Kind::spend, goal}).substr(6);
}

/// The taps that turn the shape and put its grip so that it fills these cells.
inline std::vector<std::string> taps_to_lay(ruin::Shape shape, ruin::CellSet wanted) {
  for (const bool mirrored : {false, true}) {
    ruin::table::HeldShape held(shape);
    std::vector<std::string> taps;
    if (mirrored) {
      held.mirror();
      taps.emplace_back("mirror");
    }
    for (int turns = 0; turns < 4; ++turns) {
      for (ruin::Cell cell = 0; cell < ruin::cells; ++cell) {
        if (!held.fits(cell) || held.at(cell) != wanted) continue;
        taps.push_back(spot_of(cell));
        return taps;
      }
      held.turn();
      taps.emplace_back("turn");
    }
  }
  return {};
}

/// The dealt card of this shape that is drawn next.
inline std::string card_of_shape(const ruin::State& state, ruin::Shape shape) {
  std::string id;
  ruin::for_each_in(undrawn(state.dealt[state.asked], state.plans[state.asked]), [&](ruin::Card card) {
    if (id.empty() && ruin::search_cards[card].shape == shape)
      id = std::string("card.") + static_cast<char>('A' + card);
  });
  return id;
}

/// The taps that make this move, if nothing has been tapped yet.
inline std::vector<std::string> taps_for(const ruin::State& state, ruin::Move move) {
  using Kind = ruin::Move::Kind;
  const std::string mark = move.a == ruin::index(ruin::Mark::passage) ? "mark.passage" : "mark.wall";
  switch (move.kind) {
    case Kind::keep: return {spot_of_goal(move.a), spot_of_goal(move.b), "keep"};
    case Kind::draw: {
      const ruin::Shape shape = ruin::orientations[move.c].shape;
      std::vector<std::string> taps{state.phase == ruin::Phase::prepare ? card_of_shape(state, shape) : mark};
      for (std::string& tap : taps_to_lay(shape, drawn_cells(move))) taps.push_back(std::move(tap));
      taps.emplace_back("draw.confirm");
      return taps;
    }
    case Kind::single: return {"mark.single", spot_of(move.a), "draw.confirm"};
    case Kind::spend:
      if (state.phase == ruin::Phase::walk) return {"warp", spot_of_goal(move.a), "spend"};
      return {spot_of_goal(move.a), "spend"};
    case Kind::pass: return {"pass"};
    case Kind::extra: return {mark, spot_of(move.b), "draw.confirm"};
    case Kind::walk:
    case Kind::warp: return {spot_of(move.a), "walk.confirm"};
    case Kind::leave: return {"leave", "walk.confirm"};
  }
  return {};
}

}  // namespace kairo::testing
