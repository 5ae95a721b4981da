#include <utility>

#include "engine/games/galleria/text/vocabulary.h"
#include "engine/games/galleria/words.h"

namespace kairo::galleria {

namespace {

void write_situation(FieldWriter& out, const View& view) {
  const Table& table = view.table;
  out.line("view of");
  if (view.me == no_seat)
    out.value("an onlooker");
  else
    out.value("seat").value(view.me);
  out.line("phase").value(vocabulary::word(vocabulary::phase, table.phase));
  if (table.asked != no_seat) out.value("asks seat").value(table.asked);
  out.line("turn of seat").value(table.turn);
  if (table.placing) out.value("placing");
  if (table.turn_ends) out.value("ending");
  out.line("deck").value(table.deck_left).value("curio deck").value(table.curio_deck_left);
  out.value("events").value(event_count - std::popcount(table.events_used));
  vocabulary::write_cards(out, "discards", table.discards);
  if (is_alone(table)) vocabulary::write_cards(out, "laid open", table.laid_open);
}

void write_maze(FieldWriter& out, const View& view) {
  const Table& table = view.table;
  vocabulary::write_grid(out, table.grid);
  out.line("rooms");
  for (int room = 0; room < rooms; ++room) {
    if (!has_room(table.full, room)) continue;
    const std::string_view curio = view.in_room[room] == no_curio ? "?" : vocabulary::curio(view.in_room[room]);
    out.value(std::string(vocabulary::room(room)) + '=' + std::string(curio));
  }
}

void write_this_turn(FieldWriter& out, const Table& table) {
  vocabulary::write_set(out, "streak", table.streak, vocabulary::cell);
  vocabulary::write_set(out, "passed", table.passed, vocabulary::cell);
  for (const EnragedMonster& enraged : table.enraged_monsters)
    out.line("rage").value(vocabulary::cell(enraged.cell)).value(enraged.extra);
  if (table.pending.card != no_card)
    out.line("declared").value(vocabulary::card(table.pending.card)).value(vocabulary::cell(table.pending.cell));
  if (table.room != no_room) out.line("heading for").value(vocabulary::room(table.room));
  if (table.owed > 0) out.line("owed").value(table.owed);
  for (const ReactionWindow& window : table.stack) {
    out.line("window")
        .value(vocabulary::word(vocabulary::trigger, window.trigger))
        .value(vocabulary::card(window.card));
    out.value("by").value(window.by);
  }
  for (const Task& task : table.tasks)
    out.line("task").value(vocabulary::word(vocabulary::op, task.op)).value(task.n).value("of").value(task.who);
}

void write_seat(FieldWriter& out, const View& view, int seat) {
  const Table& table = view.table;
  out.line("seat").value(seat).value(vocabulary::facet(table.facet[seat]));
  if (!is_still_in(table, seat)) out.value("out");
  out.line("  power").value(power(table, seat)).value("cards").value(table.hand_size[seat]);
  out.value("asked").value(vocabulary::word(vocabulary::ask_setting, table.ask_setting[seat]));
  const std::uint64_t owned = vocabulary::curio_set(table, seat);
  vocabulary::write_set(out, "  curios", owned, vocabulary::curio);
  vocabulary::write_set(out, "  used", owned & table.curios_used, vocabulary::curio);
  if (seat == view.me || table.phase == Phase::over)
    vocabulary::write_cards(out, "  hand", view.hands[seat]);
  else if (!table.shown[seat].empty())
    vocabulary::write_cards(out, "  shown", table.shown[seat]);
  if (contains(table.picked, static_cast<Seat>(seat)))
    out.line("  picked").value(seat == view.me ? vocabulary::card(view.pick) : "?");
}

}  // namespace

std::string view_text(const View& view) {
  FieldWriter out;
  write_situation(out, view);
  write_maze(out, view);
  write_this_turn(out, view.table);
  if (!view.deck_mazes.empty()) vocabulary::write_cards(out, "in the deck", view.deck_mazes);
  for (int seat = 0; seat < seats_with_phantom(view.table); ++seat) write_seat(out, view, seat);
  return std::move(out).text();
}

}  // namespace kairo::galleria
