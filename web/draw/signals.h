#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "web/draw/sound.h"

namespace kairo::draw {

/// Tells the caller that shows the frames more than their picture.
struct Signals {
  static constexpr std::size_t most_sounds = 3;

  bool muted = false;
  bool jumped = false;    ///< instead of moving, things have jumped: the last picture may fade over the new one
  bool thinking = false;  ///< the seat that is asked is a bot that has not decided yet
  bool refused = false;   ///< a tap was
  std::string section{};  ///< of the rules, which the player has asked for (text::section_of); empty: none
  std::vector<Sound> sounds{};

  /// Plays it with this frame. One sound is heard once in a frame, and of many only the first `most_sounds`.
  void play(Sound sound) {
    const bool fits = sounds.size() < most_sounds && std::ranges::find(sounds, sound) == sounds.end();
    if (fits && sound != Sound::none && !muted) sounds.push_back(sound);
  }
};

}  // namespace kairo::draw
