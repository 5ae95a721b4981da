#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/answers_code.h"
#include "engine/match/code.h"
#include "engine/match/merge.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// The next word of the text, which it is taken from; empty at the end.
inline std::string_view take_word(std::string_view& text) {
  constexpr std::string_view blanks = " \n";
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text.remove_prefix(word.size());
  return word;
}

/// Codes of matches and answers, in turn: whatever can be read is written again as it was, and merges.
inline void try_answers(std::string_view text) {
  constexpr std::size_t most = 4;  // so that one text takes no time
  std::vector<Held> all;
  while (all.size() < most) {
    const std::string_view code = take_word(text);
    const std::string_view answers = take_word(text);
    if (code.empty()) break;
    auto match = read_code(code);
    if (!match) continue;
    auto ahead = read_answers(answers, *match);
    if (ahead) require(write_answers(*match, *ahead) == answers, "answers have one code");
    all.push_back({std::move(*match), ahead.value_or(AnswersAhead{})});
  }
  for (const Held& one : all) {
    const Merged itself = merge(one, one);
    require(!itself.news && (itself.contradictions.empty() || !one.match.setup()), "nothing contradicts itself");
    for (const Held& other : all) {
      const Merged both = merge(one, other);
      const Merged turned = merge(other, one);
      require(write_answers(both.held.match, both.held.ahead).has_value(), "what was merged can be written");
      require(both.contradictions.size() == turned.contradictions.size(), "both sides see the same contradictions");
      if (both.contradictions.empty()) require(same_held(both.held, turned.held), "the order makes no difference");
    }
  }
}

}  // namespace kairo::fuzz
