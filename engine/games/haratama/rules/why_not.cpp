#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules.h"

namespace kairo::haratama {

namespace {

Refusal why_not_pass(const State& state, Move move) {
  const Cards deck = whole_deck(state.players);
  if (!has(deck, move.a) || !has(deck, move.b)) return Refusal::no_such_thing;
  if (move.a >= move.b) return Refusal::not_a_pair;
  const Cards hand = state.hands[state.asked];
  return has(hand, move.a) && has(hand, move.b) ? Refusal::none : Refusal::not_in_hand;
}

Refusal why_not_play(const State& state, Move move) {
  if (!has(whole_deck(state.players), move.a) || move.b != 0) return Refusal::no_such_thing;
  if (!has(state.hands[state.asked], move.a)) return Refusal::not_in_hand;
  if (has(legal_cards(state), move.a)) return Refusal::none;
  return state.table.size == 0 ? Refusal::before_the_break : Refusal::must_follow;
}

}  // namespace

Refusal why_not(const State& state, Move move) {
  if (state.phase == Phase::over) return Refusal::game_over;
  switch (move.kind) {
    case Move::Kind::pass: return state.phase == Phase::pass ? why_not_pass(state, move) : Refusal::not_asked;
    case Move::Kind::play: return state.phase == Phase::play ? why_not_play(state, move) : Refusal::not_asked;
  }
  return Refusal::no_such_thing;
}

}  // namespace kairo::haratama
