#include "engine/games/ruin/rules/rounds.h"

#include <span>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

constexpr Card no_card_left = letters;

/// The destination becomes a gate or a wall on every map, and each taker has one gem more. Gates and walls that are
/// there already stay and are not told.
template <EventSink Sink>
void close_destination(State& state, Letter letter, SeatSet takers, Sink& events) {
  const CellSet here = only_cell(letter_cell(letter));
  state.open &= ~set_of(letter);
  for (Seat seat = 0; seat < state.players; ++seat) {
    Board& board = state.boards[seat];
    if (!contains(takers, seat)) continue;
    ++board.gems;
    emit(events, EventKind::gem_taken, seat, letter, board.gems);
  }
  for (Seat seat = 0; seat < state.players; ++seat) {
    Map& map = state.boards[seat].map;
    const bool gate = map.passages.intersects(here);
    CellSet& made = gate ? map.gates : map.walls;
    if (made.contains(here)) continue;
    made |= here;
    emit(events, gate ? EventKind::gate_made : EventKind::wall_made, seat, letter);
  }
}

/// Shuffles the discarded goal cards into a new deck; false when there are none.
template <EventSink Sink>
bool reshuffle_goals(State& state, Sink& events) {
  GoalSet all = 0;
  for (Holding& holding : state.holdings) {
    all |= holding.discarded;
    holding.returned = holding.discarded;
    holding.discarded = 0;
    holding.drawn_since_shuffle = 0;
    holding.discarded_since_drawn = 0;
  }
  for_each_in(all, [&](Goal goal) { state.goal_deck.push_back(goal); });
  shuffle(std::span(state.goal_deck.begin(), state.goal_deck.end()), state.rng);
  if (all != 0) emit(events, EventKind::goals_shuffled, no_seat, size_of(all));
  return all != 0;
}

template <EventSink Sink>
void draw_goal(State& state, Seat seat, Sink& events) {
  if (state.goal_deck.empty() && !reshuffle_goals(state, events)) return emit(events, EventKind::no_goal_left, seat);
  const Goal goal = state.goal_deck.back();
  state.goal_deck.pop_back();
  Holding& holding = state.holdings[seat];
  holding.hand |= set_of(goal);
  holding.returned &= ~set_of(goal);
  ++holding.drawn_since_shuffle;
  emit(events, EventKind::goal_drawn, seat);
  emit_to(events, only(seat), EventKind::goal_seen, seat, goal);
}

/// Discards one search card: the row's second, then its third, then the deck's top, but never this round's own.
Card discard_search_card(State& state) {
  Card card = no_card_left;
  if (state.row.size() > 1) {
    card = remove_from_row(state, 1);
  } else if (!state.deck.empty()) {
    card = state.deck.back();
    state.deck.pop_back();
  } else {
    return no_card_left;
  }
  state.discarded |= set_of(card);
  return card;
}

/// Discards the search card that a taken gem costs. Its letter becomes a destination unless it is one at the moment;
/// that it was one earlier does not matter.
template <EventSink Sink>
void open_destination(State& state, Letter taken, Sink& events) {
  const Card card = discard_search_card(state);
  if (card == no_card_left) return emit(events, EventKind::no_card_left, no_seat, taken);
  emit(events, EventKind::card_discarded, no_seat, card, taken);
  if (in_set(state.open, card)) return emit(events, EventKind::destination_withheld, no_seat, card);
  open_letter(state, card, events);
}

}  // namespace

template <EventSink Sink>
void collect_gems(State& state, Sink& events) {
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
    if (contains(drawing, seat)) draw_goal(state, seat, events);
  for_each_in(taken, [&](Letter letter) { open_destination(state, letter, events); });
}

template <EventSink Sink>
void let_ruin_fall(State& state, Sink& events) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (in_ruin(state, seat)) continue;
    const Card card = discard_search_card(state);
    if (card == no_card_left) return;
    emit(events, EventKind::fell, no_seat, card);
  }
}

Card remove_from_row(State& state, std::size_t place) {
  const Card card = state.row[place];
  for (std::size_t i = place; i + 1 < state.row.size(); ++i) state.row[i] = state.row[i + 1];
  state.row.pop_back();
  return card;
}

template void collect_gems(State& state, NoEvents& events);
template void collect_gems(State& state, EventList& events);
template void let_ruin_fall(State& state, NoEvents& events);
template void let_ruin_fall(State& state, EventList& events);

}  // namespace kairo::ruin
