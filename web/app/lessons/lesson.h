#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "engine/core/setup.h"
#include "engine/match/match.h"

/// Lessons as data: a guided first match and exercises. They are made in assets/lessons and read by lesson_text.h.
namespace kairo::app {

/// The start of a lesson: a deal, or a position that no deal brings about.
struct Start {
  Setup setup;
  std::string state;  ///< as position_bytes writes it; empty: the deal of `setup`
};

/// The coach's words about a lawful move that is not the wanted one.
struct WrongMove {
  std::string move;  ///< `*`: any other
  std::string key;
};

/// One thing that the coach says, or a move that is made by itself: then `play` is all that is set.
struct LessonStep {
  std::string say;              ///< a text key
  bool goes_on = false;         ///< the table goes on first, from what it holds while the steps before this are said
  bool counted = true;          ///< otherwise the table may make its move by itself, and it has the number before it
  std::vector<std::string> at;  ///< ids of what the coach points at, or with a `~` leaves to be seen, if it is drawn
  std::string move;             ///< the awaited move of the player; empty: the coach waits for "Go on"
  std::vector<WrongMove> wrong;
  std::string play;
};

struct Guide {
  Start start;
  Seat seat = 0;  ///< the player's
  int minutes = 0;
  std::vector<LessonStep> steps;  ///< the last one only says something
};

/// The goal of an exercise.
struct Goal {
  enum class Kind : std::uint8_t {
    legal,  ///< every legal move is found
    moves,  ///< one of the moves `right`
    event,  ///< an event of the player's, within a number of moves of their own
  };
  Kind kind = Kind::legal;
  std::vector<std::string> right;
  std::string event;  ///< the event's text key begins with this
  int moves = 0;
};

struct Exercise {
  std::string id;
  Start start;
  std::vector<std::string> moves;  ///< before the question
  Seat seat = 0;
  std::string ask;
  std::string solved;
  Goal goal;
  std::vector<WrongMove> wrong;
};

struct Lessons {
  Guide guide;
  std::vector<Exercise> exercises;
};

/// The match at a lesson's start, which `parse_lessons` has checked.
Match begin_match(const Game& game, const Start& start);
/// Makes moves that `parse_lessons` has checked.
void play_text(Match& match, std::string_view move);
/// The coach's words about this move of the position; empty if there are none.
std::string_view why_wrong(const std::vector<WrongMove>& wrong, std::string_view move);

}  // namespace kairo::app
