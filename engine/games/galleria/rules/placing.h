#pragma once

#include "engine/core/event.h"
#include "engine/games/galleria/pieces/placements.h"

/// Internal to the rules: laying a maze card, from its declaration to the event marks that it joins to the start.
namespace kairo::galleria {

/// How many cards the active player can discard for a way: the card being placed cannot pay.
inline int cards_to_pay_with(const Table& table) { return table.hand_size[table.turn] - 1; }
/// Why a card of the active player's hand cannot be laid there; Refusal::none if it can.
Refusal refuse_placement(const Table& table, const Placements& placements, Placement placement);

template <EventSink Sink>
void declare_placement(State& state, Placement placement, Sink& events);

/// Gives up the way at hand: the pending card returns to the hand, or the room is left alone.
template <EventSink Sink>
void step_back(State& state, bool forced, Sink& events);

/// The player agrees to pay for the way as it is now.
void agree_to_pay(Table& table);

/// Continues with the current stage, which is not Stage::act. Returns true when somebody must answer a question.
template <EventSink Sink>
bool run_placing_stage(State& state, Sink& events);

}  // namespace kairo::galleria
