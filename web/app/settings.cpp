#include "web/app/settings.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/match/registry.h"
#include "web/app/saves/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view heading = "kairo settings 1";
constexpr std::array<std::string_view, speeds> speed_codes{"calm", "brisk", "instant"};

/// "GAME TOTAL"
void read_best(BestTotals& best, std::string_view value) {
  const std::size_t blank = value.find(' ');
  const Game* game = find_game(value.substr(0, blank));
  if (blank == std::string_view::npos || game == nullptr || game->info->solo_ranks.empty()) return;
  const std::string_view digits = value.substr(blank + 1);
  int total = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), total);
  if (error == std::errc{} && end == digits.data() + digits.size()) note_total(best, game->info->id, total);
}

void read_field(Settings& settings, std::string_view name, std::string_view value) {
  if (name == "language") settings.language = parse_language(value);
  if (name == "theme") settings.theme = parse_theme(value);
  if (name == "words") settings.words = value == "yes";
  if (name == "open") settings.open_match = value;
  if (name == "best") read_best(settings.best, value);
  if (name == "speed") {
    const auto found = std::ranges::find(speed_codes, value);
    if (found != speed_codes.end()) settings.speed = static_cast<Speed>(found - speed_codes.begin());
  }
}

}  // namespace

bool note_total(BestTotals& best, std::string_view game, int total) {
  const auto [known, first] = best.emplace(game, total);
  if (!first && total <= known->second) return false;
  known->second = total;
  return true;
}

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
  for (const auto& [game, total] : settings.best) field("best", game + " " + std::to_string(total));
  if (!settings.players.empty()) text += "chairs\n" + players_text(settings.players);
  return text;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  if (pop_line(text) != heading) return settings;
  while (!text.empty()) {
    const std::string_view line = pop_line(text);
    if (line == "chairs") {
      settings.players = parse_players(text).value_or(std::vector<Player>{});
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
