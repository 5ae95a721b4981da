#include <algorithm>
#include <utility>

#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/text/vocabulary.h"
#include "engine/games/ruin/words.h"

namespace kairo::ruin {

namespace {

template <std::size_t Capacity>
std::string from_top(const FixedVector<Card, Capacity>& deck) {
  std::string text;
  for (std::size_t i = deck.size(); i > 0; --i) text += vocabulary::letter(deck[i - 1]);
  return text.empty() ? std::string(vocabulary::nothing) : text;
}

std::string in_order(const FixedVector<Card, row_length>& row) {
  std::string text;
  for (const Card card : row) text += vocabulary::letter(card);
  return text.empty() ? std::string(vocabulary::nothing) : text;
}

void write_table(FieldWriter& out, const State& state) {
  out.line(info.id).value(info.rules_version);
  out.line("players").value(state.players);
  out.line("phase").value(vocabulary::word(vocabulary::phase, state.phase));
  out.line("asked");
  if (state.asked == no_seat)
    out.value("nobody");
  else
    out.value(state.asked);
  out.line("half").value(state.half + 1);
  out.line("round").value(state.round + 1);
  out.line("row").value(in_order(state.row));
  out.line("deck").value(from_top(state.deck));
  out.line("aside").value(vocabulary::letters_of(state.aside));
  out.line("discarded").value(vocabulary::letters_of(state.discarded));
  out.line("open").value(vocabulary::letters_of(state.open));
  out.line("been").value(vocabulary::letters_of(state.ever_open));
  out.line("goal-deck");
  if (state.goal_deck.empty()) out.value(vocabulary::nothing);
  for (std::size_t i = state.goal_deck.size(); i > 0; --i) out.value(vocabulary::goal(state.goal_deck[i - 1]));
  out.line("rng").value(state.rng.state());
}

void write_seat(FieldWriter& out, const State& state, int seat) {
  const Board& board = state.boards[seat];
  const Holding& holding = state.holdings[seat];
  out.line("seat").value(seat);
  out.line("dealt").value(vocabulary::letters_of(state.dealt[seat]));
  vocabulary::write_goals(out.line("hand"), holding.hand);
  vocabulary::write_goals(out.line("put-down"), holding.discarded);
  vocabulary::write_goals(out.line("returned"), holding.returned);
  out.line("drawn").value(holding.drawn_since_shuffle).value(holding.discarded_since_drawn);
  out.line("gems").value(board.gems);
  out.line("spent").value(board.spent);
  out.line("penalties").value(board.penalties);
  out.line("left").value(board.left);
  out.line("rectangle").value(board.rectangle);
  out.line("explorer").value(vocabulary::cell(board.explorer));
  out.line("came-from").value(vocabulary::cell(board.came_from));
  vocabulary::write_cells(out.line("fresh"), board.fresh);
  out.line("map");
  for (int row = 0; row < side; ++row) out.line(std::to_string(row + 1)).value(vocabulary::map_row(board.map, row));
  out.line("plan").value(state.plans[seat].size());
  for (const Move step : state.plans[seat]) out.line("step").value(move_text(step));
}

}  // namespace

std::string state_text(const State& state) {
  FieldWriter out;
  write_table(out, state);
  for (int seat = 0; seat < state.players; ++seat) write_seat(out, state, seat);
  return std::move(out).text();
}

}  // namespace kairo::ruin
