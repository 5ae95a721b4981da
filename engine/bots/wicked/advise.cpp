#include "engine/bots/wicked/advise.h"

#include <algorithm>

#include "engine/bots/wicked/bidding.h"
#include "engine/bots/wicked/worth.h"
#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

namespace {

/// A learner plays one move in this many at random.
constexpr std::uint32_t careless_every = 3;

int my_worth(const State& state, Seat me) { return bot::worth(state.boards[me], rounds - 1 - state.round); }

State after(const State& state, Move move) {
  State next = state;
  NoEvents quiet;
  play(next, move, quiet);
  return next;
}

/// Whether `me` has to answer a question that its own step has raised.
bool has_follow_up(const State& state, Seat me) {
  return state.asked == me &&
         (state.phase == Phase::use_reward || state.phase == Phase::return_token || state.phase == Phase::make_room);
}

struct BestMove {
  Move move;
  int worth;
};

int worth_after_follow_ups(State state, Seat me);

BestMove best_move(const State& state, const State::MoveList& moves, Seat me) {
  // Each returned token is chosen without looking ahead to the next return, which would only multiply the work.
  const bool look_ahead = state.phase == Phase::soul || state.phase == Phase::use_reward;
  BestMove best{moves[0], 0};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == Move::Kind::done) continue;
    const State next = after(state, moves[i]);
    const int worth = look_ahead ? worth_after_follow_ups(next, me) : my_worth(next, me);
    if (i == 0 || worth > best.worth) best = {moves[i], worth};
  }
  return best;
}

/// The worth of my board once all follow-up questions of this position are answered well.
int worth_after_follow_ups(State state, Seat me) {
  while (has_follow_up(state, me)) {
    State::MoveList moves;
    legal(state, moves);
    state = after(state, best_move(state, moves, me).move);
  }
  return my_worth(state, me);
}

/// The best step, or `done` if no step improves the board, which makes soul processing terminate.
Move choose_step(const State& state, const State::MoveList& moves, Seat me) {
  const BestMove best = best_move(state, moves, me);
  return best.worth > my_worth(state, me) ? best.move : Move{.kind = Move::Kind::done};
}

}  // namespace

Move answer_openly(const State& state, const State::MoveList& moves) {
  return state.phase == Phase::soul ? choose_step(state, moves, state.asked)
                                    : best_move(state, moves, state.asked).move;
}

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  const auto at_random = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
  if (level == BotLevel::learner && rng.below(careless_every) == 0) return at_random();
  if (view.phase == Phase::bid) {
    const Bid bid = bot::choose_bid(bot::auction_of(view), rng);
    return {.kind = Move::Kind::bid, .a = bid.pieces, .b = bid.signs};
  }
  // The bot looks only at its own board of the imagined state, and that is public.
  return answer_openly(imagine(view, rng), moves);
}

}  // namespace kairo::wicked
