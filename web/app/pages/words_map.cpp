#include "web/app/pages/words_map.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "engine/core/numbers.h"
#include "web/app/pages/words_choices.h"

namespace kairo::app {

namespace {

constexpr std::string_view place_prefix = "place.";
constexpr std::size_t most_in_a_row = 12;  // ways at a place; more are listed by what they have in common

using Buttons = std::vector<draw::Mirror::Button>;

/// Copies of the buttons that act at a place.
Buttons ways_at(const draw::Mirror& mirror, int place) {
  Buttons ways;
  for (const draw::Mirror::Group& group : mirror.groups)
    for (const draw::Mirror::Button& button : group.buttons)
      if (std::ranges::count(button.places, place) > 0) ways.push_back(button);
  for (draw::Mirror::Button& way : ways) {
    for (std::size_t copies = 0; copies <= way.families.size(); ++copies) way.id = key_of_copy(way.id);
    way.families = ways.size() > most_in_a_row ? std::move(way.families_at_place) : std::vector<std::string>{};
  }
  return ways;
}

/// By place.
std::map<int, int> count_ways(const draw::Mirror& mirror) {
  std::map<int, int> ways;
  for (const draw::Mirror::Group& group : mirror.groups)
    for (const draw::Mirror::Button& button : group.buttons)
      for (const int place : button.places) ++ways[place];
  return ways;
}

std::string ways_words(const text::Writer& writer, int ways) {
  return writer.say(Phrase{"app.words.ways", {number("n", ways)}});
}

/// The places, each with the number of ways to do something there.
Block map_of(const text::Writer& writer, const draw::Mirror& mirror, const draw::Mirror::Part& part) {
  Block map;
  map.kind = Block::Kind::table;
  map.look = "map";
  map.words = part.heading;
  const std::map<int, int> ways = count_ways(mirror);
  int place = 0;
  for (const std::vector<std::string>& places : part.map) {
    Block& row = map.blocks.emplace_back();
    row.kind = Block::Kind::row;
    for (const std::string& words : places) {
      Block& cell = row.blocks.emplace_back(text(words));
      if (const auto here = ways.find(place); here != ways.end()) {
        cell.key = std::string(place_prefix) + std::to_string(place);
        cell.note = ways_words(writer, here->second);
      }
      ++place;
    }
  }
  return map;
}

/// Empty: there is no such place.
std::string words_of(const draw::Mirror::Part& part, int place) {
  for (const std::vector<std::string>& row : part.map) {
    if (place < static_cast<int>(row.size())) return row[static_cast<std::size_t>(place)];
    place -= static_cast<int>(row.size());
  }
  return {};
}

}  // namespace

std::vector<Block> words_map(const text::Writer& writer, const draw::Mirror& mirror) {
  const auto found =
      std::ranges::find_if(mirror.parts, [](const draw::Mirror::Part& part) { return !part.map.empty(); });
  if (found == mirror.parts.end()) return {};
  const draw::Mirror::Part& part = *found;
  std::vector<Block> blocks{group("part", {map_of(writer, mirror, part)}, writer.say("app.words.map"), "words-map")};
  const Buttons ways = mirror.place ? ways_at(mirror, *mirror.place) : Buttons{};
  if (ways.empty()) return blocks;
  std::string heading = words_of(part, *mirror.place) + writer.say("app.kept.divider") +
                        ways_words(writer, static_cast<int>(ways.size()));
  blocks.push_back(group("here", words_buttons(ways, "here."), std::move(heading), "words-here-ways"));
  return blocks;
}

bool have_places(const std::vector<draw::Mirror::Button>& buttons) {
  return std::ranges::any_of(buttons, [](const draw::Mirror::Button& button) { return !button.places.empty(); });
}

std::optional<int> place_of(std::string_view key) {
  return key.starts_with(place_prefix) ? read_number<int>(key.substr(place_prefix.size())) : std::nullopt;
}

}  // namespace kairo::app
