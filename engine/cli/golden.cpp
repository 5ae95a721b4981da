#include "engine/cli/golden.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/bots/thought.h"
#include "engine/cli/command.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"

namespace kairo {

namespace {

constexpr std::uint64_t golden_seed = 7;
/// Sequences of moves are counted one move deeper until there are this many.
constexpr std::uint64_t enough_sequences = 2000;
/// The number of positions of a match that are looked at, at equal intervals.
constexpr std::size_t perft_positions = 4;
constexpr std::size_t order_positions = 16;
constexpr int playouts_at_once = 1000;

/// The smallest table with secrets between seats has its match in words; the others have a hash of theirs.
int seats_in_words(const GameInfo& info) { return std::clamp(2, info.min_seats, info.max_seats); }

std::string position_name(const Match& match, std::size_t after) {
  return "seats=" + std::to_string(match.now().seats()) + " after=" + std::to_string(after) + ":";
}

std::string perft_line(const Match& match, std::size_t after) {
  std::string line = position_name(match, after);
  std::uint64_t sequences = 1;
  for (int depth = 1; sequences != 0 && sequences < enough_sequences; ++depth) {
    sequences = perft(match.after(after), depth);
    line += ' ' + std::to_string(sequences);
  }
  return line + '\n';
}

std::string order_line(const Match& match, std::size_t after) {
  std::string line = position_name(match, after);
  for (const AnyMove move : match.after(after).legal()) line += ' ' + match.after(after).move_text(move) + ';';
  return line + '\n';
}

/// Describes the choice of a bot that searches, and how many playouts began with each move that it considered.
std::string decision_line(const Match& match, std::size_t after, BotLevel level) {
  const Position& position = match.after(after);
  const auto thought = begin_thought(position, position.to_move(), level, Rng(golden_seed));
  while (!thought->think(playouts_at_once)) {
  }
  const Decision decision = thought->decision();
  std::string line = position_name(match, after) + ' ' + std::string(level_name(level)) + ": " +
                     position.move_text(decision.move) + ';';
  for (const Appraisal& appraisal : decision.appraisals)
    line += ' ' + position.move_text(appraisal.move) + ' ' + std::to_string(appraisal.playouts) + ';';
  return line + '\n';
}

/// Each level at another moment of the match.
std::string decision_lines(const Match& match) {
  std::string lines;
  for (int level = 0; level < bot_levels; ++level)
    if (searches(static_cast<BotLevel>(level)))
      lines += decision_line(match, match.steps().size() * static_cast<std::size_t>(level) / bot_levels,
                             static_cast<BotLevel>(level));
  return lines;
}

}  // namespace

std::vector<GoldenFile> golden_files(const Game& game) {
  const std::string id(game.info->id);
  std::vector<GoldenFile> files;
  std::string perfts;
  std::string orders;
  std::string decisions;
  std::string hashes;
  for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
    const Match match = random_match(game, standard_setup(*game.info, seats, golden_seed));
    const std::size_t moves = match.steps().size();
    if (seats == seats_in_words(*game.info))
      files.push_back({id + '-' + std::to_string(seats) + ".txt", playthrough(match)});
    else
      hashes += "seats=" + std::to_string(seats) + ' ' + hash_of(playthrough(match)) + '\n';
    for (std::size_t i = 0; i < perft_positions; ++i) perfts += perft_line(match, moves * i / perft_positions);
    for (std::size_t i = 0; i < order_positions; ++i) orders += order_line(match, moves * i / order_positions);
    decisions += decision_lines(match);
  }
  files.push_back({id + "-perft.txt", std::move(perfts)});
  files.push_back({id + "-order.txt", std::move(orders)});
  files.push_back({id + "-bots.txt", std::move(decisions)});
  files.push_back({id + "-signature.txt", signature_line(game) + hashes});
  return files;
}

int golden_command(Arguments& arguments) {
  const auto directory = arguments.next_word();
  const bool update = arguments.consume("update").has_value();
  if (!directory) return usage_error("which directory?");
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  int result = success;
  for (const Game& game : games())
    for (const GoldenFile& file : golden_files(game)) {
      const std::string path = std::string(*directory) + '/' + file.name;
      std::ifstream in(path, std::ios::binary);
      if (std::string(std::istreambuf_iterator<char>(in), {}) == file.text) continue;
      std::cout << file.name << (update ? " written\n" : " differs\n");
      if (update && !(std::ofstream(path, std::ios::binary) << file.text)) return usage_error("cannot write there");
      if (!update) result = failure;
    }
  return result;
}

int playthrough_command(Arguments& arguments) {
  const Game* game = parse_game(arguments);
  if (game == nullptr) return misuse;
  const auto setup = parse_setup(arguments, *game->info);
  if (!setup) return usage_error(setup.error());
  std::cout << playthrough(random_match(*game, *setup));
  return success;
}

}  // namespace kairo
