#pragma once

#include <functional>
#include <vector>

namespace kairo::draw {

/// Easing: 0 … 1, slow at both ends.
float ease(float t);
/// The strength of something that appears for a while: 0 at both ends, 1 in between.
float swell(float progress);

/// Animations played one after another, to show on the table what has happened. Each scene has a length in seconds and
/// is drawn with its progress (0 … 1).
class Timeline {
 public:
  using Scene = std::function<void(float progress)>;

  void clear();
  void add(double seconds, Scene scene);
  /// An action that runs when the timeline gets there, even if it is skipped.
  void then(std::function<void()> action);
  /// Draws the current scene; true if a further frame is needed.
  bool play(double now);
  /// Ends all scenes at once and runs their actions.
  void skip();
  /// Adds a scene that lasts until `go_on`.
  void hold(Scene scene);
  /// The scene of a `hold` is playing.
  [[nodiscard]] bool holds() const { return running() && items_[next_].held; }
  /// Ends it.
  void go_on();
  /// Ends all scenes up to the next hold and runs their actions; false, and nothing happens, if none comes.
  bool skip_to_hold();
  [[nodiscard]] bool running() const { return next_ < items_.size(); }

 private:
  struct Item {
    double seconds;
    Scene scene;
    std::function<void()> action;
    bool held = false;
  };
  std::vector<Item> items_;
  std::size_t next_ = 0;
  double began_ = -1;
};

}  // namespace kairo::draw
