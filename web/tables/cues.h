#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/event.h"
#include "web/draw/motion.h"
#include "web/draw/ui.h"

namespace kairo::tables {

/// The sounds and captions of an animation's scenes: each sound is heard when the scene of its event begins, and not if
/// the animation is skipped before that.
class Cues {
 public:
  using SoundOf = draw::Sound (*)(const Event&);

  /// Scripts the scenes of all events with their sounds. `add_scenes` adds those of the first events that it is given,
  /// and returns for how many.
  template <class AddScenes>
  void script(draw::Timeline& timeline, std::span<const Event> events, SoundOf sound_of, AddScenes add_scenes) {
    clear();
    while (!events.empty()) {
      const auto together = std::make_shared<std::vector<Event>>();
      timeline.then([this, together, sound_of] {
        for (const Event& event : *together) due_.push_back(sound_of(event));
        happening_.insert(happening_.begin(), together->begin(), together->end());
      });
      const std::size_t count = add_scenes(events);
      together->assign(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count));
      events = events.subspan(count);
    }
  }
  void clear() {
    due_.clear();
    happening_.clear();
  }
  /// The caption of the scene being shown, or of the last scene that has one.
  template <class View>
  [[nodiscard]] Phrase caption(const View& view) const {
    for (const Event& event : happening_)
      if (Phrase words = event_phrase(view, event); !words.empty()) return words;
    return {};
  }
  /// Plays what is due in this frame.
  void play(draw::Ui& ui) {
    for (const draw::Sound sound : due_) ui.signals.play(sound);
    due_.clear();
  }

 private:
  std::vector<draw::Sound> due_;
  std::vector<Event> happening_;  ///< of the scenes that have begun, the latest scene first
};

}  // namespace kairo::tables
