#include "tests/engine/haratama/scene.h"

#include <sstream>

#include "engine/games/haratama/rules/steps.h"
#include "engine/games/haratama/text/vocabulary.h"

namespace kairo::haratama::test {

namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

void deal_hands(const Layout& layout, State& state) {
  Cards left = whole_deck(state.players);
  if (state.aside != no_card) left ^= bit(state.aside);
  for (int seat = 0; seat < state.players; ++seat) {
    state.hands[seat] = cards(layout.hands[static_cast<std::size_t>(seat)]);
    EXPECT_EQ(state.hands[seat] & ~left, 0U) << "a card is dealt twice";
    left ^= state.hands[seat];
  }
  for (int seat = 0; seat < state.players; ++seat)
    for (; count(state.hands[seat]) < hand_size; left = without_first(left)) state.hands[seat] |= bit(first(left));
}

State laid_out(const Layout& layout) {
  State state;
  state.players = static_cast<std::uint8_t>(layout.hands.size());
  state.sight = layout.sight;
  state.limit = layout.limit;
  state.phase = Phase::pass;
  state.asked = 0;
  state.descents = ranks_of(layout.descents);
  if (!layout.aside.empty()) state.aside = card(layout.aside);
  state.to_win = treasures(state.descents, state.aside, state.players);
  for (const PerSeat<std::uint8_t>& round : layout.results) {
    state.results.push_back({round});
    for (Seat seat = 0; seat < state.players; ++seat) add(state.losses[seat], losses_in({round}, seat, state.players));
    ++state.rounds_done;
  }
  if (!layout.results.empty()) {
    // The winner of the last trick won a treasure in that round.
    Seat winner = 0;
    while (layout.results.back()[winner] == 0) ++winner;
    state.last = {{card("R1"), card("R2"), card("R3"), state.players == 4 ? card("R4") : no_card},
                  left_of(winner, state.players),
                  winner,
                  state.players};
  }
  deal_hands(layout, state);
  return state;
}

}  // namespace

Cards cards(std::string_view text) {
  Cards set = 0;
  for (const std::string& word : words_of(text)) set |= bit(card(word));
  return set;
}

Card card(std::string_view text) {
  const Card read = vocabulary::parse_card(text);
  EXPECT_NE(read, no_card) << text;
  return read == no_card ? Card{0} : read;
}

Ranks ranks_of(const std::array<int, shown_descents>& ranks) {
  Ranks set = 0;
  for (const int rank : ranks) set |= static_cast<Ranks>(1U << (rank - 1));
  return set;
}

State before_passing(const Layout& layout) {
  const State state = laid_out(layout);
  expect_valid(state);
  return state;
}

State after_passing(const Layout& layout) {
  State state = laid_out(layout);
  for (Seat giver = 0; giver < state.players; ++giver) {
    const Seat taker = left_of(giver, state.players);
    state.passed[giver] = pair_of(state.hands[taker]);
    state.hands[taker] &= ~state.passed[giver].cards();
  }
  NoEvents quiet;
  take_up_passes(state, quiet);
  expect_valid(state);
  return state;
}

EventList plays(State& state, std::string_view cards) {
  EventList events;
  for (const std::string& word : words_of(cards)) {
    const EventList one = make(state, "play " + word);
    EXPECT_TRUE(one.sealed) << "everybody has seen " << word;
    append(events, one);
  }
  return events;
}

EventList passes(State& state, std::initializer_list<std::string_view> pairs) {
  EventList events;
  for (const std::string_view pair : pairs) append(events, make(state, "pass " + std::string(pair)));
  return events;
}

Layout nine_tricks() {
  return {.hands = {"R5 R6 R7 R8 R9 R10 R11 R12 R13 G10 G11 G12 G13", "R1 R4 B1 P1 G1 B5 B6 B7 B8 B9 B10 B11 B12",
                    "R2 B2 P2 G2 P4 P5 P6 P7 P8 P9 P10 P11 P12", "R3 B3 P3 G3 G4 G5 G6 G7 G8 G9 P13 B4 B13"},
          .descents = {1, 2, 3}};
}

std::vector<Setup> every_setup(std::uint64_t seed) {
  std::vector<Setup> setups;
  for (int players = min_players; players <= max_players; ++players)
    for (std::int16_t end = 0; end < 2; ++end)
      for (std::int16_t table = 0; table < sights; ++table) {
        Setup setup = standard_setup(info, players, seed);
        setup.options[static_cast<std::size_t>(Option::end)] = end;
        setup.options[static_cast<std::size_t>(Option::table)] = table;
        setups.push_back(setup);
      }
  return setups;
}

}  // namespace kairo::haratama::test
