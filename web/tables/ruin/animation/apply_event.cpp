#include "web/tables/ruin/animation/apply_event.h"

#include <algorithm>

namespace kairo::ruin::table {

namespace {

Cell cell_of(const Event& event, int i) { return static_cast<Cell>(event.data[static_cast<std::size_t>(i)]); }

/// Moves a goal card to the discards.
void spend(View& view, Seat seat) {
  ++view.boards[seat].spent;
  --view.hand_size[seat];
  ++view.discarded_size[seat];
}

void add_marks(Board& board, int mark, CellSet cells) {
  board.fresh |= cells - board.map.filled();  // the entrance is already on the map
  (mark == index(Mark::passage) ? board.map.passages : board.map.walls) |= cells;
}

CellSet cells_drawn(const Event& event) {
  CellSet drawn;
  for (int i = 1; i <= largest_shape; ++i)
    if (event.data[static_cast<std::size_t>(i)] >= 0) drawn |= only_cell(cell_of(event, i));
  return drawn;
}

void move_explorer(View& view, const Event& event, Cell to, bool warped) {
  Board& board = view.boards[event.seat];
  board.came_from = board.explorer;
  board.explorer = to;
  if (warped) spend(view, event.seat);
  if (event.seat == view.me) view.plan.clear();
}

/// Removes a search card from the row, or from the deck if it is not in the row.
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

void open_destination(View& view, Letter letter) {
  view.open |= set_of(letter);
  view.ever_open |= set_of(letter);
  view.discarded |= set_of(letter);
  view.plan.clear();
}

void end_half(View& view) {
  for (const Card card : view.row) view.discarded |= set_of(card);
  view.row.clear();
}

void begin_round(View& view, const Event& event, const View& after) {
  view.round = static_cast<std::uint8_t>(event.data[1]);
  view.phase = after.phase;
  view.asked = after.asked;
  view.plan = after.plan;
}

void take_gem(View& view, const Event& event) {
  view.boards[event.seat].gems = static_cast<std::uint8_t>(event.data[1]);
  view.open &= ~set_of(event.data[0]);
}

GoalSet goal_of(const Event& event) { return set_of(static_cast<Goal>(event.data[0])); }

CellSet square_of_letter(const Event& event) { return only_cell(letter_cell(static_cast<Letter>(event.data[0]))); }

}  // namespace

bool reveals_plan(EventKind what) {
  return what == EventKind::card_shown || what == EventKind::drew || what == EventKind::drew_single ||
         what == EventKind::drew_extra || what == EventKind::walked || what == EventKind::left;
}

View starting_view(const View& before, const View& after, std::span<const Event> events) {
  View view = before;
  const bool reveals = std::ranges::any_of(events, [](const Event& event) { return reveals_plan(kind_of(event)); });
  view.me = after.me;
  view.holdings = after.holdings;
  for (const Event& event : events)
    if (kind_of(event) == EventKind::goal_seen) view.holdings[event.seat].hand &= ~goal_of(event);
  view.dealt = after.dealt;
  if (!reveals || before.me != after.me) view.plan = reveals ? Plan{} : after.plan;
  for (Board& board : view.boards)
    if (reveals) board.fresh = {};
  return view;
}

void apply_event(View& view, const Event& event, const View& after) {
  const Seat seat = event.seat;
  switch (kind_of(event)) {
    case EventKind::goals_chosen:
      view.hand_size[seat] = goals_kept;
      view.discarded_size[seat] = static_cast<std::uint8_t>(goals_dealt(view.players) - goals_kept);
      return;
    case EventKind::drew: return add_marks(view.boards[seat], event.data[0], cells_drawn(event));
    case EventKind::drew_single:
      ++view.boards[seat].penalties;
      return add_marks(view.boards[seat], index(Mark::wall), only_cell(cell_of(event, 0)));
    case EventKind::drew_extra:
      spend(view, seat);
      return add_marks(view.boards[seat], event.data[0], only_cell(cell_of(event, 1)));
    case EventKind::walked: return move_explorer(view, event, cell_of(event, 1), event.data[2] != 0);
    case EventKind::left:
      view.boards[seat].left = static_cast<std::uint8_t>(event.data[0]);
      return move_explorer(view, event, no_cell, event.data[2] != 0);
    case EventKind::gem_taken: return take_gem(view, event);
    case EventKind::gate_made: view.boards[seat].map.gates |= square_of_letter(event); return;
    case EventKind::wall_made: view.boards[seat].map.walls |= square_of_letter(event); return;
    case EventKind::goal_drawn:
      ++view.hand_size[seat];
      --view.goal_deck_left;
      return;
    case EventKind::goal_seen: view.holdings[seat].hand |= goal_of(event); return;
    case EventKind::goals_shuffled:
      view.goal_deck_left = static_cast<std::uint8_t>(event.data[0]);
      view.discarded_size = {};
      return;
    case EventKind::card_discarded:
    case EventKind::fell: return discard(view, static_cast<Card>(event.data[0]));
    case EventKind::destination_opened: return open_destination(view, static_cast<Letter>(event.data[0]));
    case EventKind::row_filled: return fill_row(view, event);
    case EventKind::rectangle_counted:
      if (event.data[0] == 0) view.boards[seat].rectangle = static_cast<std::uint8_t>(event.data[1]);
      return;
    case EventKind::half_ended: return end_half(view);
    case EventKind::half_began: return begin_half(view, event);
    case EventKind::round_began: return begin_round(view, event, after);
    case EventKind::ended: return end(view, after);
    // They change nothing that everybody sees.
    case EventKind::planned:
    case EventKind::card_shown:
    case EventKind::no_goal_left:
    case EventKind::destination_withheld:
    case EventKind::no_card_left: return;
  }
}

}  // namespace kairo::ruin::table
