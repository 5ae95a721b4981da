#include "engine/games/wicked/search.h"
#include "engine/games/wicked/soul.h"

namespace kairo::wicked {

namespace {

/// The last round is over.
template <EventSink Sink>
void end_game(State& state, Sink& events) {
  state.phase = Phase::over;
  state.asked = no_seat;
  tell(events, Happened::ended, no_seat);
}

/// Soul processing from `from` on, then preparation and the next search, until somebody is asked.
template <EventSink Sink>
void go_on_from_soul(State& state, Seat from, Sink& events) {
  while (!soul_on(state, from, events)) {
    if (state.round + 1 == rounds) return end_game(state, events);
    events.seal();
    begin_round(state, state.round + 1);
    tell(events, Happened::round_began, no_seat, state.round, corridors_a_round(state.players));
    if (search_on(state, events)) return;
    tell(events, Happened::soul_began, no_seat);
    from = 0;
  }
}

/// All corridors of the round have been searched.
template <EventSink Sink>
void begin_soul(State& state, Sink& events) {
  tell(events, Happened::soul_began, no_seat);
  go_on_from_soul(state, 0, events);
}

template <EventSink Sink>
void bid(State& state, Bid bid, Sink& events) {
  state.sealed[state.asked] = bid;
  tell(events, Happened::bid_sealed, state.asked);
  ++state.asked;
  if (!search_on(state, events)) begin_soul(state, events);
}

template <EventSink Sink>
void pick_colour(State& state, int colour, Sink& events) {
  --state.whites[state.asked];
  ++state.boards[state.asked].tokens[index(Rank::low)][colour];
  tell(events, Happened::colour_picked, state.asked, colour);
  if (!gain_on(state, events)) begin_soul(state, events);
}

template <EventSink Sink>
void give_back(State& state, int colour, Sink& events) {
  if (state.phase == Phase::make_room) return make_room(state, colour, false, events);
  return_token(state, state.asked, Rank::low, colour, false, events);
  const bool in_soul_processing = state.stepped != 0;
  if (in_soul_processing) {
    if (!ask_for_return(state, state.asked, events)) state.phase = Phase::soul;
  } else if (!gain_on(state, events)) {
    begin_soul(state, events);
  }
}

template <EventSink Sink>
void done(State& state, Sink& events) {
  events.seal();
  finish_soul(state, false, events);
  go_on_from_soul(state, static_cast<Seat>(state.asked + 1), events);
}

}  // namespace

template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  const auto rank = static_cast<Rank>(move.a);
  const auto colour = static_cast<Colour>(move.b);
  if (state.phase == Phase::soul) state.stepped = 1;
  switch (move.kind) {
    case Move::Kind::bid: return bid(state, {move.a, move.b}, events);
    case Move::Kind::colour: return pick_colour(state, move.a, events);
    case Move::Kind::give_back: return give_back(state, move.a, events);
    case Move::Kind::promote: return promote_pair(state, rank, colour, events);
    case Move::Kind::spell: return use_promotion_spell(state, rank, colour, events);
    case Move::Kind::change: return use_change_spell(state, rank, colour, static_cast<Colour>(move.c), events);
    case Move::Kind::small: return achieve_small(state, move.a, events);
    case Move::Kind::great: return achieve_great(state, move.a, events);
    case Move::Kind::reward: return use_reward(state, rank, colour, events);
    case Move::Kind::decline: return decline_reward(state, events);
    case Move::Kind::done: return done(state, events);
  }
}

template void play(State& state, Move move, NoEvents& events);
template void play(State& state, Move move, EventList& events);

}  // namespace kairo::wicked
