#include "tests/engine/wicked/table.h"

#include "engine/games/wicked/flaw.h"

namespace kairo::wicked::test {

namespace {

/// Puts `card` where `place` is, and what lay there where the card was, among all players' oracles of the kind.
template <class CardsOf>
void swap_in(State& state, std::uint8_t& place, std::uint8_t card, CardsOf cards_of) {
  for (int seat = 0; seat < state.players; ++seat)
    for (std::uint8_t& other : cards_of(state.boards[seat]))
      if (other == card) other = place;
  place = card;
}

template <class CardsOf>
void give(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards, CardsOf cards_of) {
  for (int i = 0; i < oracles_each; ++i) swap_in(state, cards_of(state.boards[seat])[i], cards[i], cards_of);
}

}  // namespace

State dealt(int players, std::initializer_list<Corridor> faces) {
  State state;
  deal(standard_setup(info, players, 1), state);
  auto place = state.order.begin();
  for (const Corridor& face : faces) {
    const auto card = std::ranges::find_if(place, state.order.end(), [&](int i) { return corridors[i] == face; });
    EXPECT_NE(card, state.order.end()) << "no such corridor is left";
    std::iter_swap(place++, card);
  }
  EXPECT_TRUE(conserved(state));
  return state;
}

State processing(const Souls& souls) {
  State state;
  deal(standard_setup(info, souls.players, 1), state);
  state.phase = Phase::soul;
  state.round = static_cast<std::uint8_t>(souls.round);
  state.corridor = static_cast<std::uint8_t>(corridors_a_round(souls.players) - 1);
  state.last = last_reveal(state, {});
  for (int seat = 0; seat < souls.players; ++seat) {
    state.boards[seat].pieces = 0;
    state.boards[seat].signs = 0;
  }
  Board& board = state.boards[0];
  board.tokens = souls.tokens;
  board.promotions = souls.promotions;
  board.colour_changes = souls.colour_changes;
  board.impurity = souls.impurity;
  give_great(state, 0, souls.great);
  give_small(state, 0, souls.small);
  EXPECT_TRUE(conserved(state));
  return state;
}

void give_great(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards) {
  give(
      state, seat, cards, [](Board & board) -> auto& { return board.great; });
}

void give_small(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards) {
  give(
      state, seat, cards, [](Board & board) -> auto& { return board.small; });
}

EventList make(State& state, std::string_view text) {
  Move move;
  EventList events;
  EXPECT_TRUE(parse_move(text, move)) << text;
  EXPECT_EQ(why_not(state, move), Refusal::none) << text << " in\n" << state_text(state);
  play(state, move, events);
  EXPECT_TRUE(conserved(state)) << "after " << text << "\n" << state_text(state);
  return events;
}

EventList make(State& state, std::initializer_list<std::string_view> moves) {
  EventList all;
  for (const std::string_view move : moves) {
    const EventList one = make(state, move);
    all.events.insert(all.events.end(), one.events.begin(), one.events.end());
    all.sealed = all.sealed || one.sealed;
  }
  return all;
}

std::vector<std::string> moves_of(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(move_text(move));
  return texts;
}

Refusal refusal_of(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  return why_not(state, move);
}

std::vector<Event> those(const EventList& list, Happened kind) {
  std::vector<Event> found;
  for (const Event& event : list.events)
    if (event.kind == static_cast<std::uint8_t>(kind)) found.push_back(event);
  return found;
}

int count(const EventList& list, Happened kind) { return static_cast<int>(those(list, kind).size()); }

}  // namespace kairo::wicked::test
