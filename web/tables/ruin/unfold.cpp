#include "web/tables/ruin/unfold.h"

#include <algorithm>

namespace kairo::ruin::table {

namespace {

Cell cell_of(const Event& event, int i) { return static_cast<Cell>(event.data[static_cast<std::size_t>(i)]); }

/// A goal card goes onto the discards.
void spend(View& view, Seat seat) {
  ++view.boards[seat].spent;
  --view.hand_size[seat];
  ++view.discarded_size[seat];
}

void draw_in(Board& board, int mark, CellSet cells) {
  board.fresh |= cells - board.map.filled();  // the entrance is there before it is drawn over
  (mark == index(Mark::passage) ? board.map.passages : board.map.walls) |= cells;
}

CellSet cells_drawn(const Event& event) {
  CellSet drawn;
  for (int i = 1; i <= largest_shape; ++i)
    if (event.data[static_cast<std::size_t>(i)] >= 0) drawn |= only_cell(cell_of(event, i));
  return drawn;
}

void move_on(View& view, const Event& event, Cell to, bool warped) {
  Board& board = view.boards[event.seat];
  board.came_from = board.explorer;
  board.explorer = to;
  if (warped) spend(view, event.seat);
  if (event.seat == view.me) view.plan.clear();
}

/// Takes a search card out of the row, or off the deck when it does not lie in the row.
void discard(View& view, Card card) {
  view.discarded |= set_of(card);
  const auto at = std::ranges::find(view.row, card);
  if (at == view.row.end()) {
    --view.deck_left;
    return;
  }
  std::copy(at + 1, view.row.end(), at);
  view.row.pop_back();
}

void fill_row(View& view, const Event& event) {
  if (!view.row.empty()) view.discarded |= set_of(view.row[0]);
  view.row.clear();
  for (int i = 0; i < row_length; ++i)
    if (event.data[static_cast<std::size_t>(i)] >= 0)
      view.row.push_back(static_cast<Card>(event.data[static_cast<std::size_t>(i)]));
  for (const Card card : view.row) view.discarded &= ~set_of(card);
  view.deck_left = static_cast<std::uint8_t>(event.data[3]);
}

void begin_half(View& view, const Event& event) {
  view.half = static_cast<std::uint8_t>(event.data[0]);
  view.round = 0;
  view.discarded = 0;
  view.aside_left = static_cast<std::uint8_t>(event.data[1]);
  view.row.clear();
}

void end(View& view, const View& after) {
  view.phase = Phase::over;
  view.asked = no_seat;
  view.row = after.row;
  view.deck_left = after.deck_left;
  view.discarded = after.discarded;
}

void unfold_at_table(View& view, const Event& event, const View& after) {
  switch (kind_of(event)) {
    case Happened::goals_shuffled:
      view.goal_deck_left = static_cast<std::uint8_t>(event.data[0]);
      view.discarded_size = {};
      return;
    case Happened::card_discarded:
    case Happened::fell: return discard(view, static_cast<Card>(event.data[0]));
    case Happened::destination_opened:
      view.open |= set_of(event.data[0]);
      view.been |= set_of(event.data[0]);
      view.discarded |= set_of(event.data[0]);
      view.plan.clear();
      return;
    case Happened::row_filled: return fill_row(view, event);
    case Happened::half_ended:
      for (const Card card : view.row) view.discarded |= set_of(card);
      view.row.clear();
      return;
    case Happened::half_began: return begin_half(view, event);
    case Happened::round_began:
      view.round = static_cast<std::uint8_t>(event.data[1]);
      view.phase = after.phase;
      view.asked = after.asked;
      view.plan = after.plan;
      return;
    case Happened::ended: return end(view, after);
    default: return;
  }
}

}  // namespace

bool is_of_plan(Happened what) {
  return what == Happened::card_shown || what == Happened::drew || what == Happened::drew_single ||
         what == Happened::drew_extra || what == Happened::walked || what == Happened::left;
}

View start_of(const View& before, const View& after, std::span<const Event> events) {
  View view = before;
  const bool reveals = std::ranges::any_of(events, [](const Event& event) { return is_of_plan(kind_of(event)); });
  view.me = after.me;
  view.holdings = after.holdings;
  view.dealt = after.dealt;
  if (!reveals || before.me != after.me) view.plan = reveals ? Plan{} : after.plan;
  for (Board& board : view.boards)
    if (reveals) board.fresh = {};
  return view;
}

void unfold(View& view, const Event& event, const View& after) {
  if (event.seat >= view.players) return unfold_at_table(view, event, after);
  Board& board = view.boards[event.seat];
  const CellSet letter = only_cell(letter_cell(static_cast<Letter>(std::clamp<int>(event.data[0], 0, letters - 1))));
  switch (kind_of(event)) {
    case Happened::goals_chosen:
      view.hand_size[event.seat] = goals_kept;
      view.discarded_size[event.seat] = static_cast<std::uint8_t>(goals_dealt(view.players) - goals_kept);
      return;
    case Happened::drew: return draw_in(board, event.data[0], cells_drawn(event));
    case Happened::drew_single:
      ++board.penalties;
      return draw_in(board, index(Mark::wall), only_cell(cell_of(event, 0)));
    case Happened::drew_extra:
      spend(view, event.seat);
      return draw_in(board, event.data[0], only_cell(cell_of(event, 1)));
    case Happened::walked: return move_on(view, event, cell_of(event, 1), event.data[2] != 0);
    case Happened::left:
      board.left = static_cast<std::uint8_t>(event.data[0]);
      return move_on(view, event, no_cell, event.data[2] != 0);
    case Happened::gem_taken:
      board.gems = static_cast<std::uint8_t>(event.data[1]);
      view.open &= ~set_of(event.data[0]);
      return;
    case Happened::gate_made: board.map.gates |= letter; return;
    case Happened::wall_made: board.map.walls |= letter; return;
    case Happened::goal_drawn:
      ++view.hand_size[event.seat];
      --view.goal_deck_left;
      return;
    case Happened::rectangle_counted:
      if (event.data[0] == 0) board.rectangle = static_cast<std::uint8_t>(event.data[1]);
      return;
    default: return;
  }
}

}  // namespace kairo::ruin::table
