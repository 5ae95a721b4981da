#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/game_info.h"
#include "engine/games/ruin/pieces/cells.h"

/// Every number and card of In the Ruin. A publisher who wants the printed map and cards only changes this file; the
/// checks at its end verify the counts.
namespace kairo::ruin {

template <class Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}

// --- the table's numbers ------------------------------------------------------------------------------------------

inline constexpr int min_players = 1;
inline constexpr int max_players = 4;
inline constexpr int halves = 2;

/// Indexed by the number of players − 1.
template <class T>
using ByPlayers = std::array<T, max_players>;
inline constexpr ByPlayers<int> goals_dealt_by_players{2, 4, 4, 4};
inline constexpr int goals_kept = 2;
inline constexpr ByPlayers<int> search_dealt_by_players{4, 2, 2, 2};
/// How many of the search cards dealt to a player are drawn as passages, before the others are drawn as walls.
inline constexpr ByPlayers<int> first_passages_by_players{2, 1, 1, 1};
/// Unseen search cards that are set aside for each half.
inline constexpr std::array<ByPlayers<int>, halves> set_aside_by_players{{{6, 2, 0, 0}, {10, 8, 0, 0}}};

constexpr int goals_dealt(int players) { return goals_dealt_by_players[players - 1]; }
constexpr int search_dealt(int players) { return search_dealt_by_players[players - 1]; }
constexpr int first_passages(int players) { return first_passages_by_players[players - 1]; }
constexpr int set_aside(int half, int players) { return set_aside_by_players[half][players - 1]; }

inline constexpr int row_length = 3;
inline constexpr int gem_points = 10;
inline constexpr int goal_points = 15;
inline constexpr int single_penalty = 5;                     ///< for a single wall instead of the card's shape
inline constexpr std::array<int, 2> leaving_points{30, 10};  ///< by place; nothing for later ones
inline constexpr int never_left_points = -20;

/// Points for leaving the ruin at a place, counted from 1.
constexpr int points_for_leaving(int place) {
  return place <= static_cast<int>(leaving_points.size()) ? leaving_points[place - 1] : 0;
}

/// The rank of a solo score is the number of these thresholds that it reaches. Ruling: they are measured, not guessed:
/// the medians of the learner, the regular and the strongest bot, then the strongest bot's upper quartile, rounded to
/// tens (`kairo arena ruin --seats 1 --seed 80001` measures them again: 104 and 250 in 300 matches, 314 and 329 in 60).
inline constexpr std::array<int, 4> solo_ranks{100, 250, 310, 330};

/// 0 … solo_ranks.size()
constexpr int solo_rank(int total) {
  int rank = 0;
  for (const int threshold : solo_ranks) rank += total >= threshold ? 1 : 0;
  return rank;
}
/// The lowest score of the next higher rank; none at the top.
constexpr std::optional<int> next_solo_rank(int total) {
  const auto rank = static_cast<std::size_t>(solo_rank(total));
  return rank < solo_ranks.size() ? std::optional(solo_ranks[rank]) : std::nullopt;
}

// --- the map ------------------------------------------------------------------------------------------------------

inline constexpr int letters = 24;
/// 0 … 23 for A … X.
using Letter = std::uint8_t;
inline constexpr Letter no_letter = 0xff;

/// The same on everybody's map; + is the entrance.
inline constexpr std::string_view map_picture =
    "...A...B..."
    ".C...D...E."
    "......F...."
    "G..H...I..J"
    "..K........"
    ".L...+...M."
    "........N.."
    "O..P...Q..R"
    "....S......"
    ".T...U...V."
    "...W...X...";

// --- the cards ----------------------------------------------------------------------------------------------------

/// Polyominoes by their usual names.
enum class Shape : std::uint8_t { v3, i3, l4, t4, s4, i4, l5, y5, n5, w5, v5, t5 };
inline constexpr int shapes = 12;
inline constexpr int largest_shape = 5;

/// Each shape as a picture: rows, separated by '/'.
inline constexpr std::array<std::string_view, shapes> shape_pictures{
    "##/#.",        // v3
    "###",          // i3
    "###/#..",      // l4
    "###/.#.",      // t4
    ".##/##.",      // s4
    "####",         // i4
    "####/#...",    // l5
    "####/.#..",    // y5
    "###./..##",    // n5
    "##./.##/..#",  // w5
    "###/#../#..",  // v5
    "###/.#./.#.",  // t5
};

/// A search card. Its index in `search_cards` is its letter.
struct SearchCard {
  Shape shape;
  int steps;  ///< how far the explorer may walk
};
using Card = std::uint8_t;

inline constexpr std::array<SearchCard, letters> search_cards{{
    {Shape::v3, 5},  // A
    {Shape::t4, 4},  // B
    {Shape::l5, 3},  // C
    {Shape::i3, 5},  // D
    {Shape::s4, 4},  // E
    {Shape::l4, 4},  // F
    {Shape::y5, 3},  // G
    {Shape::l4, 4},  // H
    {Shape::v3, 5},  // I
    {Shape::i4, 4},  // J
    {Shape::t4, 4},  // K
    {Shape::n5, 3},  // L
    {Shape::v3, 5},  // M
    {Shape::s4, 4},  // N
    {Shape::w5, 3},  // O
    {Shape::i3, 5},  // P
    {Shape::l4, 4},  // Q
    {Shape::t4, 4},  // R
    {Shape::v5, 3},  // S
    {Shape::i3, 5},  // T
    {Shape::l4, 4},  // U
    {Shape::s4, 4},  // V
    {Shape::i4, 4},  // W
    {Shape::t5, 3},  // X
}};
inline constexpr int most_steps = 5;

/// A goal card is its index in `goal_pairs`: the two letters that must be joined.
using Goal = std::uint8_t;
inline constexpr int goal_cards = 24;
inline constexpr std::array<std::string_view, goal_cards> goal_pairs{
    "IR", "QW", "GP", "BH", "GI", "BQ", "PR", "HW", "DJ", "MX", "OU", "AL",
    "DK", "FM", "NU", "LS", "AE", "JV", "TX", "CO", "EN", "SV", "KT", "CF",
};

// --- derived from the tables -----------------------------------------------------------------------------------------

namespace tables {

constexpr std::array<Cell, letters> letter_cells() {
  std::array<Cell, letters> found{};
  for (int cell = 0; cell < cells; ++cell)
    if (const char sign = map_picture[cell]; sign >= 'A' && sign <= 'X') found[sign - 'A'] = static_cast<Cell>(cell);
  return found;
}

constexpr std::array<Letter, cells> letters_by_cell() {
  std::array<Letter, cells> found{};
  for (int cell = 0; cell < cells; ++cell) {
    const char sign = map_picture[cell];
    found[cell] = sign >= 'A' && sign <= 'X' ? static_cast<Letter>(sign - 'A') : no_letter;
  }
  return found;
}

inline constexpr auto cell_of_letter = letter_cells();
inline constexpr auto letter_at_cell = letters_by_cell();

}  // namespace tables

inline constexpr Cell entrance = static_cast<Cell>(map_picture.find('+'));
constexpr Cell letter_cell(Letter letter) { return tables::cell_of_letter[letter]; }
/// no_letter where the map shows no letter, and for no_cell.
constexpr Letter letter_at(Cell cell) { return cell < cells ? tables::letter_at_cell[cell] : no_letter; }
constexpr Letter goal_letter(Goal goal, int which) { return static_cast<Letter>(goal_pairs[goal][which] - 'A'); }

// --- what is known without dealing --------------------------------------------------------------------------------

/// Lines of a score, in this order.
enum class Source : std::uint8_t { gems, goals, first_rectangle, second_rectangle, leaving, penalties };
inline constexpr std::array<std::string_view, 6> score_sources{
    "gems", "goals", "first_rectangle", "second_rectangle", "leaving", "penalties"};

inline constexpr GameInfo info{
    .id = "ruin",
    .number = 3,
    .rules_version = 2,
    .min_seats = min_players,
    .max_seats = max_players,
    .options = {},
    .score_sources = score_sources,
    .solo_ranks = solo_ranks,
};

// --- checks -------------------------------------------------------------------------------------------------------

namespace checks {

/// Every letter is there once, in reading order, the entrance is in the middle, and a quarter turn of the map moves
/// letters onto letters.
constexpr bool map_is_sound() {
  if (entrance != cells / 2) return false;
  char next = 'A';
  for (int cell = 0; cell < cells; ++cell) {
    const char sign = map_picture[cell];
    if (sign == '+' || sign == '.') continue;
    if (sign != next++) return false;
    const auto at = static_cast<Cell>(cell);
    if (letter_at(cell_at(column_of(at), side - 1 - row_of(at))) == no_letter) return false;
  }
  return next == 'A' + letters;
}

constexpr int size_of(Shape shape) {
  int squares = 0;
  for (const char sign : shape_pictures[index(shape)]) squares += sign == '#' ? 1 : 0;
  return squares;
}

/// The larger the shape, the shorter the walk; every shape is on some card.
constexpr bool cards_are_sound() {
  std::array<bool, shapes> seen{};
  for (const SearchCard& card : search_cards) {
    if (size_of(card.shape) + card.steps != 8 || card.steps > most_steps) return false;
    seen[index(card.shape)] = true;
  }
  for (const bool on_a_card : seen)
    if (!on_a_card) return false;
  return true;
}

/// Each letter is on two goal cards; the letters of every pair are 6 or 7 steps apart.
constexpr bool goals_are_sound() {
  std::array<int, letters> seen{};
  for (Goal goal = 0; goal < goal_cards; ++goal) {
    const int apart = distance(letter_cell(goal_letter(goal, 0)), letter_cell(goal_letter(goal, 1)));
    if (apart != 6 && apart != 7) return false;
    for (int which = 0; which < 2; ++which) ++seen[goal_letter(goal, which)];
  }
  for (const int times : seen)
    if (times != 2) return false;
  return true;
}

static_assert(map_picture.size() == cells && map_is_sound() && cards_are_sound() && goals_are_sound());
static_assert(goals_dealt(max_players) * max_players <= goal_cards);
static_assert(search_dealt(max_players) * max_players + row_length <= letters);

}  // namespace checks

}  // namespace kairo::ruin
