#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/setup.h"

namespace kairo {

/// What follows a command: plain words, and named values written `name=value`, `--name value` or `--name`. Whoever
/// understands a value takes it; what is left at the end was not understood.
class Arguments {
 public:
  explicit Arguments(std::span<const std::string_view> words);
  /// The same from one line, cut at blanks.
  explicit Arguments(std::string_view line);

  /// The next plain word.
  std::optional<std::string_view> word();
  /// The value of that name; empty when it was given without one.
  std::optional<std::string_view> take(std::string_view name);
  /// A sentence about something that nobody took, or none.
  [[nodiscard]] std::optional<std::string> left_over() const;

 private:
  void read(std::span<const std::string_view> words);

  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  std::vector<std::pair<std::string_view, std::string_view>> named_;
};

/// Cuts a line at blanks.
std::vector<std::string_view> words_of(std::string_view line);

/// `seats`, `seed` and the game's options, the latter at their standard values when they are not given; else what is
/// wrong, in a sentence.
std::expected<Setup, std::string> take_setup(Arguments& arguments, const GameInfo& game);

}  // namespace kairo
