#include "web/app/record.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/match/code.h"
#include "web/app/check_sum.h"
#include "web/app/lines.h"
#include "web/app/link.h"

namespace kairo::app {

namespace {

constexpr int newest_schema = 2;
constexpr std::string_view code_field = "code ";

template <class Number>
std::optional<Number> number_of(std::string_view digits) {
  Number number{};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

/// The rest of the next line, which must begin with `name` and a blank and have more; else none and nothing is taken.
std::optional<std::string_view> take_field(std::string_view& text, std::string_view name) {
  std::string_view rest = text;
  const std::string_view line = take_line(rest);
  if (!line.starts_with(name) || line.size() < name.size() + 2 || line[name.size()] != ' ') return std::nullopt;
  text = rest;
  return line.substr(name.size() + 1);
}

template <class Number>
bool take_number(std::string_view& text, std::string_view name, Number& number) {
  const auto field = take_field(text, name);
  const auto read = field ? number_of<Number>(*field) : std::nullopt;
  if (read) number = *read;
  return read.has_value();
}

bool take_text(std::string_view& text, std::string_view name, std::string& value) {
  const auto field = take_field(text, name);
  if (field) value = *field;
  return field.has_value();
}

bool take_chairs(std::string_view text, std::vector<Chair>& chairs) {
  auto read = parse_chairs(text);
  if (read) chairs = *std::move(read);
  return read.has_value();
}

/// The schema of the heading; 0 when it is none of a record.
int take_schema(std::string_view& text) {
  std::string_view line = take_line(text);
  if (!line.starts_with(record_heading)) return 0;
  line.remove_prefix(record_heading.size());
  return number_of<int>(line).value_or(0);
}

/// The text before the last line, if that is the check sum over it. So ends every schema but the first, for ever.
std::optional<std::string_view> checked(std::string_view text) {
  constexpr std::size_t last_line = record_end.size() + 8 + 1;
  if (text.size() < last_line || !text.ends_with('\n')) return std::nullopt;
  const std::string_view before = text.substr(0, text.size() - last_line);
  std::string_view last = text.substr(before.size());
  if (!before.ends_with('\n') || !last.starts_with(record_end)) return std::nullopt;
  last.remove_prefix(record_end.size());
  last.remove_suffix(1);
  if (last != check_digits(before)) return std::nullopt;
  return before;
}

/// The lines below the heading.
bool read_first_schema(std::string_view lines, Record& record) {
  return take_number(lines, "played", record.played) && take_text(lines, "code", record.code) &&
         take_chairs(lines, record.chairs);
}

bool read_newest_schema(std::string_view lines, Record& record) {
  if (!take_number(lines, "played", record.played) || !take_text(lines, "game", record.game) ||
      !take_number(lines, "rules", record.rules) || !take_number(lines, "moves", record.moves))
    return false;
  take_text(lines, "name", record.name);
  if (clean_name(record.name, longest_match_name) != record.name) return false;
  return take_text(lines, "code", record.code) && take_chairs(lines, record.chairs);
}

RecordFault fault_of(CodeFault fault) {
  switch (fault) {
    case CodeFault::unknown_version: return RecordFault::later_version;
    case CodeFault::unknown_rules: return RecordFault::other_rules;
    case CodeFault::unknown_game: return RecordFault::other_game;
    case CodeFault::not_a_code:
    case CodeFault::bad_header:
    case CodeFault::damaged: break;
  }
  return RecordFault::damaged;
}

}  // namespace

Record record_of(const Match& match, std::vector<Chair> chairs) {
  return {.game = std::string(match.game().info->id),
          .rules = match.game().info->rules_version,
          .moves = match.steps().size(),
          .code = write_code(match).value_or(""),
          .chairs = std::move(chairs)};
}

std::string record_text(const Record& record) {
  std::string text(record_heading);
  text += std::to_string(newest_schema) + "\nplayed " + std::to_string(record.played) + "\ngame " + record.game +
          "\nrules " + std::to_string(record.rules) + "\nmoves " + std::to_string(record.moves) + "\n";
  if (!record.name.empty()) text += "name " + record.name + "\n";
  ((text += code_field) += record.code) += '\n';
  text += chairs_text(record.chairs);
  return text + std::string(record_end) + check_digits(text) + "\n";
}

std::expected<Record, RecordFault> parse_record(std::string_view text) {
  std::string_view lines = text;
  const int schema = take_schema(lines);
  Record record;
  if (schema == 1 && read_first_schema(lines, record)) return record;
  const auto whole = schema > 1 ? checked(text) : std::nullopt;
  if (!whole) return std::unexpected(RecordFault::damaged);
  if (schema > newest_schema) return std::unexpected(RecordFault::later_version);
  lines = *whole;
  take_line(lines);
  if (!read_newest_schema(lines, record)) return std::unexpected(RecordFault::damaged);
  return record;
}

std::expected<Match, RecordFault> match_of(const Record& record) {
  auto match = read_code(record.code);
  if (!match) return std::unexpected(fault_of(match.error().fault));
  const bool agrees = record.game.empty() ||
                      (record.game == match->game().info->id && record.rules == match->game().info->rules_version &&
                       record.moves == match->steps().size());
  if (!agrees || record.chairs.size() != static_cast<std::size_t>(match->now().table_size()))
    return std::unexpected(RecordFault::damaged);
  return *std::move(match);
}

Salvage salvage(std::string_view text) {
  Salvage found;
  while (!text.empty() && !found.match) {
    const std::string_view here = text;
    const std::string_view line = take_line(text);
    if (line.starts_with("name ")) found.name = clean_name(line.substr(5), longest_match_name);
    if (line.starts_with(code_field)) found.match = read_link(here.substr(code_field.size())).match;
  }
  if (found.match && found.match->steps().empty()) found.match.reset();
  if (!found.match) return found;
  std::string chairs;
  for (std::string_view line; !text.empty() && !(line = take_line(text)).starts_with(record_end);)
    (chairs += line) += '\n';
  found.chairs = parse_chairs(chairs).value_or(std::vector<Chair>{});
  found.chairs.resize(static_cast<std::size_t>(found.match->now().table_size()));
  return found;
}

}  // namespace kairo::app
