#pragma once

#include <string_view>

#include "engine/cli/arguments.h"
#include "engine/match/position.h"

/// The commands of `kairo`, one file each. They return the program's exit code.
namespace kairo {

inline constexpr int success = 0;
inline constexpr int failure = 1;  ///< the command ran, but its check failed
inline constexpr int misuse = 2;   ///< the command line is wrong

int list_command(Arguments& arguments);
int play_command(Arguments& arguments);
int run_command(Arguments& arguments);
int perft_command(Arguments& arguments);
int bench_command(Arguments& arguments);
int golden_command(Arguments& arguments);
int playthrough_command(Arguments& arguments);
int codes_command(Arguments& arguments);
int positions_command(Arguments& arguments);
int messages_command(Arguments& arguments);
/// WASM, which has no processes and no threads, lacks these two.
int arena_command(Arguments& arguments);
int calibration_command(Arguments& arguments);

/// Prints an error message and returns `misuse`.
int usage_error(std::string_view what);

/// The game that the next word names; null, after an error message, when there is none.
const Game* parse_game(Arguments& arguments);

}  // namespace kairo
