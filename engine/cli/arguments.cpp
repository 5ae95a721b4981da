#include "engine/cli/arguments.h"

#include <algorithm>

#include "engine/core/numbers.h"

namespace kairo {

namespace {

constexpr std::string_view blanks = " \t\r\v\f\n";

std::string range_text(long long lowest, long long highest) {
  return std::to_string(lowest) + " to " + std::to_string(highest);
}

}  // namespace

std::vector<std::string_view> split_words(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t start = line.find_first_not_of(blanks);
    if (start == std::string_view::npos) return words;
    line.remove_prefix(start);
    words.push_back(line.substr(0, line.find_first_of(blanks)));
    line.remove_prefix(words.back().size());
  }
}

Arguments::Arguments(std::span<const std::string_view> words) { read(words); }

Arguments::Arguments(std::string_view line) { read(split_words(line)); }

void Arguments::read(std::span<const std::string_view> words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view word = words[i];
    const bool dashed = word.starts_with("--");
    if (dashed) word.remove_prefix(2);
    const std::size_t equals = word.find('=');
    if (equals != std::string_view::npos)
      named_.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    else if (!dashed)
      words_.push_back(word);
    else if (i + 1 < words.size() && !words[i + 1].starts_with("--"))
      named_.emplace_back(word, words[++i]);
    else
      named_.emplace_back(word, std::string_view{});
  }
}

std::optional<std::string_view> Arguments::next_word() {
  return next_ < words_.size() ? std::optional(words_[next_++]) : std::nullopt;
}

void Arguments::add_default(std::string_view name, std::string_view value) {
  const bool given = std::any_of(named_.begin(), named_.end(), [&](const auto& entry) { return entry.first == name; });
  if (!given) named_.emplace_back(name, value);
}

std::optional<std::string_view> Arguments::consume(std::string_view name) {
  const auto found = std::find_if(named_.begin(), named_.end(), [&](const auto& entry) { return entry.first == name; });
  if (found == named_.end()) return std::nullopt;
  const std::string_view value = found->second;
  named_.erase(found);
  return value;
}

std::optional<std::string> Arguments::leftover_error() const {
  if (!named_.empty()) return "one of the named values is unknown here or given twice";
  if (next_ < words_.size()) return "there are more words than this command takes";
  return std::nullopt;
}

std::expected<Setup, std::string> parse_setup(Arguments& arguments, const GameInfo& game) {
  const auto seats = arguments.consume("seats");
  const auto seed = arguments.consume("seed");
  if (!seats || !seed) return std::unexpected("seats and seed must be given");
  Setup setup = standard_setup(game, read_number<int>(*seats).value_or(-1),
                               read_number<std::uint64_t>(*seed).value_or(seed_bound));
  if (setup.seats < game.min_seats || setup.seats > game.max_seats)
    return std::unexpected("seats: " + range_text(game.min_seats, game.max_seats));
  if (setup.seed >= seed_bound) return std::unexpected("seed: " + range_text(0, seed_bound - 1));
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& option = game.options[i];
    const auto text = arguments.consume(option.name);
    if (!text) continue;
    const auto value = read_number<std::int16_t>(*text);
    if (!value || !option.allows(*value))
      return std::unexpected(std::string(option.name) + ": " + range_text(option.lowest, option.highest) +
                             " in steps of " + std::to_string(option.step));
    setup.options[i] = *value;
  }
  if (auto unknown = arguments.leftover_error()) return std::unexpected(std::move(*unknown));
  return setup;
}

}  // namespace kairo
