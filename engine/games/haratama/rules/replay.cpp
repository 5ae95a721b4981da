#include "engine/games/haratama/rules/replay.h"

#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

void rewind_round(State& state) {
  const PerSeat<Cards> played = played_on_record(state);
  for (int seat = 0; seat < max_players; ++seat) state.hands[seat] |= played[seat];
  state.broken = 0;
  state.tricks_done = 0;
  state.won = {};
  state.lacks = {};
  state.tricks = {};
  state.to_win = treasures(state.descents, state.aside, state.players);
  open_trick(state, state.first_leader);
}

bool replay_trick(State& state, const Trick& trick) {
  if (trick.leader != state.table.leader || state.to_win == 0) return false;
  for (int i = 0; i < trick.size; ++i) {
    if (!has(legal_cards(state), trick.cards[i])) return false;
    put_card(state, trick.cards[i]);
  }
  return true;
}

bool replay_current_trick(State& state, const Trick& trick) {
  for (int i = 0; i < trick.size; ++i) state.hands[player_of(trick, i, state.players)] |= bit(trick.cards[i]);
  open_trick(state, trick.leader);
  return replay_trick(state, trick);
}

void leave_table(State& state) {
  clear_table(state);
  state.asked = no_seat;
}

}  // namespace kairo::haratama
