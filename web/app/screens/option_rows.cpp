#include "web/app/screens/option_rows.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/text/catalogue.h"

namespace kairo::app {

namespace {

constexpr float title_height = 24;
constexpr float value_gap = 6;
constexpr float value_size = 15;

std::string key_of(const GameInfo& game, const OptionSpec& option) {
  return std::string(game.id) + ".option." + std::string(option.name);
}

/// The names of an option's values; empty when they are plain numbers.
std::vector<std::string> value_names(const Ui& ui, const GameInfo& game, const OptionSpec& option) {
  std::vector<std::string> names;
  for (int value = option.lowest; value <= option.highest; value += option.step) {
    const std::string key = key_of(game, option) + "." + std::to_string(value);
    if (text::raw(ui.language(), key).empty()) return {};
    names.push_back(ui.say(key));
  }
  return names;
}

/// Short names stand side by side, long ones below each other.
bool side_by_side(const Ui& ui, float width, const std::vector<std::string>& names) {
  const float each = width / static_cast<float>(names.size()) - value_gap - 24;
  return std::ranges::all_of(
      names, [&](const std::string& name) { return ui.text_width(name, {.size = value_size}) <= each; });
}

constexpr float counted_value = 64;
constexpr float counted_controls = 2 * row_height + counted_value + 8;

/// A counted option's name stands beside its number if there is room, else above it.
bool is_beside(const Ui& ui, float width, std::string_view title) {
  return ui.text_width(title, {.size = value_size}) <= width - counted_controls - 8;
}

float title_lines(const Ui& ui, float width, std::string_view title) {
  return std::max(title_height, ui.text_height(width, title, {.size = value_size}));
}

/// The height of a value's button, enough for the whole of a long name.
float value_height(const Ui& ui, float width, const std::vector<std::string>& names) {
  float height = row_height;
  if (!side_by_side(ui, width, names))
    for (const std::string& name : names)
      height = std::max(height, ui.text_height(width - 32, name, {.size = value_size}) + 8);
  return height;
}

float option_height(const Ui& ui, float width, std::string_view title, const std::vector<std::string>& names) {
  const float above = title_lines(ui, width, title);
  if (names.empty()) return row_height + (is_beside(ui, width, title) ? 0 : above);
  const float rows = side_by_side(ui, width, names) ? 1 : static_cast<float>(names.size());
  return above + rows * (value_height(ui, width, names) + value_gap) - value_gap;
}

}  // namespace

void OptionRows::open(const GameInfo& game, const OptionValues& values) {
  game_ = &game;
  values_ = values;
}

float OptionRows::height(const Ui& ui, float width, int seats) const {
  float height = 0;
  for (std::size_t option = 0; option < game_->options.size(); ++option) {
    if (!matters(*game_, values_, seats, option)) continue;
    const OptionSpec& spec = game_->options[option];
    height += option_height(ui, width, ui.say(key_of(*game_, spec)), value_names(ui, *game_, spec)) + row_gap;
  }
  return height;
}

void OptionRows::named(Ui& ui, Rect at, std::size_t option) {
  const OptionSpec& spec = game_->options[option];
  const std::vector<std::string> names = value_names(ui, *game_, spec);
  const std::string id = "setup.option." + std::string(spec.name);
  const std::string title = ui.say(key_of(*game_, spec));
  ui.text(at.take_top(title_lines(ui, at.w, title)), title, {.size = value_size, .ink = Ink::text_soft});
  const int chosen = (values_[option] - spec.lowest) / spec.step;
  const int count = static_cast<int>(names.size());
  const bool beside = side_by_side(ui, at.w, names);
  for (int i = 0; i < count; ++i) {
    const Rect button = beside ? at.column(i, count, value_gap) : at.row(i, count, value_gap);
    const WidgetState stance = i == chosen ? WidgetState::selected : WidgetState::enabled;
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
    const bool legal = spec.allows(next);
    const std::string label = name + ": " + std::to_string(legal ? next : values_[option]);
    const WidgetState stance = legal ? WidgetState::enabled : WidgetState::disabled;
    const bool tapped = ui.icon_button(button, id + "." + std::string(what), label, stance);
    ui.label(button, ui.say(sign), {.size = 22, .ink = Ui::button_ink(stance), .align = Align::centre, .middle = true});
    if (tapped && legal) values_[option] = static_cast<std::int16_t>(next);
  };
  const draw::TextStyle style{.size = value_size, .ink = Ink::text_soft, .middle = true};
  if (is_beside(ui, at.w, name))
    ui.label({at.x, at.y, at.w - counted_controls, at.h}, name, style);
  else
    ui.text(at.take_top(title_lines(ui, at.w, name)), name, style);
  const Rect more = at.take_right(row_height);
  const Rect value = at.take_right(counted_value);
  step(at.take_right(row_height, 8), "less", "app.setup.less", -spec.step);
  step(more, "more", "app.setup.more", spec.step);
  ui.number(value, values_[option], {.size = 20, .align = Align::centre, .middle = true});
}

void OptionRows::frame(Ui& ui, Rect at, int seats) {
  for (std::size_t option = 0; option < game_->options.size(); ++option) {
    if (!matters(*game_, values_, seats, option)) continue;
    const OptionSpec& spec = game_->options[option];
    const std::vector<std::string> names = value_names(ui, *game_, spec);
    const std::string title = ui.say(key_of(*game_, spec));
    const Rect row = at.take_top(option_height(ui, at.w, title, names), row_gap);
    ui.mirror_group(title);
    if (names.empty()) {
      counted(ui, row, option);
    } else {
      named(ui, row, option);
    }
  }
}

}  // namespace kairo::app
