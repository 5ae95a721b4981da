#pragma once

#include <functional>
#include <vector>

namespace kairo::draw {

/// 0 … 1, eased at both ends.
float ease(float t);

/// A sequence of little scenes, one after another, played over the table when something has happened. Each scene has
/// a length in seconds and is told how far it is (0 … 1). With reduced motion, or when skipped, it is over at once.
class Timeline {
 public:
  using Scene = std::function<void(float progress)>;

  void clear();
  void add(double seconds, Scene scene);
  /// Something that has no picture but must be done when the timeline gets there, skipped or not.
  void then(std::function<void()> action);
  /// Draws the current scene; true while one is running (draw the next frame too).
  bool play(double now);
  /// Ends all scenes; the actions are done.
  void skip();
  [[nodiscard]] bool running() const { return next_ < items_.size(); }

 private:
  struct Item {
    double seconds;
    Scene scene;
    std::function<void()> action;
  };
  std::vector<Item> items_;
  std::size_t next_ = 0;
  double began_ = -1;
};

}  // namespace kairo::draw
