#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/text/vocabulary.h"
#include "engine/games/ruin/words.h"

namespace kairo::ruin {

namespace {

/// Reads letters written as one word, each at most once, or `-` for none.
template <std::size_t Capacity>
void read_letters(FieldReader& in, std::string_view name, FixedVector<Letter, Capacity>& letters_read) {
  in.line(name);
  const std::string_view word = in.word();
  LetterSet seen = 0;
  if (word != vocabulary::nothing) {
    for (const char sign : word) {
      const Letter letter = vocabulary::letter_of(sign);
      if (letter == no_letter) return in.fail("letters from A to X, or -, are expected here");
      if (in_set(seen, letter)) return in.fail("a letter is here twice");
      if (letters_read.size() == Capacity) return in.fail("there are too many letters");
      letters_read.push_back(letter);
      seen |= set_of(letter);
    }
  }
  in.end_line();
}

void read_letter_set(FieldReader& in, std::string_view name, LetterSet& set) {
  FixedVector<Letter, letters> members;
  read_letters(in, name, members);
  for (const Letter letter : members) set |= set_of(letter);
}

template <std::size_t Capacity>
void reverse(FixedVector<std::uint8_t, Capacity>& list) {
  for (std::size_t i = 0; i < list.size() / 2; ++i) std::swap(list[i], list[list.size() - 1 - i]);
}

void read_goals(FieldReader& in, std::string_view name, FixedVector<Goal, goal_cards>& goals_read) {
  in.line(name);
  GoalSet seen = 0;
  std::string_view word = in.word();
  while (in.ok() && word != vocabulary::nothing) {
    const Goal goal = vocabulary::goal_of(word);
    if (goal == vocabulary::no_goal) return in.fail("goal cards, each as its two letters, or - are expected here");
    if (in_set(seen, goal)) return in.fail("a goal card is here twice");
    goals_read.push_back(goal);
    seen |= set_of(goal);
    word = in.more() ? in.word() : vocabulary::nothing;
  }
  in.end_line();
}

void read_goal_set(FieldReader& in, std::string_view name, GoalSet& set) {
  FixedVector<Goal, goal_cards> members;
  read_goals(in, name, members);
  for (const Goal goal : members) set |= set_of(goal);
}

void read_phase(FieldReader& in, Phase& phase) {
  in.line("phase");
  const int read = vocabulary::value(vocabulary::phase, in.word());
  if (read < 0) in.fail("there is no such phase");
  phase = static_cast<Phase>(read);
  in.end_line();
}

/// Reads a line with a number that is written counting from 1 and stored counting from 0.
void read_ordinal(FieldReader& in, std::string_view name, std::uint8_t& target, int highest) {
  in.line(name);
  in.number_into(target, 1, highest);
  in.end_line();
  --target;
}

void read_number(FieldReader& in, std::string_view name, std::uint8_t& target, int highest) {
  in.line(name);
  in.number_into(target, 0, highest);
  in.end_line();
}

void read_cell(FieldReader& in, std::string_view name, Cell& cell) {
  in.line(name);
  const std::string_view word = in.word();
  cell = vocabulary::cell_of(word);
  if (cell == no_cell && word != vocabulary::nothing) in.fail("a cell like f6, or -, is expected here");
  in.end_line();
}

void read_cells(FieldReader& in, std::string_view name, CellSet& set) {
  in.line(name);
  std::string_view word = in.word();
  while (in.ok() && word != vocabulary::nothing) {
    const Cell cell = vocabulary::cell_of(word);
    if (cell == no_cell) return in.fail("cells like f6, or -, are expected here");
    if (set.has(cell)) return in.fail("a cell is here twice");
    set |= only_cell(cell);
    word = in.more() ? in.word() : vocabulary::nothing;
  }
  in.end_line();
}

void read_table(FieldReader& in, State& state) {
  in.line(info.id);
  in.number(info.rules_version, info.rules_version);
  in.end_line();
  in.line("players");
  in.number_into(state.players, min_players, max_players);
  in.end_line();
  read_phase(in, state.phase);
  in.line("asked");
  if (state.phase == Phase::over) {
    if (in.word() != "nobody") in.fail("nobody is to move when the game is over");
  } else {
    in.number_into(state.asked, 0, state.players - 1);
  }
  in.end_line();
  read_ordinal(in, "half", state.half, halves);
  read_ordinal(in, "round", state.round, letters);
  read_letters(in, "row", state.row);
  read_letters(in, "deck", state.deck);
  reverse(state.deck);
  read_letter_set(in, "aside", state.aside);
  read_letter_set(in, "discarded", state.discarded);
  read_letter_set(in, "open", state.open);
  read_letter_set(in, "been", state.ever_open);
  read_goals(in, "goal-deck", state.goal_deck);
  reverse(state.goal_deck);
  in.line("rng");
  state.rng = Rng::resume(in.big_number());
  in.end_line();
}

void read_map_cell(FieldReader& in, Map& map, Cell here, char sign) {
  const CellSet cell = only_cell(here);
  const bool is_entrance = sign == vocabulary::entrance_sign;
  if (is_entrance != (here == entrance)) return in.fail("the entrance is the middle cell");
  switch (sign) {
    case vocabulary::blank_sign: return;
    case vocabulary::wall_sign: map.walls |= cell; return;
    case vocabulary::gate_sign: map.gates |= cell; [[fallthrough]];
    case vocabulary::passage_sign:
    case vocabulary::entrance_sign: map.passages |= cell; return;
    default: return in.fail("a cell must be one of . o x @ +");
  }
}

void read_map(FieldReader& in, Map& map) {
  in.line("map");
  in.end_line();
  for (int row = 0; row < side; ++row) {
    in.line(std::to_string(row + 1));
    const std::string_view signs = in.word();
    if (signs.size() != side) return in.fail("a row of the map has 11 cells");
    for (int column = 0; column < side; ++column) read_map_cell(in, map, cell_at(row, column), signs[column]);
    in.end_line();
  }
}

void read_plan(FieldReader& in, Plan& plan) {
  in.line("plan");
  const long long steps = in.number(0, longest_plan);
  in.end_line();
  for (int i = 0; i < steps && in.ok(); ++i) {
    in.line("step");
    std::string text(in.word());
    while (in.more()) (text += ' ') += in.word();
    Move step;
    if (!parse_move(text, step)) in.fail("this is not a move");
    plan.push_back(step);
  }
}

void read_seat(FieldReader& in, State& state, int seat) {
  Board& board = state.boards[seat];
  Holding& holding = state.holdings[seat];
  in.line("seat");
  in.number(seat, seat);
  in.end_line();
  read_letter_set(in, "dealt", state.dealt[seat]);
  read_goal_set(in, "hand", holding.hand);
  read_goal_set(in, "put-down", holding.discarded);
  read_goal_set(in, "returned", holding.returned);
  in.line("drawn");
  in.number_into(holding.drawn_since_shuffle, 0, goal_cards);
  in.number_into(holding.discarded_since_drawn, 0, goal_cards);
  in.end_line();
  read_number(in, "gems", board.gems, letters);
  read_number(in, "spent", board.spent, letters + goals_kept);
  read_number(in, "penalties", board.penalties, letters * halves);
  read_number(in, "left", board.left, max_players + 1);
  read_number(in, "rectangle", board.rectangle, cells);
  read_cell(in, "explorer", board.explorer);
  read_cell(in, "came-from", board.came_from);
  read_cells(in, "fresh", board.fresh);
  read_map(in, board.map);
  read_plan(in, state.plans[seat]);
}

}  // namespace

std::expected<void, TextError> parse_state(std::string_view text, State& state) {
  FieldReader in(text);
  State read;
  read_table(in, read);
  for (int seat = 0; in.ok() && seat < read.players; ++seat) read_seat(in, read, seat);
  in.end();
  if (!in.ok()) return std::unexpected(TextError{in.bad_line(), in.what()});
  if (const MaybeError error = validate(read)) return std::unexpected(text_error(text, *error));
  state = read;
  return {};
}

}  // namespace kairo::ruin
