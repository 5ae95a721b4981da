#include "web/draw/mirror.h"

#include <string_view>

namespace kairo::draw {
namespace {

void write_text(std::string& out, std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 0xf];
    } else {
      out += c;
    }
  }
  out += '"';
}

void write_bool(std::string& out, bool value) { out += value ? "true" : "false"; }

/// The name of a member, after `{` or `,`.
void write_name(std::string& out, char before, std::string_view name) {
  out += before;
  write_text(out, name);
  out += ':';
}

template <class List, class WriteItem>
void write_list(std::string& out, const List& list, WriteItem write_item) {
  out += '[';
  bool first = true;
  for (const auto& item : list) {
    if (!first) out += ',';
    first = false;
    write_item(out, item);
  }
  out += ']';
}

void write_button(std::string& out, const Mirror::Button& button) {
  write_name(out, '{', "id");
  write_text(out, button.id);
  write_name(out, ',', "label");
  write_text(out, button.label);
  write_name(out, ',', "enabled");
  write_bool(out, button.enabled);
  write_name(out, ',', "pressed");
  write_bool(out, button.pressed);
  write_name(out, ',', "about");
  write_text(out, button.about);
  if (button.open) {
    write_name(out, ',', "open");
    write_bool(out, *button.open);
  }
  out += '}';
}

void write_group(std::string& out, const Mirror::Group& group) {
  write_name(out, '{', "heading");
  write_text(out, group.heading);
  write_name(out, ',', "buttons");
  write_list(out, group.buttons, write_button);
  out += '}';
}

void write_part(std::string& out, const Mirror::Part& part) {
  write_name(out, '{', "heading");
  write_text(out, part.heading);
  write_name(out, ',', "lines");
  write_list(out, part.lines, write_text);
  out += '}';
}

void write_thing(std::string& out, const Mirror::Thing& thing) {
  write_name(out, '{', "name");
  write_text(out, thing.name);
  write_name(out, ',', "words");
  write_text(out, thing.words);
  out += '}';
}

void write_line(std::string& out, const Mirror::Line& line) {
  write_name(out, '{', "event");
  out += std::to_string(line.event);
  write_name(out, ',', "words");
  write_text(out, line.words);
  out += '}';
}

}  // namespace

std::string to_json(const Mirror& mirror) {
  std::string out;
  write_name(out, '{', "screen");
  write_text(out, mirror.screen);
  write_name(out, ',', "title");
  write_text(out, mirror.title);
  write_name(out, ',', "asked");
  write_text(out, mirror.asked);
  write_name(out, ',', "told");
  write_text(out, mirror.told);
  write_name(out, ',', "wheel");
  write_text(out, mirror.wheel);
  write_name(out, ',', "parts");
  write_list(out, mirror.parts, write_part);
  write_name(out, ',', "groups");
  write_list(out, mirror.groups, write_group);
  write_name(out, ',', "things");
  write_list(out, mirror.things, write_thing);
  write_name(out, ',', "viewer");
  write_text(out, mirror.viewer);
  write_name(out, ',', "match");
  write_text(out, mirror.match);
  write_name(out, ',', "met");
  out += std::to_string(mirror.met);
  write_name(out, ',', "events");
  out += std::to_string(mirror.events);
  write_name(out, ',', "log");
  write_list(out, mirror.log, write_line);
  out += '}';
  return out;
}

}  // namespace kairo::draw
