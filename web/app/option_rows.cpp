#include "web/app/option_rows.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/text/catalogue.h"

namespace kairo::app {

namespace {

constexpr float title_height = 24;
constexpr float value_gap = 6;
constexpr float value_size = 15;

std::string key_of(const GameInfo& game, const OptionSpec& option) {
  return std::string(game.id) + ".option." + std::string(option.name);
}

/// The names of an option's values; empty when they are mere numbers.
std::vector<std::string> value_names(const Ui& ui, const GameInfo& game, const OptionSpec& option) {
  std::vector<std::string> names;
  for (int value = option.lowest; value <= option.highest; value += option.step) {
    const std::string key = key_of(game, option) + "." + std::to_string(value);
    if (text::raw(ui.language(), key).empty()) return {};
    names.push_back(ui.say(key));
  }
  return names;
}

/// Short names stand side by side, long ones under one another.
bool side_by_side(const Ui& ui, float width, const std::vector<std::string>& names) {
  const float each = width / static_cast<float>(names.size()) - value_gap - 24;
  return std::ranges::all_of(
      names, [&](const std::string& name) { return ui.text_width(name, {.size = value_size}) <= each; });
}

float option_height(const Ui& ui, float width, const std::vector<std::string>& names) {
  if (names.empty()) return row_height;
  const float rows = side_by_side(ui, width, names) ? 1 : static_cast<float>(names.size());
  return title_height + rows * (row_height + value_gap) - value_gap;
}

}  // namespace

void OptionRows::open(const GameInfo& game, const Values& values) {
  game_ = &game;
  values_ = values;
}

float OptionRows::height(const Ui& ui, float width) const {
  float height = 0;
  for (const OptionSpec& option : game_->options)
    height += option_height(ui, width, value_names(ui, *game_, option)) + row_gap;
  return height;
}

void OptionRows::named(Ui& ui, Rect at, std::size_t option) {
  const OptionSpec& spec = game_->options[option];
  const std::vector<std::string> names = value_names(ui, *game_, spec);
  const std::string id = "setup.option." + std::string(spec.name);
  ui.label(at.take_top(title_height), ui.say(key_of(*game_, spec)), {.size = 15, .ink = Ink::text_soft});
  const int chosen = (values_[option] - spec.lowest) / spec.step;
  const int count = static_cast<int>(names.size());
  const bool beside = side_by_side(ui, at.w, names);
  for (int i = 0; i < count; ++i) {
    const Rect button = beside ? at.column(i, count, value_gap) : at.row(i, count, value_gap);
    const Stance stance = i == chosen ? Stance::chosen : Stance::live;
    if (ui.button(button, id + "." + std::to_string(i), names[static_cast<std::size_t>(i)], stance, value_size))
      values_[option] = static_cast<std::int16_t>(spec.lowest + i * spec.step);
  }
}

void OptionRows::counted(Ui& ui, Rect at, std::size_t option) {
  const OptionSpec& spec = game_->options[option];
  const std::string name = ui.say(key_of(*game_, spec));
  const std::string id = "setup.option." + std::string(spec.name);
  const auto step = [&](const Rect& button, std::string_view what, std::string_view sign, int by) {
    const int next = values_[option] + by;
    const bool lawful = spec.allows(next);
    const std::string label = name + ": " + std::to_string(lawful ? next : values_[option]);
    const Stance stance = lawful ? Stance::live : Stance::quiet;
    const bool tapped = ui.plate(button, id + "." + std::string(what), label, stance);
    ui.label(button, ui.say(sign), {.size = 22, .ink = Ui::plate_ink(stance), .align = Align::centre, .middle = true});
    if (tapped && lawful) values_[option] = static_cast<std::int16_t>(next);
  };
  const Rect more = at.take_right(row_height);
  const Rect value = at.take_right(64);
  step(at.take_right(row_height, 8), "less", "app.setup.less", -spec.step);
  step(more, "more", "app.setup.more", spec.step);
  ui.number(value, values_[option], {.size = 20, .align = Align::centre, .middle = true});
  ui.label(at, name, {.size = 15, .ink = Ink::text_soft, .middle = true});
}

void OptionRows::frame(Ui& ui, Rect at) {
  for (std::size_t option = 0; option < game_->options.size(); ++option) {
    const OptionSpec& spec = game_->options[option];
    const std::vector<std::string> names = value_names(ui, *game_, spec);
    const Rect row = at.take_top(option_height(ui, at.w, names), row_gap);
    ui.mirror_group(ui.say(key_of(*game_, spec)));
    if (names.empty()) {
      counted(ui, row, option);
    } else {
      named(ui, row, option);
    }
  }
}

}  // namespace kairo::app
