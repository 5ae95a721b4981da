#include <utility>

#include "engine/games/ruin/text/vocabulary.h"
#include "engine/games/ruin/words.h"

namespace kairo::ruin {

namespace {

std::string numbered(std::string_view name, int number) { return std::string(name) + ' ' + std::to_string(number); }

std::string row_of_cards(const View& view) {
  std::string text;
  for (const Card card : view.row) text += vocabulary::letter(card);
  return text.empty() ? std::string(vocabulary::nothing) : text;
}

void write_table(FieldWriter& out, const View& view) {
  out.line("view of").value(view.me == no_seat ? "an onlooker" : numbered("seat", view.me));
  out.line("half").value(view.half + 1).value("round").value(view.round + 1);
  out.line("phase").value(vocabulary::word(vocabulary::phase, view.phase));
  if (view.asked != no_seat) out.value("asks").value(numbered("seat", view.asked));
  out.line("row").value(row_of_cards(view)).value("steps").value(steps_of_round(view));
  out.line("deck").value(view.deck_left).value("aside").value(view.aside_left);
  out.line("discarded").value(vocabulary::letters_of(view.discarded));
  out.line("open").value(vocabulary::letters_of(view.open)).value("been").value(vocabulary::letters_of(view.ever_open));
  out.line("goal deck").value(view.goal_deck_left);
}

void write_own(FieldWriter& out, const View& view) {
  if (view.me >= view.players) return;
  if (view.dealt != 0) out.line("dealt").value(vocabulary::letters_of(view.dealt));
  for (const Move step : view.plan) out.line("planned").value(move_text(step));
}

/// Two characters for each cell: what is drawn there, then `*` for the explorer, or the letter, a capital while it
/// is a destination.
std::string drawn_row(const View& view, const Map& map, Cell explorer, int row) {
  const std::string signs = vocabulary::map_row(map, row);
  std::string text;
  for (int column = 0; column < side; ++column) {
    const Cell cell = cell_at(row, column);
    const Letter letter = letter_at(cell);
    text += signs[column];
    if (cell == explorer)
      text += '*';
    else if (letter == no_letter)
      text += ' ';
    else
      text += static_cast<char>(vocabulary::letter(letter) + (in_set(view.open, letter) ? 0 : 'a' - 'A'));
  }
  return text;
}

void write_goal_cards(FieldWriter& out, const View& view, Seat seat) {
  const Holding& holding = view.holdings[seat];
  out.line("  goal cards").value(view.hand_size[seat]).value("put down").value(view.discarded_size[seat]);
  out.value("spent").value(view.boards[seat].spent);
  if (seat != view.me && view.phase != Phase::over) return;
  vocabulary::write_goals(out.line("  hand"), holding.hand);
  vocabulary::write_goals(out.line("  put down"), holding.discarded);
  if (holding.returned != 0) vocabulary::write_goals(out.line("  shuffled in"), holding.returned);
}

void write_player(FieldWriter& out, const View& view, Seat seat) {
  const Board& board = view.boards[seat];
  out.line("seat").value(seat);
  out.line("  gems").value(board.gems).value("penalties").value(board.penalties);
  if (board.left != 0) out.line("  left at place").value(board.left);
  if (view.half > 0) out.line("  first rectangle").value(board.rectangle);
  write_goal_cards(out, view, seat);
  if (!board.fresh.empty()) vocabulary::write_cells(out.line("  fresh"), board.fresh);
  const Map map = map_for_me(view, seat);
  for (int row = 0; row < side; ++row) out.line("  " + drawn_row(view, map, board.explorer, row));
}

}  // namespace

std::string view_text(const View& view) {
  FieldWriter out;
  write_table(out, view);
  write_own(out, view);
  for (Seat seat = 0; seat < view.players; ++seat) write_player(out, view, seat);
  return std::move(out).text();
}

}  // namespace kairo::ruin
