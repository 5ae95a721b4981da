#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/event.h"
#include "web/draw/motion.h"
#include "web/draw/ui.h"

namespace kairo::tables {

/// The kinds of events that one sound goes with.
template <class Kind>
struct SoundOfKinds {
  draw::Sound sound;
  std::initializer_list<Kind> kinds;
};
/// The sound of each kind of a game's events, of which `ended` is the last one; others than these are silent.
template <class Kind>
consteval auto sounds_by_kind(std::initializer_list<SoundOfKinds<Kind>> rows) {
  std::array<draw::Sound, static_cast<std::size_t>(Kind::ended) + 1> sounds{};
  for (const auto& [sound, kinds] : rows)
    for (const Kind kind : kinds) sounds[static_cast<std::size_t>(kind)] = sound;
  return sounds;
}

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
  /// Drops what is due now, unheard.
  void hush() { due_.clear(); }
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
