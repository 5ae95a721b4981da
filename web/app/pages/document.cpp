#include "web/app/pages/document.h"

#include <utility>

namespace kairo::app {

namespace {

const Block* find_in(const std::vector<Block>& blocks, std::string_view key) {
  for (const Block& block : blocks) {
    if (block.key == key) return &block;
    if (const Block* found = find_in(block.blocks, key)) return found;
  }
  return nullptr;
}

}  // namespace

const Block* find_block(const Document& document, std::string_view key) {
  return key.empty() ? nullptr : find_in(document.blocks, key);
}

Block heading(std::string words, std::string_view look) {
  Block block;
  block.kind = Block::Kind::heading;
  block.words = std::move(words);
  block.look = look;
  return block;
}

Block text(std::string words, std::string_view look) {
  Block block;
  block.words = std::move(words);
  block.look = look;
  return block;
}

Block button(std::string_view key, std::string words, Action action, std::string_view look, std::string_view picture) {
  Block block;
  block.kind = Block::Kind::button;
  block.key = key;
  block.words = std::move(words);
  block.look = look;
  block.picture = picture;
  block.action = std::move(action);
  return block;
}

Block group(std::string_view look, std::vector<Block> blocks, std::string words, std::string_view key) {
  Block block;
  block.kind = Block::Kind::group;
  block.key = key;
  block.words = std::move(words);
  block.look = look;
  block.blocks = std::move(blocks);
  return block;
}

Block option(std::string_view key, std::string words, bool chosen, Action action, std::string note) {
  Block block = button(key, std::move(words), std::move(action));
  block.kind = Block::Kind::option;
  block.note = std::move(note);
  block.on = chosen;
  return block;
}

Block choice(std::string_view key, std::string words, std::vector<Block> options, std::string note) {
  Block block = group({}, std::move(options), std::move(words), key);
  block.kind = Block::Kind::choice;
  block.note = std::move(note);
  return block;
}

Block folded(std::string key, std::string words, std::string note, std::vector<Block> blocks) {
  Block block = group({}, std::move(blocks), std::move(words), std::move(key));
  block.kind = Block::Kind::details;
  block.note = std::move(note);
  return block;
}

Block picture(std::string_view name, std::string_view look) {
  Block block;
  block.kind = Block::Kind::picture;
  block.look = look;
  block.picture = name;
  return block;
}

Block link(std::string words, std::string address) {
  Block block = text(std::move(words));
  block.kind = Block::Kind::link;
  block.value = std::move(address);
  return block;
}

Block back_button(std::string_view key, std::string words, Action action) {
  return button(key, std::move(words), std::move(action), "back", "icon.back");
}

Block menu_button(std::string words) {
  return button("menu.open", std::move(words), act::Plain::open_menu, "menu", "icon.menu");
}

Block text_field(std::string key, std::string words, std::string what, std::string value, std::string placeholder) {
  Block block = text(std::move(words));
  block.kind = Block::Kind::field;
  block.key = std::move(key);
  block.what = std::move(what);
  block.value = std::move(value);
  block.note = std::move(placeholder);
  return block;
}

Document closable_page(const text::Writer& writer, std::string name, std::string title) {
  return {std::move(name),
          std::move(title),
          {button("dialog.close", writer.say("app.close"), act::Plain::close_dialog, "close", "icon.close")}};
}

}  // namespace kairo::app
