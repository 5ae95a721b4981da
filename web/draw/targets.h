#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/draw/columns.h"
#include "web/draw/explainer.h"
#include "web/draw/mirror.h"

namespace kairo::draw {

/// The state of a widget, or of anything else that can be tapped.
enum class WidgetState : std::uint8_t {
  enabled,
  primary,  ///< the expected next tap
  disabled,
  selected,
  refused,  ///< a tap only tells why not
};

/// The player's touch on a hit target in this frame.
struct Touch {
  bool tapped = false;
  bool held = false;
  bool hovered = false;
  bool focused = false;  ///< by the keyboard; the kit draws the ring
};

/// Ids that the kit itself uses: the button that starts and ends the asking, and the way to the rules in a message.
inline constexpr std::string_view asking_switch = "table.what";
inline constexpr std::string_view toast_link = "explained.toast";

/// The hit targets: pressed by the pointer, with the keyboard's focus, or in the mirror.
class Targets {
 public:
  Targets(Frame& frame, const Layers& layers, Gesture& gesture, Columns& columns, Mirror& mirror, Explainer& explainer)
      : frame_(frame), layers_(layers), gesture_(gesture), columns_(columns), mirror_(mirror), explainer_(explainer) {}
  /// Must be called after that of `Layers` and before that of `Gesture`.
  void begin_frame();
  /// Draws the ring of the focus.
  void end_frame();
  /// A dialog covers what there was so far.
  void cover_all();

  /// The input of a hit target, which reacts within 44 × 44 pixels even if it is smaller.
  Touch touch(const Rect& at, std::string_view id, WidgetState state = WidgetState::enabled);
  /// Adds its button to the mirror, unless the label is empty.
  void list(std::string_view id, std::string_view label, WidgetState state);
  /// Something that lies over what was drawn before: no tap on it reaches that. True when it is tapped. The keyboard
  /// passes it by.
  bool cover(const Rect& at, std::string_view id);
  /// The player hurries what is shown within `at`: the pointer went down there, on nothing that covers it; a button
  /// there was pressed in the mirror; or Enter or Space was, while nothing has the focus.
  [[nodiscard]] bool hurries(const Rect& at) const;

  /// The id that has the focus, as far as this frame has been drawn; empty if no focus is shown.
  [[nodiscard]] std::string_view focused() const { return focus_.shown ? std::string_view(focus_.id) : ""; }
  /// Keeps the left and right arrows from moving the focus in the next frame: the caller uses them.
  static void claim_left_right_keys();
  /// The focus is moving because its widget is gone.
  [[nodiscard]] bool refocuses() const;

 private:
  /// The invisible Dear ImGui item that takes the keyboard focus; true if Enter or Space pressed it.
  bool key_item(const Rect& at, std::string_view id, WidgetState state, bool& focused);

  Frame& frame_;
  const Layers& layers_;
  Gesture& gesture_;
  Columns& columns_;
  Mirror& mirror_;
  Explainer& explainer_;

  std::optional<Point> mirror_press_;  ///< where the last frame has drawn what is pressed in the mirror
  bool wants_focus_ = false;
  bool focus_lives_ = true;         ///< the focused widget is still on the screen
  bool focus_was_visible_ = false;  ///< in the last frame
  int focus_lost_ = 0;              ///< frames since it disappeared, while the focus is shown
  /// The focus ring, drawn last, over everything.
  struct Focus {
    Rect at;
    Rect clip;
    bool shown = false;
    std::string id;
  } focus_;
};

}  // namespace kairo::draw
