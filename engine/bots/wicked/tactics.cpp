#include "engine/bots/wicked/tactics.h"

#include <algorithm>
#include <array>

#include "engine/bots/wicked/advise.h"
#include "engine/bots/wicked/bidding.h"
#include "engine/bots/wicked/worth.h"
#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

namespace {

/// The lead that makes an even chance a chance of 85 %.
constexpr double spread = 10;

std::int64_t promise(const bot::BidOutlook& outlook, Move bid) {
  std::int64_t worth = outlook.worth(bid.a);
  if ((bid.b & witch_sign) != 0) worth += outlook.worth_of_witch(bid.a);
  if ((bid.b & soul_sign) != 0) worth += outlook.worth_of_soul(bid.a);
  return worth;
}

}  // namespace

search::Limits Tactics::limits(BotLevel level, const View& view) {
  const bool bid = view.phase == Phase::bid;
  switch (level) {
    case BotLevel::learner:
    case BotLevel::regular: break;
    case BotLevel::skilled: return {bid ? 40 : 20, State::max_legal, 0};
    case BotLevel::expert: return {bid ? 300 : 100, State::max_legal, 0};
    // Here the others' bids are found by their trees, so it does not rely on their playing by the rules of thumb.
    case BotLevel::master: return {bid ? 2000 : 300, State::max_legal, 1};
  }
  return {};
}

void Tactics::order(const State& state, State::MoveList& moves) {
  if (state.phase != Phase::bid) return;
  const bot::BidOutlook outlook(bot::auction_of(state));
  struct Ranked {
    std::int64_t worth;
    std::size_t rank;  ///< in the order of legal moves: decides between equals
    Move move;
  };
  FixedVector<Ranked, State::max_legal> ranked;
  for (std::size_t i = 0; i < moves.size(); ++i) ranked.push_back({promise(outlook, moves[i]), i, moves[i]});
  std::sort(ranked.begin(), ranked.end(), [](const Ranked& one, const Ranked& other) {
    return one.worth != other.worth ? one.worth > other.worth : one.rank < other.rank;
  });
  for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = ranked[i].move;
}

Move Tactics::policy(const State& state, Rng& rng) {
  if (state.phase == Phase::bid) {
    const Bid bid = bot::choose_bid(bot::auction_of(state), rng);
    return {.kind = Move::Kind::bid, .a = bid.pieces, .b = bid.signs};
  }
  State::MoveList moves;
  legal(state, moves);
  return answer_openly(state, moves);
}

search::Outcome Tactics::evaluate(const State& state) {
  if (to_move(state) == no_seat) return search::outcome_of(score(state), spread);
  search::Outcome outcome;
  for (Seat seat = 0; seat < state.players; ++seat)
    outcome.points[seat] = bot::expected_points(state.boards[seat], state.round);
  search::chances_from_leads(outcome, state.players, spread);
  return outcome;
}

/// Seats bid in their order, so the bids that are sealed are those of the seats before the thinker.
void Tactics::redraw_sealed(State& state, Seat thinker, Rng& rng) {
  if (state.phase != Phase::bid) return;
  for (state.asked = 0; state.asked < thinker; ++state.asked) {
    const Bid bid = bot::choose_bid(bot::auction_of(state), rng);
    state.sealed[state.asked] = bid;
  }
}

/// By round.
search::Calibration Tactics::calibration(const View& view) {
  constexpr search::Calibration early{{0.02, 0.16, 0.39, 0.66, 0.95, 1.31, 1.61, 1.85, 2}};
  constexpr std::array<search::Calibration, rounds> by_round{{
      early,
      early,
      {{0, 0.06, 0.2, 0.43, 0.72, 1.3, 1.68, 1.92, 2}},
      {{0.01, 0.1, 0.24, 0.39, 0.57, 1.08, 1.36, 1.69, 1.99}},
  }};
  return by_round[view.round];
}

}  // namespace kairo::wicked
