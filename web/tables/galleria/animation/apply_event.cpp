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

void apply_curio(galleria::Table& table, const Event& event) {
  const auto curio = static_cast<std::size_t>(event.data[0]);
  const auto bit = static_cast<std::uint16_t>(curio < curios ? 1U << curio : 0U);
  switch (kind_of(event)) {
    case EventKind::used_curio: table.curios_used |= bit; return;
    case EventKind::turned_up: table.curios_used &= static_cast<std::uint16_t>(~bit); return;
    case EventKind::swapped:
      table.owner[curio] = event.seat;
      table.owner[static_cast<std::size_t>(event.data[2])] = no_seat;
      return;
    case EventKind::curio_taken:
      table.owner[curio] = event.seat;
      table.full &= static_cast<RoomSet>(~only_room(event.data[1]));
      table.streak = 0;
      return;
    case EventKind::phantom_took:
      table.owner[curio] = phantom;
      add(table.curio_deck_left, -1);
      return;
    default: return;
  }
}

void apply_table(View& view, const Event& event) {
  galleria::Table& table = view.table;
  const Seat seat = event.seat;
  switch (kind_of(event)) {
    case EventKind::turn_began: return begin_turn(table, seat);
    case EventKind::used_facet: table.facets_used |= static_cast<std::uint8_t>(1U << event.data[0]); return;
    case EventKind::chose_facet: table.facet[seat] = static_cast<Facet>(event.data[0]); return;
    case EventKind::ignores: table.ignores_monsters = true; return;
    case EventKind::removed: clear(table, event.data[1]); return table.discards.add(event.data[0]);
    case EventKind::lifted: return clear(table, event.data[1]);
    case EventKind::laid: return lay(table, event);
    case EventKind::went_out: table.present &= static_cast<SeatSet>(~only(seat)); return;
    case EventKind::phantom_laid:
      return add(table.hand_size[phantom], -(event.data[0] + event.data[1] + event.data[2]));
    case EventKind::ended: table.asked = no_seat; return;
    default: return apply_curio(table, event);
  }
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
    case EventKind::drew: add(table.hand_size[seat], what); return add(table.deck_left, -what);
    case EventKind::searched: add(table.deck_left, -1); return gain(view, seat);
    case EventKind::drew_card:
      if (seat == view.me) view.hands[seat].add(what);
      return;
    case EventKind::used_skill:
    case EventKind::answered:
    case EventKind::discarded:
    case EventKind::discarded_to_pay: return discard(view, seat, what);
    case EventKind::kept_skill:
      if (table.discards.has(what)) table.discards.remove(what);
      return gain(view, seat, what);
    case EventKind::stolen: gain(view, seat); return lose(view, what);
    case EventKind::stolen_card:
      if (seat == view.me) view.hands[seat].add(event.data[1]);
      if (what == view.me && view.hands[view.me].has(event.data[1])) view.hands[view.me].remove(event.data[1]);
      return;
    case EventKind::declared:
      lose(view, seat, what);
      table.pending = {static_cast<Card>(what), static_cast<Cell>(event.data[1]),
                       static_cast<std::uint8_t>(event.data[2])};
      return;
    case EventKind::stepped_back: table.pending = {}; return gain(view, seat, what);
    case EventKind::caved_in: clear(table, event.data[1]); return gain(view, seat, what);
    default: return apply_table(view, event);
  }
}

}  // namespace kairo::galleria::table
