#include "web/app/settings.h"

#include <algorithm>
#include <array>

#include "web/app/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view heading = "kairo settings 1";
constexpr std::array<std::string_view, speeds> speed_codes{"calm", "brisk", "instant"};

void read_field(Settings& settings, std::string_view name, std::string_view value) {
  if (name == "language") settings.language = parse_language(value);
  if (name == "theme") settings.theme = parse_theme(value);
  if (name == "words") settings.words = value == "yes";
  if (name == "open") settings.open_match = value;
  if (name == "speed") {
    const auto found = std::ranges::find(speed_codes, value);
    if (found != speed_codes.end()) settings.speed = static_cast<Speed>(found - speed_codes.begin());
  }
}

}  // namespace

std::string settings_text(const Settings& settings) {
  std::string text = std::string(heading) + "\n";
  const auto field = [&](std::string_view name, std::string_view value) {
    ((text += name) += ' ') += value;
    text += '\n';
  };
  if (settings.language) field("language", language_code(*settings.language));
  if (settings.theme) field("theme", theme_code(*settings.theme));
  field("speed", speed_codes[static_cast<std::size_t>(settings.speed)]);
  field("words", settings.words ? "yes" : "no");
  if (!settings.open_match.empty()) field("open", settings.open_match);
  if (!settings.chairs.empty()) text += "chairs\n" + chairs_text(settings.chairs);
  return text;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  if (take_line(text) != heading) return settings;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line == "chairs") {
      settings.chairs = parse_chairs(text).value_or(std::vector<Chair>{});
      break;
    }
    const std::size_t blank = line.find(' ');
    if (blank != std::string_view::npos) read_field(settings, line.substr(0, blank), line.substr(blank + 1));
  }
  return settings;
}

std::string_view language_code(text::Language language) { return language == text::Language::ja ? "ja" : "en"; }

std::optional<text::Language> parse_language(std::string_view code) {
  if (code == "en") return text::Language::en;
  if (code == "ja") return text::Language::ja;
  return std::nullopt;
}

std::string_view theme_code(draw::Theme theme) { return theme == draw::Theme::light ? "light" : "dark"; }

std::optional<draw::Theme> parse_theme(std::string_view code) {
  if (code == "dark") return draw::Theme::dark;
  if (code == "light") return draw::Theme::light;
  return std::nullopt;
}

}  // namespace kairo::app
