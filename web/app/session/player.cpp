#include "web/app/session/player.h"

#include <algorithm>

#include "engine/core/phrase.h"
#include "web/app/kit/lines.h"
#include "web/text/characters.h"
#include "web/text/sentence.h"
#include "web/text/utf8.h"

namespace kairo::app {

namespace {

/// A stray byte, an overlong encoding, half of a surrogate pair, or a number beyond Unicode.
bool is_damaged(char32_t code, std::size_t size) {
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};  // by the number of bytes
  return (size == 1 && code >= 0x80) || code < least[size] || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff;
}

struct Range {
  char32_t first;
  char32_t last;
};

/// Characters that show nothing when they stand alone: combining marks, format characters, and what no font has.
constexpr Range unseen_alone[] = {{0x300, 0x36f},     {0x483, 0x489},     {0x1ab0, 0x1aff},   {0x1dc0, 0x1dff},
                                  {0x20d0, 0x20ff},   {0x302a, 0x302f},   {0x3099, 0x309a},   {0xe000, 0xf8ff},
                                  {0xfdd0, 0xfdef},   {0xfe20, 0xfe2f},   {0xfffc, 0xfffc},   {0x110bd, 0x110bd},
                                  {0x110cd, 0x110cd}, {0x13430, 0x1345f}, {0x16fe4, 0x16fe4}, {0x1bca0, 0x1bca3},
                                  {0x1d159, 0x1d159}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d182}, {0xf0000, 0x10ffff}};

bool is_in(std::span<const Range> ranges, char32_t code) {
  return std::ranges::any_of(ranges, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

/// `name` is UTF-8.
bool is_seen(std::string_view name) {
  for (; !name.empty(); name.remove_prefix(text::character_size(name))) {
    const char32_t code = text::code_point(name);
    constexpr char32_t no_character = 0xfffe;  // the last two of each plane are none
    if (!is_in(unseen_alone, code) && !text::is_blank_character(code) && (code & no_character) != no_character)
      return true;
  }
  return false;
}

/// A name without harmful characters, visible or not.
std::string tidy_name(std::string_view typed, std::size_t longest) {
  std::string name;
  std::size_t characters = 0;
  std::size_t solid_end = 0;
  for (std::size_t size = 0; !typed.empty() && characters < longest; typed.remove_prefix(size)) {
    size = text::character_size(typed);
    const char32_t code = text::code_point(typed);
    if (is_damaged(code, size)) return {};
    const bool blank = text::is_blank_character(code);
    if (text::is_unseen_character(code) || (name.empty() && blank)) continue;
    name += typed.substr(0, size);
    ++characters;
    if (!blank) solid_end = name.size();
  }
  name.resize(solid_end);
  return name;
}

}  // namespace

std::string clean_name(std::string_view typed, std::size_t longest) {
  std::string name = tidy_name(typed, longest);
  return is_seen(name) ? name : std::string();
}

std::optional<std::string> parse_name(std::string_view text, std::size_t longest) {
  if (text.empty() || tidy_name(text, longest) != text) return std::nullopt;
  return clean_name(text, longest);
}

std::string players_text(std::span<const Player> players) {
  std::string text;
  for (const Player& player : players) {
    text += player.kind == Player::Kind::human ? std::string("h") : "b" + std::to_string(player.level);
    if (!player.name.empty()) text += " " + player.name;
    text += '\n';
  }
  return text;
}

std::optional<std::vector<Player>> parse_players(std::string_view text) {
  while (text.ends_with("\n\n")) text.remove_suffix(1);
  std::vector<Player> players;
  while (!text.empty()) {
    std::string_view line = pop_line(text);
    Player player;
    if (line.starts_with('h')) {
      line.remove_prefix(1);
    } else if (line.size() >= 2 && line[0] == 'b' && line[1] >= '0' && line[1] < '0' + player_levels) {
      player.kind = Player::Kind::bot;
      player.level = line[1] - '0';
      line.remove_prefix(2);
    } else {
      return std::nullopt;
    }
    if (!line.empty()) {
      if (line.front() != ' ') return std::nullopt;
      auto name = parse_name(line.substr(1));
      if (!name) return std::nullopt;
      player.name = *std::move(name);
    }
    players.push_back(std::move(player));
    if (players.size() > static_cast<std::size_t>(max_seats)) return std::nullopt;
  }
  if (players.empty()) return std::nullopt;
  return players;
}

std::string shown_name(const Player& player, Seat seat, text::Language language) {
  if (!player.name.empty()) return player.name;
  if (player.kind == Player::Kind::human)
    return text::sentence(language, Phrase{"app.name.person", {number("n", seat + 1)}});
  constexpr std::string_view animals[max_seats] = {"app.name.wolf", "app.name.rabbit", "app.name.eagle", "app.name.cat",
                                                   "app.name.sheep"};
  return text::sentence(language, animals[seat]);
}

std::vector<std::string> shown_names(std::span<const Player> players, text::Language language) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    names.push_back(shown_name(players[seat], static_cast<Seat>(seat), language));
  return names;
}

std::vector<Phrase> seat_list(SeatSet seats) {
  std::vector<Phrase> names;
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (contains(seats, seat)) names.push_back(Phrase{"app.name.seat", {seat_name("seat", seat)}});
  return names;
}

int count_humans(std::span<const Player> players) {
  return static_cast<int>(std::ranges::count(players, Player::Kind::human, &Player::kind));
}

}  // namespace kairo::app
