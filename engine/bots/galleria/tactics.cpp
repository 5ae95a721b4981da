#include "engine/bots/galleria/tactics.h"

#include <algorithm>
#include <cstdlib>

#include "engine/bots/galleria/advise.h"
#include "engine/bots/galleria/plan.h"
#include "engine/bots/galleria/worth.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

namespace {
double P(const char* n, double d) { const char* v = getenv(n); return v ? atof(v) : d; }

using Kind = Move::Kind;

/// How promising a move is before any thought; the rules of thumb come first of all.
int promise(const State& state, Move move) {
  const Table& table = state.table;
  switch (move.kind) {
    case Kind::place: {
      const Placement placement{move.a, move.b, move.c};
      const Approach way = approach(table, state.hands[table.asked], placement);
      Grid with = table.grid;
      with.lay(move.b, {move.a, move.c});
      int merit = way.room != no_room ? 300 : 0;
      merit += 100 * count_of(joined_marks(with));
      merit -= 20 * way.way.cost;
      int nearest = 0;
      for (Room room = 0; room < rooms; ++room)
        if (has_room(table.full, room)) nearest += cells / std::max(1, bot::cells_to(with, room));
      return merit + nearest;
    }
    case Kind::skill:
    case Kind::facet:
    case Kind::curio: return 150;
    case Kind::trap: return 150;
    case Kind::pass:
    case Kind::end: return 400;
    default: return 0;
  }
}

}  // namespace

search::Limits Tactics::limits(BotLevel level, const View& view) {
  static const double m = P("GM", 600), w = P("GW", 12);
  static const int depth = int(P("GD", 0));
  (void)view;
  if (level == BotLevel::skilled) return {60, 6, depth};
  if (level == BotLevel::expert) return {200, 8, depth};
  return {int(m), std::size_t(w), depth};
}

void Tactics::order(const State& state, State::MoveList& moves) {
  struct Promising {
    Move move;
    int promise;
  };
  Rng rng;
  const Move advised = advise(look(state, state.table.asked), moves, BotLevel::regular, rng);
  std::array<Promising, State::max_legal> all;
  std::size_t count = 0;
  for (const Move move : moves)
    if (move.kind != Kind::ask) all[count++] = {move, move == advised ? 10000 : promise(state, move)};
  std::stable_sort(all.begin(), all.begin() + count, [](const Promising& a, const Promising& b) { return a.promise > b.promise; });
  moves.clear();
  for (std::size_t i = 0; i < count; ++i) moves.push_back(all[i].move);
}

Tactics::Horizon Tactics::horizon(const State& state) {
  static const double k = P("GH", 1);
  return {state.table.asked, state.table.deck_left - static_cast<int>(k * state.table.players)};
}

bool Tactics::beyond(Horizon horizon, const State& state) {
  const Table& table = state.table;
  if (is_alone(table) || table.phase != Phase::use || table.stage != Stage::act) return false;
  if (table.deck_left > horizon.deck_left) return false;
  return table.turn == horizon.turn || !contains(table.present, horizon.turn);
}

Move Tactics::policy(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  return advise(look(state, state.table.asked), moves, BotLevel::regular, rng);
}

search::Outcome Tactics::evaluate(const State& state) {
  static const double spread = P("GS", 6), hand = P("GC", 0.3), few = P("GF", 2);
  const Table& table = state.table;
  if (to_move(state) == no_seat && !is_alone(table)) {
    search::Outcome o = search::outcome_of(score(state), spread);
    for (int s = 0; s < table.players; ++s) if (!is_still_in(table, s)) o.chance[s] = 0;
    return o;
  }
  search::Outcome outcome;
  if (is_alone(table)) {
    const Score s = score(state);
    outcome.points[0] = s.of[0].total;
    outcome.chance[0] = 0.9 * (s.alone == SoloResult::won ? 1 : s.alone == SoloResult::drawn ? 0.5 : 0) + 0.1 * search::chance_of_lead(s.of[0].total, 4);
    return outcome;
  }
  for (Seat seat = 0; seat < table.players; ++seat) {
    const int held = table.hand_size[seat];
    outcome.points[seat] = points_of(table, seat) + hand * held - (held < 3 ? few * (3 - held) / 2.0 : 0);
    if (!is_still_in(table, seat)) outcome.points[seat] = -10;
  }
  search::chances_from_leads(outcome, table.players, spread);
  for (int s = 0; s < table.players; ++s) if (!is_still_in(table, s)) outcome.chance[s] = 0;
  return outcome;
}

}  // namespace kairo::galleria
