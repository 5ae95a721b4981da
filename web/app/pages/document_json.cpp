#include <array>
#include <string_view>

#include "web/app/pages/document.h"
#include "web/text/json.h"

namespace kairo::app {

namespace {

constexpr std::array<std::string_view, 17> kinds{"heading", "text",    "list",    "terms",    "table",  "row",
                                                 "chart",   "picture", "choice",  "option",   "toggle", "field",
                                                 "button",  "link",    "details", "progress", "group"};

void add_unless_empty(std::string& out, std::string_view name, std::string_view value) {
  if (!value.empty()) text::add_json_member(out, name, value);
}

void add_raw(std::string& out, std::string_view name, std::string_view json) {
  text::add_json_name(out, name);
  out += json;
}

void add_blocks(std::string& out, const std::vector<Block>& blocks);

void add_block(std::string& out, const Block& block) {
  out += '{';
  add_unless_empty(out, "kind", kinds[static_cast<std::size_t>(block.kind)]);
  add_unless_empty(out, "key", block.key);
  add_unless_empty(out, "words", block.words);
  add_unless_empty(out, "note", block.note);
  add_unless_empty(out, "look", block.look);
  add_unless_empty(out, "picture", block.picture);
  add_unless_empty(out, "value", block.value);
  add_unless_empty(out, "what", block.what);
  if (block.on) add_raw(out, "on", *block.on ? "true" : "false");
  if (!block.enabled) add_raw(out, "enabled", "false");
  if (!block.values.empty()) {
    add_raw(out, "values", "[");
    for (const int value : block.values) out += (out.back() == '[' ? "" : ",") + std::to_string(value);
    out += ']';
  }
  if (!block.blocks.empty()) add_blocks(out, block.blocks);
  out += '}';
}

void add_blocks(std::string& out, const std::vector<Block>& blocks) {
  add_raw(out, "blocks", "[");
  for (const Block& block : blocks) {
    if (out.back() != '[') out += ',';
    add_block(out, block);
  }
  out += ']';
}

}  // namespace

std::string to_json(const Document& document) {
  std::string out = "{";
  add_unless_empty(out, "name", document.name);
  add_unless_empty(out, "title", document.title);
  add_blocks(out, document.blocks);
  out += '}';
  return out;
}

}  // namespace kairo::app
