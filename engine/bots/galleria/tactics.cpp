#include "engine/bots/galleria/tactics.h"

#include <algorithm>
#include <array>

#include "engine/bots/galleria/advise.h"
#include "engine/bots/galleria/plan.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

// How promising a move is before any thought. The rules of thumb's choice comes first of all; then doing nothing,
// because that is what must be beaten.
constexpr int advised = 10000;
constexpr int doing_nothing = 400;
constexpr int taking_a_curio = 300;
constexpr int playing_something = 150;  ///< a skill, a trap, or an ability
constexpr int drawing_an_event = 100;
constexpr int paying_a_card = -20;

int nearness_to_rooms(const Grid& grid, RoomSet full) {
  int sum = 0;
  for (Room room = 0; room < rooms; ++room)
    if (has_room(full, room)) sum += cells / std::max(1, cells_to(grid, room));
  return sum;
}

int promise_of_placing(const State& state, Placement placement) {
  const Table& table = state.table;
  const Arrival there = arrival(table, placement);
  const int cost = way_to(table, placement).cost + there.cost;
  const bool takes = there.room != no_room && cost < table.hand_size[table.asked];
  Grid with = table.grid;
  with.lay(placement.cell, {placement.card, placement.turned});
  return (takes ? taking_a_curio : 0) + drawing_an_event * count_of(joined_marks(with)) + paying_a_card * cost +
         nearness_to_rooms(with, table.full) - nearness_to_rooms(table.grid, table.full);
}

int promise_of(const State& state, Move move) {
  switch (move.kind) {
    case Kind::place: return promise_of_placing(state, {move.a, move.b, move.c});
    case Kind::skill:
    case Kind::facet:
    case Kind::curio:
    case Kind::trap: return playing_something;
    case Kind::pass:
    case Kind::end: return doing_nothing;
    case Kind::discard:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::remove:
    case Kind::choose:
    case Kind::pass_on:
    case Kind::peek:
    case Kind::take:
    case Kind::ask: break;
  }
  return 0;
}

/// Whether the move draws cards and costs nothing: whoever ends the turn or builds before it only gives it up. It must
/// not take the last card of the deck, which ends the game.
bool draws_for_nothing(const Table& table, Move move) {
  if (table.phase != Phase::use || (move.kind != Kind::facet && move.kind != Kind::curio)) return false;
  const Effect& effect = move.kind == Kind::facet ? facet_cards[move.a].effect : curio_cards[move.a].effect;
  return effect.steps[0].op == Op::draw && effect.steps[0].n < table.deck_left;
}

/// Between several seats, comparing what the rules of thumb do with doing nothing brings most of what the search can
/// bring, and a handful of playouts is enough for it. So the levels differ by how often they think: skilled in two of
/// three turns, expert in five of six, master always. In the others the rules of thumb answer.
bool thinks_now(BotLevel level, const Table& table) {
  const int round = table.deck_left / table.players;
  if (level == BotLevel::skilled) return round % 3 != 2;
  if (level == BotLevel::expert) return round % 6 != 5;
  return true;
}

}  // namespace

search::Limits Tactics::limits(BotLevel level, const View& view) {
  const bool alone = is_alone(view.table);
  if (!alone && !thinks_now(level, view.table)) return {.playouts = 1, .width = 1};
  if (level == BotLevel::skilled) return alone ? search::Limits{20, 5, 0} : search::Limits{4, 2, 0};
  if (level == BotLevel::expert) return alone ? search::Limits{80, 8, 0} : search::Limits{8, 2, 0};
  return {.playouts = 320, .width = 12};
}

void Tactics::order(const State& state, State::MoveList& moves) {
  struct Promising {
    Move move;
    int promise = 0;
    int place = 0;  ///< among the legal moves
  };
  Rng rng;
  const Move first = advise(look(state, state.table.asked), moves, BotLevel::regular, rng);
  std::array<Promising, State::max_legal> all;
  auto* end = all.data();
  const bool draws = std::ranges::any_of(moves, [&](Move move) { return draws_for_nothing(state.table, move); });
  const auto is_worth_a_thought = [&](Move move) {
    // When to be asked is a matter of taste, not of strength.
    return move.kind != Kind::ask && !(draws && (move.kind == Kind::end || move.kind == Kind::place));
  };
  for (const Move move : moves)
    if (is_worth_a_thought(move))
      *end++ = {move, move == first ? advised : promise_of(state, move), static_cast<int>(end - all.data())};
  std::sort(all.data(), end, [](const Promising& a, const Promising& b) {
    return a.promise != b.promise ? a.promise > b.promise : a.place < b.place;
  });
  moves.clear();
  for (const auto* one = all.data(); one != end; ++one) moves.push_back(one->move);
}

Tactics::Horizon Tactics::horizon(const State& state) {
  return {state.table.asked, state.table.deck_left - state.table.players};
}

bool Tactics::beyond(Horizon horizon, const State& state) {
  const Table& table = state.table;
  if (is_alone(table) || table.phase != Phase::use || table.deck_left > horizon.deck_left) return false;
  return table.turn == horizon.turn || !contains(table.present, horizon.turn);
}

Move Tactics::policy(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  return advise(look(state, state.table.asked), moves, BotLevel::regular, rng);
}

namespace {

/// The lead that makes a win about likely.
constexpr double spread = 6;
/// The worth of a card in hand, in points, and the further cost of each card fewer than three.
constexpr double card_in_hand = 0.4;
constexpr int safe_hand = 3;
constexpr double missing_card = 1;

search::Outcome judge_alone(const Score& score) {
  constexpr double lead_that_counts = 4;
  search::Outcome outcome;
  const double won = score.alone == SoloResult::won ? 1 : score.alone == SoloResult::drawn ? 0.5 : 0;
  outcome.points[0] = score.of[0].total;
  outcome.chance[0] = 0.9 * won + 0.1 * search::chance_of_lead(outcome.points[0], lead_that_counts);
  return outcome;
}

/// Cards in hand are worth something in a match that goes on, but no points: those that are told are on curios.
search::Outcome judge_so_far(const Table& table, const Score& score) {
  constexpr double prospects_when_out = -10;
  search::Outcome outcome;
  for (Seat seat = 0; seat < table.players; ++seat) {
    const int held = table.hand_size[seat];
    outcome.points[seat] = is_still_in(table, seat) ? points_of(table, seat) + card_in_hand * held -
                                                          missing_card * std::max(0, safe_hand - held)
                                                    : prospects_when_out;
  }
  search::chances_from_leads(outcome, table.players, spread);
  for (Seat seat = 0; seat < table.players; ++seat) outcome.points[seat] = score.of[seat].total;
  return outcome;
}

}  // namespace

search::Outcome Tactics::evaluate(const State& state) {
  const Score now = score(state);
  if (is_alone(state.table)) return judge_alone(now);
  const bool is_over = to_move(state) == no_seat;
  search::Outcome outcome = is_over ? search::outcome_of(now, spread) : judge_so_far(state.table, now);
  for (Seat seat = 0; seat < state.table.players; ++seat)
    if (!is_still_in(state.table, seat)) outcome.chance[seat] = 0;
  return outcome;
}

/// By how much of the deck is left.
search::Calibration Tactics::calibration(const View& view) {
  constexpr int half_a_deck = 30;
  if (view.table.deck_left >= half_a_deck) return {{0.02, 0.25, 0.42, 0.72, 0.91, 1.2, 1.7, 1.92, 2}, 2.8};
  return {{0, 0.05, 0.22, 0.47, 0.92, 1.38, 1.69, 1.95, 2}, 0.4};
}

}  // namespace kairo::galleria
