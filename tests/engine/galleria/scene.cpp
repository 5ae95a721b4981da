#include "tests/engine/galleria/scene.h"

#include <algorithm>
#include <bit>
#include <iterator>

#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/text/vocabulary.h"

namespace kairo::galleria::test {

namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find(at), text.size());
    if (length > 0) parts.push_back(text.substr(0, length));
    text.remove_prefix(std::min(text.size(), length + 1));
  }
  return parts;
}

template <class List>
void reverse_order(List& list) {
  std::reverse(list.begin(), list.end());
}

/// Builds a state. Everything that a scene does not name goes where it does not matter.
class Builder {
 public:
  explicit Builder(const Scene& scene) : scene_(scene) {}

  State build() {
    Table& table = state_.table;
    table.players = static_cast<std::uint8_t>(scene_.players.size());
    table.specials = table.players > 1 ? 1 : 0;
    table.present = all_seats(table.players);
    table.turn = 0;
    table.asked = 0;
    table.phase = Phase::use;
    table.grid = grid(scene_.maze);
    for (int seat = 0; seat < table.players; ++seat) seat_player(seat);
    for (int seat = 0; seat < table.players; ++seat) give_any_facet(seat);
    table.discards = cards(scene_.discards);
    if (table.players == 1) state_.hands[phantom] = cards(scene_.phantom);
    for (int seat = 0; seat < max_players; ++seat)
      table.hand_size[seat] = static_cast<std::uint8_t>(state_.hands[seat].size());
    stack_deck();
    place_curios();
    stack_events();
    expect_valid(state_);
    return state_;
  }

 private:
  void seat_player(int seat) {
    const Player& player = scene_.players[static_cast<std::size_t>(seat)];
    Table& table = state_.table;
    table.ask_setting[seat] = player.ask_setting;
    if (!player.facet.empty()) table.facet[seat] = facet(player.facet);
    state_.hands[seat] = cards(player.hand);
    for (const auto word : split(player.curios, ' ')) table.owner[curio(word)] = static_cast<Seat>(seat);
    for (const auto word : split(player.used, ' ')) {
      table.owner[curio(word)] = static_cast<Seat>(seat);
      table.curios_used |= static_cast<std::uint16_t>(1U << curio(word));
    }
  }

  void give_any_facet(int seat) {
    if (state_.table.facet[seat] != no_facet) return;
    // Shinomashira would be asked about every skill, and the Fortress about every trap.
    for (const std::string_view harmless : {"crow", "corsair", "venator", "theatrical_star"})
      if (state_.table.facet[seat] == no_facet && ((facet_deck(state_.table) >> facet(harmless)) & 1U) != 0)
        state_.table.facet[seat] = facet(harmless);
  }

  void stack_deck() {
    Table& table = state_.table;
    Cards left;
    for (int card = 0; card < card_kinds; ++card)
      if (!is_special(card) || table.specials != 0) left.of[card] = static_cast<std::uint8_t>(copies_of(card));
    const auto take = [&](int card) {
      if (is_spent(card)) ++table.spent[card - printed_mazes];
      const Card from = printed_of(card);
      ASSERT_TRUE(left.has(from)) << vocabulary::card(card);
      left.remove(from);
    };
    for (const Cards& taken : {state_.hands[0], state_.hands[1], state_.hands[2], state_.hands[3], table.discards})
      for (int card = 0; card < card_kinds; ++card)
        for (int i = 0; i < taken.of[card]; ++i) take(card);
    for_each_cell(maze_cells(table.grid), [&](Cell cell) { take(table.grid[cell].card); });
    for (const auto word : split(scene_.deck, ' ')) {
      state_.deck.push_back(card(word));
      take(state_.deck.back());
    }
    for (int open = maze_set * static_cast<int>(split(scene_.phantom_curios, ' ').size()); open > 0; --open) {
      Card last = printed_mazes - 1;
      while (!left.has(last)) --last;
      table.laid_open.add(last);
      left.remove(last);
    }
    for (int card = 0; card < card_kinds; ++card)
      for (; left.of[card] > 0; left.remove(card)) {
        if (scene_.deck_is_empty)
          table.discards.add(card);
        else
          state_.deck.push_back(static_cast<Card>(card));
      }
    reverse_order(state_.deck);
    table.deck_left = static_cast<std::uint8_t>(state_.deck.size());
  }

  [[nodiscard]] bool is_placed(Curio curio) const {
    return state_.table.owner[curio] != no_seat ||
           std::find(state_.in_room.begin(), state_.in_room.end(), curio) != state_.in_room.end() ||
           std::find(state_.curio_deck.begin(), state_.curio_deck.end(), curio) != state_.curio_deck.end();
  }

  [[nodiscard]] int curios_of_players() const {
    int sum = 0;
    for (int seat = 0; seat < state_.table.players; ++seat) sum += curios_of(state_.table, seat);
    return sum;
  }

  /// Rooms to empty so that as many are empty as players have curios, beginning with those that scenes hardly ever
  /// need.
  [[nodiscard]] RoomSet rooms_to_empty(int already) const {
    RoomSet emptied = 0;
    int more = curios_of_players() - already;
    for (const std::string_view word : {"e6", "w6", "s6", "s2", "e2", "n6", "w2", "n2"}) {
      if (more <= 0 || scene_.rooms.find(word) != std::string_view::npos) continue;
      emptied |= only_room(room(word));
      --more;
    }
    return emptied;
  }

  void place_curios() {
    Table& table = state_.table;
    RoomSet empty = 0;
    for (const auto word : split(scene_.phantom_curios, ' ')) table.owner[curio(word)] = phantom;
    for (const auto entry : split(scene_.rooms, ',')) {
      const auto words = split(entry, ' ');
      if (words.at(1) == "-")
        empty |= only_room(room(words.at(0)));
      else
        state_.in_room[room(words.at(0))] = curio(words.at(1));
    }
    for (const auto word : split(scene_.curio_deck, ' ')) state_.curio_deck.push_back(curio(word));
    empty |= rooms_to_empty(std::popcount(empty));
    // The last curios are used first, since they do nothing when they are taken.
    Curio next = curios;
    const auto any = [&] {
      do --next;
      while (is_placed(next));
      return next;
    };
    for (int more = std::popcount(empty) - curios_of_players(); more > 0; --more)
      table.owner[any()] = static_cast<Seat>(table.players - 1);
    for (int where = 0; where < rooms; ++where) {
      if (has_room(empty, where)) continue;
      table.full |= only_room(where);
      if (state_.in_room[where] == no_curio) state_.in_room[where] = any();
    }
    for (Curio which = 0; which < curios; ++which)
      if (!is_placed(which)) state_.curio_deck.push_back(which);
    reverse_order(state_.curio_deck);
    table.curio_deck_left = static_cast<std::uint8_t>(state_.curio_deck.size());
  }

  void stack_events() {
    for (const auto word : split(scene_.event_deck, ' '))
      state_.event_deck.push_back(static_cast<EventNumber>(vocabulary::event_of(word)));
    // An event was drawn for each used mark and for the Nostalgic Curio.
    int drawn = is_curio_used(state_.table, curio("nostalgic")) ? 1 : 0;
    for (const int marks : state_.table.spent) drawn += marks;
    for (EventNumber event = event_count; event-- > 0 && drawn > 0;) {
      if (scene_.event_deck.find(vocabulary::event(event)) != std::string_view::npos) continue;
      state_.table.events_used |= static_cast<std::uint8_t>(1U << event);
      --drawn;
    }
    for (EventNumber event = 0; event < event_count; ++event)
      if (((state_.table.events_used >> event) & 1U) == 0 &&
          std::find(state_.event_deck.begin(), state_.event_deck.end(), event) == state_.event_deck.end())
        state_.event_deck.push_back(event);
    reverse_order(state_.event_deck);
  }

  const Scene& scene_;
  State state_;
};

}  // namespace

State laid_out(const Scene& scene) { return Builder(scene).build(); }

State dealt(int players, std::uint64_t seed, AskSetting ask_setting, bool specials) {
  State state;
  Setup setup{players, seed, {}};
  setup.options[index(Option::ask)] = static_cast<std::int16_t>(ask_setting);
  setup.options[index(Option::specials)] = specials ? 1 : 0;
  deal(setup, state);
  return state;
}

bool is_legal(const State& state, std::string_view text) {
  const std::vector<std::string> texts = moves_of(state);
  const bool is_listed = std::find(texts.begin(), texts.end(), text) != texts.end();
  if (is_listed)
    EXPECT_EQ(refusal_of(state, text), Refusal::none) << text;
  else
    EXPECT_NE(refusal_of(state, text), Refusal::none) << text << " is not listed";
  return is_listed;
}

Cell cell(std::string_view word) {
  EXPECT_NE(vocabulary::cell_of(word), no_cell) << word;
  return vocabulary::cell_of(word);
}

Card card(std::string_view word) {
  EXPECT_LT(vocabulary::card_of(word), card_kinds) << word;
  return vocabulary::card_of(word);
}

Curio curio(std::string_view word) {
  EXPECT_NE(vocabulary::curio_of(word), no_curio) << word;
  return vocabulary::curio_of(word);
}

Facet facet(std::string_view word) {
  EXPECT_NE(vocabulary::facet_of(word), no_facet) << word;
  return vocabulary::facet_of(word);
}

Room room(std::string_view word) {
  EXPECT_NE(vocabulary::room_of(word), no_room) << word;
  return vocabulary::room_of(word);
}

Cards cards(std::string_view words) {
  Cards all;
  for (std::string_view word : split(words, ' ')) {
    int copies = 1;
    if (word.size() > 2 && word[1] == '*' && word[0] >= '0' && word[0] <= '9') {
      copies = word[0] - '0';
      word.remove_prefix(2);
    }
    for (; copies > 0; --copies) all.add(card(word));
  }
  return all;
}

Grid grid(std::string_view maze) {
  Grid grid{};
  grid.lay(middle, {start_card, 0});
  for (const auto entry : split(maze, ',')) {
    const auto words = split(entry, ' ');
    std::string_view name = words.at(1);
    const bool is_turned = name.ends_with('\'');
    if (is_turned) name.remove_suffix(1);
    grid.lay(cell(words.at(0)), {card(name), static_cast<std::uint8_t>(is_turned ? 1 : 0)});
  }
  return grid;
}

bool lies(const State& state, std::string_view where, std::string_view which) {
  return state.table.grid[cell(where)].card == card(which);
}

bool holds_card(const State& state, int seat, std::string_view which) { return state.hands[seat].has(card(which)); }

bool owns(const State& state, int seat, std::string_view which) { return state.table.owner[curio(which)] == seat; }

int hand(const State& state, int seat) { return state.table.hand_size[seat]; }

std::string question(const State& state) {
  std::string text(vocabulary::word(vocabulary::phase, state.table.phase));
  if (state.table.asked != no_seat) text += ' ' + std::to_string(state.table.asked);
  return text;
}

}  // namespace kairo::galleria::test
