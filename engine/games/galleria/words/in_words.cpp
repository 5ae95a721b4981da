#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/games/galleria/words/terms.h"

namespace kairo::galleria {

namespace {

/// A card with what it does.
Phrase card_line(int card) {
  return {"galleria.words.card", {terms::card("card", card), term("text", card_text_key(card))}};
}

/// Adds the card that may be answered: against whom it is, what it says, and what it brings here.
void add_answerable(const View& view, std::size_t level, std::vector<Phrase>& lines) {
  const ReactionWindow& window = view.table.stack[level];
  if (window.trigger != Trigger::card) return;
  lines.push_back(phrase_on_stack(view, window));
  lines.push_back(card_line(window.card));
  std::ranges::move(consequences_on_stack(view, level), std::back_inserter(lines));
}

Section situation(const View& view) {
  const Table& table = view.table;
  Section section{{"galleria.words.table", {terms::who(view, "seat", table.turn)}}, {}};
  section.lines.push_back({"galleria.words.decks",
                           {number("deck", table.deck_left), number("curios", table.curio_deck_left),
                            number("events", event_count - std::popcount(table.events_used))}});
  if (!table.discards.empty())
    section.lines.push_back({"galleria.words.discards", {terms::cards("cards", table.discards)}});
  if (table.streak != 0)
    section.lines.push_back(
        {"galleria.words.streak", {number("n", count_of(table.streak)), terms::cells("cells", table.streak)}});
  if (table.passed != 0) section.lines.push_back({"galleria.words.passed", {terms::cells("cells", table.passed)}});
  if (table.ignores_monsters) section.lines.push_back({"galleria.words.ignores"});
  if (const Placement& pending = table.pending; pending.card != no_card)
    section.lines.push_back({"galleria.words.pending",
                             {terms::card("card", pending.card, pending.turned), terms::cell("cell", pending.cell)}});
  for (std::size_t level = 0; level < table.stack.size(); ++level) add_answerable(view, level, section.lines);
  return section;
}

Phrase tile_phrase(const Grid& grid, Cell cell) {
  const Tile tile = grid[cell];
  if (tile.card == no_card) return {"galleria.words.free", {terms::cell("cell", cell)}};
  return {"galleria.words.tile", {terms::cell("cell", cell), terms::card("card", tile.card, tile.turned)}};
}

/// Every cell by its name.
std::vector<std::vector<Phrase>> map_to_walk(const Grid& grid) {
  std::vector<std::vector<Phrase>> rows(width);
  for (int row = 0; row < width; ++row)
    for (int column = 0; column < width; ++column)
      rows[static_cast<std::size_t>(row)].push_back(tile_phrase(grid, cell_at(row, column)));
  return rows;
}

Section maze(const View& view) {
  const Grid& grid = view.table.grid;
  Section section{{"galleria.words.maze"}, {}};
  for (int row = 0; row < width; ++row) {
    std::vector<Phrase> tiles;
    for (int column = 0; column < width; ++column) {
      const Cell cell = cell_at(row, column);
      if (grid[cell].card != no_card) tiles.push_back(tile_phrase(grid, cell));
    }
    if (!tiles.empty())
      section.lines.push_back({"galleria.words.row", {number("row", row + 1), list("tiles", std::move(tiles))}});
  }
  section.map = map_to_walk(grid);
  return section;
}

Section rooms_in_words(const View& view) {
  Section section{{"galleria.words.rooms"}, {}};
  for (int room = 0; room < rooms; ++room) {
    const Arg where = terms::room("room", room);
    if (!has_room(view.table.full, room))
      section.lines.push_back({"galleria.words.room.empty", {where}});
    else if (view.in_room[room] == no_curio)
      section.lines.push_back({"galleria.words.room.hidden", {where}});
    else
      section.lines.push_back({"galleria.words.room.known", {where, terms::curio("curio", view.in_room[room])}});
  }
  return section;
}

Phrase curio_line(const Table& table, int curio) {
  const bool used = is_curio_used(table, curio);
  return {used ? "galleria.words.curio.used" : "galleria.words.curio",
          {terms::curio("curio", curio), number("n", curio_cards[curio].points), term("text", curio_text_key(curio))}};
}

/// The viewer's secrets: the hand and what its cards do.
void add_own(const View& view, std::vector<Phrase>& lines) {
  const Cards& hand = view.hands[view.me];
  lines.push_back({"galleria.words.hand", {terms::cards("cards", hand)}});
  for (int card = first_skill; card < card_kinds; ++card)
    if (hand.has(card)) lines.push_back(card_line(card));
  if (view.pick != no_card) lines.push_back({"galleria.words.pick", {terms::card("card", view.pick)}});
  if (!view.deck_mazes.empty())
    lines.push_back({"galleria.words.deck_mazes", {terms::cards("cards", view.deck_mazes)}});
}

void add_facet(const View& view, int seat, std::vector<Phrase>& lines) {
  const Table& table = view.table;
  const Facet facet = facet_of(table, seat);
  if (facet == no_facet) return;
  lines.push_back(facet_phrase(facet, power(table, seat), is_facet_used(table, facet)));
}

Section player(const View& view, int seat) {
  const Table& table = view.table;
  Section section{{"galleria.words.player", {terms::who(view, "seat", seat)}}, {}};
  if (!is_still_in(table, seat)) section.lines.push_back({"galleria.words.out"});
  add_facet(view, seat, section.lines);
  section.lines.push_back({"galleria.words.cards", {number("n", table.hand_size[seat])}});
  if (is_alone(table)) {
    section.lines.push_back({"galleria.words.curios.count", {number("n", curios_of(table, seat))}});
    if (seat == phantom) section.lines.push_back({"galleria.what.phantom"});
    if (seat == phantom && !table.laid_open.empty())
      section.lines.push_back({"galleria.words.laid_open", {terms::cards("cards", table.laid_open)}});
  } else {
    section.lines.push_back(
        {"galleria.words.curios", {number("n", curios_of(table, seat)), number("points", points_of(table, seat))}});
  }
  for (int curio = 0; curio < curios; ++curio)
    if (table.owner[curio] == seat) section.lines.push_back(curio_line(table, curio));
  if (seat == view.me)
    add_own(view, section.lines);
  else if (table.phase == Phase::over)
    section.lines.push_back({"galleria.words.hand", {terms::cards("cards", view.hands[seat])}});
  else if (!table.shown[seat].empty())
    section.lines.push_back({"galleria.words.shown", {terms::cards("cards", table.shown[seat])}});
  return section;
}

}  // namespace

Phrase facet_phrase(int facet, int power, bool used) {
  return {used ? "galleria.words.facet.used" : "galleria.words.facet",
          {terms::facet("facet", facet), number("n", power), term("text", facet_text_key(facet))}};
}

std::vector<Section> in_words(const View& view) {
  std::vector<Section> sections{situation(view), maze(view), rooms_in_words(view)};
  for (int seat = 0; seat < seats_with_phantom(view.table); ++seat) sections.push_back(player(view, seat));
  return sections;
}

}  // namespace kairo::galleria
