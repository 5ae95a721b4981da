#pragma once

#include "engine/games/wicked/flow.h"

/// Inside the rules only: the steps of soul processing. Each leaves either soul processing or a question of its own
/// open for the seat that made it.
namespace kairo::wicked {

/// A token leaves the full rank, and soul processing goes on.
template <EventSink Sink>
void make_room(State& state, int colour, bool forced, Sink& events) {
  return_token(state, state.asked, state.full, colour, forced, events);
  state.phase = Phase::soul;
  state.full = Rank::low;
  state.risen = Colour::red;
}

/// Lifts a token by one rank; into a full one, a token that lay there before gives way.
template <EventSink Sink>
void lift(State& state, Rank rank, Colour colour, Lift by, Sink& events) {
  Board& board = state.boards[state.asked];
  const auto above = static_cast<Rank>(index(rank) + 1);
  --board.tokens[index(rank)][index(colour)];
  ++board.tokens[index(above)][index(colour)];
  tell(events, Happened::promoted, state.asked, rank, colour, by);
  if (on_shelf(board, above) <= room[index(above)]) return;

  state.phase = Phase::make_room;
  state.full = above;
  state.risen = colour;
  const int only = only_colour(returnable(state, board));
  if (only != colours) make_room(state, only, true, events);
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
void use_change_spell(State& state, Rank rank, Colour from, Colour to, Sink& events) {
  Board& board = state.boards[state.asked];
  --board.colour_changes;
  --board.tokens[index(rank)][index(from)];
  ++board.tokens[index(rank)][index(to)];
  tell(events, Happened::changed, state.asked, rank, from, to);
}

template <EventSink Sink>
void achieve_small(State& state, int which, Sink& events) {
  Board& board = state.boards[state.asked];
  const SmallOracle& oracle = small_oracles[board.small[which]];
  board.small_done[which] = 1;
  tell(events, Happened::small_achieved, state.asked, which, board.small[which]);

  if (oracle.reward == SmallReward::promotion) {
    if (on_shelf(board, Rank::low) + on_shelf(board, Rank::middle) > 0)
      state.phase = Phase::use_reward;
    else
      tell(events, Happened::reward_lost, state.asked);
    return;
  }
  for (int colour = 0; colour < colours; ++colour) {
    if (oracle.gives[colour] == 0) continue;
    board.tokens[index(Rank::low)][colour] += oracle.gives[colour];
    tell(events, Happened::token_gained, state.asked, colour, oracle.gives[colour], Gain::oracle);
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
  tell(events, Happened::great_achieved, state.asked, which, board.great[which]);
}

template <EventSink Sink>
void use_reward(State& state, Rank rank, Colour colour, Sink& events) {
  state.phase = Phase::soul;
  lift(state, rank, colour, Lift::reward, events);
}

template <EventSink Sink>
void decline_reward(State& state, Sink& events) {
  state.phase = Phase::soul;
  tell(events, Happened::reward_declined, state.asked);
}

/// The asked seat's soul processing is over; what spells it had left are lost.
template <EventSink Sink>
void finish_soul(State& state, bool unasked, Sink& events) {
  Board& board = state.boards[state.asked];
  if (board.promotions + board.colour_changes > 0) {
    tell(events, Happened::spells_lost, state.asked, board.promotions, board.colour_changes);
    board.promotions = 0;
    board.colour_changes = 0;
  }
  tell(events, Happened::soul_done, state.asked, unasked);
  state.stepped = 0;
}

/// Asks the first seat from `from` on that has a step to make; false when everybody is done.
template <EventSink Sink>
bool soul_on(State& state, Seat from, Sink& events) {
  state.phase = Phase::soul;
  State::MoveList moves;
  for (state.asked = from; state.asked < state.players; ++state.asked) {
    legal(state, moves);
    if (moves.size() > 1) return true;
    finish_soul(state, true, events);
  }
  return false;
}

}  // namespace kairo::wicked
