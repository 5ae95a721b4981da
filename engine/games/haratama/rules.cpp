#include "engine/games/haratama/rules.h"

namespace kairo::haratama {

const GameInfo& game_info(const State&) { return info; }

int seats(const State& state) { return state.players; }

Seat to_move(const State& state) { return state.asked; }

namespace {

void list_pairs(Cards hand, State::MoveList& moves) {
  for (Cards left = hand; left != 0; left = without_first(left))
    for (Cards later = without_first(left); later != 0; later = without_first(later))
      moves.push_back({Move::Kind::pass, first(left), first(later)});
}

void list_plays(Cards cards, State::MoveList& moves) {
  for (Cards left = cards; left != 0; left = without_first(left)) moves.push_back({Move::Kind::play, first(left), 0});
}

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

void legal(const State& state, State::MoveList& moves) {
  moves.clear();
  switch (state.phase) {
    case Phase::pass: return list_pairs(state.hands[state.asked], moves);
    case Phase::play: return list_plays(legal_cards(state), moves);
    case Phase::over: return;
  }
}

Refusal why_not(const State& state, Move move) {
  if (state.phase == Phase::over) return Refusal::game_over;
  switch (move.kind) {
    case Move::Kind::pass: return state.phase == Phase::pass ? why_not_pass(state, move) : Refusal::not_asked;
    case Move::Kind::play: return state.phase == Phase::play ? why_not_play(state, move) : Refusal::not_asked;
  }
  return Refusal::no_such_thing;
}

}  // namespace kairo::haratama
