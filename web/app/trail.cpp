#include "web/app/trail.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kairo::app {

namespace {

constexpr std::array<std::pair<std::string_view, Dialog>, 8> lasting{{{"menu", Dialog::menu},
                                                                      {"keys", Dialog::keys},
                                                                      {"log", Dialog::log},
                                                                      {"scores", Dialog::scores},
                                                                      {"afar", Dialog::remote},
                                                                      {"statistics", Dialog::statistics},
                                                                      {"news", Dialog::news},
                                                                      {"paste", Dialog::paste}}};

}  // namespace

std::vector<std::string> trail_of(const Screens& screens, std::string_view dialog, bool asking) {
  std::vector<std::string> trail{"box"};
  const auto add = [&](std::string_view game, std::string_view what) {
    trail.push_back(std::string(game) + std::string(what));
  };
  if (screens.setup) add(screens.setup->game().info->id, "");
  if (screens.lobby) trail.emplace_back("lobby");
  if (screens.match) add(screens.match->match().game().info->id, "/table");
  if (screens.review) add(screens.match->match().game().info->id, "/review");
  if (screens.replay.is_open()) add(screens.replay.replay().match().game().info->id, "/replay");
  if (screens.learn) add(screens.learn->game().info->id, "/learn");
  if (screens.lesson) add(screens.learn->game().info->id, "/lesson");
  if (screens.is_covered()) trail.push_back(trail.back() + "/look");
  if (!dialog.empty())
    trail.push_back(trail.back() + "/" + std::string(dialog));
  else if (asking && (screens.shows(Screen::match) || screens.shows(Screen::lesson) || screens.shows(Screen::replay)))
    trail.push_back(trail.back() + "/asking");
  return trail;
}

bool is_passing(std::string_view name) { return name == "look" || name == "asking"; }

Dialog dialog_named(std::string_view name) {
  const auto* const found = std::ranges::find(lasting, name, &std::pair<std::string_view, Dialog>::first);
  return found == lasting.end() ? Dialog::none : found->second;
}

}  // namespace kairo::app
