#include "web/tables/galleria/animation/apply_event.h"

#include <algorithm>

namespace kairo::galleria::table {

namespace {

void add(std::uint8_t& count, int change) {
  count = static_cast<std::uint8_t>(std::clamp(count + change, 0, deck_size));
}

/// Adds a card to a hand; its kind only if it is known and the hand is the viewer's.
void gain(View& view, int seat, int card = no_card) {
  add(view.table.hand_size[static_cast<std::size_t>(seat)], 1);
  if (seat == view.me && card < card_kinds) view.hands[view.me].add(card);
}

void lose(View& view, int seat, int card = no_card) {
  add(view.table.hand_size[static_cast<std::size_t>(seat)], -1);
  if (seat == view.me && view.hands[view.me].has(card)) view.hands[view.me].remove(card);
}

void discard(View& view, int seat, int card) {
  lose(view, seat, card);
  view.table.discards.add(card);
}

void clear(galleria::Table& table, int cell) {
  table.grid.clear(cell);
  table.streak &= ~only_cell(cell);
}

void begin_turn(galleria::Table& table, Seat seat) {
  table.turn = seat;
  table.asked = no_seat;
  table.streak = 0;
  table.passed = 0;
  table.bonus = 0;
  table.ignores_monsters = false;
  table.enraged_monsters = {};
  table.owed = 0;
}

void lay(galleria::Table& table, const Event& event) {
  const auto cell = static_cast<Cell>(event.data[1]);
  table.grid.lay(cell, {static_cast<Card>(event.data[0]), static_cast<std::uint8_t>(event.data[2])});
  table.streak |= only_cell(cell);
  table.pending = {};
}

void mark_used(galleria::Table& table, int curio, bool used) {
  const auto bit = static_cast<std::uint16_t>(1U << curio);
  table.curios_used =
      static_cast<std::uint16_t>(used ? table.curios_used | bit : table.curios_used & static_cast<std::uint16_t>(~bit));
}

void own(galleria::Table& table, int curio, Seat seat) { table.owner[static_cast<std::size_t>(curio)] = seat; }

void take_curio(galleria::Table& table, const Event& event) {
  own(table, event.data[0], event.seat);
  table.full &= static_cast<RoomSet>(~only_room(event.data[1]));
  table.streak = 0;
}

void declare(View& view, const Event& event) {
  lose(view, event.seat, event.data[0]);
  view.table.pending = {static_cast<Card>(event.data[0]), static_cast<Cell>(event.data[1]),
                        static_cast<std::uint8_t>(event.data[2])};
}

/// A card that is told to its new owner and, if it was taken from a hand, to the one before.
void tell_card(View& view, Seat owner, int card, int loser = no_seat) {
  if (owner == view.me) view.hands[view.me].add(card);
  if (loser == view.me && view.hands[view.me].has(card)) view.hands[view.me].remove(card);
}

}  // namespace

View starting_view(const View& before, const View& after) {
  View view = before;
  view.me = after.me;
  view.in_room = after.in_room;
  if (before.me != after.me) view.hands = after.hands;
  view.pick = after.pick;
  return view;
}

void apply_event(View& view, const Event& event) {
  galleria::Table& table = view.table;
  const Seat seat = event.seat;
  const int what = event.data[0];
  switch (kind_of(event)) {
    case EventKind::turn_began: return begin_turn(table, seat);
    case EventKind::drew: add(table.hand_size[seat], what); return add(table.deck_left, -what);
    case EventKind::searched: add(table.deck_left, -1); return gain(view, seat);
    case EventKind::drew_card: return tell_card(view, seat, what);
    case EventKind::used_skill:
    case EventKind::answered:
    case EventKind::discarded:
    case EventKind::discarded_to_pay: return discard(view, seat, what);
    case EventKind::kept_skill:
      if (table.discards.has(what)) table.discards.remove(what);
      return gain(view, seat, what);
    case EventKind::stolen: gain(view, seat); return lose(view, what);
    case EventKind::stolen_card: return tell_card(view, seat, event.data[1], what);
    case EventKind::used_facet: table.facets_used |= static_cast<std::uint8_t>(1U << what); return;
    case EventKind::chose_facet: table.facet[seat] = static_cast<Facet>(what); return;
    case EventKind::used_curio: return mark_used(table, what, true);
    case EventKind::turned_up: return mark_used(table, what, false);
    case EventKind::swapped: own(table, what, seat); return own(table, event.data[2], no_seat);
    case EventKind::curio_taken: return take_curio(table, event);
    case EventKind::phantom_took: own(table, what, phantom); return add(table.curio_deck_left, -1);
    case EventKind::phantom_laid: return add(table.hand_size[phantom], -(what + event.data[1] + event.data[2]));
    case EventKind::ignores: table.ignores_monsters = true; return;
    case EventKind::removed: clear(table, event.data[1]); return table.discards.add(what);
    case EventKind::lifted: return clear(table, event.data[1]);
    case EventKind::declared: return declare(view, event);
    case EventKind::laid: return lay(table, event);
    case EventKind::stepped_back: table.pending = {}; return gain(view, seat, what);
    case EventKind::caved_in: clear(table, event.data[1]); return gain(view, seat, what);
    case EventKind::went_out: table.present &= static_cast<SeatSet>(~only(seat)); return;
    case EventKind::ended: table.asked = no_seat; return;
    // They change nothing that is drawn, or only what comes with the view after.
    case EventKind::nullified:
    case EventKind::nothing_to_do:
    case EventKind::strengthened:
    case EventKind::looked_at:
    case EventKind::saw_curio:
    case EventKind::search_failed:
    case EventKind::left_facet:
    case EventKind::picked:
    case EventKind::passed_left:
    case EventKind::got_card:
    case EventKind::enraged:
    case EventKind::left_room:
    case EventKind::streak_discarded:
    case EventKind::streak_returned:
    case EventKind::curio_swapped:
    case EventKind::event_drawn:
    case EventKind::events_shuffled:
    case EventKind::turn_ended:
    case EventKind::asking_changed: return;
  }
}

}  // namespace kairo::galleria::table
