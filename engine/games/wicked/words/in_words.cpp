#include <utility>

#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/words/terms.h"

namespace kairo::wicked {

namespace {

std::string_view corridor_line_key(const View& view, int corridor) {
  if (corridor < view.corridor || !in_search(view)) return "wicked.words.corridor.passed";
  return corridor == view.corridor ? "wicked.words.corridor.lit" : "wicked.words.corridor.ahead";
}

Section ring_section(const View& view) {
  const int corridors = corridors_per_round(view.players);
  Section section{{"wicked.words.ring", {number("round", view.round + 1), number("rounds", rounds)}}, {}};
  for (int i = 0; i < corridors; ++i) {
    section.lines.push_back(
        {corridor_line_key(view, i), {number("corridor", i + 1), terms::card("card", ring_card(view, i))}});
  }
  section.lines.push_back({"wicked.words.deck", {number("deck", view.deck_left), number("removed", view.removed)}});
  return section;
}

Section last_reveal_section(const View& view) {
  constexpr std::array<std::string_view, 3> keys{"wicked.words.reveal.none", "wicked.words.reveal.first",
                                                 "wicked.words.reveal.second"};
  Section section{{"wicked.words.reveal",
                   {number("round", view.last.round + 1), number("corridor", view.last.corridor + 1),
                    terms::card("card", view.last.card)}},
                  {}};
  for (Seat seat = 0; seat < view.players; ++seat) {
    section.lines.push_back({keys[static_cast<std::size_t>(view.last.places[seat])],
                             {seat_name("seat", seat), terms::hand("hand", view.last.bids[seat])}});
  }
  return section;
}

Phrase shelf_phrase(const Board& board, Rank rank) {
  std::vector<Phrase> tokens;
  for (int colour = 0; colour < colours; ++colour)
    if (const int n = board.tokens[index(rank)][colour]; n > 0)
      tokens.push_back({"wicked.words.tokens", {number("n", n), terms::colour("colour", colour)}});
  return {"wicked.words.shelf",
          {terms::rank("rank", index(rank)), number("n", on_shelf(board, rank)), number("room", room[index(rank)]),
           list("tokens", std::move(tokens))}};
}

void add_oracles(const Board& board, std::vector<Phrase>& lines) {
  for (int i = 0; i < oracles_each; ++i)
    lines.push_back({board.great_done[i] != 0 ? "wicked.words.great.achieved" : "wicked.words.great.open",
                     {terms::great_demands("demands", board.great[i])}});
  for (int i = 0; i < oracles_each; ++i)
    lines.push_back({board.small_done[i] != 0 ? "wicked.words.small.achieved" : "wicked.words.small.open",
                     {terms::small_demands("demands", board.small[i]), terms::small_reward("reward", board.small[i])}});
}

void add_bid(const View& view, Seat seat, std::vector<Phrase>& lines) {
  if (view.phase != Phase::bid) return;
  if (view.has_bid[seat] == 0)
    lines.push_back({"wicked.words.bid.open"});
  else if (seat == view.me)
    lines.push_back({"wicked.words.bid.own", {terms::hand("hand", view.my_bid)}});
  else
    lines.push_back({"wicked.words.bid.sealed"});
}

Section player_section(const View& view, Seat seat) {
  const Board& board = view.boards[seat];
  Section section{{"wicked.words.player", {seat_name("seat", seat)}}, {}};
  for (const Rank rank : {Rank::high, Rank::middle, Rank::low}) section.lines.push_back(shelf_phrase(board, rank));
  add_oracles(board, section.lines);
  section.lines.push_back({"wicked.words.spells", {terms::spells("spells", board.promotions, board.colour_changes)}});
  section.lines.push_back({"wicked.words.impurity", {number("n", board.impurity)}});
  const Bid left{board.pieces, board.signs};
  if (left == Bid{})
    section.lines.push_back({"wicked.words.left.nothing"});
  else
    section.lines.push_back({"wicked.words.left", {terms::hand("hand", left)}});
  add_bid(view, seat, section.lines);
  return section;
}

}  // namespace

std::vector<Section> in_words(const View& view) {
  std::vector<Section> sections;
  sections.push_back(ring_section(view));
  if (view.last.happened != 0) sections.push_back(last_reveal_section(view));
  for (Seat seat = 0; seat < view.players; ++seat) sections.push_back(player_section(view, seat));
  return sections;
}

}  // namespace kairo::wicked
