#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

Move move_of(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}

// Each function writes its moves at `out` and returns the end of what it wrote. Playouts list the moves before every
// move, so most loops avoid branches: an illegal move is written too, but the next one overwrites it.

Move* list_bids(const Board& board, Move* out) {
  const int pieces = board.pieces;
  const int left = board.signs;
  for (int bid = 0; bid <= pieces; ++bid) {
    int signs = 0;
    do {
      *out++ = move_of(Kind::bid, bid, signs);
      signs = (signs - left) & left;  // the next subset of `left`; 0 after the last
    } while (signs != 0);
  }
  return out;
}

Move* list_colours(Move* out) {
  for (int colour = 0; colour < colours; ++colour) *out++ = move_of(Kind::colour, colour);
  return out;
}

Move* list_returns(const ColourCounts counts, Move* out) {
  for (int colour = 0; colour < colours; ++colour) {
    *out = move_of(Kind::give_back, colour);
    out += counts[colour] > 0 ? 1 : 0;
  }
  return out;
}

/// One move for each rank and colour of which there are at least `needed` tokens that can rise.
Move* list_lifts(const Tokens tokens, Kind kind, int needed, Move* out) {
  for (int rank = 0; rank < index(Rank::high); ++rank) {
    for (int colour = 0; colour < colours; ++colour) {
      *out = move_of(kind, rank, colour);
      out += tokens[rank][colour] >= needed ? 1 : 0;
    }
  }
  return out;
}

Move* list_changes(const Tokens tokens, Move* out) {
  for (int rank = 0; rank < ranks; ++rank) {
    for (int colour = 0; colour < colours; ++colour) {
      if (tokens[rank][colour] == 0) continue;
      for (int to = 0; to < colours; ++to)
        if (to != colour) *out++ = move_of(Kind::change, rank, colour, to);
    }
  }
  return out;
}

Move* list_oracles(const Board& board, Move* out) {
  for (int which = 0; which < oracles_each; ++which)
    if (board.small_done[which] == 0 && meets_small(board, which)) *out++ = move_of(Kind::small, which);
  for (int which = 0; which < oracles_each; ++which)
    if (board.great_done[which] == 0 && meets_great(board, which)) *out++ = move_of(Kind::great, which);
  return out;
}

Move* list_soul_steps(const Board& board, Move* out) {
  out = list_lifts(board.tokens, Kind::promote, 2, out);
  if (board.promotions > 0) out = list_lifts(board.tokens, Kind::spell, 1, out);
  if (board.colour_changes > 0) out = list_changes(board.tokens, out);
  out = list_oracles(board, out);
  *out++ = move_of(Kind::done);
  return out;
}

Move* list_reward_uses(const Board& board, Move* out) {
  out = list_lifts(board.tokens, Kind::reward, 1, out);
  *out++ = move_of(Kind::decline);
  return out;
}

Move* list_moves(const State& state, Move* out) {
  if (state.phase == Phase::over) return out;
  const Board& board = state.boards[state.asked];
  switch (state.phase) {
    case Phase::bid: return list_bids(board, out);
    case Phase::pick_colour: return list_colours(out);
    case Phase::return_token:
    case Phase::make_room: return list_returns(returnable(state, board), out);
    case Phase::soul: return list_soul_steps(board, out);
    case Phase::use_reward: return list_reward_uses(board, out);
    case Phase::over: break;
  }
  return out;
}

}  // namespace

void legal(const State& state, State::MoveList& moves) { moves.end_at(list_moves(state, moves.begin())); }

}  // namespace kairo::wicked
