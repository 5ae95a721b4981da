#pragma once

#include <span>

#include "engine/games/ruin/flow.h"

/// Inside the rules only: what comes of a round once all have moved: gems, goal cards, new destinations, the fall.
namespace kairo::ruin {

/// On everybody's map the destination is one no longer: a gate, or a wall.
template <EventSink Sink>
void close_destination(State& state, Letter letter, SeatSet takers, Sink& events) {
  const CellSet here = only_cell(letter_cell(letter));
  state.open &= ~set_of(letter);
  for (Seat seat = 0; seat < state.players; ++seat) {
    Board& board = state.boards[seat];
    if (!holds(takers, seat)) continue;
    ++board.gems;
    tell(events, Happened::gem_taken, seat, letter, board.gems);
  }
  for (Seat seat = 0; seat < state.players; ++seat) {
    Map& map = state.boards[seat].map;
    const bool gate = map.passages.meets(here);
    (gate ? map.gates : map.walls) |= here;
    tell(events, gate ? Happened::gate_made : Happened::wall_made, seat, letter);
  }
}

/// The goal discards become the goal deck; false when there are none.
template <EventSink Sink>
bool shuffle_goals(State& state, Sink& events) {
  GoalSet all = 0;
  for (Holding& holding : state.holdings) {
    all |= holding.discarded;
    holding.returned = holding.discarded;
    holding.discarded = 0;
    holding.drawn = 0;
    holding.passed_on = 0;
  }
  for_each_in(all, [&](Goal goal) { state.goal_deck.push_back(goal); });
  shuffle(std::span(state.goal_deck.begin(), state.goal_deck.end()), state.rng);
  if (all != 0) tell(events, Happened::goals_shuffled, no_seat, size_of(all));
  return all != 0;
}

template <EventSink Sink>
void draw_goal(State& state, Seat seat, Sink& events) {
  if (state.goal_deck.empty() && !shuffle_goals(state, events)) return tell(events, Happened::no_goal_left, seat);
  const Goal goal = state.goal_deck.back();
  state.goal_deck.pop_back();
  Holding& holding = state.holdings[seat];
  holding.hand |= set_of(goal);
  holding.returned &= ~set_of(goal);
  ++holding.drawn;
  tell(events, Happened::goal_drawn, seat);
  events.happened(Event{static_cast<std::uint8_t>(Happened::goal_seen), seat, only(seat), {goal}});
}

/// Takes the card that lies `place`-th in the row out of it; the later ones move up.
inline Card take_from_row(State& state, std::size_t place) {
  const Card card = state.row[place];
  for (std::size_t i = place; i + 1 < state.row.size(); ++i) state.row[i] = state.row[i + 1];
  state.row.pop_back();
  return card;
}

/// Discards one search card: the row's second, then its third, then the deck's top, never this round's own. Gives
/// `letters` when none is left.
inline Card discard_next(State& state) {
  Card card = letters;
  if (state.row.size() > 1) {
    card = take_from_row(state, 1);
  } else if (!state.deck.empty()) {
    card = state.deck.back();
    state.deck.pop_back();
  } else {
    return card;
  }
  state.discarded |= set_of(card);
  return card;
}

/// The search card that a taken gem costs.
template <EventSink Sink>
void open_destination(State& state, Letter taken, Sink& events) {
  const Card card = discard_next(state);
  if (card == letters) return tell(events, Happened::no_card_left, no_seat, taken);
  tell(events, Happened::card_discarded, no_seat, card, taken);
  if (in_set(state.been, card)) return tell(events, Happened::destination_withheld, no_seat, card);
  state.open |= set_of(card);
  state.been |= set_of(card);
  tell(events, Happened::destination_opened, no_seat, card);
}

/// Step 3: gems of everybody who has stopped on a destination, goal cards for the takers, new destinations.
template <EventSink Sink>
void take_gems(State& state, Sink& events) {
  std::array<SeatSet, letters> takers{};
  LetterSet taken = 0;
  SeatSet drawing = 0;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Letter letter = letter_at(state.boards[seat].explorer);
    if (letter == no_letter || !in_set(state.open, letter)) continue;
    takers[letter] |= only(seat);
    taken |= set_of(letter);
    drawing |= only(seat);
  }
  for_each_in(taken, [&](Letter letter) { close_destination(state, letter, takers[letter], events); });
  for (Seat seat = 0; seat < state.players; ++seat)
    if (holds(drawing, seat)) draw_goal(state, seat, events);
  for_each_in(taken, [&](Letter letter) { open_destination(state, letter, events); });
}

/// Step 4, in the second half: a search card for everybody who has left.
template <EventSink Sink>
void fall(State& state, Sink& events) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (in_ruin(state, seat)) continue;
    const Card card = discard_next(state);
    if (card == letters) return;
    tell(events, Happened::fell, no_seat, card);
  }
}

}  // namespace kairo::ruin
