#include "engine/games/ruin/rules/rounds.h"

#include <utility>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

/// How many leave in this round, and the place that each of them scores.
struct Leavers {
  int count = 0;
  int place = 0;  ///< one below the place they share when several leave together
};

Leavers count_leavers(const State& state) {
  Leavers leavers;
  int left_before = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Plan& plan = state.plans[seat];
    left_before += in_ruin(state, seat) ? 0 : 1;
    leavers.count += !plan.empty() && plan.back().kind == Move::Kind::leave ? 1 : 0;
  }
  leavers.place = left_before + (leavers.count > 1 ? 2 : 1);
  return leavers;
}

template <EventSink Sink>
void emit_drawing(Seat seat, Move move, Sink& events) {
  Event event{static_cast<std::uint8_t>(EventKind::drew), seat, public_audience, {move.a, -1, -1, -1, -1, -1}};
  int n = 1;
  for_each_cell(drawn_cells(move), [&](Cell cell) { event.data[n++] = cell; });
  events.emit(event);
}

void discard_goal(Holding& holding, Goal goal) {
  holding.hand &= ~set_of(goal);
  holding.discarded |= set_of(goal);
  if (holding.discarded_since_drawn < holding.drawn_since_shuffle) ++holding.discarded_since_drawn;
}

/// Draws the plan on the map and notes which cells are new.
void draw_plan(Board& board, const Plan& plan) {
  const Map map = drafted(board, plan);
  board.fresh = map.filled() - board.map.filled();
  board.map = map;
}

/// Carries out one move of a plan that is drawn on the map already.
template <EventSink Sink>
void carry_out(State& state, Seat seat, Move step, bool by_warp, const Leavers& leavers, Sink& events) {
  Board& board = state.boards[seat];
  switch (step.kind) {
    case Move::Kind::draw: return emit_drawing(seat, step, events);
    case Move::Kind::single:
      ++board.penalties;
      return emit(events, EventKind::drew_single, seat, step.a, single_penalty);
    case Move::Kind::spend: ++board.spent; return discard_goal(state.holdings[seat], step.a);
    case Move::Kind::extra: return emit(events, EventKind::drew_extra, seat, step.a, step.b);
    case Move::Kind::walk:
    case Move::Kind::warp:
      board.explorer = step.a;
      return emit(events, EventKind::walked, seat, board.came_from, board.explorer, by_warp);
    case Move::Kind::leave:
      board.explorer = no_cell;
      board.left = static_cast<std::uint8_t>(leavers.place);
      return emit(events, EventKind::left, seat, leavers.place, points_for_leaving(leavers.place), by_warp,
                  leavers.count);
    case Move::Kind::keep:
    case Move::Kind::pass: return;
  }
}

}  // namespace

template <EventSink Sink>
void reveal_plans(State& state, Sink& events) {
  events.seal();
  const Leavers leavers = count_leavers(state);
  for (Seat seat = 0; seat < state.players; ++seat) {
    Board& board = state.boards[seat];
    const Plan plan = std::exchange(state.plans[seat], {});
    draw_plan(board, plan);
    board.came_from = board.explorer;
    for (std::size_t i = 0; i < plan.size(); ++i) {
      const bool by_warp = i > 0 && i + 1 == plan.size() && plan[i - 1].kind == Move::Kind::spend;
      carry_out(state, seat, plan[i], by_warp, leavers, events);
    }
  }
}

template <EventSink Sink>
void reveal_set_up(State& state, Sink& events) {
  events.seal();
  LetterSet all = 0;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Plan plan = std::exchange(state.plans[seat], {});
    const LetterSet dealt = std::exchange(state.dealt[seat], LetterSet{0});
    draw_plan(state.boards[seat], plan);
    for_each_in(dealt, [&](Card card) { emit(events, EventKind::card_shown, seat, card); });
    for (const Move step : plan) emit_drawing(seat, step, events);
    all |= dealt;
  }
  for_each_in(all, [&](Letter letter) { open_letter(state, letter, events); });
}

template void reveal_plans(State& state, NoEvents& events);
template void reveal_plans(State& state, EventList& events);
template void reveal_set_up(State& state, NoEvents& events);
template void reveal_set_up(State& state, EventList& events);

}  // namespace kairo::ruin
