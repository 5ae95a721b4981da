#include <utility>

#include "engine/core/fields.h"
#include "engine/games/haratama/text/vocabulary.h"
#include "engine/games/haratama/words.h"

namespace kairo::haratama {

namespace {

void write_results(FieldWriter& out, const State& state) {
  out.line("rounds").value(state.rounds_done);
  for (const Round& round : state.results) {
    out.line("result");
    for (int seat = 0; seat < state.players; ++seat) out.value(round.treasures[seat]);
  }
  for (int seat = 0; seat < state.players; ++seat)
    out.line("losses").value(state.losses[seat].treasures).value(state.losses[seat].haratama);
}

}  // namespace

std::string state_text(const State& state) {
  FieldWriter out;
  out.line("haratama").value(info.rules_version);
  out.line("players").value(state.players);
  out.line("limit").value(state.limit);
  out.line("sight").value(word(vocabulary::sight, state.sight));
  out.line("rng").value(state.rng.state());
  write_results(out, state);
  out.line("phase").value(word(vocabulary::phase, state.phase));
  write_ranks(out.line("descents"), state.descents);
  out.line("aside").value(vocabulary::card(state.aside));
  for (int seat = 0; seat < state.players; ++seat) write_cards(out.line("hand"), state.hands[seat]);
  for (int seat = 0; seat < state.players; ++seat) write_cards(out.line("passed"), state.passed[seat].cards());
  write_seat(out.line("first"), state.first_leader);
  out.line("tricks").value(state.tricks_done);
  const int on_record = state.sight == Sight::last_trick ? 0 : state.tricks_done;
  for (int i = 0; i < on_record; ++i) write_trick(out.line("trick"), state.tricks[i]);
  write_trick(out.line("last"), state.last);
  for (int seat = 0; seat < state.players; ++seat) write_cards(out.line("won"), state.won[seat]);
  for (int seat = 0; seat < state.players; ++seat) out.line("lacks").value(vocabulary::lanes(state.lacks[seat]));
  write_trick(out.line("table"), state.table);
  return std::move(out).text();
}

}  // namespace kairo::haratama
