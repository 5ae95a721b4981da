#include "engine/cli/golden.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/cli/command.h"
#include "engine/cli/perft.h"
#include "engine/cli/playthrough.h"
#include "engine/cli/signature.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"

namespace kairo {

namespace {

constexpr std::uint64_t golden_seed = 7;
/// Sequences of moves are counted as deep as this many are not exceeded one move before.
constexpr std::uint64_t enough_sequences = 2000;
/// Into how many parts a match is cut for looking at its positions.
constexpr std::size_t perft_parts = 4;
constexpr std::size_t order_parts = 16;

std::string place_name(const Match& match, std::size_t after) {
  return "seats=" + std::to_string(match.now().table_size()) + " after=" + std::to_string(after) + ":";
}

std::string perft_line(const Match& match, std::size_t after) {
  std::string line = place_name(match, after);
  std::uint64_t sequences = 1;
  for (int depth = 1; sequences != 0 && sequences < enough_sequences; ++depth) {
    sequences = perft(match.after(after), depth);
    line += ' ' + std::to_string(sequences);
  }
  return line + '\n';
}

std::string order_line(const Match& match, std::size_t after) {
  std::string line = place_name(match, after);
  for (const AnyMove move : match.after(after).legal_moves()) line += ' ' + match.after(after).text_of(move) + ';';
  return line + '\n';
}

}  // namespace

std::vector<GoldenFile> golden_files(const Game& game) {
  const std::string id(game.info->id);
  std::vector<GoldenFile> files;
  std::string perfts;
  std::string orders;
  for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
    const Match match = random_match(game, standard_setup(*game.info, seats, golden_seed));
    const std::size_t moves = match.steps().size();
    files.push_back({id + '-' + std::to_string(seats) + ".txt", playthrough(match)});
    for (std::size_t part = 0; part < perft_parts; ++part) perfts += perft_line(match, moves * part / perft_parts);
    for (std::size_t part = 0; part < order_parts; ++part) orders += order_line(match, moves * part / order_parts);
  }
  files.push_back({id + "-perft.txt", std::move(perfts)});
  files.push_back({id + "-order.txt", std::move(orders)});
  files.push_back({id + "-signature.txt", signature_line(game)});
  return files;
}

int golden_command(Arguments& arguments) {
  const auto directory = arguments.word();
  const bool update = arguments.take("update").has_value();
  if (!directory) return complain("which directory?");
  if (const auto unknown = arguments.left_over()) return complain(*unknown);
  int result = success;
  for (const Game& game : games())
    for (const GoldenFile& file : golden_files(game)) {
      const std::string path = std::string(*directory) + '/' + file.name;
      std::ifstream in(path, std::ios::binary);
      if (std::string(std::istreambuf_iterator<char>(in), {}) == file.text) continue;
      std::cout << file.name << (update ? " written\n" : " differs\n");
      if (update && !(std::ofstream(path, std::ios::binary) << file.text)) return complain("cannot write there");
      if (!update) result = failure;
    }
  return result;
}

}  // namespace kairo
