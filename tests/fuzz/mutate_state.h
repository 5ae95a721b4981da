#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/random_play.h"

/// Texts of nearly valid states: valid ones in which a few words or lines change places or are replaced by those of
/// other positions.
/// States with random bytes changed (mutate.h) are nearly always refused by the first line of the parser.
namespace kairo::fuzz {

/// A state's text, line by line and word by word; the first word of a line is its name.
using Words = std::vector<std::string>;
using Lines = std::vector<Words>;

/// Stands for a list without words.
inline constexpr std::string_view empty_list = "-";

inline bool is_empty_list(const Words& line) { return line.size() == 2 && line[1] == empty_list; }

inline Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    lines.emplace_back();
    while (!line.empty()) {
      const std::string_view word = line.substr(0, line.find(' '));
      line.remove_prefix(std::min(word.size() + 1, line.size()));
      if (!word.empty()) lines.back().emplace_back(word);
    }
    if (lines.back().empty()) lines.pop_back();
  }
  return lines;
}

inline std::string text_of(const Lines& lines) {
  std::string text;
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) (text += i == 0 ? "" : " ") += line[i];
    text += '\n';
  }
  return text;
}

template <class List>
auto& pick(List& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// Mutates states of random matches with all numbers of seats.
class StateMutator {
 public:
  void add_game(const Game& game, int matches_a_size, Rng& rng) {
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats)
      for (int i = 0; i < matches_a_size; ++i) add_match(game, seats, rng);
  }

  /// One of the states with up to four changes.
  std::string mutated(Rng& rng) const { return mutated(pick(states_, rng), rng); }

  std::string mutated(Lines lines, Rng& rng) const {
    for (std::uint32_t left = 1 + rng.below(4); left > 0 && !lines.empty(); --left) mutate(lines, rng);
    return text_of(lines);
  }

 private:
  void add_match(const Game& game, int seats, Rng& rng) {
    const Match match = random_match(game, random_setup(*game.info, seats, rng.next()));
    constexpr std::uint32_t moments = 12;
    for (std::uint32_t i = 0; i < moments; ++i)
      add(match.after(rng.below(static_cast<std::uint32_t>(match.steps().size() + 1))).state_text());
    add(match.now().state_text());
  }

  void add(const std::string& text) {
    states_.push_back(lines_of(text));
    for (const auto& line : states_.back()) {
      if (line.empty()) continue;
      lines_by_place_[place_of(states_.back(), line)].push_back(line);
      for (std::size_t i = 1; i < line.size(); ++i) words_by_name_[line[0]].push_back(line[i]);
    }
  }

  /// A line's name, and how many lines of that name stand before it.
  using Place = std::pair<std::string, std::ptrdiff_t>;

  static Place place_of(const Lines& lines, const Words& line) {
    const auto end = lines.begin() + (&line - lines.data());
    return {line[0], std::count_if(lines.begin(), end, [&line](const Words& other) { return other[0] == line[0]; })};
  }

  static std::string& pick_word(Words& line, Rng& rng) {
    return line[1 + rng.below(static_cast<std::uint32_t>(line.size() - 1))];
  }

  /// Another line of the same name, or the line itself if it is the only one.
  static Words& pick_namesake(Lines& lines, Words& line, Rng& rng) {
    std::vector<Words*> namesakes;
    for (auto& other : lines)
      if (&other != &line && other[0] == line[0]) namesakes.push_back(&other);
    return namesakes.empty() ? line : *pick(namesakes, rng);
  }

  static bool is_number(const std::string& word) {
    return word.size() < 6 && word.find_first_not_of("0123456789") == std::string::npos;
  }

  static void add_to(std::string& number, int more) { number = std::to_string(std::stoi(number) + more); }

  /// Replaces a word by one from the same kind of line, or by a number near it.
  void change_word(std::string& word, const std::string& name, Rng& rng) const {
    const auto known = words_by_name_.find(name);
    if (is_number(word) && rng.below(2) == 0) {
      constexpr std::array changes{-10, -2, -1, 1, 2, 10};
      add_to(word, pick(changes, rng));
    } else if (word.size() > 1 && rng.below(8) == 0) {
      pick(word, rng) = pick(word, rng);
    } else if (known != words_by_name_.end()) {
      word = pick(known->second, rng);
    }
  }

  /// Most pieces are in one list or another, or are counted there: a piece that leaves one must come to another, or the
  /// text is refused.
  static void move_piece(Words& from, Words& to, Rng& rng) {
    if (&from == &to || is_empty_list(from)) return;
    std::string& piece = pick_word(from, rng);
    std::string& place = pick_word(to, rng);
    if (is_number(piece) && is_number(place)) {
      if (piece == "0") return;
      add_to(piece, -1);
      add_to(place, 1);
      return;
    }
    const std::string moved = piece;
    from.erase(from.begin() + (&piece - from.data()));
    if (from.size() == 1) from.emplace_back(empty_list);
    if (is_empty_list(to)) to.pop_back();
    to.insert(to.begin() + 1 + rng.below(static_cast<std::uint32_t>(to.size())), moved);
  }

  /// Lines are never deleted or doubled, which would always be refused.
  void mutate(Lines& lines, Rng& rng) const {
    Words& line = pick(lines, rng);
    Words& other = pick(lines, rng);
    Words& namesake = pick_namesake(lines, line, rng);
    if (line.size() < 2 || other.size() < 2 || namesake.size() < 2) return;
    switch (rng.below(10)) {
      case 0:
      case 1: change_word(pick_word(line, rng), line[0], rng); break;
      case 2: std::swap(pick_word(line, rng), pick_word(other, rng)); break;
      case 3: std::swap(pick_word(line, rng), pick_word(line, rng)); break;
      case 4: std::swap(pick_word(line, rng), pick_word(namesake, rng)); break;
      case 5: move_piece(line, namesake, rng); break;
      case 6: move_piece(line, other, rng); break;
      case 7: std::swap(line, namesake); break;
      default:
        if (const auto known = lines_by_place_.find(place_of(lines, line)); known != lines_by_place_.end())
          line = pick(known->second, rng);
        break;
    }
  }

  std::vector<Lines> states_;
  std::map<Place, Lines> lines_by_place_;
  std::map<std::string, std::vector<std::string>> words_by_name_;
};

}  // namespace kairo::fuzz
