#pragma once

#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <string>
#include <string_view>

#include "imgui.h"

namespace kairo::testing {

/// Finds its way with the arrow keys alone: presses them, remembers where each one led, and so reaches every spot that
/// can be reached.
class Arrows {
 public:
  static constexpr std::array keys{ImGuiKey_DownArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_LeftArrow};

  /// `strike` presses a key; `focused` returns the id of the focused spot, empty before the first key.
  Arrows(std::function<void(ImGuiKey)> strike, std::function<std::string()> focused)
      : strike_(std::move(strike)), focused_(std::move(focused)) {}

  /// False if it cannot be reached.
  bool reach(std::string_view id) {
    for (std::string at = focused_(); at != id; at = focused_()) {
      const auto key = key_towards(at, id);
      if (!key) return false;
      strike_(*key);
      learned_[at][*key] = focused_();
    }
    return true;
  }
  /// Call this when the screen has changed.
  void forget() { learned_.clear(); }

 private:
  /// The first step of the shortest known way from `at` to `wanted`, otherwise to a key that has not been tried.
  std::optional<ImGuiKey> key_towards(const std::string& at, std::string_view wanted) {
    std::map<std::string, ImGuiKey> first_of{{at, ImGuiKey_None}};
    std::queue<std::string> open({at});
    std::optional<ImGuiKey> untried;
    for (; !open.empty(); open.pop()) {
      const std::string here = open.front();
      for (const ImGuiKey key : keys) {
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
  std::function<std::string()> focused_;
  std::map<std::string, std::map<ImGuiKey, std::string>> learned_;
};

}  // namespace kairo::testing
