#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/games/galleria/deck.h"

/// The kinds of cards in the deck, numbered from the tables in deck.h. Like cards have the same number, so that playing
/// one or the other is the same move.
namespace kairo::galleria {

/// Maze cards in the order of their table, then maze cards whose event mark is used, skills, traps, specials.
using Card = std::uint8_t;
inline constexpr Card no_card = 0xff;

/// The passages of a maze card. Sides in `through` meet in the middle; the side in `mark` only leads to the event mark.
struct Face {
  Sides through = 0;
  Sides mark = 0;
  bool live = false;  ///< there is a mark and it has not been used
  std::uint8_t power = 0;
  Sides branch = 0;  ///< the side where the monster stands; 0 for the middle

  [[nodiscard]] constexpr Sides open() const { return through | mark; }
  friend constexpr bool operator==(const Face&, const Face&) = default;
};

constexpr Face turned(Face face) {
  face.through = opposite(face.through);
  face.mark = opposite(face.mark);
  face.branch = opposite(face.branch);
  return face;
}

namespace tables {

constexpr Sides side_of_letter(char letter) {
  switch (letter) {
    case 'N': return north;
    case 'E': return east;
    case 'S': return south;
    case 'W': return west;
    default: return 0;
  }
}

constexpr Face face_of_picture(std::string_view picture) {
  Face face;
  for (std::size_t i = 0; i < picture.size(); ++i) {
    const Sides side = side_of_letter(picture[i]);
    const char next = i + 1 < picture.size() ? picture[i + 1] : ' ';
    if (picture[i] == '*') face.power = static_cast<std::uint8_t>(next - '0');
    if (side == 0) continue;
    const bool after_at = i > 0 && picture[i - 1] == '@';
    (after_at ? face.branch : next == '!' ? face.mark : face.through) |= side;
  }
  face.live = face.mark != 0;
  return face;
}

constexpr int count_marked() {
  int marked = 0;
  for (const MazeCard& card : maze_cards) marked += face_of_picture(card.picture).live ? 1 : 0;
  return marked;
}

}  // namespace tables

inline constexpr int printed_mazes = maze_cards.size();
inline constexpr int marked_mazes = tables::count_marked();
inline constexpr int maze_kinds = printed_mazes + marked_mazes;
inline constexpr Card first_skill = maze_kinds;
inline constexpr Card first_trap = first_skill + skill_cards.size();
inline constexpr Card first_special = first_trap + trap_cards.size();
inline constexpr int card_kinds = first_special + special_cards.size();
/// The card in the middle of the grid, which is not part of the deck.
inline constexpr Card start_card = card_kinds;

constexpr bool is_maze(int card) { return card < maze_kinds; }
constexpr bool is_skill(int card) { return card >= first_skill && card < first_trap; }
constexpr bool is_trap(int card) { return card >= first_trap && card < first_special; }
constexpr bool is_special(int card) { return card >= first_special && card < card_kinds; }
constexpr const Skill& skill_of(int card) { return skill_cards[card - first_skill]; }
constexpr const Trap& trap_of(int card) { return trap_cards[card - first_trap]; }
constexpr Card card_of(Special special) { return static_cast<Card>(first_special + index(special)); }
/// The card must be a skill or a trap.
constexpr const Effect& effect_of(int card) { return is_trap(card) ? trap_of(card).effect : skill_of(card).effect; }

namespace tables {

/// For each printed maze card, the number that it has once its mark is used; no_card if it has no mark.
constexpr std::array<Card, printed_mazes> spent_cards() {
  std::array<Card, printed_mazes> spent{};
  int next = printed_mazes;
  for (int card = 0; card < printed_mazes; ++card)
    spent[card] = face_of_picture(maze_cards[card].picture).live ? static_cast<Card>(next++) : no_card;
  return spent;
}
inline constexpr auto spent = spent_cards();

constexpr std::array<Card, marked_mazes> printed_cards() {
  std::array<Card, marked_mazes> printed{};
  for (int card = 0; card < printed_mazes; ++card)
    if (spent[card] != no_card) printed[spent[card] - printed_mazes] = static_cast<Card>(card);
  return printed;
}
inline constexpr auto printed = printed_cards();

/// The faces of each card, as printed and turned. Cards without passages have an empty face.
constexpr std::array<std::array<Face, 2>, card_kinds + 1> faces_of_cards() {
  std::array<std::array<Face, 2>, card_kinds + 1> faces{};
  for (int card = 0; card < maze_kinds; ++card) {
    Face face = face_of_picture(maze_cards[card < printed_mazes ? card : printed[card - printed_mazes]].picture);
    face.live = face.live && card < printed_mazes;
    faces[card] = {face, turned(face)};
  }
  faces[start_card] = {Face{.through = all_sides}, Face{.through = all_sides}};
  return faces;
}
inline constexpr auto faces = faces_of_cards();

constexpr std::array<std::uint8_t, card_kinds> copies_of_cards() {
  std::array<std::uint8_t, card_kinds> copies{};
  for (int card = 0; card < printed_mazes; ++card) copies[card] = static_cast<std::uint8_t>(maze_cards[card].copies);
  for (int card = first_skill; card < first_trap; ++card)
    copies[card] = static_cast<std::uint8_t>(skill_of(card).copies);
  for (int card = first_trap; card < first_special; ++card)
    copies[card] = static_cast<std::uint8_t>(trap_of(card).copies);
  for (int card = first_special; card < card_kinds; ++card) copies[card] = 1;
  return copies;
}
inline constexpr auto copies = copies_of_cards();

constexpr int sum_of_copies() {
  int sum = 0;
  for (const int n : copies) sum += n;
  return sum;
}

}  // namespace tables

/// Copies in a deck with specials; maze cards with a used mark have none at first.
constexpr int copies_of(int card) { return tables::copies[card]; }
inline constexpr int deck_size = tables::sum_of_copies();
/// The same card with its mark used; no_card if it has no live mark.
constexpr Card spent_of(int card) { return card < printed_mazes ? tables::spent[card] : no_card; }
constexpr bool is_spent(int card) { return card >= printed_mazes && card < maze_kinds; }
/// A maze card as printed, used mark or not.
constexpr Card printed_of(int card) {
  return is_spent(card) ? tables::printed[card - printed_mazes] : static_cast<Card>(card);
}

constexpr const Face& face_of(int card, int is_turned) {
  return tables::faces[card <= start_card ? card : first_skill][is_turned];
}
/// Whether a card looks the same when turned. Such a card is never turned.
constexpr bool is_symmetric(int card) { return face_of(card, 0) == face_of(card, 1); }

/// How many ways there are to lay a card into one cell.
inline constexpr int faces_to_lay = [] {
  int ways = 0;
  for (int card = 0; card < maze_kinds; ++card) ways += is_symmetric(card) ? 1 : 2;
  return ways;
}();

/// How many of each kind of card there are, in a hand or the discards.
struct Cards {
  std::array<std::uint8_t, card_kinds> of{};

  [[nodiscard]] constexpr bool has(int card) const { return card < card_kinds && of[card] > 0; }
  constexpr void add(int card) { ++of[card]; }
  constexpr void remove(int card) { --of[card]; }
  [[nodiscard]] constexpr int size() const {
    int sum = 0;
    for (const int n : of) sum += n;
    return sum;
  }
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  /// How many cards have a number from `first` up to, but not including, `end`.
  [[nodiscard]] constexpr int count(int first, int end) const {
    int sum = 0;
    for (int card = first; card < end; ++card) sum += of[card];
    return sum;
  }
  /// The nth card, from 0. There must be that many.
  [[nodiscard]] constexpr Card nth(int n) const {
    Card card = 0;
    while (n >= of[card]) n -= of[card++];
    return card;
  }
  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

namespace checks {
static_assert(deck_size == 39 + 9 + 39 + 2);
static_assert(tables::face_of_picture("NES*4@E") == Face{north | east | south, 0, false, 4, east});
static_assert(tables::face_of_picture("NS+E!") == Face{north | south, east, true, 0, 0});
}  // namespace checks

}  // namespace kairo::galleria
