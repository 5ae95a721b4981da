#include "web/tables/galleria/told.h"

#include <utility>

#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using Kind = Move::Kind;
using From = Source::From;

namespace {

Phrase with_text(Phrase name, std::string_view text) {
  return {"galleria.words.card", {list("card", {std::move(name)}), term("text", text)}};
}

/// The question in a few words.
Phrase short_question(const View& view) {
  switch (view.table.phase) {
    case Phase::answer: return {"galleria.table.asked.answer"};
    case Phase::press_on: return {"galleria.table.asked.press_on"};
    case Phase::pay: return {"galleria.table.asked.pay", {number("n", view.table.owed)}};
    case Phase::use:
    case Phase::place: return {"galleria.table.asked.turn", {seat_name("seat", view.table.asked)}};
    default: return asked(view);
  }
}

std::string question(const draw::Ui& ui, const Rect& at, const View& view) {
  const std::string words = ui.say(asked(view));
  return ui.text_height(at.w - 36, words, {.size = 14}) <= at.h ? words : ui.say(short_question(view));
}

}  // namespace

Phrase told(const Source& source, int turned) {
  switch (source.from) {
    case From::facet: return with_text({facet_key(source.number)}, facet_text_key(source.number));
    case From::curio: return with_text({curio_key(source.number)}, curio_text_key(source.number));
    default: break;
  }
  const Phrase card = card_phrase(source.number, turned);
  return is_maze(source.number) ? Phrase{"galleria.table.card", {list("card", {card})}}
                                : with_text(card, card_text_key(source.number));
}

Phrase told(const View& view, const Place& place) {
  if (place.room != no_room) {
    const Arg room = term("room", room_key(place.room));
    if (!has_room(view.table.full, place.room)) return {"galleria.words.room.empty", {room}};
    const Curio curio = view.in_room[place.room];
    if (curio == no_curio) return {"galleria.words.room.hidden", {room}};
    return {"galleria.table.room_known",
            {room, term("curio", curio_key(curio)), number("n", curio_cards[curio].points),
             term("text", curio_text_key(curio))}};
  }
  const Tile& tile = view.table.grid[place.cell];
  const Arg cell = list("cell", {cell_phrase(place.cell)});
  if (tile.card == no_card) return {"galleria.table.empty", {cell}};
  return {"galleria.words.tile", {cell, list("card", {card_phrase(tile.card, tile.turned)})}};
}

void draw_question(draw::Ui& ui, const Rect& at, const View& view, const Picking* picking) {
  if (picking == nullptr || picking->source() == Source{})
    return kairo::tables::draw_asked(ui, at, view.table.asked, view.me, question(ui, at, view));
  const std::optional<Move> ready = picking->places() ? picking->ready() : std::nullopt;
  const Phrase words = ready ? move_phrase(view, *ready) : told(picking->source(), picking->turned());
  ui.excerpt(at.inset(4, 0), ui.say(words), {.size = at.w > 700 ? 18.0F : 14.0F, .ink = Ink::gold, .middle = true});
}

Move trial(const View& view, const Source& source, const Place& place, std::uint8_t turned) {
  const std::uint8_t target = place.cell != no_cell ? place.cell : place.room != no_room ? place.room : 0;
  switch (source.from) {
    case From::facet: return {Kind::facet, source.number, target};
    case From::curio: return {Kind::curio, source.number, target};
    case From::none: return {view.table.phase == Phase::peek ? Kind::peek : Kind::remove, target};
    case From::card: break;
  }
  if (is_skill(source.number)) return {Kind::skill, source.number, target};
  if (is_maze(source.number)) return {Kind::place, source.number, target, turned};
  return {Kind::trap, source.number, target};
}

}  // namespace kairo::galleria::table
