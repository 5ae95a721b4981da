#include "web/app/saves/other_sides.h"

#include <algorithm>
#include <span>
#include <utility>

#include "web/app/saves/save_store.h"

namespace kairo::app {

namespace {

/// Merges `side` into the first side that it agrees with.
void add_side(std::vector<Held>& sides, const Held& side) {
  for (Held& known : sides) {
    if (contradicts(known, side)) continue;
    known = merge(known, side).held;
    return;
  }
  sides.push_back(side);
}

bool has_answered(const Held& held, std::size_t moves, Seat seat) {
  const std::span steps = std::span(held.match.steps()).subspan(moves);
  return !held.ahead.by(seat).empty() || std::ranges::find(steps, seat, &Match::Step::seat) != steps.end();
}

/// The answers to the same question in a course that has gone on to a reveal. The seats in `twice` have answered
/// differently.
void add_answers(Held& side, const Match& revealed, SeatSet twice) {
  const std::size_t shared = common_moves(side.match, revealed).value_or(0);
  const Position& asked = revealed.after(shared);
  SeatSet others = 0;
  for (Seat seat = 0; seat < asked.seats(); ++seat)
    if (!contains(twice, seat) && (seat == asked.to_move() || asked.asked_ahead(seat)) &&
        !has_answered(side, shared, seat))
      others |= only(seat);
  for (const Match::Step& step : std::span(revealed.steps()).subspan(shared)) {
    if (contains(others, step.seat)) answer(side.match, side.ahead, step.seat, step.move);
    if (step.sealed) break;
  }
}

}  // namespace

OtherSides other_sides(const Merged& merged, const std::function<bool(const Held&)>& is_decided) {
  OtherSides others{.sides = {}, .twice = 0, .more = merged.more};
  for (const Contradiction& contradiction : merged.contradictions) {
    if (is_decided(contradiction.theirs)) continue;
    if (contradiction.seat != no_seat) others.twice |= only(contradiction.seat);
    add_side(others.sides, contradiction.theirs);
  }
  for (Held& side : others.sides) {
    side = merge(side, merged.held).held;
    add_answers(side, merged.held.match, others.twice);
  }
  return others;
}

}  // namespace kairo::app
