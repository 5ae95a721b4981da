#pragma once

#include "engine/games/ruin/flow.h"

/// Inside the rules only: sealed plans are laid open and carried out, seat by seat, before anything comes of them.
namespace kairo::ruin {

/// Who leaves in this round, and what it brings each of them.
struct Leaving {
  int many = 0;
  int place = 0;  ///< that counts: one below their own when several leave together
};

inline Leaving count_leaving(const State& state) {
  Leaving leaving;
  int left_before = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Plan& plan = state.plans[seat];
    left_before += in_ruin(state, seat) ? 0 : 1;
    leaving.many += !plan.empty() && plan.back().kind == Move::Kind::leave ? 1 : 0;
  }
  leaving.place = left_before + (leaving.many > 1 ? 2 : 1);
  return leaving;
}

template <EventSink Sink>
void tell_drawing(Seat seat, Move move, Sink& events) {
  Event event{static_cast<std::uint8_t>(Happened::drew), seat, 0xff, {move.a, -1, -1, -1, -1, -1}};
  int n = 1;
  for_each_cell(drawn_cells(move), [&](Cell cell) { event.data[n++] = cell; });
  events.happened(event);
}

/// A goal card goes onto the discards, face down.
inline void discard_goal(Holding& holding, Goal goal) {
  holding.hand &= ~set_of(goal);
  holding.discarded |= set_of(goal);
  if (holding.passed_on < holding.drawn) ++holding.passed_on;
}

/// One answer of the seat's plan; the map itself is drawn already.
template <EventSink Sink>
void carry_out(State& state, Seat seat, Move step, bool by_warp, const Leaving& leaving, Sink& events) {
  Board& board = state.boards[seat];
  switch (step.kind) {
    case Move::Kind::draw: return tell_drawing(seat, step, events);
    case Move::Kind::single:
      ++board.penalties;
      return tell(events, Happened::drew_single, seat, step.a, single_penalty);
    case Move::Kind::spend: ++board.spent; return discard_goal(state.holdings[seat], step.a);
    case Move::Kind::extra: return tell(events, Happened::drew_extra, seat, step.a, step.b);
    case Move::Kind::walk:
    case Move::Kind::warp:
      board.explorer = step.a;
      return tell(events, Happened::walked, seat, board.came_from, board.explorer, by_warp);
    case Move::Kind::leave:
      board.explorer = no_cell;
      board.left = static_cast<std::uint8_t>(leaving.place);
      return tell(events, Happened::left, seat, leaving.place, points_for_leaving(leaving.place), by_warp,
                  leaving.many);
    default: return;
  }
}

/// Everybody's plans at once.
template <EventSink Sink>
void reveal_plans(State& state, Sink& events) {
  events.seal();
  const Leaving leaving = count_leaving(state);
  for (Seat seat = 0; seat < state.players; ++seat) {
    Board& board = state.boards[seat];
    Plan& plan = state.plans[seat];
    const Map map = drafted(board, plan);
    board.fresh = map.filled() - board.map.filled();
    board.map = map;
    board.came_from = board.explorer;
    for (std::size_t i = 0; i < plan.size(); ++i) {
      const bool by_warp = i > 0 && i + 1 == plan.size() && plan[i - 1].kind == Move::Kind::spend;
      carry_out(state, seat, plan[i], by_warp, leaving, events);
    }
    plan.clear();
  }
}

/// All first drawings at once; the letters of the cards that were dealt become destinations.
template <EventSink Sink>
void reveal_set_up(State& state, Sink& events) {
  events.seal();
  for (Seat seat = 0; seat < state.players; ++seat) {
    Board& board = state.boards[seat];
    Plan& plan = state.plans[seat];
    for_each_in(state.dealt[seat], [&](Card card) { tell(events, Happened::card_shown, seat, card); });
    for (const Move step : plan) tell_drawing(seat, step, events);
    const Map map = drafted(board, plan);
    board.fresh = map.filled() - board.map.filled();
    board.map = map;
    plan.clear();
    state.open |= state.dealt[seat];
    state.dealt[seat] = 0;
  }
  state.been = state.open;
  state.discarded |= state.open;
  for_each_in(state.open, [&](Letter letter) { tell(events, Happened::destination_opened, no_seat, letter); });
}

}  // namespace kairo::ruin
