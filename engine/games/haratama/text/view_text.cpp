#include <utility>

#include "engine/games/haratama/text/vocabulary.h"
#include "engine/games/haratama/words.h"

namespace kairo::haratama {

namespace {

void write_match(FieldWriter& out, const View& view) {
  out.line("view of");
  if (view.me == no_seat)
    out.value("an onlooker");
  else
    out.value("seat").value(view.me);
  out.line("end").value(view.limit == 0 ? "after rounds" : "at losses of").value(view.limit == 0 ? rounds : view.limit);
  out.line("sight").value(word(vocabulary::sight, view.sight));
  out.line("rounds done").value(view.rounds_done);
  for (const Round& round : view.results) {
    out.line("  treasures");
    for (int seat = 0; seat < view.players; ++seat) out.value(round.treasures[seat]);
  }
  out.line("phase").value(word(vocabulary::phase, view.phase));
  if (view.asked != no_seat) out.value("asks seat").value(view.asked);
}

void write_round(FieldWriter& out, const View& view) {
  write_ranks(out.line("descents"), view.descents);
  out.line("aside").value(vocabulary::card(view.aside));
  write_cards(out.line("to win"), view.to_win);
  out.line("blue").value(view.broken != 0 ? "may be led" : "may not be led");
  write_seat(out.line("first"), view.first_leader);
  write_trick(out.line("table"), view.table);
  write_trick(out.line("last"), view.last);
  out.line("tricks").value(view.tricks_done);
  for (const Trick& trick : tricks_in_sight(view)) write_trick(out.line("  trick"), trick);
}

void write_player(FieldWriter& out, const View& view, Seat seat) {
  out.line("seat").value(seat).value("holds").value(view.hand_sizes[seat]);
  if (contains(view.have_passed, seat)) out.value("has passed");
  if (contains(view.foxes, seat)) out.value("fox");
  write_cards(out.line("  won"), view.won[seat]);
  if (view.sight == Sight::voids) out.line("  lacks").value(vocabulary::lanes(view.watched.lacks[seat]));
  out.line("  losses").value(view.losses[seat].treasures).value(view.losses[seat].haratama);
}

}  // namespace

std::string view_text(const View& view) {
  FieldWriter out;
  write_match(out, view);
  write_round(out, view);
  if (view.me != no_seat) {
    write_cards(out.line("hand"), view.hand);
    write_cards(out.line("gave"), view.gave.cards());
    write_cards(out.line("took"), view.took.cards());
  }
  for (Seat seat = 0; seat < view.players; ++seat) write_player(out, view, seat);
  return std::move(out).text();
}

}  // namespace kairo::haratama
