#include "web/app/saves/record.h"

#include <algorithm>
#include <utility>

#include "engine/core/numbers.h"
#include "engine/match/answers_code.h"
#include "engine/match/code.h"
#include "web/app/kit/lines.h"
#include "web/app/links/link_reader.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {

namespace {

constexpr std::string_view code_field = "code ";
constexpr std::string_view series_field = "series ";

/// Consumes the next line if it is `name`, a blank and a value; returns the value. Else consumes nothing.
std::optional<std::string_view> parse_field(std::string_view& text, std::string_view name) {
  std::string_view rest = text;
  const std::string_view line = pop_line(rest);
  if (!line.starts_with(name) || line.size() < name.size() + 2 || line[name.size()] != ' ') return std::nullopt;
  text = rest;
  return line.substr(name.size() + 1);
}

template <class Number>
bool read_number_field(std::string_view& text, std::string_view name, Number& number) {
  const auto field = parse_field(text, name);
  const auto read = field ? read_number<Number>(*field) : std::nullopt;
  if (read) number = *read;
  return read.has_value();
}

bool parse_text_field(std::string_view& text, std::string_view name, std::string& value) {
  const auto field = parse_field(text, name);
  if (field) value = *field;
  return field.has_value();
}

bool parse_players_into(std::string_view text, std::vector<Player>& players) {
  auto read = parse_players(text);
  if (read) players = *std::move(read);
  return read.has_value();
}

/// Consumes the heading and returns its schema; 0 when it is no record's heading.
int parse_schema(std::string_view& text) {
  std::string_view line = pop_line(text);
  if (!line.starts_with(record_heading)) return 0;
  line.remove_prefix(record_heading.size());
  return read_number<int>(line).value_or(0);
}

/// The text before the last line, if that line is its check sum. Every schema except the first ends like this, for
/// ever.
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

/// Nobody can play this often, so a greater number was not written by Kairo. It must not stay the latest for ever, nor
/// overflow when something is played after it.
constexpr std::uint64_t impossible_played = std::uint64_t{1} << 63;

bool parse_played_field(std::string_view& text, Record& record) {
  if (!read_number_field(text, "played", record.played)) return false;
  if (record.played >= impossible_played) record.played = impossible_played / 2;
  return true;
}

constexpr std::string_view no_turn = "over";

/// Optional.
bool parse_turn_field(std::string_view& text, Record& record) {
  const auto field = parse_field(text, "turn");
  if (!field) return true;
  const auto seat = *field == no_turn ? std::optional<int>(no_seat) : read_number<int>(*field);
  if (!seat || (*field != no_turn && (*seat < 0 || *seat >= max_seats))) return false;
  record.turn = static_cast<Seat>(*seat);
  return true;
}

/// Optional. A name that an earlier version accepted may be an empty one today.
bool parse_name_field(std::string_view& text, Record& record) {
  const auto field = parse_field(text, "name");
  if (!field) return true;
  const auto name = parse_name(*field, longest_match_name);
  if (name) record.name = *name;
  return name.has_value();
}

/// Optional.
bool parse_ahead_field(std::string_view& text, Record& record) {
  const auto field = parse_field(text, "ahead");
  if (field) record.ahead = *field;
  return true;
}

/// Optional.
bool parse_series_field(std::string_view& text, Record& record) {
  const auto field = parse_field(text, "series");
  if (field) record.series = parse_series(*field);
  return !field || record.series;
}

/// Each reads the lines below the heading.
bool read_first_schema(std::string_view lines, Record& record) {
  return parse_played_field(lines, record) && parse_text_field(lines, "code", record.code) &&
         parse_players_into(lines, record.players);
}

/// Parses the second schema and all later ones, each of which only adds fields that may be missing.
bool read_fields(std::string_view lines, Record& record) {
  return parse_played_field(lines, record) && parse_text_field(lines, "game", record.game) &&
         read_number_field(lines, "rules", record.rules) && read_number_field(lines, "moves", record.moves) &&
         parse_turn_field(lines, record) && parse_name_field(lines, record) && parse_notes(lines, record.notes) &&
         parse_series_field(lines, record) && parse_ahead_field(lines, record) &&
         parse_text_field(lines, "code", record.code) && parse_players_into(lines, record.players) &&
         (!record.series || record.series->points.size() == record.players.size());
}

RecordFault fault_of(CodeFault fault) {
  switch (fault) {
    case CodeFault::unknown_version: return RecordFault::later_version;
    case CodeFault::unknown_rules: return RecordFault::other_rules;
    case CodeFault::unknown_game: return RecordFault::other_game;
    case CodeFault::not_a_code:
    case CodeFault::bad_header:
    case CodeFault::too_long:
    case CodeFault::damaged: break;
  }
  return RecordFault::damaged;
}

}  // namespace

std::string course_of(const Record& record) { return record.code + " " + record.ahead; }

Record record_of(const Match& match, std::vector<Player> players, const AnswersAhead& ahead) {
  return {.game = std::string(match.game().info->id),
          .rules = match.game().info->rules_version,
          .moves = match.steps().size(),
          .turn = match.to_move(),
          .ahead = write_answers(match, ahead).value_or(""),
          .code = write_code(match).value_or(""),
          .players = std::move(players)};
}

std::string record_text(const Record& record) {
  std::string text(record_heading);
  text += std::to_string(newest_schema) + "\nplayed " + std::to_string(record.played) + "\ngame " + record.game +
          "\nrules " + std::to_string(record.rules) + "\nmoves " + std::to_string(record.moves) + "\n";
  if (record.turn)
    text += "turn " + (*record.turn == no_seat ? std::string(no_turn) : std::to_string(*record.turn)) + "\n";
  if (!record.name.empty()) text += "name " + record.name + "\n";
  text += notes_text(record.notes);
  if (record.series) text += std::string(series_field) + series_text(*record.series) + "\n";
  if (!record.ahead.empty()) text += "ahead " + record.ahead + "\n";
  ((text += code_field) += record.code) += '\n';
  text += players_text(record.players);
  return text + std::string(record_end) + check_digits(text) + "\n";
}

std::expected<Record, RecordFault> parse_record(std::string_view text) {
  std::string_view lines = text;
  const int schema = parse_schema(lines);
  Record record;
  if (schema == 1 && read_first_schema(lines, record)) return record;
  const auto whole = schema > 1 ? checked(text) : std::nullopt;
  if (!whole) return std::unexpected(RecordFault::damaged);
  if (schema > newest_schema) return std::unexpected(RecordFault::later_version);
  lines = *whole;
  pop_line(lines);
  if (!read_fields(lines, record)) return std::unexpected(RecordFault::damaged);
  return record;
}

std::expected<Setup, RecordFault> resolve_deal(Record& record) {
  const auto header = read_code_header(record.code);
  if (!header) return std::unexpected(fault_of(header.error().fault));
  if (header->moves > most_played) return std::unexpected(RecordFault::too_long);
  const GameInfo& info = *header->game->info;
  const bool agrees = record.game.empty() ||
                      (record.game == info.id && record.rules == info.rules_version && record.moves == header->moves);
  if (!agrees || record.players.size() != static_cast<std::size_t>(header->setup.seats))
    return std::unexpected(RecordFault::damaged);
  record.game = info.id;
  record.rules = info.rules_version;
  record.moves = header->moves;
  return header->setup;
}

std::expected<Held, RecordFault> held_of(const Record& record) {
  auto match = read_code(record.code);
  if (!match) return std::unexpected(fault_of(match.error().fault));
  const bool agrees = record.game.empty() ||
                      (record.game == match->game().info->id && record.rules == match->game().info->rules_version &&
                       record.moves == match->steps().size());
  if (!agrees || record.turn.value_or(match->to_move()) != match->to_move() ||
      record.players.size() != static_cast<std::size_t>(match->now().seats()))
    return std::unexpected(RecordFault::damaged);
  Held held{*std::move(match), {}};
  if (record.ahead.empty()) return held;
  auto ahead = read_answers(record.ahead, held.match);
  if (!ahead) return std::unexpected(RecordFault::damaged);
  held.ahead = *std::move(ahead);
  return held;
}

Salvage salvage(std::string_view text) {
  // One is right, and programs that break long lines break each into several; but no text is read again and again.
  constexpr std::size_t longest_broken_code = 2 * longest_code;
  int codes = 4;
  Salvage found;
  while (!text.empty() && !found.match) {
    const std::string_view here = text;
    const std::string_view line = pop_line(text);
    if (line.starts_with("name ")) found.name = clean_name(line.substr(5), longest_match_name);
    if (line.starts_with(series_field)) found.series = parse_series(line.substr(series_field.size()));
    if (line.starts_with(code_field) && codes-- > 0)
      found.match = read_link(here.substr(code_field.size(), longest_broken_code)).match;
  }
  if (found.match && found.match->steps().empty()) found.match.reset();
  if (!found.match) return found;
  std::string players;
  for (std::string_view line; !text.empty() && !(line = pop_line(text)).starts_with(record_end);)
    (players += line) += '\n';
  found.players = parse_players(players).value_or(std::vector<Player>{});
  const auto seats = static_cast<std::size_t>(found.match->now().seats());
  found.players.resize(seats);
  if (found.series && found.series->points.size() != seats) found.series.reset();
  return found;
}

}  // namespace kairo::app
