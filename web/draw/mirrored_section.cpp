#include "web/draw/mirrored_section.h"

#include <string>
#include <vector>

namespace kairo::draw {

void mirror_section(Ui& ui, const Section& section) {
  Mirror::Part& part = ui.mirror.parts.emplace_back(ui.say(section.heading));
  for (const Phrase& line : section.lines) part.lines.push_back(ui.say(line));
  for (const std::vector<Phrase>& row : section.map) {
    std::vector<std::string>& places = part.map.emplace_back();
    for (const Phrase& place : row) places.push_back(ui.say(place));
  }
}

void mirror_overlay(Ui& ui, std::span<const Section> sections, std::string_view heading, Seat seat) {
  for (const Section& section : sections) {
    const std::vector<Arg>& named = section.heading.args;
    if (section.heading.key != heading || (seat != no_seat && named.front() != seat_name("seat", seat))) continue;
    if (ui.mirror.asked.empty()) ui.mirror.asked = ui.say(section.heading);
    mirror_section(ui, section);
  }
}

}  // namespace kairo::draw
