#include <utility>

#include "engine/games/ruin/words/terms.h"

namespace kairo::ruin {

namespace {

Section shared_cards(const View& view) {
  Section section{{"ruin.words.table", {terms::half("half", view.half), number("round", view.round + 1)}}, {}};
  if (is_set_up(view.phase)) section.heading = {"ruin.words.set_up"};
  constexpr std::array<std::string_view, row_length> keys{"ruin.words.row.now", "ruin.words.row.next",
                                                          "ruin.words.row.then"};
  for (std::size_t i = 0; i < view.row.size(); ++i)
    section.lines.push_back({keys[i], {terms::card("card", view.row[i])}});
  section.lines.push_back({"ruin.words.deck",
                           {number("deck", view.deck_left), number("aside", view.aside_left),
                            number("discarded", size_of(view.discarded))}});
  std::vector<Phrase> open;
  for_each_in(view.open, [&](Letter letter) {
    open.push_back(
        {"ruin.words.letter_at", {terms::letter("letter", letter), terms::cell("cell", letter_cell(letter))}});
  });
  section.lines.push_back({"ruin.words.destinations", {list("letters", std::move(open))}});
  int discarded = 0;
  for (int seat = 0; seat < view.players; ++seat) discarded += view.discarded_size[seat];
  section.lines.push_back({"ruin.words.goal_deck", {number("deck", view.goal_deck_left), number("n", discarded)}});
  return section;
}

Phrase goal_line(const Map& map, Goal goal) {
  const auto place = [&](int which) {
    const Letter letter = goal_letter(goal, which);
    return Phrase{"ruin.words.letter_at", {terms::letter("letter", letter), terms::cell("cell", letter_cell(letter))}};
  };
  return {meets(map, goal) ? "ruin.words.goal.met" : "ruin.words.goal", {list("letters", {place(0), place(1)})}};
}

/// Adds where the walk can stop, by the least number of steps.
void add_reach(const View& view, std::vector<Phrase>& lines) {
  const bool warps = view.phase == Phase::warp;
  if (view.phase != Phase::walk && !warps) return;
  const Map map = map_for_me(view, view.me);
  const Cell from = view.boards[view.me].explorer;
  const int steps = steps_of_round(view);
  const Reach walks = on_foot(map, from, steps);
  const Reach reach = warps ? with_warp(map, from, steps) : walks;
  CellSet known = warps ? walks.stops() : CellSet{};
  for (int step = 0; step <= steps; ++step) {
    const CellSet more = reach.within[step] - known;
    known |= more;
    if (!more.empty()) lines.push_back({"ruin.words.reach", {number("n", step), terms::cells("cells", more)}});
  }
}

/// How one cell of a map is described. Neighbours in a row with the same description share a phrase.
struct CellDescription {
  std::string_view key;  ///< empty if the cell is not mentioned
  Letter letter = no_letter;
  friend bool operator==(const CellDescription&, const CellDescription&) = default;
};

CellDescription describe(const View& view, const Map& map, Cell cell) {
  const Letter letter = letter_at(cell);
  const bool open = letter != no_letter && in_set(view.open, letter);
  if (cell == entrance) return {"ruin.words.entrance"};
  if (map.gates.has(cell)) return {open ? "ruin.words.gate.destination" : "ruin.words.gate", letter};
  if (map.passages.has(cell)) {
    if (letter == no_letter) return {"ruin.words.passage"};
    return {open ? "ruin.words.passage.destination" : "ruin.words.passage.letter", letter};
  }
  if (map.walls.has(cell)) {
    if (letter == no_letter) return {"ruin.words.wall"};
    return {open ? "ruin.words.wall.destination" : "ruin.words.wall.letter", letter};
  }
  if (open) return {"ruin.words.blank.destination", letter};
  return {};
}

Phrase worded(const CellDescription& what, Arg columns) {
  if (what.letter == no_letter) return {what.key, {std::move(columns)}};
  return {what.key, {std::move(columns), terms::letter("letter", what.letter)}};
}

/// Every cell by its name.
std::vector<std::vector<Phrase>> map_to_walk(const View& view, const Map& map) {
  std::vector<std::vector<Phrase>> rows(side);
  for (Cell cell = 0; cell < cells; ++cell) {
    CellDescription what = describe(view, map, cell);
    const Letter letter = letter_at(cell);
    if (what.key.empty()) what = {letter == no_letter ? "ruin.words.blank" : "ruin.words.blank.letter", letter};
    rows[static_cast<std::size_t>(row_of(cell))].push_back(worded(what, terms::cell("columns", cell)));
  }
  return rows;
}

/// Everything that only the viewer may know.
Section own_secrets(const View& view) {
  Section section{{"ruin.words.own", {seat_name("seat", view.me)}}, {}};
  const Map map = map_for_me(view, view.me);
  for_each_in(my_goals(view), [&](Goal goal) { section.lines.push_back(goal_line(map, goal)); });
  for_each_in(view.dealt, [&](Card card) {
    section.lines.push_back({"ruin.words.dealt", {terms::card("card", card)}});
  });
  const GoalSet put_down = view.holdings[view.me].discarded;
  if (put_down != 0) section.lines.push_back({"ruin.words.put_down", {terms::goals("goals", put_down)}});
  const GoalSet returned = view.holdings[view.me].returned;
  if (returned != 0) section.lines.push_back({"ruin.words.returned", {terms::goals("goals", returned)}});
  std::vector<Phrase> planned;
  for (const Move step : view.plan) planned.push_back(move_phrase(view, step));
  if (!planned.empty()) section.lines.push_back({"ruin.words.plan", {list("plan", std::move(planned))}});
  if (view.asked == view.me) add_reach(view, section.lines);
  section.map = map_to_walk(view, map);
  return section;
}

Phrase cells_phrase(const CellDescription& what, int from, int to) {
  return worded(
      what, from == to
                ? terms::column("columns", from)
                : list("columns", {{"ruin.words.columns", {terms::column("from", from), terms::column("to", to)}}}));
}

void add_map(const View& view, const Map& map, std::vector<Phrase>& lines) {
  for (int row = 0; row < side; ++row) {
    std::vector<Phrase> items;
    for (int column = 0; column < side;) {
      const int from = column;
      const CellDescription what = describe(view, map, cell_at(row, column));
      while (++column < side && describe(view, map, cell_at(row, column)) == what) {
      }
      if (!what.key.empty()) items.push_back(cells_phrase(what, from, column - 1));
    }
    if (!items.empty())
      lines.push_back({"ruin.words.map_row", {number("row", row + 1), list("cells", std::move(items))}});
  }
}

Section player_section(const View& view, Seat seat) {
  const Board& board = view.boards[seat];
  const Map map = map_for_me(view, seat);
  Section section{{"ruin.words.player", {seat_name("seat", seat)}}, {}};
  if (board.left == 0)
    section.lines.push_back({"ruin.words.explorer", {terms::cell("cell", board.explorer)}});
  else
    section.lines.push_back({"ruin.words.left", {number("n", points_for_leaving(board.left))}});
  section.lines.push_back({"ruin.words.gems", {number("n", board.gems)}});
  section.lines.push_back({"ruin.words.goals", {number("n", view.hand_size[seat]), number("spent", board.spent)}});
  if (view.phase == Phase::over && seat != view.me)
    for_each_in(view.holdings[seat].hand, [&](Goal goal) { section.lines.push_back(goal_line(map, goal)); });
  if (board.penalties > 0)
    section.lines.push_back({"ruin.words.penalties", {number("n", board.penalties * single_penalty)}});
  if (view.half > 0) section.lines.push_back({"ruin.words.first_rectangle", {number("n", board.rectangle)}});
  section.lines.push_back({"ruin.words.rectangle", {number("n", largest_rectangle(map.filled()).area())}});
  if (!board.fresh.empty()) section.lines.push_back({"ruin.words.fresh", {terms::cells("cells", board.fresh)}});
  add_map(view, map, section.lines);
  return section;
}

}  // namespace

std::vector<Section> in_words(const View& view) {
  std::vector<Section> sections;
  sections.push_back(shared_cards(view));
  if (view.me < view.players) sections.push_back(own_secrets(view));
  for (Seat seat = 0; seat < view.players; ++seat) sections.push_back(player_section(view, seat));
  return sections;
}

}  // namespace kairo::ruin
