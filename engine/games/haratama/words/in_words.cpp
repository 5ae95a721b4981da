#include <utility>

#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words/terms.h"

namespace kairo::haratama {

namespace {

Section round_section(const View& view) {
  const bool over = view.phase == Phase::over;
  Section section{{over ? "haratama.words.rounds_done" : "haratama.words.round",
                   {number("n", over ? view.rounds_done : view.rounds_done + 1)}},
                  {}};
  std::vector<Phrase>& lines = section.lines;
  lines.push_back({"haratama.words.descents", {terms::ranks("ranks", view.descents)}});
  if (view.aside != no_card) lines.push_back({"haratama.words.aside", {terms::card("card", view.aside)}});
  lines.push_back({"haratama.words.to_win", {number("n", count(view.to_win)), terms::cards("cards", view.to_win)}});
  if (!over) lines.push_back({view.broken != 0 ? "haratama.words.day" : "haratama.words.night"});
  if (view.limit == 0)
    lines.push_back({"haratama.words.end.rounds", {number("n", rounds)}});
  else
    lines.push_back({"haratama.words.end.limit", {number("limit", view.limit)}});
  if (view.sight == Sight::last_trick) lines.push_back({"haratama.words.past_hidden"});
  return section;
}

void add_cards(const View& view, const Trick& trick, std::vector<Phrase>& lines) {
  for (int i = 0; i < trick.size; ++i)
    lines.push_back({"haratama.words.trick.card",
                     {seat_name("seat", player_of(trick, i, view.players)), terms::card("card", trick.cards[i])}});
}

Section table_section(const View& view) {
  Section section{{"haratama.words.table", {number("n", view.tricks_done + 1)}}, {}};
  add_cards(view, view.table, section.lines);
  if (view.table.size == 0)
    section.lines.push_back({"haratama.words.table.empty", {seat_name("seat", view.table.leader)}});
  else
    section.lines.push_back({"haratama.words.table.winning", {seat_name("seat", view.table.winner)}});
  return section;
}

Section last_trick_section(const View& view) {
  Section section{{"haratama.words.last"}, {}};
  add_cards(view, view.last, section.lines);
  section.lines.push_back({"haratama.words.trick.won", {seat_name("seat", view.last.winner)}});
  return section;
}

Phrase past_trick(const View& view, int i) {
  const Trick& trick = view.tricks[i];
  std::vector<Phrase> cards;
  add_cards(view, trick, cards);
  return {"haratama.words.past.trick",
          {number("n", i + 1), list("cards", std::move(cards)), seat_name("seat", trick.winner)}};
}

Section past_tricks_section(const View& view) {
  Section section{{"haratama.words.past"}, {}};
  for (int i = 0; i < view.tricks_done; ++i) section.lines.push_back(past_trick(view, i));
  return section;
}

void add_own_cards(const View& view, std::vector<Phrase>& lines) {
  lines.push_back({"haratama.words.own.hand", {terms::cards("cards", view.hand)}});
  if (view.gave.known())
    lines.push_back({"haratama.words.own.gave",
                     {seat_name("to", left_of(view.me, view.players)), terms::cards("cards", view.gave.cards())}});
  if (view.took.known())
    lines.push_back({"haratama.words.own.took",
                     {seat_name("from", right_of(view.me, view.players)), terms::cards("cards", view.took.cards())}});
}

Section player_section(const View& view, Seat seat) {
  Section section{{"haratama.words.player", {seat_name("seat", seat)}}, {}};
  std::vector<Phrase>& lines = section.lines;
  if (view.phase != Phase::over) {
    if (seat == view.me)
      add_own_cards(view, lines);
    else
      lines.push_back({"haratama.words.hand", {number("n", view.hand_sizes[seat])}});
  }
  if (view.phase == Phase::pass)
    lines.push_back({contains(view.have_passed, seat) ? "haratama.words.has_passed" : "haratama.words.has_not_passed"});
  else
    lines.push_back({contains(view.foxes, seat) ? "haratama.words.fox" : "haratama.words.no_fox"});
  if (view.phase != Phase::pass)
    lines.push_back({"haratama.words.won",
                     {number("n", count(view.won[seat])), number("wanted", haratama_from(view.players)),
                      terms::cards("cards", view.won[seat])}});
  if (view.sight == Sight::voids && view.watched.lacks[seat] != 0)
    lines.push_back({"haratama.words.lacks", {terms::suits_of("suits", view.watched.lacks[seat])}});
  lines.push_back({"haratama.words.losses", {number("total", -view.losses[seat].total())}});
  return section;
}

/// The points of each seat in each round on record: losses stand below zero, as on the table and in the score.
Section results_section(const View& view) {
  Section section{{"haratama.words.results"}, {}};
  int round_number = view.rounds_done - static_cast<int>(view.results.size());
  for (const Round& round : view.results) {
    std::vector<Phrase> losses;
    for (Seat seat = 0; seat < view.players; ++seat)
      losses.push_back({"haratama.words.results.seat",
                        {seat_name("seat", seat), number("losses", -losses_in(round, seat, view.players).total())}});
    section.lines.push_back(
        {"haratama.words.results.round", {number("n", ++round_number), list("losses", std::move(losses))}});
  }
  return section;
}

}  // namespace

std::vector<Section> in_words(const View& view) {
  std::vector<Section> sections;
  sections.push_back(round_section(view));
  if (view.phase == Phase::play) sections.push_back(table_section(view));
  if (view.last.size > 0) sections.push_back(last_trick_section(view));
  for (Seat seat = 0; seat < view.players; ++seat) sections.push_back(player_section(view, seat));
  if (!tricks_in_sight(view).empty()) sections.push_back(past_tricks_section(view));
  if (!view.results.empty()) sections.push_back(results_section(view));
  return sections;
}

}  // namespace kairo::haratama
