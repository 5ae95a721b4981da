#pragma once

#include "tests/engine/galleria/scene.h"

/// Texts of states that parse_state must reject.
namespace kairo::galleria::test {

using kairo::test::edited;

/// Replaces the first `from` in a text.
struct Change {
  std::string_view from;
  std::string_view to;
  std::string_view line;  ///< the line that the error names, or its beginning
};

/// Expects that the text is rejected, the state stays as it was, and the error names a line that begins with `named`.
inline void expect_parse_error(const State& state, const std::string& wrong, std::string_view named) {
  State read = state;
  const auto result = parse_state(wrong, read);
  ASSERT_FALSE(result.has_value()) << "accepted:\n" << wrong;
  EXPECT_EQ(state_text(read), state_text(state)) << "a rejected text must not change the state";
  const int line = result.error().line;
  ASSERT_GT(line, 0) << result.error().what << '\n' << wrong;
  std::string_view rest = wrong;
  for (int i = 1; i < line; ++i) rest.remove_prefix(rest.find('\n') + 1);
  EXPECT_TRUE(rest.starts_with(named)) << "line " << line << ", " << result.error().what << '\n' << wrong;
}

inline void expect_parse_error(const State& state, const Change& change) {
  expect_parse_error(state, edited(state_text(state), change.from, change.to), change.line);
}

}  // namespace kairo::galleria::test
