#include "web/tables/ruin/board/round_report.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/pieces.h"
#include "web/text/number.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Rect;

namespace {

constexpr float widest_report = 460;
constexpr float heading_height = 26;
constexpr float face = 26;
constexpr float points_width = 40;
constexpr float report_edge = 8;
constexpr draw::TextStyle words_style{.size = draw::type::small};

Phrase with_letter(std::string_view key, const Event& event) {
  return {key, {term("letter", letter_key(event.as<event_row::OfLetter>().letter))}};
}

Phrase new_goal(const Map& map, Goal goal) {
  Phrase lost = lost_goal(map, goal);
  return lost.empty() ? Phrase{"ruin.report.goal", {list("goal", {goal_phrase(goal)})}} : lost;
}

/// The event as a part of its seat's line; empty if it is not told there.
Phrase part_of(const View& after, const Event& event) {
  switch (kind_of(event)) {
    case EventKind::drew:
      return {event.as<event_row::Drew>().mark == Mark::wall ? "ruin.report.walls" : "ruin.report.passages"};
    case EventKind::drew_single: return {"ruin.report.single"};
    case EventKind::drew_extra: return {"ruin.report.extra"};
    case EventKind::walked: return event.as<event_row::Walked>().by_warp ? Phrase{"ruin.report.warp"} : Phrase{};
    case EventKind::gem_taken: return with_letter("ruin.report.gem", event);
    case EventKind::left: return {event.as<event_row::Left>().by_warp ? "ruin.report.left.warp" : "ruin.report.left"};
    case EventKind::goal_seen: return new_goal(after.boards[event.seat].map, event.as<event_row::GoalSeen>().goal);
    default: return {};
  }
}

int points_of(const Event& event) {
  switch (kind_of(event)) {
    case EventKind::drew_single: return -event.as<event_row::DrewSingle>().penalty;
    case EventKind::gem_taken: return gem_points;
    case EventKind::left: return event.as<event_row::Left>().points;
    default: return 0;
  }
}

/// A gem tells of the gate that it leaves.
bool is_gate_of_own_gem(const Event& event, std::span<const Event> events) {
  return kind_of(event) == EventKind::gate_made && std::ranges::any_of(events, [&](const Event& other) {
           return kind_of(other) == EventKind::gem_taken && other.seat == event.seat &&
                  other.as<event_row::GemTaken>().letter == event.as<event_row::OfLetter>().letter;
         });
}

/// Appends the letters that the gems of others have changed on this seat's map in one way.
void add_turned(std::vector<Phrase>& parts, std::string_view key, EventKind how, Seat seat,
                std::span<const Event> events) {
  std::vector<Phrase> turned;
  for (const Event& event : events)
    if (event.seat == seat && kind_of(event) == how && !is_gate_of_own_gem(event, events))
      turned.push_back({letter_key(event.as<event_row::OfLetter>().letter)});
  if (!turned.empty()) parts.push_back({key, {list("letters", std::move(turned))}});
}

float line_height(const draw::Ui& ui, float width, float map, const std::string& words) {
  return std::max({face, map, ui.text.height(width, words, words_style)}) + draw::gap::tight;
}

/// The side of the map beside this seat's line; 0: it has none.
float map_of(const ReportMaps& maps, Seat seat) { return seat == maps.large ? 0 : maps.size; }

float width_of_words(float width, float map) {
  return width - 2 * report_edge - face - points_width - 2 * draw::gap::near - (map > 0 ? map + draw::gap::near : 0);
}

/// A gem that appears again on what the viewer has drawn: on a gate it can be taken, on a wall never.
Phrase appears_again(const Map& map, const Event& event) {
  if (kind_of(event) != EventKind::destination_opened) return {};
  const Cell cell = letter_cell(event.as<event_row::OfLetter>().letter);
  if (map.walls.has(cell)) return with_letter("ruin.report.struck", event);
  return map.gates.has(cell) ? with_letter("ruin.report.again", event) : Phrase{};
}

}  // namespace

Phrase lost_goal(const Map& map, Goal goal) {
  const Arg card = list("goal", {goal_phrase(goal)});
  for (int which = 0; which < 2; ++which)
    if (const Letter letter = goal_letter(goal, which); map.walls.has(letter_cell(letter)))
      return {"ruin.report.lost.walled", {card, term("letter", letter_key(letter))}};
  return may_still_meet(map, goal) ? Phrase{} : Phrase{"ruin.report.lost.parted", {card}};
}

RoundReport round_report(const View& during, const View& after, std::span<const Event> events) {
  RoundReport report{.heading = round_phrase(during), .lines = {}};
  const bool together =
      std::ranges::count_if(events, [](const Event& event) { return kind_of(event) == EventKind::left; }) > 1;
  for (Seat seat = 0; seat < during.players; ++seat) {
    RoundReport::Line& line = report.lines[seat];
    std::vector<Phrase> parts;
    std::vector<Phrase> doings;
    for (const Event& event : events) {
      if (Phrase again = seat == during.me ? appears_again(after.boards[seat].map, event) : Phrase{}; !again.empty())
        parts.push_back(std::move(again));
      if (event.seat != seat) continue;
      line.points += points_of(event);
      const Phrase part = part_of(after, event);
      if (part.empty()) continue;
      parts.push_back(part);
      doings.push_back(part);
      if (kind_of(event) == EventKind::left && together) parts.push_back({"ruin.report.together"});
    }
    // The deeds of others come last.
    add_turned(parts, "ruin.report.gates", EventKind::gate_made, seat, events);
    add_turned(parts, "ruin.report.walls_made", EventKind::wall_made, seat, events);
    report.parts += static_cast<int>(parts.size());
    if (parts.empty()) continue;
    if (!doings.empty()) line.doings = {"ruin.report.doings", {list("parts", std::move(doings))}};
    line.words = {"ruin.report.line", {seat_name("seat", seat), list("parts", std::move(parts))}};
  }
  return report;
}

float height_of(const draw::Ui& ui, float width, const RoundReport& report, const ReportMaps& maps) {
  float height = heading_height + 2 * report_edge;
  for (Seat seat = 0; seat < report.lines.size(); ++seat) {
    const Phrase& words = report.lines[seat].words;
    const float map = map_of(maps, seat);
    if (!words.empty())
      height += line_height(ui, width_of_words(std::min(width, widest_report), map), map, ui.say(words));
  }
  return height;
}

Rect draw_round_report(draw::Ui& ui, const Rect& at, const RoundReport& report, const ReportMaps& maps) {
  const float width = std::min(at.w, widest_report);
  const float needed = height_of(ui, width, report, maps);
  const float height = std::max(at.h, needed);
  const Rect sheet{at.centre().x - width / 2, at.bottom() - height, width, height};
  constexpr float widest_gap = 48;
  const float gap = std::min(widest_gap, (height - needed) / px(static_cast<int>(report.lines.size())));
  draw::panel(ui, sheet);
  Rect rest = sheet.inset(report_edge);
  ui.text.label(
      rest.take_top(heading_height), ui.say(report.heading),
      {.size = draw::type::strong, .face = draw::Face::display, .align = draw::Align::centre, .middle = true});
  for (Seat seat = 0; seat < report.lines.size(); ++seat) {
    if (report.lines[seat].words.empty()) continue;
    const std::string words = ui.say(report.lines[seat].words);
    const float map = map_of(maps, seat);
    Rect row = rest.take_top(line_height(ui, width_of_words(width, map), map, words) + gap);
    draw::animal(ui, row.take_left(face, draw::gap::near).centre(), face * 0.42F, animal_of(seat));
    if (map > 0) maps.draw(seat, draw::square_around(row.take_left(map, draw::gap::near).centre(), map / 2));
    const Rect numbers = row.take_right(points_width, draw::gap::near);
    if (const int points = report.lines[seat].points; points != 0)
      ui.text.label(numbers, text::gain_words(points),
                    {.size = draw::type::strong,
                     .ink = points < 0 ? Ink::warn : Ink::gold,
                     .face = draw::Face::display,
                     .align = draw::Align::right,
                     .middle = true});
    const float used = ui.text.height(row.w, words, words_style);
    ui.text.draw({row.x, row.centre().y - used / 2, row.w, used}, words, words_style);
  }
  return sheet;
}

}  // namespace kairo::ruin::table
