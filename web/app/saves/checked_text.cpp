#include "web/app/saves/checked_text.h"

#include "engine/core/numbers.h"
#include "web/app/kit/lines.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {

namespace {

constexpr std::string_view version = "1";
constexpr std::string_view sum_start = "sum ";

std::string heading_start(std::string_view kind) { return "kairo " + std::string(kind) + " "; }
std::string quarantine_start(std::string_view kind) { return "aside." + std::string(kind) + "."; }

}  // namespace

std::string checked_text(std::string_view kind, std::string_view lines) {
  std::string text = heading_start(kind);
  ((text += version) += "\n") += lines;
  return text + std::string(sum_start) + check_digits(text) + "\n";
}

CheckedText read_checked_text(std::string_view kind, std::string_view text) {
  if (text.empty()) return {};
  std::string_view rest = text;
  std::string_view number = pop_line(rest);
  const std::string start = heading_start(kind);
  if (!number.starts_with(start)) return {.lines = {}, .damaged = true};
  number.remove_prefix(start.size());
  if (number != version) {
    const bool later = read_number<int>(number).has_value();
    return {.lines = {}, .damaged = !later, .later = later};
  }
  const std::size_t head = text.size() - rest.size();
  const std::size_t sum_length = sum_start.size() + check_digits({}).size() + 1;
  if (rest.size() < sum_length) return {.lines = {}, .damaged = true};
  const std::size_t end = text.size() - sum_length;
  const bool whole =
      text.substr(end) == std::string(sum_start) + check_digits(text.substr(0, end)) + "\n" && text[end - 1] == '\n';
  return whole ? CheckedText{.lines = text.substr(head, end - head)} : CheckedText{.lines = {}, .damaged = true};
}

std::string quarantine_name(std::string_view kind, std::string_view text) {
  return quarantine_start(kind) + check_digits(text);
}

bool is_quarantined(std::string_view kind, std::string_view name) { return name.starts_with(quarantine_start(kind)); }

}  // namespace kairo::app
