#pragma once

#include <string_view>

#include "engine/cli/arguments.h"
#include "engine/match/position.h"

/// The commands of `kairo`, one file each; the answer is the program's exit code.
namespace kairo {

inline constexpr int success = 0;
inline constexpr int failure = 1;  ///< what was asked for did not hold
inline constexpr int misuse = 2;   ///< the command line makes no sense

int list_command(Arguments& arguments);
int play_command(Arguments& arguments);
int run_command(Arguments& arguments);
int perft_command(Arguments& arguments);
int bench_command(Arguments& arguments);
int golden_command(Arguments& arguments);
int codes_command(Arguments& arguments);

/// Says what is wrong on the error stream; the answer is `misuse`.
int complain(std::string_view what);

/// The game that the next word names, or null after a complaint.
const Game* take_game(Arguments& arguments);

}  // namespace kairo
