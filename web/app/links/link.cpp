#include "web/app/links/link.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "web/app/saves/base64.h"

namespace kairo::app {

namespace {

/// More than any mail program cuts a link into.
constexpr std::size_t most_pieces = 64;

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

}  // namespace

Link read_link(std::string_view text) {
  Link link;
  const std::vector<Part> parts = find_parts(text);
  const auto is_known = [](const Part& part) { return kind_of(part.key) != Link::Kind::none; };
  const auto first = std::ranges::find_if(parts, is_known);
  if (first == parts.end()) {
    // A bare code, or no link.
    read_match(link, text);
    if (link.match) link.kind = Link::Kind::match;
    if (link.fault && link.fault->fault == CodeFault::not_a_code) link.fault.reset();
  } else {
    link.kind = kind_of(first->key);
    if (link.kind == Link::Kind::game)
      read_game(link, first->value);
    else
      read_match(link, first->value);
  }
  // Only the parts of the first link: a message may contain another one further down.
  const auto begin = first == parts.end() ? parts.begin() : first + 1;
  const auto end = std::find_if(begin, parts.end(), is_known);
  bool named = false;
  for (const Part& part : std::ranges::subrange(begin, end)) {
    if (part.key == 's' && !std::exchange(named, true))
      link.players = read_players(part.value);
    else if (part.key != 's')
      link.unknown_part = true;
  }
  const bool all_named = link.match && link.players.size() == static_cast<std::size_t>(link.match->now().seats());
  link.names_lost = link.match && named && !all_named;
  if (!all_named) link.players.clear();
  return link;
}

std::string players_part(std::span<const Player> players) {
  std::string text = players_text(players);
  std::string letters = to_base64(text);
  // Messengers leave a `-` or `_` at the end out of a link.
  while (letters.ends_with('-') || letters.ends_with('_')) letters = to_base64(text += '\n');
  return letters;
}

std::string match_fragment(std::string_view code, std::span<const Player> players) {
  return "m=" + std::string(code) + "&s=" + players_part(players);
}

std::string replay_fragment(std::string_view code, std::span<const Player> players) {
  return "r=" + std::string(code) + "&s=" + players_part(players);
}

}  // namespace kairo::app
