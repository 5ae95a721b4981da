#include "engine/core/fields.h"

#include <algorithm>
#include <utility>

#include "engine/core/numbers.h"

namespace kairo {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";

std::string_view without_leading_blanks(std::string_view text) {
  const std::size_t start = text.find_first_not_of(blanks);
  return start == std::string_view::npos ? std::string_view{} : text.substr(start);
}

/// Removes the first word from `text` and returns it.
std::string_view pop_word(std::string_view& text) {
  text = without_leading_blanks(text);
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text.remove_prefix(word.size());
  return word;
}

/// Foreign input made short and printable for an error message.
std::string quoted(std::string_view word) {
  constexpr std::size_t longest = 24;
  std::string text = "'";
  for (const char c : word.substr(0, longest)) text += c >= ' ' && c <= '~' ? c : '?';
  if (word.size() > longest) text += "...";
  return text + "'";
}

}  // namespace

FieldWriter& FieldWriter::line(std::string_view name) {
  if (!text_.empty()) text_ += '\n';
  text_ += name;
  return *this;
}

FieldWriter& FieldWriter::value(std::string_view word) {
  text_ += ' ';
  text_ += word;
  return *this;
}

std::string FieldWriter::text() && {
  if (!text_.empty()) text_ += '\n';
  return std::move(text_);
}

FieldReader::FieldReader(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = text.find('\n');
    lines_.push_back(text.substr(0, length));
    text.remove_prefix(length == std::string_view::npos ? text.size() : length + 1);
  }
}

void FieldReader::line(std::string_view name) {
  rest_ = {};
  while (rest_.empty() && next_ < lines_.size()) rest_ = without_leading_blanks(lines_[next_++]);
  if (rest_.empty()) {
    ++next_;
    fail("the line '" + std::string(name) + "' is missing");
  } else if (const std::string_view found = pop_word(rest_); found != name) {
    fail("the line '" + std::string(name) + "' should stand here, not " + quoted(found));
  }
}

std::string_view FieldReader::word() {
  if (!ok()) return {};
  const std::string_view found = pop_word(rest_);
  if (found.empty()) fail("the line ends too early");
  return found;
}

long long FieldReader::number(long long lowest, long long highest) {
  const std::string_view found = word();
  if (!ok()) return 0;
  const auto number = read_number<long long>(found);
  if (number && *number >= lowest && *number <= highest) return *number;
  fail(quoted(found) + " is not a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest));
  return 0;
}

unsigned long long FieldReader::big_number() {
  const std::string_view found = word();
  if (!ok()) return 0;
  if (const auto number = read_number<unsigned long long>(found)) return *number;
  fail(quoted(found) + " is not a whole number that fits");
  return 0;
}

bool FieldReader::more() const { return ok() && !without_leading_blanks(rest_).empty(); }

void FieldReader::end_line() {
  if (more()) fail("nothing should follow here, but " + quoted(pop_word(rest_)) + " does");
}

void FieldReader::end() {
  while (ok() && next_ < lines_.size()) {
    rest_ = without_leading_blanks(lines_[next_++]);
    if (!rest_.empty()) fail("the text should have ended");
  }
}

void FieldReader::fail(std::string what) {
  if (!ok()) return;
  what_ = std::move(what);
  bad_line_ = static_cast<int>(next_);
}

int line_number(std::string_view text, std::string_view name, int nth) {
  for (int number = 1; !text.empty(); ++number) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (pop_word(line) == name && nth-- == 0) return number;
  }
  return 0;
}

TextError text_error(std::string_view text, const StateError& error) {
  return {line_number(text, error.line, error.nth), std::string(error.what)};
}

}  // namespace kairo
