#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/signals.h"
#include "web/draw/targets.h"
#include "web/draw/text.h"

namespace kairo::draw {

/// Shows what the things of a frame are; the Explainer decides which of them.
class Explanations {
 public:
  Explanations(Frame& frame, Layers& layers, Gesture& gesture, Text& text, Targets& targets, Mirror& mirror,
               Explainer& explainer, Signals& signals)
      : frame_(frame),
        layers_(layers),
        gesture_(gesture),
        text_(text),
        targets_(targets),
        mirror_(mirror),
        explainer_(explainer),
        signals_(signals) {}
  /// Draws what is explained over everything; `ui` draws its picture.
  void end_frame(Ui& ui);

  /// Adds a thing; with a label, a button whose label tells all.
  void add(const Rect& at, std::string_view id, const Explanation& what, std::string_view label = {});
  /// Names what is to be read or tapped now: in this frame an explanation covers it only where there is no other place.
  void keep_off(std::span<const Rect> places) { kept_off_.insert(kept_off_.end(), places.begin(), places.end()); }
  /// Below a button whose words say all: a rest here doesn't explain that.
  void block(const Rect& at) { explainer_.add({"", at, {}, "", layers_.current()}); }

 private:
  void ask_about_things();
  void mirror_things();
  struct Shape;
  static const Shape shapes[];
  struct Told;
  struct Card;
  [[nodiscard]] Card lay_out(const Explained& thing, const Told& told, const Shape& shape) const;
  [[nodiscard]] Card best_card(const Explained& thing, const Told& told) const;
  void draw(Ui& ui, const Explained& thing);
  void draw_link(const Rect& at, std::string_view section);

  Frame& frame_;
  Layers& layers_;
  Gesture& gesture_;
  Text& text_;
  Targets& targets_;
  Mirror& mirror_;
  Explainer& explainer_;
  Signals& signals_;
  std::vector<Rect> kept_off_;
};

}  // namespace kairo::draw
