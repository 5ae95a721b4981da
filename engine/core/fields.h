#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/playable.h"
#include "engine/core/vocabulary.h"

namespace kairo {

/// Writes a text of lines `name value value …`, such as a state.
class FieldWriter {
 public:
  FieldWriter& line(std::string_view name);
  FieldWriter& value(std::string_view word);
  FieldWriter& value(std::integral auto number) { return value(std::string_view(std::to_string(number))); }
  /// The whole text; every line ends with a line break.
  [[nodiscard]] std::string text() &&;

 private:
  std::string text_;
};

/// Reads such lines back. Words are separated by white space; empty lines are skipped. The first error is kept with its
/// line number. Reading on after an error is harmless and yields zeros, so callers check once, at the end. The text
/// must outlive the reader.
class FieldReader {
 public:
  explicit FieldReader(std::string_view text);

  /// Moves on to the next line, which must begin with this name.
  void line(std::string_view name);
  /// The next word of the line.
  std::string_view word();
  /// The next word as a whole number in lowest … highest.
  long long number(long long lowest, long long highest);
  /// The same, stored in a variable whose type can hold lowest … highest.
  template <std::integral Number>
  void number_into(Number& target, long long lowest, long long highest) {
    target = static_cast<Number>(number(lowest, highest));
  }
  /// The next word as a value of an enumeration; `words` are the names of its values.
  template <std::size_t N, class Value>
  void word_into(Value& target, const Words<N>& words) {
    const int found = value(words, word());
    if (found >= 0) {
      target = static_cast<Value>(found);
      return;
    }
    std::string what = "expected one of these:";
    for (const std::string_view known : words) what += ' ' + std::string(known);
    fail(std::move(what));
  }
  /// The next word as an unsigned number of up to 64 bits.
  unsigned long long big_number();
  /// Whether the line has another word.
  [[nodiscard]] bool more() const;
  /// Fails when the line has another word.
  void end_line();
  /// Fails when there is another line.
  void end();
  /// Reports an error in the current line; only the first error is kept.
  void fail(std::string what);

  [[nodiscard]] bool ok() const { return what_.empty(); }
  [[nodiscard]] int bad_line() const { return bad_line_; }
  [[nodiscard]] const std::string& what() const { return what_; }

 private:
  std::vector<std::string_view> lines_;
  std::size_t next_ = 0;   ///< the index of the line after the current one
  std::string_view rest_;  ///< the unread part of the current line
  int bad_line_ = 0;
  std::string what_;
};

/// Why a game cannot be played on from a state. `line` is the name of the line of its text that shows the error, `nth`
/// which of the lines of that name, from 0: a seat's, for instance.
struct StateError {
  std::string_view line;
  int nth;
  std::string_view what;
};
using MaybeError = std::optional<StateError>;

/// The number (from 1) of the `nth` line (from 0) that begins with this name; 0 when there is none.
int line_number(std::string_view text, std::string_view name, int nth);
TextError text_error(std::string_view text, const StateError& error);

/// Reads a move of which the first word names its kind, one of `kinds`, and of which `read_operands(reader, move)`
/// reads the rest. False, with `move` as it was, if the text is none.
template <class Move, std::size_t N>
bool read_move(std::string_view text, const Words<N>& kinds, void (*read_operands)(FieldReader&, Move&), Move& move) {
  for (std::size_t kind = 0; kind < N; ++kind) {
    FieldReader in(text);
    in.line(kinds[kind]);
    if (!in.ok()) continue;
    Move read{static_cast<typename Move::Kind>(kind)};
    read_operands(in, read);
    in.end_line();
    in.end();
    if (in.ok()) move = read;
    return in.ok();
  }
  return false;
}

}  // namespace kairo
