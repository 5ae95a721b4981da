#include <utility>

#include "engine/games/galleria/text/vocabulary.h"
#include "engine/games/galleria/words.h"

namespace kairo::galleria {

namespace {

/// Writes a deck from the top.
template <std::size_t Capacity, class Word>
void write_deck(FieldWriter& out, std::string_view name, const FixedVector<std::uint8_t, Capacity>& deck, Word word) {
  vocabulary::List list(out, name);
  for (std::size_t i = deck.size(); i > 0; --i) list.add(word(deck[i - 1]));
}

void write_seat_number(FieldWriter& out, Seat seat) {
  if (seat == no_seat)
    out.value(vocabulary::nothing);
  else
    out.value(seat);
}

std::string seat_word(int seat) { return std::to_string(seat); }

void write_table(FieldWriter& out, const Table& table) {
  out.line(info.id).value(info.rules_version);
  out.line("players").value(table.players);
  out.line("specials").value(table.specials);
  out.line("phantom").value(table.phantom_level);
  out.line("phase").value(vocabulary::word(vocabulary::phase, table.phase));
  write_seat_number(out.line("asked"), table.asked);
  out.line("turn").value(table.turn);
  vocabulary::write_set(out, "present", table.present, seat_word);
  out.line("stage").value(vocabulary::word(vocabulary::stage, table.stage));
}

void write_decks(FieldWriter& out, const State& state) {
  write_deck(out, "deck", state.deck, vocabulary::card);
  vocabulary::write_cards(out, "discards", state.table.discards);
  vocabulary::write_cards(out, "laid-open", state.table.laid_open);
  vocabulary::write_set(out, "facets-used", state.table.facets_used, vocabulary::facet);
  vocabulary::write_set(out, "facets-gone", state.table.facets_gone, vocabulary::facet);
  write_deck(out, "curio-deck", state.curio_deck, vocabulary::curio);
  write_deck(out, "event-deck", state.event_deck, vocabulary::event);
  for (int room = 0; room < rooms; ++room) {
    out.line("room").value(vocabulary::room(room)).value(vocabulary::curio(state.in_room[room]));
    const SeatSet seen = state.table.seen[room];
    if (seen == known_to_all)
      out.value("all");
    else
      for (int seat = 0; seat < state.table.players; ++seat)
        if (contains(seen, static_cast<Seat>(seat))) out.value(seat);
  }
}

void write_turn(FieldWriter& out, const Table& table) {
  out.line("placing").value(table.placing ? 1 : 0);
  out.line("turn-ends").value(table.turn_ends ? 1 : 0);
  out.line("ignores-monsters").value(table.ignores_monsters ? 1 : 0);
  out.line("bonus").value(table.bonus);
  out.line("ask-changes").value(table.ask_changes);
  vocabulary::write_set(out, "streak", table.streak, vocabulary::cell);
  vocabulary::write_set(out, "passed", table.passed, vocabulary::cell);
  out.line("rages").value(table.enraged_monsters.size());
  for (const EnragedMonster& enraged : table.enraged_monsters)
    out.line("rage").value(vocabulary::cell(enraged.cell)).value(enraged.extra);
  const Placement& pending = table.pending;
  out.line("pending").value(vocabulary::card(pending.card)).value(vocabulary::cell(pending.cell)).value(pending.turned);
  out.line("laid").value(vocabulary::cell(table.laid));
  out.line("heading-for").value(vocabulary::room(table.room));
  vocabulary::write_set(out, "left-alone", table.left_alone, vocabulary::room);
  out.line("enraged").value(table.enraged_on_way ? 1 : 0);
  out.line("owed").value(table.owed);
}

void write_lists(FieldWriter& out, const Table& table) {
  out.line("stack").value(table.stack.size());
  for (const ReactionWindow& window : table.stack) {
    out.line("window")
        .value(vocabulary::word(vocabulary::trigger, window.trigger))
        .value(vocabulary::card(window.card));
    write_seat_number(out.value(window.by), window.at);
    out.value(window.target);
    for (int seat = 0; seat < table.players; ++seat)
      if (contains(window.done, static_cast<Seat>(seat))) out.value(seat);
  }
  out.line("tasks").value(table.tasks.size());
  for (const Task& task : table.tasks)
    out.line("task")
        .value(vocabulary::word(vocabulary::op, task.op))
        .value(task.n)
        .value(task.who)
        .value(task.target)
        .value(task.source);
}

void write_seat(FieldWriter& out, const State& state, int seat) {
  const Table& table = state.table;
  out.line("seat").value(seat);
  out.line("ask").value(vocabulary::word(vocabulary::ask_setting, table.ask_setting[seat]));
  out.line("facet").value(vocabulary::facet(table.facet[seat]));
  vocabulary::write_cards(out, "hand", state.hands[seat]);
  vocabulary::write_cards(out, "shown", table.shown[seat]);
  const std::uint64_t owned = vocabulary::curio_set(table, seat);
  vocabulary::write_set(out, "curios", owned, vocabulary::curio);
  vocabulary::write_set(out, "used", owned & table.curios_used, vocabulary::curio);
  out.line("pick").value(vocabulary::card(state.picks[seat]));
}

}  // namespace

std::string state_text(const State& state) {
  FieldWriter out;
  write_table(out, state.table);
  write_decks(out, state);
  vocabulary::write_grid(out, state.table.grid);
  write_turn(out, state.table);
  write_lists(out, state.table);
  for (int seat = 0; seat < seats_with_phantom(state.table); ++seat) write_seat(out, state, seat);
  out.line("rng").value(state.rng.state());
  return std::move(out).text();
}

}  // namespace kairo::galleria
