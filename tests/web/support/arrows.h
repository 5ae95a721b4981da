#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <utility>

#include "imgui.h"
#include "web/draw/ui.h"

namespace kairo::testing {

/// Finds its way with the arrow keys alone: presses those that point towards the spot, remembers where each one led,
/// and so reaches every spot that can be reached. The target of a key depends a little on the way to it (Dear ImGui
/// keeps to a column), so what cannot be reached like that is looked for once more, by every key at every spot in turn.
class Arrows {
 public:
  /// `strike` presses a key, and draws what it changed on `ui`.
  Arrows(std::function<void(ImGuiKey)> strike, const draw::Ui& ui) : strike_(std::move(strike)), ui_(ui) {}

  /// False if it cannot be reached.
  bool reach(std::string_view id) {
    if (search(id, true)) return true;
    forget();
    return search(id, false);
  }
  /// Call this when the screen has changed.
  void forget() { learned_.clear(); }

 private:
  using Keys = std::array<ImGuiKey, 4>;
  static constexpr Keys in_turn{ImGuiKey_DownArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_LeftArrow};

  bool search(std::string_view id, bool pointed) {
    for (std::string at = focused(); at != id; at = focused()) {
      const auto key = key_towards(at, id, pointed);
      if (!key) return false;
      strike_(*key);
      learned_[at][*key] = focused();
    }
    return true;
  }

  /// The id of the focused spot, empty before the first key.
  [[nodiscard]] std::string focused() const { return std::string(ui_.targets.focused()); }
  [[nodiscard]] std::optional<draw::Point> centre_of(std::string_view id) const {
    const auto spots = ui_.gesture.targets();
    const auto spot = std::ranges::find(spots, id, &draw::Gesture::Target::id);
    if (spot == spots.end()) return std::nullopt;
    return spot->at.centre();
  }
  static std::pair<ImGuiKey, ImGuiKey> ordered(bool as_given, ImGuiKey first, ImGuiKey second) {
    return as_given ? std::pair(first, second) : std::pair(second, first);
  }
  /// All arrow keys, in the order in which they lead from one spot to another, as far as both are on the screen.
  [[nodiscard]] Keys best_first(std::string_view from, std::string_view to) const {
    const auto begin = centre_of(from);
    const auto end = centre_of(to);
    const draw::Point way = begin && end ? *end - *begin : draw::Point{1, 2};
    const auto [x, x_back] = ordered(way.x > 0, ImGuiKey_RightArrow, ImGuiKey_LeftArrow);
    const auto [y, y_back] = ordered(way.y > 0, ImGuiKey_DownArrow, ImGuiKey_UpArrow);
    if (std::abs(way.x) > std::abs(way.y)) return {x, y, y_back, x_back};
    return {y, x, x_back, y_back};
  }

  /// The first step of the shortest known way from `at` to `wanted`, otherwise to a key that has not been tried.
  std::optional<ImGuiKey> key_towards(const std::string& at, std::string_view wanted, bool pointed) {
    std::map<std::string, ImGuiKey> first_of{{at, ImGuiKey_None}};
    std::queue<std::string> open({at});
    std::optional<ImGuiKey> untried;
    for (; !open.empty(); open.pop()) {
      const std::string here = open.front();
      for (const ImGuiKey key : pointed ? best_first(here, wanted) : in_turn) {
        const ImGuiKey first = here == at ? key : first_of[here];
        const auto next = learned_[here].find(key);
        if (next == learned_[here].end()) {
          if (!untried) untried = first;
          continue;
        }
        if (next->second == wanted) return first;
        if (first_of.emplace(next->second, first).second) open.push(next->second);
      }
    }
    return untried;
  }

  std::function<void(ImGuiKey)> strike_;
  const draw::Ui& ui_;
  std::map<std::string, std::map<ImGuiKey, std::string>> learned_;
};

}  // namespace kairo::testing
