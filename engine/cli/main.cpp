#include <array>
#include <iostream>
#include <string_view>
#include <vector>

#include "engine/cli/command.h"

namespace {

struct Entry {
  std::string_view name;
  std::string_view arguments;
  int (*run)(kairo::Arguments&);
};

constexpr std::array entries{
    Entry{"list", "", kairo::list_command},
    Entry{"play", "GAME --seats N --seed S [--bots SEAT,...] [--level LEVEL] [--OPTION VALUE ...]",
          kairo::play_command},
    Entry{"run", "(the line protocol; `help` in it lists its commands)", kairo::run_command},
    Entry{"perft", "GAME --seats N --seed S [--depth D]", kairo::perft_command},
    Entry{"bench", "[--signature]", kairo::bench_command},
    Entry{"golden", "DIRECTORY [--update] (compares the golden files, or writes them)", kairo::golden_command},
    Entry{"playthrough", "GAME --seats N --seed S [--OPTION VALUE ...] (a random match in words, with all views)",
          kairo::playthrough_command},
    Entry{"codes", "GAME (link codes with their summaries, for the lists in tests/links)", kairo::codes_command},
    Entry{"positions", "FROM TO (lessons in files GAME.txt, with their positions as this build's bytes)",
          kairo::positions_command},
    Entry{"messages",
          "GAME --seats N [--players random] [--matches M] [--seed S] [--OPTION VALUE ...] (how many it takes to play "
          "by links)",
          kairo::messages_command},
#ifndef __EMSCRIPTEN__
    Entry{"arena", "GAME --seats N --players LEVEL,exec:PROGRAM,... [--matches M] [--seed S] [--OPTION VALUE ...]",
          kairo::arena_command},
    Entry{"calibration",
          "GAME --seats N [--players LEVEL] [--judge LEVEL] [--matches M] [--positions P] [--seed S] [--OPTION VALUE "
          "...]",
          kairo::calibration_command},
#endif
};

int show_version() {
  std::cout << "kairo " KAIRO_VERSION "\n";
  return kairo::success;
}

int show_usage() {
  std::cerr << "kairo --version\n";
  for (const Entry& entry : entries) std::cerr << "kairo " << entry.name << ' ' << entry.arguments << '\n';
  return kairo::misuse;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string_view> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (!words.empty() && words.front() == "--version") return show_version();
  kairo::Arguments arguments(words);
  const auto command = arguments.next_word();
  for (const Entry& entry : entries)
    if (command == entry.name) return entry.run(arguments);
  return show_usage();
}
