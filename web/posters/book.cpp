#include "web/posters/book.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "engine/match/code.h"
#include "web/app/kit/lines.h"
#include "web/tables/tables.h"
#include "web/text/json.h"
#include "web/text/sentence.h"

namespace kairo::posters {
namespace {

// Large enough for a table to have all its parts, small enough for its words to be read in a column of text.
constexpr float width = 840;  // CSS pixels
constexpr float height = 600;
constexpr float margin_of_crop = 10;

constexpr float icon_size = 48;
constexpr float margin_of_icon = 3;

std::string pop_field(std::string_view& line) {
  const std::size_t end = line.find('\t');
  const std::string_view field = line.substr(0, end);
  line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  return std::string(field);
}

draw::Rect united(const draw::Rect& a, const draw::Rect& b) {
  const float x = std::min(a.x, b.x);
  const float y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

const draw::Rect* rect_of(const draw::Ui& ui, std::string_view id) {
  // Within what is explained last, so that parts count before the panel that they lie on.
  for (const draw::Explained& thing : std::views::reverse(ui.explainer.things()))
    if (thing.id == id) return &thing.at;
  const auto found = std::ranges::find(ui.gesture.targets(), id, &draw::Gesture::Target::id);
  return found == ui.gesture.targets().end() ? nullptr : &found->at;
}

/// The part of the table that these things take. Notes in `missing` an id that nothing has.
draw::Rect rect_around(const draw::Ui& ui, std::span<const std::string> ids, std::string& missing) {
  draw::Rect around;
  for (const std::string& id : ids) {
    const draw::Rect* at = rect_of(ui, id);
    if (at == nullptr)
      missing = id;
    else
      around = around.w > 0 ? united(around, *at) : *at;
  }
  return around.inset(-margin_of_crop);
}

/// The position in words, as the app tells it in the mirror.
draw::Mirror words_of(const Position& position, Seat viewer, const Studio& studio) {
  const auto say = [&](const Phrase& phrase) { return text::sentence(studio.language(), phrase, studio.names()); };
  draw::Mirror mirror;
  mirror.asked = say(position.question(viewer));
  for (const Section& section : position.in_words(viewer)) {
    draw::Mirror::Part& part = mirror.parts.emplace_back(say(section.heading));
    for (const Phrase& line : section.lines) part.lines.push_back(say(line));
  }
  return mirror;
}

}  // namespace

std::vector<BookPosition> read_positions(std::string_view list) {
  std::vector<BookPosition> positions;
  while (!list.empty()) {
    std::string_view line = app::pop_line(list);
    if (line.empty()) continue;
    BookPosition& position = positions.emplace_back();
    position.game = pop_field(line);
    position.name = pop_field(line);
    const std::string viewer = pop_field(line);
    position.viewer = viewer.empty() ? no_seat : static_cast<Seat>(viewer.front() - '0');
    position.code = pop_field(line);
    while (!line.empty()) position.crop.push_back(pop_field(line));
  }
  return positions;
}

std::expected<BookPicture, std::string> book_picture(const BookPosition& position, Studio& studio) {
  const auto match = read_code(position.code);
  if (!match) return std::unexpected("its code cannot be read: " + std::string(fault_key(match.error().fault)));
  if (match->game().info->id != position.game) return std::unexpected("its code is of another game");
  if (position.viewer != no_seat && position.viewer >= match->now().seats())
    return std::unexpected("there is no such seat in the match");
  const auto table = tables::make_table(position.game);
  table->show(match->now(), position.viewer, position.viewer != no_seat, {}, true);
  std::string missing;
  Studio::Drawing drawing{.width = width,
                          .height = height,
                          .title = text::sentence(studio.language(), position.game + ".name"),
                          .draw = [&](draw::Ui& ui, const draw::Rect& at) { table->frame(ui, at); }};
  if (!position.crop.empty())
    drawing.crop = [&](const draw::Ui& ui) { return rect_around(ui, position.crop, missing); };
  std::string svg = studio.picture(drawing);
  if (!missing.empty()) return std::unexpected("nothing on the table has the id " + missing);
  return BookPicture{std::move(svg), words_of(match->now(), position.viewer, studio)};
}

std::string words_json(const draw::Mirror& words) {
  const auto add_list = [](std::string& out, const auto& items, const auto& add_item) {
    out += '[';
    for (const auto& item : items) {
      if (out.back() != '[') out += ',';
      add_item(out, item);
    }
    out += ']';
  };
  std::string out = "{";
  text::add_json_member(out, "asked", words.asked);
  text::add_json_name(out, "parts");
  add_list(out, words.parts, [&](std::string& json, const draw::Mirror::Part& part) {
    json += '{';
    text::add_json_member(json, "heading", part.heading);
    text::add_json_name(json, "lines");
    add_list(json, part.lines, [](std::string& line, const std::string& said) { text::add_json_text(line, said); });
    json += '}';
  });
  return out + "}";
}

std::string book_icon(const draw::NamedIcon& icon, Studio& studio) {
  return studio.picture({.width = icon_size,
                         .height = icon_size,
                         .title = std::string(icon.name),
                         .on_table = false,
                         .draw = [&](draw::Ui& ui, const draw::Rect& at) { icon.draw(ui, at.inset(margin_of_icon)); }});
}

}  // namespace kairo::posters
