#include "engine/games/wicked/rules/soul_processing.h"

#include <utility>

#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

/// Returns a token of the full rank; soul processing continues.
template <EventSink Sink>
void return_from_full_rank(State& state, int colour, bool forced, Sink& events) {
  return_token(state, state.asked, state.full, colour, forced, events);
  state.phase = Phase::soul;
  state.full = Rank::low;
  state.risen = Colour::red;
}

/// Raises a token by one rank. If that rank is then too full, a token that was there before has to go.
template <EventSink Sink>
void lift(State& state, Rank rank, Colour colour, Lift cause, Sink& events) {
  Board& board = state.boards[state.asked];
  const auto above = static_cast<Rank>(index(rank) + 1);
  --board.tokens[index(rank)][index(colour)];
  ++board.tokens[index(above)][index(colour)];
  emit(events, EventKind::promoted, state.asked, rank, colour, cause);
  if (on_shelf(board, above) <= room[index(above)]) return;

  state.phase = Phase::make_room;
  state.full = above;
  state.risen = colour;
  const int only_choice = only_colour(returnable(state, board));
  if (only_choice != colours) return_from_full_rank(state, only_choice, true, events);
}

template <EventSink Sink>
void promote_pair(State& state, Rank rank, Colour colour, Sink& events) {
  --state.boards[state.asked].tokens[index(rank)][index(colour)];
  lift(state, rank, colour, Lift::pair, events);
}

template <EventSink Sink>
void use_promotion_spell(State& state, Rank rank, Colour colour, Sink& events) {
  --state.boards[state.asked].promotions;
  lift(state, rank, colour, Lift::spell, events);
}

template <EventSink Sink>
void use_colour_change_spell(State& state, Rank rank, Colour from, Colour to, Sink& events) {
  Board& board = state.boards[state.asked];
  --board.colour_changes;
  --board.tokens[index(rank)][index(from)];
  ++board.tokens[index(rank)][index(to)];
  emit(events, EventKind::changed, state.asked, rank, from, to);
}

template <EventSink Sink>
void achieve_small(State& state, int which, Sink& events) {
  Board& board = state.boards[state.asked];
  const SmallOracle& oracle = small_oracles[board.small[which]];
  board.small_done[which] = 1;
  emit(events, EventKind::small_achieved, state.asked, which, board.small[which]);

  if (oracle.reward == SmallReward::promotion) {
    if (on_shelf(board, Rank::low) + on_shelf(board, Rank::middle) > 0)
      state.phase = Phase::use_reward;
    else
      emit(events, EventKind::reward_lost, state.asked);
    return;
  }
  for (int colour = 0; colour < colours; ++colour) {
    if (oracle.gives[colour] == 0) continue;
    board.tokens[index(Rank::low)][colour] += oracle.gives[colour];
    emit(events, EventKind::token_gained, state.asked, colour, oracle.gives[colour], Gain::oracle);
  }
  ask_for_return(state, state.asked, events);
}

template <EventSink Sink>
void achieve_great(State& state, int which, Sink& events) {
  Board& board = state.boards[state.asked];
  const GreatOracle& oracle = great_oracles[board.great[which]];
  --board.tokens[index(Rank::high)][index(oracle.first)];
  --board.tokens[index(Rank::high)][index(oracle.second)];
  board.great_done[which] = 1;
  emit(events, EventKind::great_achieved, state.asked, which, board.great[which]);
}

template <EventSink Sink>
void use_reward(State& state, Rank rank, Colour colour, Sink& events) {
  state.phase = Phase::soul;
  lift(state, rank, colour, Lift::reward, events);
}

template <EventSink Sink>
void decline_reward(State& state, Sink& events) {
  state.phase = Phase::soul;
  emit(events, EventKind::reward_declined, state.asked);
}

template <EventSink Sink>
void return_token_or_make_room(State& state, int colour, Sink& events) {
  if (state.phase == Phase::make_room) return return_from_full_rank(state, colour, false, events);
  return_token(state, state.asked, Rank::low, colour, false, events);
  if (!ask_for_return(state, state.asked, events)) state.phase = Phase::soul;
}

/// The seat to move is done; it loses the spells it has left.
template <EventSink Sink>
void finish_seat(State& state, bool automatic, Sink& events) {
  Board& board = state.boards[state.asked];
  if (board.promotions + board.colour_changes > 0) {
    const int promotions = std::exchange(board.promotions, 0);
    const int colour_changes = std::exchange(board.colour_changes, 0);
    emit(events, EventKind::spells_lost, state.asked, promotions, colour_changes);
  }
  state.stepped = 0;
  emit(events, EventKind::soul_done, state.asked, automatic);
}

}  // namespace

template <EventSink Sink>
bool ask_for_soul_step(State& state, Seat first_seat, Sink& events) {
  State::MoveList moves;
  for (state.asked = first_seat; state.asked < state.players; ++state.asked) {
    legal(state, moves);
    if (moves.size() > 1) return true;
    finish_seat(state, true, events);
  }
  return false;
}

template <EventSink Sink>
bool make_soul_move(State& state, Move move, Sink& events) {
  const auto rank = static_cast<Rank>(move.a);
  const auto colour = static_cast<Colour>(move.b);
  if (move.kind == Move::Kind::done) {
    events.seal();
    finish_seat(state, false, events);
    return ask_for_soul_step(state, static_cast<Seat>(state.asked + 1), events);
  }
  state.stepped = 1;
  switch (move.kind) {
    case Move::Kind::promote: promote_pair(state, rank, colour, events); break;
    case Move::Kind::spell: use_promotion_spell(state, rank, colour, events); break;
    case Move::Kind::change: use_colour_change_spell(state, rank, colour, static_cast<Colour>(move.c), events); break;
    case Move::Kind::small: achieve_small(state, move.a, events); break;
    case Move::Kind::great: achieve_great(state, move.a, events); break;
    case Move::Kind::reward: use_reward(state, rank, colour, events); break;
    case Move::Kind::decline: decline_reward(state, events); break;
    case Move::Kind::give_back: return_token_or_make_room(state, move.a, events); break;
    case Move::Kind::bid:
    case Move::Kind::colour:
    case Move::Kind::done: break;
  }
  return true;
}

template bool ask_for_soul_step(State& state, Seat first_seat, NoEvents& events);
template bool ask_for_soul_step(State& state, Seat first_seat, EventList& events);
template bool make_soul_move(State& state, Move move, NoEvents& events);
template bool make_soul_move(State& state, Move move, EventList& events);

}  // namespace kairo::wicked
