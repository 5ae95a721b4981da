#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/match/live/course.h"
#include "engine/match/live/seats.h"

namespace kairo::live {

/// The match that a table plays or is about to play. People can change game, options and seats until it has begun, and
/// choose another one in the same room afterwards: the later one in the order counts, so of two that were chosen at the
/// same time all devices agree on one, and a choice made without knowing that the match has begun does not end it.
/// Declared in that order; the set-up comes last.
struct Chosen {
  std::uint32_t match = 1;  ///< the how manieth of the room
  bool begun = false;
  std::uint32_t choice = 0;  ///< raised by every choice before it begins
  const Game* game = nullptr;
  Setup setup;
  friend bool operator==(const Chosen&, const Chosen&) = default;
};
inline constexpr std::uint32_t most_matches = 0xffff;
inline constexpr std::uint32_t most_choices = 0xffff;

/// All that a device knows of a live table. Two tables joined in any order, grouping and repetition come to the same.
struct Table {
  Chosen chosen;
  Tree tree;  ///< of the chosen match
  Claims seats;
  std::vector<std::string> later{};  ///< facts of a later Kairo, in order: passed on untouched
};

/// Bounds of what is taken from others, far above what people come to.
inline constexpr std::size_t most_moves_to_play = 20'000;
inline constexpr std::size_t most_later = 8;
inline constexpr std::size_t longest_later = 512;  ///< letters of each

enum class Joined : std::uint8_t {
  nothing,  ///< it knew no more
  news,
  too_much,  ///< together they would exceed the bounds: nothing was taken
};
/// Takes all that the other knows.
Joined join(Table& table, const Table& other);
bool same(const Table& a, const Table& b);

/// A table at which this match is about to begin.
Table table_of(const Game& game, const Setup& setup);
/// A table at which this match, held by a device, goes on.
Table table_of(const Held& held);

/// The match before its first move.
Match start_of(const Chosen& chosen);
/// The course that all agree on.
Course course_of(const Table& table);

/// Chooses another match, which has not begun: the next one of the room if this one has. False if there were too many.
bool choose(Table& table, const Game& game, const Setup& setup);
/// Begins the chosen match.
void begin(Table& table);

/// The seat's move; empty if it was made. Refused before the match has begun.
Phrase give(Table& table, Seat seat, AnyMove move);
bool take_back(Table& table, Seat seat);

/// A seat's move that is not, or no longer, in the course.
struct Lost {
  Seat seat;
  AnyMove move;
  std::size_t after;  ///< the number of moves of the match before its question
};
/// The moves that were in the course and the answers before, and are not now: their seats are told by name. Nothing for
/// another match. Moves that a seat has taken back itself are among them.
std::vector<Lost> lost_between(const Course& before, const Course& now);

}  // namespace kairo::live
