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

/// The arguments of a command: plain words, and named values written `name=value`, `--name value` or `--name`. A
/// command consumes the arguments that it knows; any that are left over are an error.
class Arguments {
 public:
  explicit Arguments(std::span<const std::string_view> words);
  /// Takes the arguments from one line, split at blanks.
  explicit Arguments(std::string_view line);

  /// Consumes the next plain word.
  std::optional<std::string_view> next_word();
  /// Consumes the value with this name; empty when it was given without a value.
  std::optional<std::string_view> consume(std::string_view name);
  /// Adds a value for this name if none was given.
  void add_default(std::string_view name, std::string_view value);
  /// An error message if an argument was not consumed.
  [[nodiscard]] std::optional<std::string> leftover_error() const;

 private:
  void read(std::span<const std::string_view> words);

  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  std::vector<std::pair<std::string_view, std::string_view>> named_;
};

/// Splits a line at blanks.
std::vector<std::string_view> split_words(std::string_view line);

/// Consumes `seats`, `seed` and the game's options, which have their standard values when they are not given. The error
/// is a sentence.
std::expected<Setup, std::string> parse_setup(Arguments& arguments, const GameInfo& game);

}  // namespace kairo
