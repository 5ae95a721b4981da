#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>

#include "engine/cli/command.h"
#include "engine/match/position_bytes.h"
#include "engine/match/position_text.h"
#include "engine/match/registry.h"

namespace kairo {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = "position ";

/// The same text with each block of lines `position …` replaced by one line `state …`. None, after an error message,
/// when one of them is no position.
std::optional<std::string> with_states(const Game& game, std::istream& in, std::string_view file) {
  std::string text;
  std::string position;
  int line_number = 0;
  int first = 0;
  const auto finish = [&] {
    if (position.empty()) return true;
    const PositionRead read = read_position(game, position);
    if (!read) {
      std::cerr << file << ", position at line " << first << ", its line " << read.error().line << ": "
                << read.error().what << '\n';
      return false;
    }
    text += "state " + position_bytes(**read) + '\n';
    position.clear();
    return true;
  };
  for (std::string line; std::getline(in, line);) {
    ++line_number;
    if (line.starts_with(mark)) {
      if (position.empty()) first = line_number;
      (position += line.substr(mark.size())) += '\n';
      continue;
    }
    if (!finish()) return std::nullopt;
    (text += line) += '\n';
  }
  if (!finish()) return std::nullopt;
  return text;
}

}  // namespace

int positions_command(Arguments& arguments) {
  const auto from = arguments.next_word();
  const auto to = arguments.next_word();
  if (!from || !to) return usage_error("two folders are wanted");
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  fs::create_directories(*to);
  for (const auto& entry : fs::directory_iterator(*from)) {
    const std::string name = entry.path().filename().string();
    const Game* game = find_game(entry.path().stem().string());
    if (game == nullptr) return usage_error(name + " is not named after a game");
    std::ifstream in(entry.path(), std::ios::binary);
    const auto text = with_states(*game, in, name);
    if (!text) return failure;
    std::ofstream(fs::path(*to) / name, std::ios::binary) << *text;
  }
  return success;
}

}  // namespace kairo
