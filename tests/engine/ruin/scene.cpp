#include "tests/engine/ruin/scene.h"

#include <algorithm>
#include <iterator>

#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/text/vocabulary.h"

namespace kairo::ruin::test {

namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find(' '), text.size());
    if (length > 0) words.push_back(text.substr(0, length));
    text.remove_prefix(std::min(text.size(), length + 1));
  }
  return words;
}

Board board_of(const Place& place, int half, LetterSet taken) {
  Board board;
  Map& map = board.map;
  map.passages = cells_of(place.passages) | only_cell(entrance);
  map.walls = cells_of(place.walls);
  for_each_in(taken, [&](Letter letter) {
    const CellSet here = only_cell(letter_cell(letter));
    (map.passages.intersects(here) ? map.gates : map.walls) |= here;
  });
  board.explorer = place.left != 0 ? no_cell : cell(place.explorer);
  board.gems = static_cast<std::uint8_t>(place.gems);
  board.left = static_cast<std::uint8_t>(place.left);
  board.penalties = static_cast<std::uint8_t>(place.penalties);
  if (half == 2) board.rectangle = static_cast<std::uint8_t>(std::max(1, place.rectangle));
  return board;
}

/// A deck of the search cards that are not in `gone`, its top last. The last `aside` of them go to `set_apart` instead.
FixedVector<Card, letters> remaining_deck(LetterSet gone, int aside, LetterSet& set_apart) {
  std::vector<Card> left;
  for_each_in(every_letter & ~gone, [&](Card card) { left.push_back(card); });
  for (; aside > 0; --aside) {
    set_apart |= set_of(left.back());
    left.pop_back();
  }
  FixedVector<Card, letters> deck;
  for (auto card = left.rbegin(); card != left.rend(); ++card) deck.push_back(*card);
  return deck;
}

/// Adds the last letters until there are as many destinations as a set-up opens.
void add_destinations(State& state, LetterSet reserved) {
  for (int letter = letters - 1; size_of(state.ever_open) < search_dealt(state.players) * state.players; --letter) {
    if (in_set(state.ever_open | reserved, letter)) continue;
    state.open |= set_of(letter);
    state.ever_open |= set_of(letter);
  }
}

void lay_search_cards(State& state, const Layout& layout) {
  LetterSet gone = 0;
  for (const char sign : layout.row) state.row.push_back(vocabulary::letter_of(sign));
  for (const Card card : state.row) gone |= set_of(card);
  // The cards of the set-up are discarded, and one more for each round played.
  if (layout.half == 1) state.discarded = state.ever_open;
  gone |= state.discarded;
  const int aside = set_aside(state.half, state.players);
  if (layout.deck == "*") {
    state.deck = remaining_deck(gone, aside, state.aside);
    for (int i = 0; i < layout.round; ++i) {
      state.discarded |= set_of(state.deck.back());
      state.deck.pop_back();
    }
    return;
  }
  for (auto sign = layout.deck.rbegin(); sign != layout.deck.rend(); ++sign) {
    state.deck.push_back(vocabulary::letter_of(*sign));
    gone |= set_of(state.deck.back());
  }
  const FixedVector<Card, letters> others = remaining_deck(gone, aside, state.aside);
  for (const Card card : others) state.discarded |= set_of(card);
}

void lay_goal_cards(State& state, const Layout& layout) {
  GoalSet gone = 0;
  for (const Holding& holding : state.holdings) gone |= holding.hand;
  if (layout.goal_deck == "*") {
    for_each_in(every_goal & ~gone, [&](Goal goal) { state.goal_deck.push_back(goal); });
    return;
  }
  const std::vector<std::string_view> deck = words_of(layout.goal_deck);
  for (auto word = deck.rbegin(); word != deck.rend(); ++word) {
    state.goal_deck.push_back(vocabulary::goal_of(*word));
    gone |= set_of(state.goal_deck.back());
  }
  // The remaining goal cards are discarded, by players who can have done so.
  for (int seat = 0; seat < state.players; ++seat) {
    const int room = goals_dealt(state.players) - goals_kept + state.boards[seat].spent;
    for (Goal goal = 0; goal < goal_cards && size_of(state.holdings[seat].discarded) < room; ++goal) {
      if (in_set(gone, goal)) continue;
      state.holdings[seat].discarded |= set_of(goal);
      gone |= set_of(goal);
    }
  }
}

}  // namespace

Cell cell(std::string_view text) {
  const Cell found = vocabulary::cell_of(text);
  EXPECT_NE(found, no_cell) << text;
  return found;
}

CellSet cells_of(std::string_view text) {
  CellSet set;
  for (const std::string_view word : words_of(text)) set |= only_cell(cell(word));
  return set;
}

LetterSet letters_of(std::string_view text) {
  LetterSet set = 0;
  for (const char sign : text) set |= set_of(vocabulary::letter_of(sign));
  return set;
}

GoalSet goals_of(std::string_view text) {
  GoalSet set = 0;
  for (const std::string_view word : words_of(text)) set |= set_of(vocabulary::goal_of(word));
  return set;
}

State laid_out(const Layout& layout) {
  State state;
  state.players = static_cast<std::uint8_t>(layout.places.size());
  state.half = static_cast<std::uint8_t>(layout.half - 1);
  state.round = static_cast<std::uint8_t>(layout.round);
  state.open = letters_of(layout.open);
  state.ever_open = state.open | letters_of(layout.taken);
  add_destinations(state, letters_of(layout.row) | (layout.deck == "*" ? 0 : letters_of(layout.deck)));
  for (int seat = 0; seat < state.players; ++seat) {
    const Place& place = layout.places[seat];
    state.boards[seat] = board_of(place, layout.half, letters_of(layout.taken));
    state.holdings[seat].hand = goals_of(place.goals);
  }
  lay_search_cards(state, layout);
  lay_goal_cards(state, layout);
  state.asked = 0;
  while (state.boards[state.asked].left != 0) ++state.asked;
  state.phase = state.boards[state.asked].map.blank().empty() ? Phase::walk : Phase::draw;
  expect_valid(state);
  return state;
}

std::string block(std::string_view from, std::string_view to, std::string_view except) {
  const CellSet left_out = cells_of(except);
  const Cell first = cell(from);
  const Cell last = cell(to);
  std::string text;
  for (int row = row_of(first); row <= row_of(last); ++row)
    for (int column = column_of(first); column <= column_of(last); ++column)
      if (const Cell here = cell_at(row, column); !left_out.has(here)) text += vocabulary::cell(here) + ' ';
  return text;
}

State dealt(int players, std::uint64_t seed) {
  State state;
  deal(Setup{players, seed, {}}, state);
  return state;
}

State after_set_up(int players, std::uint64_t seed) {
  State state = dealt(players, seed);
  while (is_set_up(state.phase)) make(state, moves_of(state).front());
  return state;
}

std::string idle_drawing(const State& state) {
  std::string drawing;
  for (const std::string& text : moves_of(state))
    if (text.starts_with("single")) drawing = text;
  return drawing;
}

EventList idle(State& state) {
  const Seat seat = state.asked;
  EventList all;
  while (state.asked == seat && !all.sealed) {
    std::string move = "walk " + vocabulary::cell(state.boards[seat].explorer);
    if (state.phase == Phase::draw) move = idle_drawing(state);
    if (state.phase == Phase::offer) move = "pass";
    append(all, make(state, move));
  }
  return all;
}

bool is_legal(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  State::MoveList moves;
  legal(state, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

int points(const State& state, int seat, Source source) { return score(state).of[seat].by_source[index(source)]; }

}  // namespace kairo::ruin::test
