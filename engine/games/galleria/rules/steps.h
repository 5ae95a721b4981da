#pragma once

#include <span>

#include "engine/core/event.h"
#include "engine/games/galleria/events.h"
#include "engine/games/galleria/pieces/table.h"

/// Internal to the rules: what every part of a turn does with cards, seats and questions.
namespace kairo::galleria {

template <class T, std::size_t Capacity>
void shuffle_all(FixedVector<T, Capacity>& list, Rng& rng) {
  shuffle(std::span(list.begin(), list.end()), rng);
}

/// Puts a question to a seat. Returns true, which callers return in turn to say that somebody must answer.
inline bool ask(Table& table, Phase phase, Seat seat) {
  table.phase = phase;
  table.asked = seat;
  return true;
}

/// The next player on the left who is not out.
Seat left_of(const Table& table, Seat seat);

/// Calls `visit(seat)` for each player who is not out, the active one first.
template <class Visit>
void for_each_present(const Table& table, Visit visit) {
  for (int i = 0; i < table.players; ++i)
    if (const auto seat = static_cast<Seat>((table.turn + i) % table.players); contains(table.present, seat))
      visit(seat);
}

/// Whether everybody sees which card comes or goes.
enum class Visibility : bool { hidden, open };

void add_to_hand(State& state, Seat seat, Card card, Visibility visibility);
void remove_from_hand(State& state, Seat seat, Card card, Visibility visibility);
void discard(State& state, Seat seat, Card card);
Card random_card(State& state, Seat seat);

/// Draws that many cards, or as many as there are.
template <EventSink Sink>
void draw(State& state, Seat seat, int count, Sink& events);
/// Takes a random card from the target of a task for its seat.
template <EventSink Sink>
void steal(State& state, const Task& task, Sink& events);

/// Takes a maze card off the grid, with everything that depends on its lying there. The caller decides where it goes.
Tile take_off_grid(Table& table, Cell cell);

/// Puts the steps of an effect before whatever is left to do.
void begin_effect(Table& table, const Effect& effect, Seat who, std::uint8_t target, std::uint8_t source = no_source);

/// Opens a window in which the others may react to what the active player does; alone there is nobody to react.
template <EventSink Sink>
void open_window(Table& table, Trigger trigger, Sink& events);

/// Clears what must not outlast a turn.
void clear_turn(Table& table);

template <EventSink Sink>
void end_game(State& state, Ending ending, Sink& events);

}  // namespace kairo::galleria
