#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/words.h"
#include "tests/web/support/tapped_table.h"

/// The taps that make a move at the table of The Wicked Labyrinth.
namespace kairo::testing {

inline std::string token_spot(wicked::Move move) {
  constexpr std::string_view ranks[] = {"low", "middle", "high"};
  constexpr std::string_view colours[] = {"red", "green", "blue", "yellow"};
  return "soul." + std::string(ranks[move.a]) + "." + std::string(colours[move.b]);
}

/// The spot of this step among the options of its soul.
inline std::string option_spot(wicked::Move step) {
  std::string words = move_text(step);
  std::ranges::replace(words, ' ', '.');
  return "soul.option." + words;
}

inline std::vector<std::string> taps_for_bid(wicked::Move bid, bool stepped) {
  std::vector<std::string> taps;
  if (stepped)
    taps.assign(bid.a, "bid.more");
  else if (bid.a > 0)
    taps.push_back("bid.piece." + std::to_string(bid.a));
  if ((bid.b & wicked::witch_sign) != 0) taps.emplace_back("bid.sign.witch");
  if ((bid.b & wicked::soul_sign) != 0) taps.emplace_back("bid.sign.soul");
  // Twice to bid nothing.
  taps.resize(std::max<std::size_t>(taps.size() + 1, 2), "bid.close");
  return taps;
}

/// Souls must be returned after the move.
inline bool overfills(wicked::State state, wicked::Move move) {
  NoEvents events;
  play(state, move, events);
  return state.phase == wicked::Phase::return_token;
}

/// `stepped`: pieces are counted by buttons, as in a low frame.
inline std::vector<std::string> taps_for(const wicked::State& state, wicked::Move move, bool stepped) {
  using Kind = wicked::Move::Kind;
  constexpr std::string_view colours[] = {"red", "green", "blue", "yellow"};
  switch (move.kind) {
    case Kind::bid: return taps_for_bid(move, stepped);
    case Kind::colour:
    case Kind::give_back: {
      const std::string_view spot = move.kind == Kind::colour ? "colour." : "return.";
      return std::vector<std::string>(2, std::string(spot) + std::string(colours[move.a]));
    }
    case Kind::promote:
    case Kind::spell:
    case Kind::change: return {token_spot(move), option_spot(move)};
    case Kind::small:
      return std::vector<std::string>(overfills(state, move) ? 2 : 1, "oracle.small." + std::to_string(move.a + 1));
    case Kind::great: return {"oracle.great." + std::to_string(move.a + 1)};
    case Kind::reward: return {token_spot(move)};
    case Kind::decline: return {"soul.decline"};
    case Kind::done: break;
  }
  wicked::State::MoveList moves;
  legal(state, moves);
  // While anything else can be done, `done` must be confirmed.
  return moves.size() > 1 ? std::vector<std::string>{"soul.done", "soul.done"} : std::vector<std::string>{"soul.done"};
}

}  // namespace kairo::testing
