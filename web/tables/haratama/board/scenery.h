#pragma once

#include "web/draw/ui.h"
#include "web/tables/haratama/board/scene.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

/// The colours of a night, of a dawn, and of everything between.
using SceneTints = tint::Scene;

/// The land around the gate, as in a woodcut: bars of mist in the sky, a mountain, cedars, terraced fields, and the way
/// that leads up to the gate. In high contrast there is none, so that nothing lies behind the pieces.
class Scenery {
 public:
  /// `sky`: all that the picture covers; it meets the land at `horizon`.
  Scenery(draw::Ui& ui, const draw::Rect& sky, const Gate& gate, float horizon, const SceneTints& tints)
      : ui_(ui), sky_(sky), gate_(gate), horizon_(horizon), tints_(tints) {}

  /// Draws mountains and mist behind the hills.
  void behind() const;
  /// Draws cedars on the far hills, whose crest is at this height.
  void on_hills(float crest) const;
  /// Draws the fields and the way before the hills.
  void before() const;
  /// Draws the rope on the gate, and the edges of its beams.
  void on_gate() const;

 private:
  void mist(draw::Point left, float width, float bar) const;
  void mountain(draw::Point foot, float width, float height) const;
  void cedar(draw::Point foot, float height, ImU32 colour) const;
  void field(float side) const;
  void way() const;

  draw::Ui& ui_;
  draw::Rect sky_;
  Gate gate_;
  float horizon_;
  SceneTints tints_;
};

}  // namespace kairo::haratama::table
