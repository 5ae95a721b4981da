#include "web/app/pages/shown.h"

#include "web/text/json.h"

namespace kairo::app {

namespace {

void add_number(std::string& out, std::string_view name, std::size_t value) {
  text::add_json_name(out, name);
  out += std::to_string(value);
}

void add_document(std::string& out, std::string_view name, const Document* document) {
  if (document == nullptr) return;
  text::add_json_name(out, name);
  out += to_json(*document);
}

void add_events(std::string& out, const draw::Mirror& mirror) {
  text::add_json_member(out, "viewer", mirror.viewer);
  text::add_json_member(out, "question", mirror.question);
  text::add_json_member(out, "match", mirror.match);
  add_number(out, "met", mirror.met);
  add_number(out, "events", mirror.events);
  text::add_json_name(out, "log");
  out += '[';
  for (const draw::Mirror::Line& line : mirror.log) {
    out += out.back() == '[' ? "{" : ",{";
    add_number(out, "event", line.event);
    text::add_json_member(out, "words", line.words);
    out += '}';
  }
  out += ']';
}

}  // namespace

std::string to_json(const Shown& shown) {
  std::string out = "{";
  text::add_json_member(out, "screen", shown.screen);
  text::add_json_name(out, "trail");
  out += '[';
  for (const std::string& place : shown.trail) {
    if (out.back() != '[') out += ',';
    text::add_json_text(out, place);
  }
  out += ']';
  add_document(out, "page", shown.page);
  add_document(out, "dialog", shown.dialog);
  add_document(out, "words", shown.words);
  text::add_json_name(out, "stage");
  out += shown.stage ? "true" : "false";
  text::add_json_member(out, "wheel", shown.mirror->wheel);
  add_events(out, *shown.mirror);
  out += '}';
  return out;
}

}  // namespace kairo::app
