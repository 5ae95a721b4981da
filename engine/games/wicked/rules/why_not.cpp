#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

/// How many values each number of a move may have. An unused number must be 0.
struct Bounds {
  int a = 1;
  int b = 1;
  int c = 1;
};

/// The board, not this table, limits the pieces of a bid. For a kind that does not exist nothing is in bounds.
Bounds bounds_for(Kind kind) {
  switch (kind) {
    case Kind::bid: return {.a = 256, .b = both_signs + 1};
    case Kind::colour:
    case Kind::give_back: return {.a = colours};
    case Kind::promote:
    case Kind::spell:
    case Kind::reward: return {.a = ranks, .b = colours};
    case Kind::change: return {.a = ranks, .b = colours, .c = colours};
    case Kind::small:
    case Kind::great: return {.a = oracles_each};
    case Kind::decline:
    case Kind::done: return {};
  }
  return {0, 0, 0};
}

bool in_bounds(Move move) {
  const Bounds bounds = bounds_for(move.kind);
  return move.a < bounds.a && move.b < bounds.b && move.c < bounds.c;
}

bool fits_phase(Phase phase, Kind kind) {
  switch (phase) {
    case Phase::bid: return kind == Kind::bid;
    case Phase::pick_colour: return kind == Kind::colour;
    case Phase::return_token:
    case Phase::make_room: return kind == Kind::give_back;
    case Phase::soul: return (kind >= Kind::promote && kind <= Kind::great) || kind == Kind::done;
    case Phase::use_reward: return kind == Kind::reward || kind == Kind::decline;
    case Phase::over: return false;
  }
  return false;
}

Refusal why_not_bid(const Board& board, Move move) {
  if (move.a > board.pieces) return Refusal::not_enough_pieces;
  if ((move.b & ~board.signs) != 0) return Refusal::sign_spent;
  return Refusal::none;
}

Refusal why_not_return(const State& state, const Board& board, int colour) {
  if (returnable(state, board)[colour] > 0) return Refusal::none;
  return board.tokens[index(state.full)][colour] > 0 ? Refusal::just_risen : Refusal::no_such_token;
}

Refusal why_not_lift(const Board& board, Move move) {
  if (move.a == index(Rank::high)) return Refusal::already_top;
  if (move.kind == Kind::spell && board.promotions == 0) return Refusal::no_spell;
  const int tokens = board.tokens[move.a][move.b];
  if (tokens == 0) return Refusal::no_such_token;
  return move.kind == Kind::promote && tokens < 2 ? Refusal::needs_two : Refusal::none;
}

Refusal why_not_change(const Board& board, Move move) {
  if (move.b == move.c) return Refusal::same_colour;
  if (board.colour_changes == 0) return Refusal::no_spell;
  return board.tokens[move.a][move.b] == 0 ? Refusal::no_such_token : Refusal::none;
}

Refusal why_not_oracle(const Board& board, Move move) {
  const bool small = move.kind == Kind::small;
  if ((small ? board.small_done : board.great_done)[move.a] != 0) return Refusal::oracle_achieved;
  const bool met = small ? meets_small(board, move.a) : meets_great(board, move.a);
  return met ? Refusal::none : Refusal::demand_not_met;
}

}  // namespace

Refusal why_not(const State& state, Move move) {
  if (state.phase == Phase::over) return Refusal::game_over;
  if (!in_bounds(move)) return Refusal::no_such_thing;
  if (!fits_phase(state.phase, move.kind)) return Refusal::not_asked;
  const Board& board = state.boards[state.asked];
  switch (move.kind) {
    case Kind::bid: return why_not_bid(board, move);
    case Kind::give_back: return why_not_return(state, board, move.a);
    case Kind::promote:
    case Kind::spell:
    case Kind::reward: return why_not_lift(board, move);
    case Kind::change: return why_not_change(board, move);
    case Kind::small:
    case Kind::great: return why_not_oracle(board, move);
    case Kind::colour:
    case Kind::decline:
    case Kind::done: return Refusal::none;
  }
  return Refusal::no_such_thing;
}

}  // namespace kairo::wicked
