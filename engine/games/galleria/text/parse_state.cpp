#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/text/state_fields.h"
#include "engine/games/galleria/words.h"

namespace kairo::galleria {

namespace {

void read_table(FieldReader& in, Table& table) {
  in.line(info.id);
  in.number(info.rules_version, info.rules_version);
  in.end_line();
  in.line("players");
  in.number_into(table.players, min_players, max_players);
  in.end_line();
  read_number(in, "specials", table.specials, 1);
  read_number(in, "phantom", table.phantom_level, phantom_levels.size() - 1);
  read_word(in, "phase", table.phase, vocabulary::phase);
  read_name(in, "asked", table.asked, seat_of);
  read_number(in, "turn", table.turn, max_players - 1);
  read_set(in, "present", table.present, seat_of);
  read_word(in, "stage", table.stage, vocabulary::stage);
}

void read_room(FieldReader& in, State& state, int room) {
  in.line("room");
  if (in.word() != vocabulary::room(room)) in.fail("rooms must be listed clockwise from n2");
  state.in_room[room] = read_name(in, vocabulary::curio_of);
  if (state.in_room[room] != no_curio) state.table.full |= only_room(room);
  while (in.more()) {
    const std::string_view word = in.word();
    const int seat = seat_of(word);
    if (word != "all" && seat == unknown) return in.fail("seats, or all, are expected here");
    state.table.seen[room] |= word == "all" ? known_to_all : only(static_cast<Seat>(seat));
  }
}

void read_decks(FieldReader& in, State& state) {
  Table& table = state.table;
  read_deck(in, "deck", state.deck, vocabulary::card_of);
  read_cards(in, "discards", table.discards);
  read_cards(in, "laid-open", table.laid_open);
  read_set(in, "facets-used", table.facets_used, vocabulary::facet_of);
  read_set(in, "facets-gone", table.facets_gone, vocabulary::facet_of);
  read_deck(in, "curio-deck", state.curio_deck, vocabulary::curio_of);
  read_deck(in, "event-deck", state.event_deck, vocabulary::event_of);
  for (int room = 0; room < rooms; ++room) read_room(in, state, room);
}

void read_grid(FieldReader& in, Grid& grid) {
  for (int row = 0; row < width; ++row) {
    in.line(std::to_string(row + 1));
    for (int column = 0; column < width; ++column) {
      std::string_view word = in.word();
      Tile tile;
      if (word.ends_with('\'')) {
        tile.turned = 1;
        word.remove_suffix(1);
      }
      tile.card = vocabulary::card_of(word);
      if (tile.card == no_card && word != vocabulary::nothing) return in.fail("there is no such maze card");
      grid.lay(cell_at(row, column), tile);
    }
    in.end_line();
  }
}

void read_enraged_monsters(FieldReader& in, EnragedMonsters& all) {
  in.line("rages");
  const long long many = in.number(0, max_enraged);
  in.end_line();
  for (int i = 0; i < many && in.ok(); ++i) {
    EnragedMonster enraged;
    in.line("rage");
    enraged.cell = read_name(in, vocabulary::cell_of);
    in.number_into(enraged.extra, 0, 9);
    in.end_line();
    all.push_back(enraged);
  }
}

void read_turn(FieldReader& in, Table& table) {
  read_flag(in, "placing", table.placing);
  read_flag(in, "turn-ends", table.turn_ends);
  read_flag(in, "ignores-monsters", table.ignores_monsters);
  read_number(in, "bonus", table.bonus, 99);
  read_number(in, "ask-changes", table.ask_changes, ask_changes_a_turn);
  read_set(in, "streak", table.streak, vocabulary::cell_of);
  read_set(in, "passed", table.passed, vocabulary::cell_of);
  read_enraged_monsters(in, table.enraged_monsters);
  in.line("pending");
  table.pending.card = read_name(in, vocabulary::card_of);
  table.pending.cell = read_name(in, vocabulary::cell_of);
  in.number_into(table.pending.turned, 0, 1);
  in.end_line();
  read_name(in, "laid", table.laid, vocabulary::cell_of);
  read_name(in, "heading-for", table.room, vocabulary::room_of);
  read_set(in, "left-alone", table.left_alone, vocabulary::room_of);
  read_flag(in, "enraged", table.enraged_on_way);
  read_number(in, "owed", table.owed, deck_size);
}

void read_window(FieldReader& in, ReactionWindow& window) {
  in.line("window");
  in.word_into(window.trigger, vocabulary::trigger);
  window.card = read_name(in, vocabulary::card_of);
  in.number_into(window.by, 0, max_players - 1);
  window.at = read_name(in, seat_of);
  in.number_into(window.target, 0, unknown);
  while (in.more()) window.done |= only(static_cast<Seat>(in.number(0, max_players - 1)));
}

void read_lists(FieldReader& in, Table& table) {
  in.line("stack");
  const long long windows = in.number(0, max_stack);
  in.end_line();
  for (int i = 0; i < windows && in.ok(); ++i) {
    ReactionWindow window;
    read_window(in, window);
    table.stack.push_back(window);
  }
  in.line("tasks");
  const long long tasks = in.number(0, max_tasks);
  in.end_line();
  for (int i = 0; i < tasks && in.ok(); ++i) {
    Task task;
    in.line("task");
    in.word_into(task.op, vocabulary::op);
    in.number_into(task.n, 0, 9);
    in.number_into(task.who, 0, max_players - 1);
    in.number_into(task.target, 0, unknown);
    in.number_into(task.source, 0, unknown);
    in.end_line();
    table.tasks.push_back(task);
  }
}

void read_curios(FieldReader& in, Table& table, int seat) {
  std::uint32_t owned = 0;
  std::uint32_t used = 0;
  read_set(in, "curios", owned, vocabulary::curio_of);
  read_set(in, "used", used, vocabulary::curio_of);
  if ((used & ~owned) != 0) in.fail("a used curio must be one of the player's own");
  for (int curio = 0; curio < curios; ++curio) {
    if (((owned >> curio) & 1U) == 0) continue;
    if (table.owner[curio] != no_seat) in.fail("another player has this curio");
    table.owner[curio] = static_cast<Seat>(seat);
  }
  table.curios_used |= static_cast<std::uint16_t>(used);
}

void read_seat(FieldReader& in, State& state, int seat) {
  Table& table = state.table;
  in.line("seat");
  in.number(seat, seat);
  in.end_line();
  read_word(in, "ask", table.ask_setting[seat], vocabulary::ask_setting);
  read_name(in, "facet", table.facet[seat], vocabulary::facet_of);
  read_cards(in, "hand", state.hands[seat]);
  read_cards(in, "shown", table.shown[seat]);
  read_curios(in, table, seat);
  read_name(in, "pick", state.picks[seat], vocabulary::card_of);
  if (state.picks[seat] != no_card) table.picked |= only(static_cast<Seat>(seat));
}

/// Sets the counts that follow from where the cards are.
void count_cards(State& state) {
  Table& table = state.table;
  const auto add = [&table](int card, int many) {
    if (is_spent(card))
      table.spent[card - printed_mazes] = static_cast<std::uint8_t>(table.spent[card - printed_mazes] + many);
  };
  for (int card = printed_mazes; card < maze_kinds; ++card) {
    add(card, table.discards.of[card] + table.laid_open.of[card]);
    for (const Cards& hand : state.hands) add(card, hand.of[card]);
  }
  for (const Tile tile : table.grid) add(tile.card, 1);
  add(table.pending.card, 1);
  for (int seat = 0; seat < max_players; ++seat)
    table.hand_size[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
  table.deck_left = static_cast<std::uint8_t>(state.deck.size());
  table.curio_deck_left = static_cast<std::uint8_t>(state.curio_deck.size());
  table.events_used = (1U << event_count) - 1;
  for (const EventNumber event : state.event_deck) table.events_used &= static_cast<std::uint8_t>(~(1U << event));
}

}  // namespace

std::expected<void, TextError> parse_state(std::string_view text, State& state) {
  FieldReader in(text);
  State read;
  read_table(in, read.table);
  if (in.ok()) read_decks(in, read);
  if (in.ok()) read_grid(in, read.table.grid);
  if (in.ok()) read_turn(in, read.table);
  if (in.ok()) read_lists(in, read.table);
  const int seats = seats_with_phantom(read.table);
  for (int seat = 0; in.ok() && seat < seats; ++seat) read_seat(in, read, seat);
  in.line("rng");
  read.rng = Rng::resume(in.big_number());
  in.end_line();
  in.end();
  if (!in.ok()) return std::unexpected(TextError{in.bad_line(), in.what()});
  count_cards(read);
  if (const MaybeError error = validate(read)) return std::unexpected(text_error(text, *error));
  state = read;
  return {};
}

}  // namespace kairo::galleria
