#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kairo::app {

/// Ids of mirror buttons that were pressed. Each frame handles one, so that the next press finds what it caused.
class PressQueue {
 public:
  void push(std::string_view id) { waiting_.emplace_back(id); }
  void next_frame() {
    current_.clear();
    if (waiting_.empty()) return;
    current_ = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
  }
  /// The presses that this frame handles; empty: none.
  [[nodiscard]] const std::string& current() const { return current_; }
  [[nodiscard]] bool empty() const { return waiting_.empty(); }

 private:
  std::vector<std::string> waiting_;
  std::string current_;
};

}  // namespace kairo::app
