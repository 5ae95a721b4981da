#pragma once

#include <span>

#include "web/draw/explainer.h"
#include "web/draw/gesture.h"

namespace kairo::draw {

/// Words that lie over the screen for a while, and what they are about.
struct LaidWords {
  Rect room;    ///< they stay within it
  float w = 0;  ///< their size
  float h = 0;
  std::span<const Rect> about;      ///< what they speak of; never covered where there is any other place
  std::span<const Rect> spared{};   ///< the same, of things that they do not speak of
  std::span<const Rect> asked{};    ///< what is asked about: covered before those are
  bool needs_table = true;          ///< the player is to tap something: nothing that can be tapped is covered either
  std::span<const Rect> avoided{};  ///< places that the player did not want them at
  Rect last{};  ///< where they lay before; their lower right corner stays there while that is as good. Width 0: nowhere
  bool settled = false;           ///< the same words lay there: they stay as long as they hide nothing
  std::span<const Rect> later{};  ///< what other words will speak of next, at the same place if it can be
  float highest_later = 0;        ///< the height of the highest of those words
};

struct Placed {
  Rect at;
  float covered = 0;  ///< how much they cover there of what they should leave, in no unit; 0: nothing
  float hidden = 0;   ///< the part of it that is to be seen, not only to be tapped,
  float over = 0;     ///< and of that without the rims around it
};

/// Finds their place: beside what they are about, over as little as possible of what this frame has drawn so far that
/// can be tapped or asked about, and not over the question.
Placed place_words(const Gesture& gesture, const Explainer& explainer, const LaidWords& words);

}  // namespace kairo::draw
