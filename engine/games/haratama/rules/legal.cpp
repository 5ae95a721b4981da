#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules.h"

namespace kairo::haratama {

namespace {

void list_pairs(Cards hand, State::MoveList& moves) {
  for (Cards left = hand; left != 0; left = without_first(left))
    for (Cards later = without_first(left); later != 0; later = without_first(later))
      moves.push_back({Move::Kind::pass, first(left), first(later)});
}

void list_plays(Cards cards, State::MoveList& moves) {
  for (Cards left = cards; left != 0; left = without_first(left)) moves.push_back({Move::Kind::play, first(left), 0});
}

}  // namespace

void legal(const State& state, State::MoveList& moves) {
  moves.clear();
  switch (state.phase) {
    case Phase::pass: return list_pairs(state.hands[state.asked], moves);
    case Phase::play: return list_plays(legal_cards(state), moves);
    case Phase::over: return;
  }
}

}  // namespace kairo::haratama
