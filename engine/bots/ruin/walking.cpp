#include "engine/bots/ruin/walking.h"

#include <algorithm>

namespace kairo::ruin::bot {

namespace {

using Kind = Move::Kind;

/// The way to the entrance is not searched beyond this many rounds.
constexpr int longest_way_out = 6;

/// Rounds that the walk to the entrance takes at the usual pace.
int rounds_to_entrance(const Map& map, Cell from) {
  CellSet reached = only_cell(from);
  int rounds = 0;
  for (; rounds < longest_way_out && !reached.has(entrance); ++rounds)
    for (int step = 0; step < usual_steps; ++step) reached |= beside(reached) & map.passages;
  return rounds;
}

}  // namespace

int hope_of_leaving(const Map& map, Cell stop, const Prospect& prospect) {
  const int spare = prospect.rounds - 1 - std::max(1, rounds_to_entrance(map, stop));
  if (spare < 0) return 0;
  const int certain = worth_of_leaving(prospect);
  const int beaten = prospect.inside > 1 ? std::min(certain / 2, 3 * point * prospect.inside) : 0;
  const int late = spare == 0 ? certain / 3 : spare == 1 ? certain / 8 : 0;
  return certain - beaten - late;
}

namespace {

int worth_of_stop(const Map& map, const Distances& distances, Cell stop, const Prospect& prospect) {
  Prospect next = prospect;
  --next.rounds_in_all;
  int worth = 0;
  const Letter letter = letter_at(stop);
  if (letter != no_letter && in_set(prospect.open, letter)) {
    worth += worth_of_gem(prospect);
    next.open &= ~set_of(letter);
    next.open |= prospect.next;
  }
  worth += worth_of_place(distances, stop, prospect.next_steps, next);
  if (!prospect.first_half) worth += hope_of_leaving(map, stop, prospect);
  return worth;
}

/// The average gain of a further round in the ruin besides gems: drawings, and goals that are met.
constexpr int round_inside = 3 * point;

int worth_of_leaving_now(const Prospect& prospect) {
  return worth_of_leaving(prospect) - round_inside * std::max(0, prospect.rounds - 1);
}

}  // namespace

int StopJudge::worth(Move move) {
  if (move.kind == Kind::leave) return worth_of_leaving_now(prospect_);
  // All stops that are joined have the same distances.
  if (!distances_.within[0].has(move.a)) distances_ = distances_from(map_, move.a);
  return worth_of_stop(map_, distances_, move.a, prospect_);
}

Choice choose_stop(const Map& map, const Prospect& prospect, const State::MoveList& moves) {
  StopJudge judge(map, prospect);
  Choice best;
  bool first = true;
  for (const Move move : moves) {
    if (!is_stop(move)) continue;
    const int worth = judge.worth(move);
    if (first || worth > best.worth) best = {move, worth};
    first = false;
  }
  return best;
}

}  // namespace kairo::ruin::bot
