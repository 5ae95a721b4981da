#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "canvas_messages.h"
#include "web/app/settings.h"
#include "web/text/language.h"

/// Everything that can be set, a row each, in the order of the menu. The row of a setting decides how it is stored,
/// shown in the menu and told to the page, and that all tabs share it. A new one needs its place among `Setting`, a
/// field of `Settings`, a row here, and its texts: `app.menu.NAME`, `app.menu.NAME.VALUE` for each of its values unless
/// it is a switch, and `app.menu.NAME.note` if it has a note.
namespace kairo::app {

inline constexpr int not_chosen = -1;

struct SettingRow {
  Setting setting;
  std::string_view stored;  ///< its name in the stored text
  std::string_view name;    ///< in keys of texts and blocks; empty: it has no place of its own in the menu
  std::span<const std::string_view> values;  ///< in the stored text and in keys of texts
  int (*get)(const Settings&);               ///< an index of `values`, or `not_chosen`
  void (*set)(Settings&, int value);
  bool has_note = false;
  std::optional<host::ToPage> message{};  ///< tells the page which value is in use
};

/// The values of each, by name.
namespace value_names {

inline constexpr std::array<std::string_view, 2> off_or_on{"no", "yes"};
inline constexpr std::array<std::string_view, 2> themes{"dark", "light"};
inline constexpr std::array<std::string_view, 2> contrasts{"normal", "high"};
inline constexpr std::array<std::string_view, 3> text_sizes{"normal", "large", "largest"};
inline constexpr std::array<std::string_view, 2> hands{"right", "left"};
inline constexpr std::array<std::string_view, 5> speeds{"patient", "calm", "brisk", "quick", "instant"};
inline constexpr std::array<std::string_view, 3> askings{"0", "1", "2"};
inline constexpr std::array<std::string_view, 3> volumes{"soft", "medium", "full"};

}  // namespace value_names

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
                         std::span<const std::string_view> values, bool has_note = false,
                         std::optional<host::ToPage> message = {}) {
  return {setting, stored, name, values, get<member>, set<member>, has_note, message};
}

}  // namespace setting_rows

inline constexpr std::array settings_table = [] {
  using setting_rows::row;
  using enum Setting;
  using To = host::ToPage;
  using S = Settings;
  return std::array{
      row<&S::language>(language, "language", "language", text::language_codes, false, To::language),
      row<&S::theme>(theme, "theme", "theme", value_names::themes, false, To::theme),
      row<&S::contrast>(contrast, "contrast", "contrast", value_names::contrasts, false, To::contrast),
      row<&S::text_size>(text_size, "text-size", "text_size", value_names::text_sizes, false, To::text_size),
      row<&S::hand>(hand, "hand", "hand", value_names::hands, true, To::hand),
      row<&S::speed>(speed, "speed", "speed", value_names::speeds, true),
      row<&S::asking>(asking, "asking", "asking", value_names::askings),
      row<&S::volume>(volume, "volume", "sound", value_names::volumes, false, To::volume),
      row<&S::confirms_moves>(confirms_moves, "confirm", "confirm", value_names::off_or_on, true),
      row<&S::words>(words, "words", "words", value_names::off_or_on, true, To::words),
      row<&S::vibration>(vibration, "vibration", "vibration", value_names::off_or_on, true),
      row<&S::muted>(muted, "muted", "", value_names::off_or_on),
      row<&S::muted_in_frames>(muted_in_frames, "framed-muted", "", value_names::off_or_on),
  };
}();

static_assert([] {
  for (std::size_t i = 0; i < settings_table.size(); ++i)
    if (settings_table[i].setting != static_cast<Setting>(i)) return false;
  return true;
}());

/// It is off or on.
constexpr bool is_switch(const SettingRow& row) { return std::ranges::equal(row.values, value_names::off_or_on); }

constexpr const SettingRow& row_of(Setting setting) { return settings_table[static_cast<std::size_t>(setting)]; }

/// The value that is called so; none: there is none.
constexpr std::optional<int> value_named(const SettingRow& row, std::string_view name) {
  const auto found = std::ranges::find(row.values, name);
  if (found == row.values.end()) return std::nullopt;
  return static_cast<int>(found - row.values.begin());
}

}  // namespace kairo::app
