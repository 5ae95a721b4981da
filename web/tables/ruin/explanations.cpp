#include "web/tables/ruin/explanations.h"

#include <utility>

#include "engine/games/ruin/words.h"
#include "web/tables/ruin/board/goal_card.h"
#include "web/tables/ruin/board/search_cards.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

using draw::Explanation;
using draw::Rect;

namespace {

constexpr float goal_card_aspect = 1.5F;  // width by height

/// A help text and the key of its name, for terms that are told of within others.
struct Term {
  std::string_view words;
  std::string_view name;
};

Term term_of_letter(const View& view, const MapPicture& picture, Letter letter) {
  const Cell cell = letter_cell(letter);
  const bool wall = picture.map.walls.has(cell);
  if (in_set(picture.open, letter) && wall) return {"ruin.what.destination_lost", "ruin.what.destination_lost.name"};
  const bool gate = picture.map.gates.has(cell);
  if (in_set(picture.open, letter) && gate) return {"ruin.what.gate_destination", "ruin.what.gate_destination.name"};
  if (in_set(picture.open, letter)) return {"ruin.what.destination", "ruin.what.destination.name"};
  if (letter == picture.next && gate) return {"ruin.what.gate_next", "ruin.what.gate_next.name"};
  if (gate) return {"ruin.what.gate", "ruin.what.gate.name"};
  if (letter == picture.next) return {"ruin.what.next_destination", "ruin.what.next_destination.name"};
  if (wall && in_set(view.ever_open, letter)) return {"ruin.what.letter_walled", "ruin.what.letter_walled.name"};
  return {"ruin.what.letter", "ruin.what.letter.name"};
}

std::string_view mark_key(const Map& map, Cell cell) {
  return map.walls.has(cell) ? "ruin.mark.wall" : map.passages.has(cell) ? "ruin.mark.passage" : "ruin.mark.empty";
}

Phrase explanation_of_letter(const View& view, const MapPicture& picture, Letter letter) {
  const Cell cell = letter_cell(letter);
  const Term known = term_of_letter(view, picture, letter);
  const std::vector<Arg> args{term("letter", letter_key(letter)), list("cell", {cell_phrase(cell)}),
                              term("mark", mark_key(picture.map, cell)), number("n", gem_points)};
  std::vector<Phrase> goals;
  for_each_in(picture.goals, [&](Goal goal) {
    if (goal_letter(goal, 0) == letter || goal_letter(goal, 1) == letter) goals.push_back(goal_phrase(goal));
  });
  if (goals.empty()) return {known.words, args};
  return {"ruin.what.goal_letter",
          {list("name", {Phrase{known.name, args}}), list("what", {Phrase{known.words, args}}),
           list("goals", std::move(goals))}};
}

Phrase explanation_of_drawn(const View& view, const MapPicture& picture, Cell cell) {
  if (const Letter letter = letter_at(cell); letter != no_letter) return explanation_of_letter(view, picture, letter);
  const Arg where = list("cell", {cell_phrase(cell)});
  if (cell == entrance) return {"ruin.what.entrance", {where}};
  if (picture.map.walls.has(cell)) return {"ruin.what.cell_wall", {where}};
  return {picture.map.passages.has(cell) ? "ruin.what.cell_passage" : "ruin.what.cell_empty", {where}};
}

Explanation with_card(Phrase known, Card card) {
  return {.term = std::move(known),
          .picture = [card](draw::Ui& ui, const Rect& at) { draw_search_card(ui, at, card); },
          .picture_aspect = card_aspect};
}

std::vector<Arg> card_args(Card card) {
  return {term("letter", letter_key(card)), term("shape", shape_key(search_cards[card].shape)),
          number("n", search_cards[card].steps)};
}

Phrase explanation_of_goal(const Map& map, Goal goal, bool over) {
  const Arg card = list("goal", {goal_phrase(goal)});
  const Arg points = number("n", goal_points);
  if (meets(map, goal)) return {over ? "ruin.what.goal_gained" : "ruin.what.goal_met", {card, points}};
  if (over) return {"ruin.what.goal_missed", {card}};
  for (int which = 0; which < 2; ++which)
    if (const Letter letter = goal_letter(goal, which); map.walls.has(letter_cell(letter)))
      return {"ruin.what.goal_walled", {card, term("letter", letter_key(letter))}};
  if (!may_still_meet(map, goal)) return {"ruin.what.goal_parted", {card}};
  return {"ruin.what.goal", {card, points}};
}

}  // namespace

bool explain_on_tap(draw::Ui& ui, const Rect& at, std::string_view id, const Explanation& explanation) {
  const bool tapped = ui.hit_target(at, id, explanation).tapped;
  if (tapped && !draw::words_of(ui, explanation).empty()) ui.message.show(at, explanation.term, draw::Ink::text);
  return tapped;
}

Explanation explanation_of_cell(const View& view, const MapPicture& picture, Seat seat, Cell cell) {
  Phrase drawn = explanation_of_drawn(view, picture, cell);
  if (seat >= view.players || view.boards[seat].explorer != cell) return {.term = std::move(drawn)};
  return {.term = {"ruin.what.explorer",
                   {seat_name("seat", seat), list("cell", {cell_phrase(cell)}), list("what", {std::move(drawn)})}}};
}

Explanation explanation_of_stop(const Explanation& explanation, Cell cell, int steps) {
  return {.term = {"ruin.what.stop",
                   {list("cell", {cell_phrase(cell)}), number("n", steps), list("what", {explanation.term})}}};
}

Explanation explanation_of_search_card(const View& view, std::size_t place) {
  const Card card = view.row[place];
  constexpr std::array<std::string_view, row_length> keys{"ruin.what.card_now", "ruin.what.card_next",
                                                          "ruin.what.card_then"};
  const bool withheld = place == 1 && in_set(view.open, card);
  const std::string_view key = is_set_up(view.phase) ? "ruin.what.card_set_up"
                               : withheld            ? "ruin.what.card_next_withheld"
                                                     : keys[place];
  return with_card({key, card_args(card)}, card);
}

Explanation explanation_of_dealt_card(Card card) { return with_card({"ruin.what.dealt_card", card_args(card)}, card); }

Explanation explanation_of_deck(const View& view) {
  return {.term = {"ruin.what.deck",
                   {number("n", view.deck_left), number("discarded", size_of(view.discarded)),
                    number("aside", view.aside_left)}}};
}

Explanation explanation_of_goal_card(const Map& map, Goal goal, bool over) {
  return {.term = explanation_of_goal(map, goal, over),
          .picture = [map, goal](draw::Ui& ui, const Rect& at) { draw_goal_card(ui, at, goal, map); },
          .picture_aspect = goal_card_aspect};
}

Explanation explanation_of_player_map(const View& view, Seat seat) {
  const Board& board = view.boards[seat];
  return {.term = {"ruin.what.player_map",
                   {seat_name("seat", seat), number("gems", board.gems), number("cards", view.hand_size[seat]),
                    number("n", largest_rectangle(board.map.filled()).area())}}};
}

Explanation explanation_of_line(Source source, int points) {
  constexpr std::array<std::string_view, score_sources.size()> keys{
      "ruin.what.score_gems",
      "ruin.what.score_goals",
      "ruin.what.score_first_rectangle",
      "ruin.what.score_second_rectangle",
      "ruin.what.score_leaving",
      "ruin.what.score_penalties",
  };
  return {.term = {keys[static_cast<std::size_t>(source)], {number("n", points)}}};
}

Explanation explanation_of_rank(int total) {
  const int rank = solo_rank(total);
  const Arg name = term("rank", rank_key(rank));
  const auto next = next_solo_rank(total);
  if (!next) return {.term = {"ruin.what.rank_highest", {name, number("n", total)}}};
  return {.term = {"ruin.what.rank",
                   {name, number("n", total), term("higher", rank_key(rank + 1)), number("from", *next)}}};
}

}  // namespace kairo::ruin::table
