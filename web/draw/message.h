#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/signals.h"
#include "web/draw/targets.h"
#include "web/draw/text.h"

namespace kairo::draw {

/// A message beside something: why it is refused, or what it is. It stays for some seconds or until the next tap.
class Message {
 public:
  Message(Frame& frame, Layers& layers, const Gesture& gesture, Text& text, Targets& targets, Mirror& mirror,
          const Explainer& explainer, Signals& signals)
      : frame_(frame),
        layers_(layers),
        gesture_(gesture),
        text_(text),
        targets_(targets),
        mirror_(mirror),
        explainer_(explainer),
        signals_(signals) {}
  /// `pressed`: the player has pressed something else than the way to the rules.
  void begin_frame(bool pressed);
  /// Draws it over everything.
  void end_frame();

  /// Names where the player acts, as hand and buttons: in this frame it is covered only where there is no other place.
  void keep_off(std::initializer_list<Rect> places) { kept_off_ = places; }
  /// In this frame it is no wider, so that it fits into a column beside what must be seen.
  void fit_into(float width) { widest_ = width; }
  void show(const Rect& about, std::string_view words, Ink ink = Ink::warn);
  /// The same, with a way to the paragraph of the rules about it.
  void show(const Rect& about, const Phrase& phrase, Ink ink = Ink::warn);
  /// Takes a refusal of this frame away, to be told elsewhere; empty: there is none.
  [[nodiscard]] std::string take_refusal();
  /// Takes away a refusal that is no longer true.
  void retract_refusal();
  /// Seconds until it disappears; none if none is shown.
  [[nodiscard]] std::optional<double> remaining() const;

 private:
  void draw_link(const Rect& foot);

  Frame& frame_;
  Layers& layers_;
  const Gesture& gesture_;
  Text& text_;
  Targets& targets_;
  Mirror& mirror_;
  const Explainer& explainer_;
  Signals& signals_;
  static constexpr float usual_width = 360;
  std::vector<Rect> kept_off_;
  float widest_ = usual_width;
  struct Shown {
    Rect about;
    std::string words;
    Ink ink = Ink::warn;
    double seconds = 0;
    std::optional<double> until =
        0;                  ///< on the app's clock; none: no frame has begun with it, and a page may have slept
    std::string section{};  ///< of the rules; may be empty
    Rect at{};              ///< in the last frame
  } shown_;
};

}  // namespace kairo::draw
