#pragma once

#include "engine/core/event.h"
#include "engine/games/galleria/pieces/table.h"

/// Internal to the rules: carries out the steps of effects (pieces/effects.h), each of which is a task of the table
/// until it is done.
namespace kairo::galleria {

/// Carries out the next task. Returns true when it asks something instead: then it stays until that is answered.
template <EventSink Sink>
bool run_task(State& state, Sink& events);

/// Draws an event, which happens to `who`. `mark` is the cell of its event mark or −1.
template <EventSink Sink>
void draw_event(State& state, Seat who, int mark, Sink& events);
template <EventSink Sink>
void remove_maze_card(State& state, Seat who, Cell cell, Sink& events);
template <EventSink Sink>
void look_into(State& state, Seat who, Room room, Sink& events);

/// Maze cards that an effect can remove.
CellSet removable(const Table& table);
/// Rooms with a curio that the seat does not know.
RoomSet unknown_rooms(const Table& table, Seat seat);
/// The next seat to choose a card for its left neighbour; no_seat when all have.
Seat next_to_pick(const Table& table);

/// Numbers of targets of this kind are below this bound.
int target_bound(Target kind);
/// Whether `who` can name this target; `self` is the curio whose effect it is. A kind that names nothing has target 0.
bool is_target(const Table& table, Seat who, Target kind, int target, Curio self = no_curio);

}  // namespace kairo::galleria
