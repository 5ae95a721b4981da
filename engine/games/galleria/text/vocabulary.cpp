#include "engine/games/galleria/text/vocabulary.h"

namespace kairo::galleria::vocabulary {

namespace {

constexpr char live_mark = '!';
constexpr char used_mark = '~';
constexpr std::string_view start = "start";

constexpr std::string_view last_part(std::string_view key) { return key.substr(key.rfind('.') + 1); }

template <class Rows>
std::string_view word_in(const Rows& rows, int number) {
  return number >= 0 && number < static_cast<int>(rows.size()) ? last_part(rows[number].key) : nothing;
}

/// −1 if no row has this word.
template <class Rows>
int number_in(const Rows& rows, std::string_view word) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (last_part(rows[i].key) == word) return static_cast<int>(i);
  return -1;
}

std::string maze_card(int card) {
  std::string word(maze_cards[printed_of(card)].picture);
  if (is_spent(card)) word[word.find(live_mark)] = used_mark;
  return word;
}

}  // namespace

std::string card(int card) {
  if (is_maze(card)) return maze_card(card);
  if (is_skill(card)) return std::string(last_part(skill_of(card).key));
  if (is_trap(card)) return std::string(last_part(trap_of(card).key));
  if (is_special(card)) return std::string(last_part(special_cards[card - first_special]));
  return std::string(card == start_card ? start : nothing);
}

Card card_of(std::string_view word) {
  for (int number = 0; number <= start_card; ++number)
    if (card(number) == word) return static_cast<Card>(number);
  return no_card;
}

std::string cell(int cell) {
  if (cell >= cells) return std::string(nothing);
  return static_cast<char>('a' + column_of(cell)) + std::to_string(row_of(cell) + 1);
}

Cell cell_of(std::string_view word) {
  if (word.size() != 2) return no_cell;
  const int column = word[0] - 'a';
  const int row = word[1] - '1';
  const bool inside = column >= 0 && column < width && row >= 0 && row < width;
  return inside ? cell_at(row, column) : no_cell;
}

std::string_view facet(int facet) { return word_in(facet_cards, facet); }
Facet facet_of(std::string_view word) { return static_cast<Facet>(number_in(facet_cards, word)); }
std::string_view curio(int curio) { return word_in(curio_cards, curio); }
Curio curio_of(std::string_view word) { return static_cast<Curio>(number_in(curio_cards, word)); }
std::string_view room(int room) { return word_in(room_places, room); }
Room room_of(std::string_view word) { return static_cast<Room>(number_in(room_places, word)); }
std::string_view event(int event) { return word_in(event_cards, event); }
int event_of(std::string_view word) { return number_in(event_cards, word); }

std::string target(Target kind, int target) {
  switch (kind) {
    case Target::player: return std::to_string(target);
    case Target::maze_card:
    case Target::monster: return cell(target);
    case Target::room: return std::string(room(target));
    case Target::used_curio:
    case Target::common_used_curio: return std::string(curio(target));
    case Target::none:
    case Target::facet_deck:
    case Target::deck: break;
  }
  return {};
}

bool parse_target(Target kind, std::string_view word, std::uint8_t& number) {
  const auto accept = [&](std::uint8_t found) {
    number = found;
    return found != 0xff;
  };
  switch (kind) {
    case Target::player: {
      const bool is_seat = word.size() == 1 && word[0] >= '0' && word[0] < '0' + max_players;
      return accept(is_seat ? static_cast<std::uint8_t>(word[0] - '0') : 0xff);
    }
    case Target::maze_card:
    case Target::monster: return accept(cell_of(word));
    case Target::room: return accept(room_of(word));
    case Target::used_curio:
    case Target::common_used_curio: return accept(curio_of(word));
    case Target::none:
    case Target::facet_deck:
    case Target::deck: break;
  }
  return false;
}

void write_cards(FieldWriter& out, std::string_view name, const Cards& cards) {
  List list(out, name);
  for (int number = 0; number < card_kinds; ++number)
    for (int i = 0; i < cards.of[number]; ++i) list.add(card(number));
}

void write_grid(FieldWriter& out, const Grid& grid) {
  for (int row = 0; row < width; ++row) {
    out.line(std::to_string(row + 1));
    for (int column = 0; column < width; ++column) {
      const Tile tile = grid[cell_at(row, column)];
      out.value(card(tile.card) + (tile.turned != 0 ? "'" : ""));
    }
  }
}

std::uint64_t curio_set(const Table& table, int seat) {
  std::uint64_t owned = 0;
  for (int curio = 0; curio < curios; ++curio) owned |= std::uint64_t{table.owner[curio] == seat} << curio;
  return owned;
}

}  // namespace kairo::galleria::vocabulary
