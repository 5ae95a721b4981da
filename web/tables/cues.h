#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/event.h"
#include "web/draw/motion.h"
#include "web/draw/ui.h"

namespace kairo::tables {

/// The sounds of an animation: each is heard when the scene of its event begins, and not if the animation is skipped
/// before that.
class Cues {
 public:
  using SoundOf = draw::Sound (*)(const Event&);

  /// Scripts the scenes of all events with their sounds. `add_scenes` adds those of the first events that it is given,
  /// and returns for how many.
  template <class AddScenes>
  void script(draw::Timeline& timeline, std::span<const Event> events, SoundOf sound_of, AddScenes add_scenes) {
    clear();
    for (const Event& event : events) ahead_.push_back(sound_of(event));
    while (!events.empty()) {
      const auto together = std::make_shared<std::vector<draw::Sound>>();
      timeline.then([this, together] { due_.insert(due_.end(), together->begin(), together->end()); });
      const std::size_t count = add_scenes(events);
      for (const Event& event : events.first(count)) together->push_back(sound_of(event));
      events = events.subspan(count);
    }
  }
  /// The animation is shown as a still picture: the sounds that it would have had are due at once.
  void at_once() { due_ = ahead_; }
  void clear() {
    ahead_.clear();
    due_.clear();
  }
  /// Plays what is due in this frame.
  void play(draw::Ui& ui) {
    for (const draw::Sound sound : due_) ui.sound(sound);
    due_.clear();
  }

 private:
  std::vector<draw::Sound> ahead_;  ///< of the whole script
  std::vector<draw::Sound> due_;
};

}  // namespace kairo::tables
