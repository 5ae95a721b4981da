#include "web/app/saves/records.h"

#include "engine/core/numbers.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view best_start = "best ";

/// "best KEY TOTAL"; a key may have blanks.
bool read_line(BestTotals& best, std::string_view line) {
  const std::size_t blank = line.rfind(' ');
  if (!line.starts_with(best_start) || blank <= best_start.size() || blank == std::string_view::npos) return false;
  const std::optional<int> total = read_number<int>(line.substr(blank + 1));
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
  std::string lines;
  for (const auto& [key, total] : best) ((lines += best_start) += key) += " " + std::to_string(total) + "\n";
  return checked_text(records_kind, lines);
}

ReadRecords read_records(std::string_view text) {
  CheckedText checked = read_checked_text(records_kind, text);
  ReadRecords read{.best = {}, .damaged = checked.damaged, .later = checked.later};
  while (!checked.lines.empty())
    if (!read_line(read.best, pop_line(checked.lines))) return {.best = {}, .damaged = true};
  return read;
}

}  // namespace kairo::app
