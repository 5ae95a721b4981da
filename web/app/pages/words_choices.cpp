#include "web/app/pages/words_choices.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace kairo::app {

namespace {

constexpr char copy_mark = '+';

Block button_of(const draw::Mirror::Button& one) {
  Block block = button(one.id, one.label, {});
  block.note = one.about;
  block.enabled = one.enabled;
  if (one.pressed) block.on = true;
  if (one.final) block.look = "final";
  return block;
}

Block& fold_of(std::vector<Block>& buttons, const std::string& family, std::string_view prefix) {
  const std::string key = std::string(prefix) + "family." + family;
  const auto there = std::ranges::find(buttons, key, &Block::key);
  if (there != buttons.end()) return *there;
  Block fold = group({}, {}, family, key);
  fold.kind = Block::Kind::details;
  fold.on = false;
  return buttons.emplace_back(std::move(fold));
}

}  // namespace

std::vector<Block> words_buttons(const std::vector<draw::Mirror::Button>& listed, std::string_view prefix) {
  std::map<std::string_view, int> sizes;
  for (const draw::Mirror::Button& one : listed)
    for (const std::string& family : one.families) ++sizes[family];
  std::vector<Block> buttons;
  for (const draw::Mirror::Button& one : listed) {
    Block block = button_of(one);
    bool stands_alone = true;
    for (const std::string& family : one.families) {
      if (sizes[family] == 1) continue;
      fold_of(buttons, family, prefix).blocks.push_back(block);
      block.key = key_of_copy(block.key);
      stands_alone = false;
    }
    if (stands_alone) buttons.push_back(std::move(block));
  }
  return buttons;
}

std::string key_of_copy(std::string_view key) { return std::string(key) + copy_mark; }

std::string_view without_copy_marks(std::string_view key) { return key.substr(0, key.find_last_not_of(copy_mark) + 1); }

}  // namespace kairo::app
