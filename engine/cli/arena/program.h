#pragma once

#include <memory>
#include <string>

#include "engine/cli/arena/contestant.h"

namespace kairo::arena {

/// Somebody else's program that plays a seat of one match. It is started by the shell for each match, and asked on its
/// standard input whenever the seat is to move:
///
///   question GAME seats=N seat=S
///   view
///   … (the view of the seat in words, any number of lines)
///   legal
///   … (the legal moves, one a line)
///   answer?
///
/// Its answer is one of these moves, on a line of its own. A wrong or late answer, or the end of the program, loses the
/// match. At the end of the match its input ends.
std::unique_ptr<Player> start_program(const std::string& command, Seat seat, int seconds);

}  // namespace kairo::arena
