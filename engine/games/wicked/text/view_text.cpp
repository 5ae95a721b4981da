#include <utility>

#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/text/vocabulary.h"
#include "engine/games/wicked/words.h"

namespace kairo::wicked {

namespace {

using vocabulary::word;

std::string numbered(std::string_view name, int number) { return std::string(name) + ' ' + std::to_string(number); }

void write_question(FieldWriter& out, const View& view) {
  out.line("view of").value(view.me == no_seat ? "an onlooker" : numbered("seat", view.me));
  out.line("round").value(view.round + 1).value("of").value(rounds);
  out.line("corridor").value(view.corridor + 1).value("of").value(corridors_per_round(view.players));
  out.line("phase").value(word(vocabulary::phase, view.phase));
  if (view.asked != no_seat) out.value("asks").value(numbered("seat", view.asked));
  if (view.stepped != 0) out.value("after a step");
  if (view.phase == Phase::make_room)
    out.value("for").value(word(vocabulary::colour, view.risen)).value("in").value(word(vocabulary::rank, view.full));
}

void write_cards(FieldWriter& out, const View& view) {
  const int per_round = corridors_per_round(view.players);
  for (int round = 0; round <= view.round; ++round) {
    out.line(round == view.round ? "ring" : "discarded");
    for (int i = 0; i < per_round; ++i)
      out.value(vocabulary::corridor(view.laid[static_cast<std::size_t>(round * per_round + i)]));
  }
  out.line("deck").value(view.deck_left).value("removed").value(view.removed);
}

void write_last_reveal(FieldWriter& out, const View& view) {
  if (view.last.happened == 0) return;
  out.line("revealed").value("round").value(view.last.round + 1).value("corridor").value(view.last.corridor + 1);
  out.value(vocabulary::corridor(view.last.card));
  for (int seat = 0; seat < view.players; ++seat) {
    vocabulary::write_bid(out.line("  seat").value(seat), view.last.bids[seat]);
    if (view.last.places[seat] != Place::none) out.value(word(vocabulary::place, view.last.places[seat]));
  }
}

void write_shelf(FieldWriter& out, const Board& board, int rank) {
  out.line("  " + std::string(vocabulary::rank[rank]));
  if (on_shelf(board, static_cast<Rank>(rank)) == 0) out.value("-");
  for (int colour = 0; colour < colours; ++colour)
    if (board.tokens[rank][colour] > 0) out.value(numbered(vocabulary::colour[colour], board.tokens[rank][colour]));
}

void write_board(FieldWriter& out, const View& view, int seat) {
  const Board& board = view.boards[seat];
  out.line("seat").value(seat);
  for (int rank = ranks - 1; rank >= 0; --rank) write_shelf(out, board, rank);
  for (int i = 0; i < oracles_each; ++i)
    out.line("  great").value(vocabulary::great(board.great[i])).value(word(vocabulary::done, board.great_done[i]));
  for (int i = 0; i < oracles_each; ++i)
    out.line("  small").value(vocabulary::small(board.small[i])).value(word(vocabulary::done, board.small_done[i]));
  out.line("  spells").value(numbered("promotion", board.promotions)).value(numbered("change", board.colour_changes));
  out.line("  impurity").value(board.impurity);
  vocabulary::write_bid(out.line("  left"), {board.pieces, board.signs});
  if (view.has_bid[seat] != 0) out.line("  has bid");
  if (view.has_bid[seat] != 0 && seat == view.me) vocabulary::write_bid(out, view.my_bid);
  if (view.whites[seat] > 0) out.line("  whites").value(view.whites[seat]);
}

}  // namespace

std::string view_text(const View& view) {
  FieldWriter out;
  write_question(out, view);
  write_cards(out, view);
  write_last_reveal(out, view);
  for (int seat = 0; seat < view.players; ++seat) write_board(out, view, seat);
  return std::move(out).text();
}

}  // namespace kairo::wicked
