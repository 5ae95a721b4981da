#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/vocabulary.h"

namespace kairo {

/// Writes a state as lines `name value value …`.
class FieldWriter {
 public:
  FieldWriter& line(std::string_view name);
  FieldWriter& value(std::string_view word);
  FieldWriter& value(std::integral auto number) { return value(std::string_view(std::to_string(number))); }
  /// The text so far, each line ended.
  [[nodiscard]] std::string text() &&;

 private:
  std::string text_;
};

/// Reads such lines back. Words are divided by any white space, empty lines are passed over. The first thing that is
/// wrong is kept with its line number; reading on is harmless and gives zeros, so a caller asks once, at the end.
/// The text must outlive the reader.
class FieldReader {
 public:
  explicit FieldReader(std::string_view text);

  /// Goes to the next line, which must bear this name.
  void line(std::string_view name);
  /// The next word of the line.
  std::string_view word();
  /// The next word as a whole number in lowest … highest.
  long long number(long long lowest, long long highest);
  /// The same into a variable whose type holds lowest … highest.
  template <std::integral Number>
  void number_into(Number& target, long long lowest, long long highest) {
    target = static_cast<Number>(number(lowest, highest));
  }
  /// The next word as the value of an enumeration that these words name.
  template <std::size_t N, class Value>
  void word_into(Value& target, const Words<N>& words) {
    const int found = value(words, word());
    if (found >= 0) {
      target = static_cast<Value>(found);
      return;
    }
    std::string what = "one of these must stand here:";
    for (const std::string_view known : words) what += ' ' + std::string(known);
    fail(std::move(what));
  }
  /// The next word as a whole number of up to 64 bits without a sign.
  unsigned long long big_number();
  /// Whether the line has another word.
  [[nodiscard]] bool more() const;
  /// The line must be used up.
  void end_line();
  /// No line may be left.
  void end();
  /// Notes what is wrong with the current line, unless something was wrong before.
  void fail(std::string what);

  [[nodiscard]] bool ok() const { return what_.empty(); }
  [[nodiscard]] int bad_line() const { return bad_line_; }
  [[nodiscard]] const std::string& what() const { return what_; }

 private:
  std::vector<std::string_view> lines_;
  std::size_t next_ = 0;   ///< how many lines have been gone to
  std::string_view rest_;  ///< of the current line
  int bad_line_ = 0;
  std::string what_;
};

/// The number of the line that bears this name for the `nth` time, from 0; 0 when there is none.
int line_number(std::string_view text, std::string_view name, int nth);

}  // namespace kairo
