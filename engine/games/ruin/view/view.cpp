#include "engine/games/ruin/view.h"

#include <algorithm>

namespace kairo::ruin {

namespace {

Phase phase_for(const State& state, Seat seat) {
  const bool in_round = state.phase >= Phase::draw && state.phase <= Phase::warp;
  return in_round && seat != state.asked ? Phase::draw : state.phase;
}

}  // namespace

View look(const State& state, Seat seat) {
  View view;
  view.me = seat;
  view.players = state.players;
  view.phase = phase_for(state, seat);
  view.asked = state.asked;
  view.half = state.half;
  view.round = state.round;
  view.row = state.row;
  view.deck_left = static_cast<std::uint8_t>(state.deck.size());
  view.aside_left = static_cast<std::uint8_t>(size_of(state.aside));
  view.discarded = state.discarded;
  view.open = state.open;
  view.ever_open = state.ever_open;
  view.goal_deck_left = static_cast<std::uint8_t>(state.goal_deck.size());
  view.boards = state.boards;
  for (Seat other = 0; other < state.players; ++other) {
    const Holding& holding = state.holdings[other];
    view.hand_size[other] = static_cast<std::uint8_t>(size_of(holding.hand));
    view.discarded_size[other] = static_cast<std::uint8_t>(size_of(holding.discarded));
    if (other == seat || state.phase == Phase::over)
      view.holdings[other] = holding;
    else
      view.holdings[other] = {.drawn_since_shuffle = holding.drawn_since_shuffle,
                              .discarded_since_drawn = holding.discarded_since_drawn};
  }
  if (seat < state.players) {
    view.dealt = state.dealt[seat];
    view.plan = state.plans[seat];
  }
  return view;
}

Map map_for_me(const View& view, Seat seat) {
  return seat == view.me ? drafted(view.boards[seat], view.plan) : view.boards[seat].map;
}

GoalSet my_goals(const View& view) { return view.me < view.players ? unspent(view.holdings[view.me], view.plan) : 0; }

int steps_of_round(const View& view) { return view.row.empty() ? 0 : search_cards[view.row[0]].steps; }

bool may_end_half(const View& view) {
  if (is_set_up(view.phase) || view.phase == Phase::over) return false;
  const int further = static_cast<int>(view.row.size()) - 1 + view.deck_left;
  // A card for each destination that is taken and for each player who is out; nobody does both in a round.
  const int most = view.half == 0 ? std::min<int>(view.players, size_of(view.open)) : view.players;
  return 0 < further && further <= most;
}

}  // namespace kairo::ruin
