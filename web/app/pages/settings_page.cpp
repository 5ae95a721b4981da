#include "web/app/pages/settings_page.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace kairo::app {

namespace {

/// What can be set, and what each of its values does. The text key is `app.menu.<name>`, and those of the values
/// follow it; so does `.note` if there is something to be said of it.
struct Setting {
  std::string_view name;
  std::array<std::string_view, 4> values;  ///< unused ones are empty; none: it is off (0) or on (1)
  int chosen;
  Action (*choose)(int value);
  bool has_note = false;
  std::string_view key = {};  ///< if it is not the usual one
  bool offered = true;
};

template <class Value>
int index(Value value) {
  return static_cast<int>(value);
}

auto settings_of(const text::Writer& writer, const MenuFacts& facts) {
  const Settings& now = *facts.settings;
  return std::array{
      Setting{"language",
              {"en", "ja"},
              index(writer.language()),
              [](int to) -> Action { return act::SetLanguage{static_cast<text::Language>(to)}; }},
      Setting{"theme",
              {"dark", "light"},
              index(facts.theme),
              [](int to) -> Action { return act::SetTheme{static_cast<draw::Theme>(to)}; }},
      Setting{"contrast",
              {"normal", "high"},
              index(facts.contrast),
              [](int to) -> Action { return act::SetContrast{static_cast<draw::Contrast>(to)}; }},
      Setting{"text_size",
              {"normal", "large", "largest"},
              index(now.text_size),
              [](int to) -> Action { return act::SetTextSize{static_cast<TextSize>(to)}; }},
      Setting{"hand",
              {"right", "left"},
              index(now.hand),
              [](int to) -> Action { return act::SetHand{static_cast<draw::Hand>(to)}; },
              true},
      Setting{"speed",
              {"calm", "brisk", "quick", "instant"},
              index(now.speed),
              [](int to) -> Action { return act::SetSpeed{static_cast<Speed>(to)}; },
              true},
      Setting{"asking",
              {"0", "1", "2"},
              facts.asking ? facts.asking->chosen : 0,
              [](int to) -> Action { return act::SetAsking{to}; },
              false,
              facts.asking ? facts.asking->key : "",
              facts.asking.has_value()},
      Setting{"sound",
              {"off", "soft", "medium", "full"},
              facts.muted ? 0 : 1 + index(now.volume),
              [](int to) -> Action {
                return act::SetVolume{to == 0 ? std::nullopt : std::optional(static_cast<Volume>(to - 1))};
              }},
      Setting{
          "confirm", {}, index(now.confirms_moves), [](int to) -> Action { return act::SetConfirm{to == 1}; }, true},
      Setting{"words", {}, index(now.words), [](int to) -> Action { return act::SetWords{to == 1}; }, true},
      Setting{"vibration",
              {},
              index(now.vibration),
              [](int to) -> Action { return act::SetVibration{to == 1}; },
              true,
              {},
              facts.vibrates},
  };
}

Block block_of(const text::Writer& writer, const Setting& setting) {
  const std::string id = "menu." + std::string(setting.name);
  const std::string key = setting.key.empty() ? "app." + id : std::string(setting.key);
  Block block = choice(id, writer.say(key), {}, setting.has_note ? writer.say(key + ".note") : std::string());
  if (setting.values.front().empty()) {
    block.kind = Block::Kind::toggle;
    block.on = setting.chosen == 1;
    block.action = setting.choose(1 - setting.chosen);
  }
  for (int value = 0; const std::string_view name : setting.values) {
    if (name.empty()) break;
    block.blocks.push_back(option(id + "." + std::to_string(value), writer.say(key + "." + std::string(name)),
                                  value == setting.chosen, setting.choose(value)));
    ++value;
  }
  return block;
}

}  // namespace

Block settings_block(const text::Writer& writer, const MenuFacts& facts) {
  Block settings = group("settings", {}, writer.say("app.menu.settings"));
  for (const Setting& setting : settings_of(writer, facts))
    if (setting.offered) settings.blocks.push_back(block_of(writer, setting));
  return settings;
}

}  // namespace kairo::app
