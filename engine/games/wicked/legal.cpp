#include "engine/games/wicked/flow.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

Move move_of(Kind kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}

// Each writes its moves from `out` on and returns where they end. A plain cursor and few branches, because the lists
// are made for every move of every playout: a move that is not lawful is written all the same, and then overwritten.

Move* list_bids(const Board& board, Move* out) {
  const int pieces = board.pieces;
  const int left = board.signs;
  for (int bid = 0; bid <= pieces; ++bid) {
    int signs = 0;
    do {
      *out++ = move_of(Kind::bid, bid, signs);
      signs = (signs - left) & left;  // the next larger subset of what is left, after the largest the empty one
    } while (signs != 0);
  }
  return out;
}

Move* list_colours(Move* out) {
  for (int colour = 0; colour < colours; ++colour) *out++ = move_of(Kind::colour, colour);
  return out;
}

Move* list_returns(const std::array<std::uint8_t, colours> counts, Move* out) {
  for (int colour = 0; colour < colours; ++colour) {
    *out = move_of(Kind::give_back, colour);
    out += counts[colour] > 0 ? 1 : 0;
  }
  return out;
}

/// Every token that can rise, once a rank and colour, if there are at least `needed` of it.
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
      for (int other = 0; other < colours; ++other)
        if (other != colour) *out++ = move_of(Kind::change, rank, colour, other);
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

Move* list_uses_of_reward(const Board& board, Move* out) {
  out = list_lifts(board.tokens, Kind::reward, 1, out);
  *out++ = move_of(Kind::decline);
  return out;
}

Move* list_answers(const State& state, Move* out) {
  if (state.phase == Phase::over) return out;
  const Board& board = state.boards[state.asked];
  switch (state.phase) {
    case Phase::bid: return list_bids(board, out);
    case Phase::pick_colour: return list_colours(out);
    case Phase::return_token:
    case Phase::make_room: return list_returns(returnable(state, board), out);
    case Phase::soul: return list_soul_steps(board, out);
    case Phase::use_reward: return list_uses_of_reward(board, out);
    case Phase::over: break;
  }
  return out;
}

}  // namespace

void legal(const State& state, State::MoveList& moves) { moves.end_at(list_answers(state, moves.begin())); }

}  // namespace kairo::wicked
