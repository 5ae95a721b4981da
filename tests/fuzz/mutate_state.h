#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/random_play.h"

/// Texts of nearly valid states: valid ones in which a few words or lines are replaced by those of other positions.
/// States with random bytes changed (mutate.h) are nearly always refused by the first line of the parser.
namespace kairo::fuzz {

/// A state's text, line by line and word by word; the first word of a line is its name.
using Lines = std::vector<std::vector<std::string>>;

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
      lines_by_name_[line[0]].push_back(line);
      for (std::size_t i = 1; i < line.size(); ++i) words_by_name_[line[0]].push_back(line[i]);
    }
  }

  /// Replaces a word by one from the same kind of line, or by a number near it.
  void change_word(std::string& word, const std::string& name, Rng& rng) const {
    const auto known = words_by_name_.find(name);
    const bool is_number = word.size() < 6 && word.find_first_not_of("0123456789") == std::string::npos;
    if (is_number && rng.below(2) == 0) {
      constexpr std::array changes{-10, -2, -1, 1, 2, 10};
      word = std::to_string(std::stoi(word) + pick(changes, rng));
    } else if (word.size() > 1 && rng.below(4) == 0) {
      pick(word, rng) = pick(word, rng);
    } else if (known != words_by_name_.end()) {
      word = pick(known->second, rng);
    }
  }

  void mutate(Lines& lines, Rng& rng) const {
    auto& line = pick(lines, rng);
    auto& other = pick(lines, rng);
    const auto place = [&rng](const auto& words) {
      return 1 + rng.below(static_cast<std::uint32_t>(words.size() - 1));
    };
    const bool words = line.size() > 1;
    const bool both = words && other.size() > 1;
    switch (rng.below(12)) {
      case 0:
      case 1:
      case 2:
        if (words) change_word(line[place(line)], line[0], rng);
        break;
      case 3:
        if (both) std::swap(line[place(line)], other[place(other)]);
        break;
      case 4:
        if (words) std::swap(line[place(line)], line[place(line)]);
        break;
      case 5:
      case 6: swap_with_namesake(lines, line, rng); break;
      case 7:
        if (const auto known = lines_by_name_.find(line[0]); known != lines_by_name_.end())
          line = pick(known->second, rng);
        break;
      case 8:
        if (words) line.erase(line.begin() + place(line));
        break;
      case 9:
        if (both) line.insert(line.begin() + place(line), other[place(other)]);
        break;
      case 10:
        lines.insert(lines.begin() + rng.below(static_cast<std::uint32_t>(lines.size())), std::vector(line));
        break;
      default: lines.erase(lines.begin() + rng.below(static_cast<std::uint32_t>(lines.size()))); break;
    }
  }

  /// Moves a word from one seat's line to another's, or swaps the two.
  static void swap_with_namesake(Lines& lines, std::vector<std::string>& line, Rng& rng) {
    std::vector<std::vector<std::string>*> namesakes;
    for (auto& other : lines)
      if (&other != &line && other[0] == line[0]) namesakes.push_back(&other);
    if (namesakes.empty() || line.size() < 2) return;
    auto& other = *pick(namesakes, rng);
    const std::uint32_t from = 1 + rng.below(static_cast<std::uint32_t>(line.size() - 1));
    const std::uint32_t to = 1 + rng.below(static_cast<std::uint32_t>(other.size()));
    if (rng.below(2) == 0 && to < other.size()) return std::swap(line[from], other[to]);
    other.insert(other.begin() + to, line[from]);
    if (rng.below(2) == 0) line.erase(line.begin() + from);
  }

  std::vector<Lines> states_;
  std::map<std::string, std::vector<std::vector<std::string>>> lines_by_name_;
  std::map<std::string, std::vector<std::string>> words_by_name_;
};

}  // namespace kairo::fuzz
