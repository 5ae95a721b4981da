#include <utility>

#include "engine/games/wicked/text/vocabulary.h"
#include "engine/games/wicked/words.h"

namespace kairo::wicked {

namespace {

void write_board(FieldWriter& out, int seat, const Board& board) {
  out.line("board").value(seat);
  for (int rank = 0; rank < ranks; ++rank) {
    out.line(vocabulary::rank[rank]);
    for (const std::uint8_t count : board.tokens[rank]) out.value(count);
  }
  out.line("great");
  for (int i = 0; i < oracles_each; ++i)
    out.value(vocabulary::great(board.great[i])).value(vocabulary::word(vocabulary::done, board.great_done[i]));
  out.line("small");
  for (int i = 0; i < oracles_each; ++i)
    out.value(vocabulary::small(board.small[i])).value(vocabulary::word(vocabulary::done, board.small_done[i]));
  out.line("spells").value(board.promotions).value(board.colour_changes);
  out.line("impurity").value(board.impurity);
  vocabulary::write_bid(out.line("left"), {board.pieces, board.signs});
}

}  // namespace

std::string state_text(const State& state) {
  FieldWriter out;
  out.line("wicked").value(info.rules_version);
  out.line("players").value(state.players);
  out.line("phase").value(vocabulary::word(vocabulary::phase, state.phase));
  out.line("asked");
  if (state.asked == no_seat)
    out.value("nobody");
  else
    out.value(state.asked);
  out.line("round").value(state.round + 1);
  out.line("corridor").value(state.corridor + 1);
  out.line("stepped").value(state.stepped);
  out.line("order");
  for (const std::uint8_t card : state.order) out.value(vocabulary::corridor(card));
  for (int seat = 0; seat < state.players; ++seat) write_board(out, seat, state.boards[seat]);
  out.line("sealed");
  const int sealed = state.phase == Phase::bid ? state.asked : 0;
  for (int seat = 0; seat < sealed; ++seat) vocabulary::write_bid(out, state.sealed[seat]);
  out.line("last");
  if (state.last.happened != 0)
    for (int seat = 0; seat < state.players; ++seat) vocabulary::write_bid(out, state.last.bids[seat]);
  out.line("whites");
  for (int seat = 0; seat < state.players; ++seat) out.value(state.whites[seat]);
  out.line("full")
      .value(vocabulary::word(vocabulary::rank, state.full))
      .value(vocabulary::word(vocabulary::colour, state.risen));
  return std::move(out).text();
}

}  // namespace kairo::wicked
