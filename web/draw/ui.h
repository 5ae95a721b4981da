#pragma once

#include <optional>
#include <string_view>

#include "web/draw/explanations.h"
#include "web/draw/lift.h"
#include "web/draw/message.h"
#include "web/draw/observer.h"
#include "web/draw/surfaces.h"

namespace kairo::draw {

/// The ink for texts and icons on a button.
[[nodiscard]] Ink button_ink(WidgetState state);

/// The drawing kit: an immediate-mode interface, so the calls of a frame both draw it and return its input. Everything
/// that can be pressed is a `button` or a `hit_target` and therefore in the accessible mirror too; a press there is
/// returned as the same tap. Tables and screens draw no buttons of their own, and Dear ImGui's stock widgets are not
/// used.
///
/// It is the frame that is being drawn, with the parts of the kit, each of which owns its state; the widgets here are
/// made of several parts and have no state.
class Ui : public Frame {
 public:
  // --- for the main loop ---
  void begin(const FrameInput& input);
  void end();
  /// Something will look different in the next frame: a column is scrolling, a piece rises or settles, a dialog was
  /// opened or closed, or the focus moves because its widget is gone. The main loop asks after each frame, and the
  /// message and the explainer when they will change.
  [[nodiscard]] bool moving() const;

  // --- widgets; each tap is returned in one frame only ---
  /// `id` is unique within a frame and stable between frames. Disabled and refused buttons can be tapped too, so that
  /// the caller can say why not; disabled ones are so in the mirror too. A button that is not `listed` is left out of
  /// the mirror, for moves that are listed there anyway.
  bool button(const Rect& at, std::string_view id, std::string_view label, WidgetState state = WidgetState::enabled,
              float text_size = type::strong, bool listed = true);
  /// A button without a text: the caller draws an icon on it, in `button_ink`. A `quiet` one shows its plate only while
  /// pointer, finger or focus is on it, or while it is selected.
  bool icon_button(const Rect& at, std::string_view id, std::string_view label,
                   WidgetState state = WidgetState::enabled, bool quiet = false);
  /// A hit target that the caller draws. It reacts within 44 × 44 pixels even if it is smaller. With an empty `label`
  /// it is left out of the mirror, for moves that are listed there anyway.
  Touch hit_target(const Rect& at, std::string_view id, std::string_view label,
                   WidgetState state = WidgetState::enabled);
  /// A hit target that stands for something. With a label it is in the mirror too, described by `what`.
  Touch hit_target(const Rect& at, std::string_view id, const Explanation& what,
                   WidgetState state = WidgetState::enabled);
  Touch hit_target(const Rect& at, std::string_view id, std::string_view label, WidgetState state,
                   const Explanation& what);
  /// A slider with positions 0 … `last`, now at `place`; returns the position that the player moves it to, if another.
  /// It is not in the mirror: the caller offers buttons for stepping.
  std::optional<int> slider(const Rect& at, std::string_view id, int place, int last);
  /// Something that can only be asked about. Parts that are drawn and explained later lie above earlier ones: explain a
  /// panel first, then its parts.
  void explain(const Rect& at, std::string_view id, const Explanation& what) { explanations.add(at, id, what); }
  /// The same for a button that shows a sign only.
  void explain_button(const Rect& at, std::string_view id, std::string_view label);
  /// A modal dialog, until `end_modal`: what was drawn before is darkened, leaves the mirror and cannot be pressed, nor
  /// can what is drawn afterwards.
  void begin_modal();
  void end_modal() { layers.end_modal(); }

  Layers layers;
  Gesture gesture;
  Explainer explainer;
  Mirror mirror;
  Signals signals;
  Text text{*this};
  Columns columns{*this, gesture, layers};
  Targets targets{*this, layers, gesture, columns, mirror, explainer};
  Lifts lifts{*this, gesture, layers, explainer};
  Explanations explanations{*this, layers, gesture, text, targets, mirror, explainer, signals};
  Message message{*this, layers, gesture, text, targets, mirror, explainer, signals};

 private:
  void draw_plate(const Rect& at, WidgetState state, const Touch& touch);
};

}  // namespace kairo::draw
