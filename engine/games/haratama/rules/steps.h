#pragma once

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/pieces/tricks.h"

/// Internal to the game: the steps of a round. Shared by play, playouts and the checks of a state; inline because
/// playouts spend their time here.
namespace kairo::haratama {

/// The total losses of an endless game have no limit, but an event's data has.
constexpr int clamp_for_event(std::int32_t total) {
  return std::min<std::int32_t>(total, std::numeric_limits<std::int16_t>::max());
}

/// A card as an event's data.
constexpr int card_for_event(Card card) { return card == no_card ? -1 : card; }

/// Begins a round: reveals descents, deals hands and, with 3 players, sets a card aside.
void deal_round(State& state);

/// Outside phase `play` the table is empty.
inline void clear_table(State& state) {
  state.table = {};
  state.on_table = state.best = state.required = 0;
}

inline void open_trick(State& state, Seat leader) {
  clear_table(state);
  state.table.leader = leader;
  state.required = state.broken != 0 ? every_card : ~blue;
  state.asked = leader;
}

/// The seat to move plays a legal card, which may complete the trick.
inline void put_card(State& state, Card card) {
  const Seat seat = state.asked;
  const Cards one = bit(card);
  const Cards hand = state.hands[seat];
  // Holding no required card reveals a void: in the led suit or, for a leader before the break, in all but blue.
  state.lacks[seat] |= (hand & state.required) != 0 ? 0 : state.required;
  state.hands[seat] = hand ^ one;
  if (state.table.size == 0) state.required = lane_of(one);
  const Cards following = one & state.required;
  const bool wins = following > state.best;
  state.best = wins ? following : state.best;
  state.table.winner = wins ? seat : state.table.winner;
  state.on_table |= one;
  state.table.cards[state.table.size++] = card;
  state.broken |= (one & blue) != 0 ? 1 : 0;
  state.asked = left_of(seat, state.players);
}

/// Returns the cards of the current trick to the hands and plays them again, which sets everything that follows from
/// them. Requires `broken` as it was before the lead. False if one of the cards was not legal.
inline bool replay_current_trick(State& state, const Trick& trick) {
  for (int i = 0; i < trick.size; ++i) state.hands[player_of(trick, i, state.players)] |= bit(trick.cards[i]);
  open_trick(state, trick.leader);
  for (int i = 0; i < trick.size; ++i) {
    if (!has(legal_cards(state), trick.cards[i])) return false;
    put_card(state, trick.cards[i]);
  }
  return true;
}

/// The winner of the complete trick wins its treasures, which are returned, and leads next.
inline Cards take_trick(State& state) {
  const Seat winner = state.table.winner;
  const Cards treasures = state.on_table & state.to_win;
  state.won[winner] |= treasures;
  state.to_win ^= treasures;
  state.last = state.table;
  if (state.sight != Sight::last_trick) state.tricks[state.tricks_done] = state.table;
  ++state.tricks_done;
  open_trick(state, winner);
  return treasures;
}

/// The seat to move passes a pair, which stays sealed until all have passed.
inline void seal_pass(State& state, Pair pair) {
  state.hands[state.asked] &= ~pair.cards();
  state.passed[state.asked] = pair;
  ++state.asked;
}

/// The seats that show the fox sign. Ruling: it refers to the cards that a seat was passed.
inline SeatSet foxes_of(const PerSeat<Pair>& passed, int players) {
  SeatSet foxes = 0;
  for (Seat giver = 0; giver < players; ++giver)
    if ((passed[giver].cards() & fox_cards) != 0) foxes |= only(left_of(giver, players));
  return foxes;
}

/// After the last pass all take up their cards, the foxes show, and the holder of the start card leads.
template <EventSink Sink>
void take_up_passes(State& state, Sink& events) {
  emit(events, EventKind::cards_passed, no_seat);
  for (Seat giver = 0; giver < state.players; ++giver) {
    const Seat taker = left_of(giver, state.players);
    const Pair pair = state.passed[giver];
    state.hands[taker] |= pair.cards();
    events.emit(Event{static_cast<std::uint8_t>(EventKind::took_up),
                      taker,
                      static_cast<SeatSet>(only(giver) | only(taker)),
                      {pair.low, pair.high, giver}});
  }
  state.foxes = foxes_of(state.passed, state.players);
  for (Seat seat = 0; seat < state.players; ++seat)
    if (contains(state.foxes, seat)) emit(events, EventKind::fox_shown, seat);

  const Card start = start_card_for(state.aside);
  Seat leader = 0;
  while (!has(state.hands[leader], start)) ++leader;
  state.phase = Phase::play;
  state.first_leader = leader;
  open_trick(state, leader);
  emit(events, EventKind::first_lead, leader, start);
}

template <EventSink Sink>
void emit_round_began(const State& state, Sink& events) {
  const Cards low_lane = state.descents;
  emit(events, EventKind::round_began, no_seat, state.rounds_done, first(low_lane) + 1,
       first(without_first(low_lane)) + 1, first(without_first(without_first(low_lane))) + 1,
       card_for_event(state.aside), count(state.to_win));
}

/// Records the result of the finished round, and adds its losses.
template <EventSink Sink>
void score_round(State& state, Sink& events) {
  const Round round = treasures_won(state.won);
  if (state.results.size() == kept_rounds) {
    std::copy(state.results.begin() + 1, state.results.end(), state.results.begin());
    state.results.pop_back();
  }
  state.results.push_back(round);
  clear_table(state);
  state.asked = no_seat;
  ++state.rounds_done;
  emit(events, EventKind::round_ended, no_seat, state.rounds_done - 1, hand_size - state.tricks_done);
  if (const Seat achiever = haratama_seat(round, state.players); achiever != no_seat)
    emit(events, EventKind::haratama, achiever, round.treasures[achiever],
         round.treasures[achiever] * loss_per_treasure);
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Losses lost = losses_in(round, seat, state.players);
    add(state.losses[seat], lost);
    emit(events, EventKind::round_lost, seat, round.treasures[seat], lost.total(),
         clamp_for_event(state.losses[seat].total()));
  }
}

/// When all treasures are won: scores the round, then deals the next or ends the game.
template <EventSink Sink>
void finish_round(State& state, Sink& events) {
  score_round(state, events);
  const SeatSet fewest = seats_with_fewest_losses(state.losses, state.players);
  const auto leading = static_cast<Seat>(std::countr_zero(fewest));
  const int smallest = clamp_for_event(state.losses[leading].total());
  if (game_ends(state.losses, state.players, state.rounds_done, state.limit)) {
    state.phase = Phase::over;
    return emit(events, EventKind::ended, leading, smallest);
  }
  if (end_reached(state.losses, state.players, state.rounds_done, state.limit))
    emit(events, EventKind::extra_round, no_seat, state.rounds_done, std::popcount(fewest), smallest);
  deal_round(state);
  emit_round_began(state, events);
}

}  // namespace kairo::haratama
