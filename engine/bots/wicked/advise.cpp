#include "engine/bots/wicked/advise.h"

#include <algorithm>

#include "engine/bots/wicked/bidding.h"
#include "engine/bots/wicked/worth.h"
#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

namespace {

/// A learner does the first thing that comes to mind once in so many moves.
constexpr std::uint32_t carelessness = 3;

int my_worth(const State& state, Seat me) { return bot::worth(state.boards[me], rounds - 1 - state.round); }

State after(const State& state, Move move) {
  State next = state;
  NoEvents quiet;
  play(next, move, quiet);
  return next;
}

/// Whether `me` is asked something that a step of its own has brought up.
bool asks_back(const State& state, Seat me) {
  return state.asked == me &&
         (state.phase == Phase::use_reward || state.phase == Phase::return_token || state.phase == Phase::make_room);
}

struct Best {
  Move move;
  int worth;
};

int settled_worth(State state, Seat me);

Best best_of(const State& state, const State::MoveList& moves, Seat me) {
  // A token to be returned is chosen for itself: looking on to the next return would only multiply the work.
  const bool look_on = state.phase == Phase::soul || state.phase == Phase::use_reward;
  Best best{moves[0], 0};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == Move::Kind::done) continue;
    const State next = after(state, moves[i]);
    const int worth = look_on ? settled_worth(next, me) : my_worth(next, me);
    if (i == 0 || worth > best.worth) best = {moves[i], worth};
  }
  return best;
}

/// My board when all that this position asks me back is answered well.
int settled_worth(State state, Seat me) {
  while (asks_back(state, me)) {
    State::MoveList moves;
    legal(state, moves);
    state = after(state, best_of(state, moves, me).move);
  }
  return my_worth(state, me);
}

/// The best step, or done when none makes the board better: so it comes to an end.
Move choose_step(const State& state, const State::MoveList& moves, Seat me) {
  const Best best = best_of(state, moves, me);
  return best.worth > my_worth(state, me) ? best.move : Move{.kind = Move::Kind::done};
}

}  // namespace

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  const auto at_random = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
  if (level == BotLevel::learner && rng.below(carelessness) == 0) return at_random();
  if (view.phase == Phase::bid) {
    const Bid bid = bot::choose_bid(view, rng);
    return {.kind = Move::Kind::bid, .a = bid.pieces, .b = bid.signs};
  }
  // Of the imagined state only my own board is looked at, and that is nobody's secret.
  const State state = imagine(view, rng);
  return view.phase == Phase::soul ? choose_step(state, moves, view.me) : best_of(state, moves, view.me).move;
}

}  // namespace kairo::wicked
