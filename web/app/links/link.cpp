#include "web/app/links/link.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "engine/match/answers_code.h"
#include "web/app/saves/base64.h"

namespace kairo::app {

namespace {

/// More than any mail program cuts a link into.
constexpr std::size_t most_pieces = 64;
constexpr std::size_t most_links = 200;

bool is_code_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// What mail programs put between two pieces of a code.
bool is_debris(char c) { return std::string_view(" \t\r\n\"'>|\\").find(c) != std::string_view::npos; }

/// What the code at the front of `text` may be: its first piece, its first two pieces joined, …
std::vector<std::string> readings(std::string_view text) {
  std::vector<std::string> all;
  std::string joined;
  while (all.size() < most_pieces && joined.size() <= longest_code) {
    const auto begin = std::ranges::find_if_not(text, is_debris);
    const auto end = std::find_if_not(begin, text.end(), is_code_letter);
    if (begin == end) break;
    joined.append(begin, end);
    all.push_back(joined);
    text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
  }
  return all;
}

struct Part {
  char key;
  std::string_view value;  ///< with everything that follows it
};

/// All `key=` with a key of one letter, where a part of a fragment can begin.
std::vector<Part> find_parts(std::string_view text) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const bool may_begin = i == 0 || std::string_view("#&;?").find(text[i - 1]) != std::string_view::npos;
    if (may_begin && text[i] >= 'a' && text[i] <= 'z' && text[i + 1] == '=')
      parts.push_back({text[i], text.substr(i + 2)});
  }
  return parts;
}

Link::Kind kind_of(char key) {
  switch (key) {
    case 'm': return Link::Kind::match;
    case 'd': return Link::Kind::deal;
    case 'r': return Link::Kind::replay;
    case 'g': return Link::Kind::game;
    default: return Link::Kind::none;
  }
}

std::size_t readable_moves(const CodeError& error) { return error.good_prefix ? error.good_prefix->steps().size() : 0; }

void read_match(Link& link, std::string_view value) {
  std::optional<CodeError> best;
  for (const std::string& code : readings(value)) {
    auto read = read_code(code);
    if (read) {
      link.match = *std::move(read);
      return;
    }
    if (!best || readable_moves(read.error()) > readable_moves(*best)) best = std::move(read.error());
  }
  if (!best) best = CodeError{.fault = CodeFault::not_a_code, .good_prefix = std::nullopt};
  link.match = std::exchange(best->good_prefix, std::nullopt);
  link.fault = std::move(best);
}

void read_game(Link& link, std::string_view value) {
  const auto end = std::ranges::find_if_not(value, is_code_letter);
  link.game = find_game(value.substr(0, static_cast<std::size_t>(end - value.begin())));
}

std::vector<Player> read_players(std::string_view value) {
  for (const std::string& letters : readings(value))
    if (const auto text = from_base64(letters))
      if (auto players = parse_players(*text)) return *std::move(players);
  return {};
}

/// Of a damaged code, answers ahead belong to a moment that is lost.
void read_ahead(Link& link, std::string_view value) {
  if (link.kind != Link::Kind::match || !link.match || link.fault) return;
  for (const std::string& letters : readings(value))
    if (auto ahead = read_answers(letters, *link.match)) {
      link.ahead = *std::move(ahead);
      return;
    }
  link.answers_lost = true;
}

/// Two seats as digits, counted from 0.
std::optional<SeatChange> read_change(const Link& link, std::string_view value) {
  if (link.kind != Link::Kind::match || !link.match || value.size() < 2) return std::nullopt;
  const int from = value[0] - '0';
  const int to = value[1] - '0';
  const int seats = link.match->now().seats();
  if (from < 0 || from >= seats || to < 0 || to >= seats || from == to) return std::nullopt;
  return SeatChange{static_cast<Seat>(from), static_cast<Seat>(to)};
}

/// The match may be the good beginning of a damaged one: the games before it are whole.
void read_series(Link& link, std::string_view value) {
  if (link.kind != Link::Kind::match || !link.match) return;
  const auto seats = static_cast<std::size_t>(link.match->now().seats());
  for (const std::string& letters : readings(value))
    if (auto series = parse_series(letters); series && series->points.size() == seats) {
      link.series = *std::move(series);
      return;
    }
  link.series_lost = true;
}

/// What follows the first part of a link.
void read_rest(Link& link, std::span<const Part> parts) {
  bool named = false;
  bool answered = false;
  bool counted = false;
  for (const Part& part : parts) {
    if (part.key == 's' && !std::exchange(named, true))
      link.players = read_players(part.value);
    else if (part.key == 'a' && !std::exchange(answered, true))
      read_ahead(link, part.value);
    else if (part.key == 'o')
      link.change = read_change(link, part.value);
    else if (part.key == 't' && !std::exchange(counted, true))
      read_series(link, part.value);
    else if (part.key != 's' && part.key != 'a' && part.key != 't')
      link.unknown_part = true;
  }
  const bool all_named = link.match && link.players.size() == static_cast<std::size_t>(link.match->now().seats());
  link.names_lost = link.match && named && !all_named;
  if (!all_named) link.players.clear();
}

/// `parts` begin with one of a known kind.
Link link_of(std::span<const Part> parts) {
  Link link;
  link.kind = kind_of(parts.front().key);
  if (link.kind == Link::Kind::game)
    read_game(link, parts.front().value);
  else
    read_match(link, parts.front().value);
  read_rest(link, parts.subspan(1));
  return link;
}

/// A bare code, or no link.
Link bare_link(std::string_view text, std::span<const Part> parts) {
  Link link;
  read_match(link, text);
  if (link.match) link.kind = Link::Kind::match;
  if (link.fault && link.fault->fault == CodeFault::not_a_code) link.fault.reset();
  read_rest(link, parts);
  return link;
}

/// Whether the two parts, in this order, are of one link: between them are only letters of a code, what mail programs
/// put between these, and what separates parts.
bool belong_together(const Part& part, const Part& next) {
  const std::string_view between(part.value.data(), next.value.data() - 2);
  return std::ranges::all_of(between, [](char c) { return is_code_letter(c) || is_debris(c) || c == '&' || c == ';'; });
}

/// Each link's own parts: from one of a known kind up to the next.
std::vector<std::span<const Part>> split_links(std::span<const Part> parts) {
  const auto is_known = [](const Part& part) { return kind_of(part.key) != Link::Kind::none; };
  std::vector<std::span<const Part>> links;
  auto begin = std::ranges::find_if(parts, is_known);
  while (begin != parts.end()) {
    auto end = begin + 1;
    while (end != parts.end() && !is_known(*end) && belong_together(*(end - 1), *end)) ++end;
    links.emplace_back(begin, end);
    begin = std::find_if(end, parts.end(), is_known);
  }
  return links;
}

}  // namespace

Link read_link(std::string_view text) {
  const std::vector<Part> parts = find_parts(text);
  const auto links = split_links(parts);
  return links.empty() ? bare_link(text, parts) : link_of(links.front());
}

std::vector<Link> read_links(std::string_view text) {
  const std::vector<Part> parts = find_parts(text);
  const auto split = split_links(parts);
  if (split.empty()) return {bare_link(text, parts)};
  const std::size_t first = split.size() - std::min(split.size(), most_links);
  std::vector<Link> links;
  for (const std::span<const Part> one : std::span(split).subspan(first)) links.push_back(link_of(one));
  return links;
}

std::string players_part(std::span<const Player> players) {
  std::string text = players_text(players);
  std::string letters = to_base64(text);
  // Messengers leave a `-` or `_` at the end out of a link.
  while (letters.ends_with('-') || letters.ends_with('_')) letters = to_base64(text += '\n');
  return letters;
}

std::string match_fragment(std::string_view code, std::span<const Player> players, std::string_view ahead,
                           std::optional<SeatChange> change, const std::optional<Series>& series) {
  const std::string changed = change ? "&o=" + std::to_string(change->from) + std::to_string(change->to) : "";
  const std::string before = series ? "&t=" + series_text(*series) : "";
  // Names come last: they are the least loss if a messenger cuts the end off.
  return "m=" + std::string(code) + (ahead.empty() ? "" : "&a=" + std::string(ahead)) + changed + before +
         "&s=" + players_part(players);
}

std::string replay_fragment(std::string_view code, std::span<const Player> players) {
  return "r=" + std::string(code) + "&s=" + players_part(players);
}

}  // namespace kairo::app
