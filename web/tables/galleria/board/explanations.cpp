#include "web/tables/galleria/board/explanations.h"

#include <algorithm>
#include <utility>

#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Explanation;
using draw::Rect;
using draw::Ui;
using From = Source::From;
using Kind = Move::Kind;

namespace {

constexpr float card_aspect = 0.86F;

Arg card_arg(Card card, int turned) { return list("card", {card_phrase(card, turned)}); }

std::function<void(Ui&, const Rect&)> picture_of(Card card, int turned) {
  return [card, turned](Ui& ui, const Rect& at) { draw_card(ui, at, card, turned); };
}

/// A maze card; `power` is that of its monster as it is met now.
Explanation explanation_of_maze(Card card, int turned, int power, bool passed) {
  const galleria::Face& face = face_of(card, turned);
  Phrase term{"galleria.what.passage", {card_arg(card, turned)}};
  if (face.mark != 0) {
    term.key = face.live ? "galleria.what.mark" : "galleria.what.mark.used";
  } else if (face.power > 0) {
    term.key = passed               ? "galleria.what.monster.passed"
               : power > face.power ? "galleria.what.enraged"
                                    : "galleria.what.monster";
    term.args.push_back(number("n", power));
  }
  return {std::move(term), picture_of(card, turned), card_aspect};
}

Explanation explanation_of_card(Card card, int turned) {
  if (is_maze(card)) return explanation_of_maze(card, turned, face_of(card, 0).power, false);
  const std::string_view key = is_skill(card)  ? "galleria.what.skill"
                               : is_trap(card) ? "galleria.what.trap"
                                               : "galleria.what.special";
  return {{key, {card_arg(card, 0), term("text", card_text_key(card))}}, picture_of(card, 0), card_aspect};
}

Explanation explanation_of_facet(const galleria::Table& table, Facet facet) {
  int strength = facet_cards[facet].power;
  for (Seat seat = 0; seat < table.players; ++seat)
    if (table.facet[seat] == facet) strength = power(table, seat);
  return {{is_facet_used(table, facet) ? "galleria.what.facet.used" : "galleria.what.facet",
           {term("facet", facet_key(facet)), number("n", strength), term("text", facet_text_key(facet))}},
          [facet](Ui& ui, const Rect& at) { draw_portrait(ui, at, facet, false); },
          curio_aspect};
}

Explanation explanation_of_curio(const galleria::Table& table, Curio curio) {
  const auto draw_it = [curio](Ui& ui, const Rect& at) { draw_curio(ui, at, curio, false); };
  Phrase term{"galleria.what.curio.alone", {kairo::term("curio", curio_key(curio))}};
  if (!is_alone(table)) {
    term.key = is_curio_used(table, curio) ? "galleria.what.curio.used" : "galleria.what.curio";
    term.args.push_back(number("n", curio_cards[curio].points));
    term.args.push_back(kairo::term("text", curio_text_key(curio)));
  }
  return {std::move(term), draw_it, curio_aspect};
}

Explanation explanation_of_room(const View& view, Room room) {
  const Arg where = term("room", room_key(room));
  if (!has_room(view.table.full, room)) return {{"galleria.what.room.empty", {where}}};
  const Curio curio = view.in_room[room];
  if (curio == no_curio) return {{"galleria.what.room", {where}}};
  return {{"galleria.what.room.known",
           {where, term("curio", curio_key(curio)), number("n", curio_cards[curio].points),
            term("text", curio_text_key(curio))}},
          [curio](Ui& ui, const Rect& at) { draw_curio(ui, at, curio, false); },
          curio_aspect};
}

Explanation explanation_of_cell(const galleria::Table& table, Cell cell) {
  if (cell == middle) return {{"galleria.what.start"}};
  const Placement& pending = table.pending;
  if (pending.card != no_card && pending.cell == cell)
    return {{"galleria.what.pending", {card_arg(pending.card, pending.turned)}},
            picture_of(pending.card, pending.turned),
            card_aspect};
  const Tile& tile = table.grid[cell];
  if (tile.card == no_card) return {{"galleria.what.cell", {list("cell", {cell_phrase(cell)})}}};
  return explanation_of_maze(tile.card, tile.turned, monster_power(table, cell),
                             has_cell(table.passed, cell) || table.ignores_monsters);
}

}  // namespace

Explanation explanation_of(std::string_view key, std::vector<Arg> args) { return {{key, std::move(args)}}; }

Explanation explanation_of(const View& view, const Source& source, int turned) {
  switch (source.from) {
    case From::facet: return explanation_of_facet(view.table, source.number);
    case From::curio: return explanation_of_curio(view.table, source.number);
    case From::none:
    case From::card: break;
  }
  return explanation_of_card(source.number, turned);
}

Explanation explanation_of(const View& view, const Place& place) {
  return place.room != no_room ? explanation_of_room(view, place.room) : explanation_of_cell(view.table, place.cell);
}

Explanation explanation_of_player(const View& view, Seat seat) {
  if (is_alone(view.table) && seat == phantom) return explanation_of("galleria.what.phantom");
  return explanation_of(is_still_in(view.table, seat) ? "galleria.what.player" : "galleria.what.player.out",
                        {seat_name("seat", seat)});
}

Explanation explanation_of_worth(const View& view, Seat seat) {
  if (is_alone(view.table)) return explanation_of("galleria.what.curios", {number("n", curios_of(view.table, seat))});
  return explanation_of("galleria.what.points", {number("n", points_of(view.table, seat))});
}

Explanation explanation_of_answer(const View& view, Move move) {
  const galleria::Table& table = view.table;
  switch (move.kind) {
    case Kind::end: return explanation_of("galleria.what.end");
    case Kind::go_on: return explanation_of("galleria.what.go_on", {number("n", current_way(table).cost)});
    case Kind::step_back:
      return explanation_of(table.pending.card == no_card ? "galleria.what.leave_room" : "galleria.what.step_back");
    default: return explanation_of(table.phase == Phase::recall ? "galleria.what.leave_skill" : "galleria.what.pass");
  }
}

Explanation explanation_of_option(const View& view, Move move) {
  if (move.kind == Kind::choose) return explanation_of_facet(view.table, move.a);
  return explanation_of("galleria.what.option", {list("move", {move_phrase(view, move)})});
}

std::string part_of_seat(Seat seat, std::string_view part) {
  return "seat." + std::to_string(seat) + "." + std::string(part);
}

}  // namespace kairo::galleria::table
