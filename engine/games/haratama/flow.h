#pragma once

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/rules.h"

/// Inside the rules only: the steps that a round is made of, shared by play, playout and the checks of a state.
namespace kairo::haratama {

template <EventSink Sink, class... Data>
void tell(Sink& events, Happened what, Seat whom, Data... data) {
  events.happened(Event{static_cast<std::uint8_t>(what), whom, 0xff, {static_cast<std::int16_t>(data)...}});
}

/// Totals have no cap in a game that will not end; what is told of them has.
constexpr int tellable(std::int32_t total) {
  return std::min<std::int32_t>(total, std::numeric_limits<std::int16_t>::max());
}

/// A card to be told in an event.
constexpr int told(Card card) { return card == no_card ? -1 : card; }

/// A whole new round before the first pass: descents, hands and, with 3 players, the card set aside.
void deal_round(State& state);

/// Whether the agreed end of the game is reached, a shared smallest total or not.
bool end_reached(const PerSeat<Losses>& losses, int players, int rounds_done, int limit);

/// Nobody is asked for a card: while cards are passed, and at the end.
inline void clear_table(State& state) {
  state.table = {};
  state.on_table = state.best = state.wanted = 0;
}

inline void open_trick(State& state, Seat leader) {
  clear_table(state);
  state.table.leader = leader;
  state.wanted = state.broken != 0 ? every_card : ~blue;
  state.asked = leader;
}

/// Puts a lawful card of the asked seat on the table; the trick may be whole after it.
inline void put(State& state, Card card) {
  const Seat seat = state.asked;
  const Cards one = bit(card);
  const Cards hand = state.hands[seat];
  // Nothing of what was wanted: no card of the led suit, or, of a leader before the break, none but blue ones.
  state.lacks[seat] |= (hand & state.wanted) != 0 ? 0 : state.wanted;
  state.hands[seat] = hand ^ one;
  if (state.table.size == 0) state.wanted = lane_of(one);
  const Cards fitting = one & state.wanted;
  const bool wins = fitting > state.best;
  state.best = wins ? fitting : state.best;
  state.table.winner = wins ? seat : state.table.winner;
  state.on_table |= one;
  state.table.cards[state.table.size++] = card;
  state.broken |= (one & blue) != 0 ? 1 : 0;
  state.asked = left_of(seat, state.players);
}

/// The winner of a whole trick takes its treasures and leads next. Returns these treasures.
inline Cards gather(State& state) {
  const Seat winner = state.table.winner;
  const Cards taken = state.on_table & state.to_win;
  state.won[winner] |= taken;
  state.to_win ^= taken;
  state.last = state.table;
  if (state.sight != Sight::last_trick) state.tricks[state.tricks_done] = state.table;
  ++state.tricks_done;
  open_trick(state, winner);
  return taken;
}

/// A pair leaves the asked seat's hand and lies sealed.
inline void seal_pass(State& state, Pair pair) {
  state.hands[state.asked] &= ~pair.cards();
  state.passed[state.asked] = pair;
  ++state.asked;
}

/// Who shows the fox sign. Ruling: it tells of the cards that one was passed.
inline SeatSet foxes_of(const PerSeat<Pair>& passed, int players) {
  SeatSet foxes = 0;
  for (Seat giver = 0; giver < players; ++giver)
    if ((passed[giver].cards() & fox_cards) != 0) foxes |= only(left_of(giver, players));
  return foxes;
}

/// All have passed: they take up theirs, foxes show, and the holder of the start card leads.
template <EventSink Sink>
void take_up(State& state, Sink& events) {
  tell(events, Happened::cards_passed, no_seat);
  for (Seat giver = 0; giver < state.players; ++giver) {
    const Seat taker = left_of(giver, state.players);
    const Pair pair = state.passed[giver];
    state.hands[taker] |= pair.cards();
    events.happened(Event{static_cast<std::uint8_t>(Happened::took_up),
                          taker,
                          static_cast<SeatSet>(only(giver) | only(taker)),
                          {pair.low, pair.high, giver}});
  }
  state.foxes = foxes_of(state.passed, state.players);
  for (Seat seat = 0; seat < state.players; ++seat)
    if (holds(state.foxes, seat)) tell(events, Happened::fox_shown, seat);

  const Card start = starter(state.aside);
  Seat leader = 0;
  while (!has(state.hands[leader], start)) ++leader;
  state.phase = Phase::play;
  state.first_leader = leader;
  open_trick(state, leader);
  tell(events, Happened::first_lead, leader, start);
}

template <EventSink Sink>
void announce_round(const State& state, Sink& events) {
  const Cards low_lane = state.descents;
  tell(events, Happened::round_began, no_seat, state.rounds_done, first(low_lane) + 1,
       first(without_first(low_lane)) + 1, first(without_first(without_first(low_lane))) + 1, told(state.aside),
       count(state.to_win));
}

inline void add(Losses& to, const Losses& more) {
  to.treasures += more.treasures;
  to.haratama += more.haratama;
}

/// Books what the round cost everybody.
template <EventSink Sink>
void book_round(State& state, Sink& events) {
  const Round round = won_so_far(state.won);
  tell(events, Happened::round_ended, no_seat, state.rounds_done, hand_size - state.tricks_done);
  if (const Seat saved = haratama_of(round, state.players); saved != no_seat)
    tell(events, Happened::haratama, saved, round.treasures[saved], round.treasures[saved] * loss_a_treasure);
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Losses lost = losses_in(round, seat, state.players);
    add(state.losses[seat], lost);
    tell(events, Happened::round_lost, seat, round.treasures[seat], lost.total(), tellable(state.losses[seat].total()));
  }
  if (state.results.size() == kept_rounds) {
    std::copy(state.results.begin() + 1, state.results.end(), state.results.begin());
    state.results.pop_back();
  }
  state.results.push_back(round);
  ++state.rounds_done;
}

/// All treasures are won: books the round, then deals the next or ends the game.
template <EventSink Sink>
void finish_round(State& state, Sink& events) {
  book_round(state, events);
  const SeatSet fewest = fewest_losses(state.losses, state.players);
  const auto leading = static_cast<Seat>(std::countr_zero(fewest));
  const int smallest = tellable(state.losses[leading].total());
  if (ends_with(state.losses, state.players, state.rounds_done, state.limit)) {
    clear_table(state);
    state.phase = Phase::over;
    state.asked = no_seat;
    return tell(events, Happened::ended, leading, smallest);
  }
  if (end_reached(state.losses, state.players, state.rounds_done, state.limit))
    tell(events, Happened::extra_round, no_seat, state.rounds_done, std::popcount(fewest), smallest);
  deal_round(state);
  announce_round(state, events);
}

}  // namespace kairo::haratama
