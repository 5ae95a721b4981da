#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/chair.h"
#include "web/draw/theme.h"
#include "web/text/language.h"

namespace kairo::app {

/// How fast the others' moves follow one another.
enum class Speed : std::uint8_t { calm, brisk, instant };
inline constexpr int speeds = 3;

/// What a player has chosen once and finds again. What was not chosen follows the browser.
struct Settings {
  std::optional<text::Language> language;
  std::optional<draw::Theme> theme;
  Speed speed = Speed::calm;
  bool words = false;         ///< the table in words stands beside the picture
  std::vector<Chair> chairs;  ///< who sat where last time; empty before the first match
  std::string open_match;     ///< the match that was on the screen; empty: none
  friend bool operator==(const Settings&, const Settings&) = default;
};

std::string settings_text(const Settings& settings);
/// Takes what it understands and leaves the rest as it stands by default.
Settings parse_settings(std::string_view text);

std::string_view language_code(text::Language language);
std::optional<text::Language> parse_language(std::string_view code);
std::string_view theme_code(draw::Theme theme);
std::optional<draw::Theme> parse_theme(std::string_view code);

}  // namespace kairo::app
