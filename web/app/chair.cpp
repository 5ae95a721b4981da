#include "web/app/chair.h"

#include <algorithm>

#include "engine/core/phrase.h"
#include "web/app/lines.h"
#include "web/text/sentence.h"
#include "web/text/utf8.h"

namespace kairo::app {

namespace {

/// A stray byte, a character spelt with more bytes than it needs, half of a surrogate pair, or a number beyond Unicode.
bool is_damaged(char32_t code, std::size_t size) {
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};  // that needs so many bytes
  return (size == 1 && code >= 0x80) || code < least[size] || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff;
}

struct Range {
  char32_t first;
  char32_t last;
};

/// What would break a line, turn its direction or hide in it: controls, joiners, fillers, tags.
constexpr Range unseen[] = {{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},     {0x34f, 0x34f},    {0x61c, 0x61c},
                            {0x115f, 0x1160}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x200b, 0x200f},  {0x2028, 0x202e},
                            {0x2060, 0x206f}, {0x2800, 0x2800}, {0x3164, 0x3164}, {0xfe00, 0xfe0f},  {0xfeff, 0xfeff},
                            {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe0fff}};

constexpr Range blanks[] = {{0x20, 0x20},     {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a},
                            {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}};

bool is_in(std::span<const Range> ranges, char32_t code) {
  return std::ranges::any_of(ranges, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

std::string clean_name(std::string_view typed, std::size_t longest) {
  std::string name;
  std::size_t kept = 0;
  std::size_t solid_end = 0;
  for (std::size_t size = 0; !typed.empty() && kept < longest; typed.remove_prefix(size)) {
    size = text::character_size(typed);
    const char32_t code = text::code_point(typed);
    if (is_damaged(code, size)) return {};
    const bool blank = is_in(blanks, code);
    if (is_in(unseen, code) || (name.empty() && blank)) continue;
    name += typed.substr(0, size);
    ++kept;
    if (!blank) solid_end = name.size();
  }
  name.resize(solid_end);
  return name;
}

std::string chairs_text(std::span<const Chair> chairs) {
  std::string text;
  for (const Chair& chair : chairs) {
    text += chair.kind == Chair::Kind::human ? std::string("h") : "b" + std::to_string(chair.level);
    if (!chair.name.empty()) text += " " + chair.name;
    text += '\n';
  }
  return text;
}

std::optional<std::vector<Chair>> parse_chairs(std::string_view text) {
  while (text.ends_with("\n\n")) text.remove_suffix(1);
  std::vector<Chair> chairs;
  while (!text.empty()) {
    std::string_view line = take_line(text);
    Chair chair;
    if (line.starts_with('h')) {
      line.remove_prefix(1);
    } else if (line.size() >= 2 && line[0] == 'b' && line[1] >= '0' && line[1] < '0' + chair_levels) {
      chair.kind = Chair::Kind::bot;
      chair.level = line[1] - '0';
      line.remove_prefix(2);
    } else {
      return std::nullopt;
    }
    if (!line.empty()) {
      if (line.front() != ' ') return std::nullopt;
      chair.name = clean_name(line.substr(1));
      if (chair.name.empty() || chair.name != line.substr(1)) return std::nullopt;
    }
    chairs.push_back(std::move(chair));
    if (chairs.size() > static_cast<std::size_t>(max_seats)) return std::nullopt;
  }
  if (chairs.empty()) return std::nullopt;
  return chairs;
}

std::string shown_name(const Chair& chair, Seat seat, text::Language language) {
  if (!chair.name.empty()) return chair.name;
  if (chair.kind == Chair::Kind::human)
    return text::sentence(language, Phrase{"app.name.person", {number("n", seat + 1)}});
  constexpr std::string_view animals[max_seats] = {"app.name.wolf", "app.name.rabbit", "app.name.eagle", "app.name.cat",
                                                   "app.name.sheep"};
  return text::sentence(language, animals[seat]);
}

std::vector<std::string> shown_names(std::span<const Chair> chairs, text::Language language) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < chairs.size(); ++seat)
    names.push_back(shown_name(chairs[seat], static_cast<Seat>(seat), language));
  return names;
}

int humans(std::span<const Chair> chairs) {
  return static_cast<int>(std::ranges::count(chairs, Chair::Kind::human, &Chair::kind));
}

}  // namespace kairo::app
