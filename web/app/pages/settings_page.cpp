#include "web/app/pages/settings_page.h"

#include <string>

#include "web/app/settings_table.h"

namespace kairo::app {

namespace {

bool is_offered(const SettingRow& row, const MenuFacts& facts) {
  if (row.setting == Setting::asking) return facts.asking.has_value();
  if (row.setting == Setting::vibration) return facts.vibrates;
  return !row.name.empty();
}

/// The value in use, where that is not the chosen one.
int value_of(const SettingRow& row, const MenuFacts& facts, text::Language shown) {
  switch (row.setting) {
    case Setting::language: return static_cast<int>(shown);
    case Setting::theme: return static_cast<int>(facts.theme);
    case Setting::contrast: return static_cast<int>(facts.contrast);
    case Setting::asking: return facts.asking->chosen;
    case Setting::volume: return facts.muted ? not_chosen : row.get(*facts.settings);
    default: return row.get(*facts.settings);
  }
}

/// The text key is `app.menu.<name>`, and those of the values follow it.
Block block_of(const text::Writer& writer, const MenuFacts& facts, const SettingRow& row) {
  const std::string id = "menu." + std::string(row.name);
  const std::string key = row.setting == Setting::asking ? std::string(facts.asking->key) : "app." + id;
  const int chosen = value_of(row, facts, writer.language());
  Block block = choice(id, writer.say(key), {}, row.has_note ? writer.say(key + ".note") : std::string());
  if (is_switch(row)) {
    block.kind = Block::Kind::toggle;
    block.on = chosen == 1;
    block.action = act::Set{row.setting, 1 - chosen};
    return block;
  }
  const auto add = [&](std::string_view value, bool is_chosen, act::Set action) {
    block.blocks.push_back(option(id + "." + std::to_string(block.blocks.size()),
                                  writer.say(key + "." + std::string(value)), is_chosen, action));
    if (row.setting == Setting::language) block.blocks.back().value = value;
  };
  if (row.setting == Setting::volume) add("off", facts.muted, {Setting::muted, 1});
  for (int value = 0; value < static_cast<int>(row.values.size()); ++value)
    add(row.values[value], value == chosen, {row.setting, value});
  return block;
}

}  // namespace

Block settings_block(const text::Writer& writer, const MenuFacts& facts) {
  Block settings = group("settings", {}, writer.say("app.menu.settings"));
  for (const SettingRow& row : settings_table)
    if (is_offered(row, facts)) settings.blocks.push_back(block_of(writer, facts, row));
  return settings;
}

}  // namespace kairo::app
