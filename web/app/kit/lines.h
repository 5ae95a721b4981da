#pragma once

#include <string_view>

namespace kairo::app {

/// Removes the first line from `text` and returns it without its line break.
inline std::string_view pop_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

/// Removes the first word from `line`, and the blank after it; returns the word.
inline std::string_view pop_word(std::string_view& line) {
  const std::size_t end = line.find(' ');
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  return word;
}

}  // namespace kairo::app
