#include "web/app/saves/records.h"

#include <charconv>

#include "web/app/saves/check_sum.h"
#include "web/app/saves/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view heading_start = "kairo records ";
constexpr std::string_view heading = "kairo records 1";
constexpr std::string_view aside_start = "aside.records.";
constexpr std::string_view best_start = "best ";
constexpr std::string_view sum_start = "sum ";

std::optional<int> whole_number(std::string_view digits) {
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return error == std::errc{} && end == digits.data() + digits.size() ? std::optional(value) : std::nullopt;
}

/// "best KEY TOTAL"; a key may have blanks.
bool read_line(BestTotals& best, std::string_view line) {
  const std::size_t blank = line.rfind(' ');
  if (!line.starts_with(best_start) || blank <= best_start.size() || blank == std::string_view::npos) return false;
  const std::optional<int> total = whole_number(line.substr(blank + 1));
  if (total) note_total(best, line.substr(best_start.size(), blank - best_start.size()), *total);
  return total.has_value();
}

}  // namespace

std::string record_key(const GameInfo& game, const Setup& setup) {
  std::string key = std::string(game.id) + " " + std::to_string(setup.seats);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& spec = game.options[i];
    const int value = setup.options[i];
    if (value != spec.standard && matters(game, setup.options, setup.seats, i))
      key += " " + std::string(spec.name) + "=" + std::to_string(value);
  }
  return key;
}

bool note_total(BestTotals& best, std::string_view key, int total) {
  const auto [known, first] = best.emplace(key, total);
  if (!first && total <= known->second) return false;
  known->second = total;
  return true;
}

std::string records_text(const BestTotals& best) {
  std::string text = std::string(heading) + "\n";
  for (const auto& [key, total] : best) ((text += best_start) += key) += " " + std::to_string(total) + "\n";
  return text + std::string(sum_start) + check_digits(text) + "\n";
}

ReadRecords read_records(std::string_view text) {
  if (text.empty()) return {};
  const std::string_view whole = text;
  const std::string_view first = pop_line(text);
  if (first != heading && first.starts_with(heading_start) && whole_number(first.substr(heading_start.size())))
    return {.best = {}, .later = true};
  ReadRecords read{.best = {}, .damaged = first != heading};
  while (!read.damaged) {
    const std::string_view before = whole.substr(0, whole.size() - text.size());
    const std::string_view line = pop_line(text);
    if (line.starts_with(sum_start)) {
      if (line.substr(sum_start.size()) == check_digits(before) && text.empty()) return read;
      break;
    }
    read.damaged = !read_line(read.best, line);
  }
  return {.best = {}, .damaged = true};
}

std::string aside_name_of_records(std::string_view text) { return std::string(aside_start) + check_digits(text); }

bool is_aside_of_records(std::string_view name) { return name.starts_with(aside_start); }

}  // namespace kairo::app
