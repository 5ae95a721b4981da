#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

#include "canvas_messages.h"
#include "web/app/settings.h"

/// Everything that can be set, a row each, in the order of the menu. From its row follow how a setting is stored, shown
/// in the menu and told to the page, and that all tabs share it. A new one needs a row and two texts: `app.menu.NAME`,
/// and `app.menu.NAME.VALUE` for each of its values or `app.menu.NAME.note`.
namespace kairo::app {

inline constexpr int not_chosen = -1;

struct SettingRow {
  Setting setting;
  std::string_view stored;  ///< its name in the stored text
  std::string_view name;    ///< in keys of texts and blocks; empty: it has no place of its own in the menu
  std::array<std::string_view, 4> values;  ///< in the stored text and in keys of texts; unused ones are empty
  int (*get)(const Settings&);             ///< an index of `values`, or `not_chosen`
  void (*set)(Settings&, int value);
  bool has_note = false;
  std::optional<host::ToPage> told{};  ///< tells the page which value is in use
};

namespace setting_rows {

template <auto member>
int get(const Settings& settings) {
  const auto& value = settings.*member;
  if constexpr (requires { value.has_value(); })
    return value ? static_cast<int>(*value) : not_chosen;
  else
    return static_cast<int>(value);
}

template <auto member>
void set(Settings& settings, int to) {
  auto& value = settings.*member;
  using Value = std::remove_reference_t<decltype(value)>;
  if constexpr (!requires { value.has_value(); })
    value = static_cast<Value>(to);
  else if (to == not_chosen)
    value.reset();
  else
    value = static_cast<Value::value_type>(to);
}

template <auto member>
constexpr SettingRow row(Setting setting, std::string_view stored, std::string_view name,
                         std::array<std::string_view, 4> values, bool has_note = false,
                         std::optional<host::ToPage> told = {}) {
  return {setting, stored, name, values, get<member>, set<member>, has_note, told};
}

inline constexpr std::array<std::string_view, 4> off_or_on{"no", "yes"};

}  // namespace setting_rows

inline constexpr std::array settings_table = [] {
  using setting_rows::off_or_on;
  using setting_rows::row;
  using enum Setting;
  using To = host::ToPage;
  using S = Settings;
  return std::array{
      row<&S::language>(language, "language", "language", {"en", "ja"}, false, To::language),
      row<&S::theme>(theme, "theme", "theme", {"dark", "light"}, false, To::theme),
      row<&S::contrast>(contrast, "contrast", "contrast", {"normal", "high"}, false, To::contrast),
      row<&S::text_size>(text_size, "text-size", "text_size", {"normal", "large", "largest"}, false, To::text_size),
      row<&S::hand>(hand, "hand", "hand", {"right", "left"}, true, To::hand),
      row<&S::speed>(speed, "speed", "speed", {"calm", "brisk", "quick", "instant"}, true),
      row<&S::asking>(asking, "asking", "asking", {"0", "1", "2"}),
      row<&S::volume>(volume, "volume", "sound", {"soft", "medium", "full"}, false, To::volume),
      row<&S::confirms_moves>(confirms_moves, "confirm", "confirm", off_or_on, true),
      row<&S::words>(words, "words", "words", off_or_on, true, To::words),
      row<&S::vibration>(vibration, "vibration", "vibration", off_or_on, true),
      row<&S::muted>(muted, "muted", "", off_or_on),
      row<&S::muted_in_frames>(muted_in_frames, "framed-muted", "", off_or_on),
  };
}();

static_assert([] {
  for (std::size_t i = 0; i < settings_table.size(); ++i)
    if (settings_table[i].setting != static_cast<Setting>(i)) return false;
  return true;
}());

constexpr const SettingRow& row_of(Setting setting) { return settings_table[static_cast<std::size_t>(setting)]; }

/// The value that is called so; none: there is none.
constexpr std::optional<int> value_named(const SettingRow& row, std::string_view name) {
  const auto* const found = std::ranges::find(row.values, name);
  if (name.empty() || found == row.values.end()) return std::nullopt;
  return static_cast<int>(found - row.values.begin());
}

}  // namespace kairo::app
