#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/explanation.h"
#include "web/draw/gesture.h"

namespace kairo::draw {

/// Something in a frame that can tell what it is: an `Explanation`, or a button, whose label tells it.
struct Explained {
  std::string id;
  Rect at;  ///< the visible part
  Explanation what;
  std::string label;  ///< of a button; empty if `what` tells more
  int modal = 0;      ///< the dialog that it belongs to; 0: the screen itself
};

/// Decides what is explained: the thing that a pointer rests on, that a finger presses long, or that has the keyboard
/// focus for a while; while the player asks (`set_asking`), whatever is tapped.
class Explainer {
 public:
  /// Seconds of rest.
  static constexpr double pointer_rest = 0.8;
  static constexpr double finger_rest = 0.65;  // people tap for up to 0.6
  static constexpr double focus_rest = 1.2;

  void begin();
  void add(Explained thing);
  /// A dialog covers what was added before.
  void cover() { things_.clear(); }

  /// Must be called after everything was added: `focused` is the id with the keyboard focus, `card` where the
  /// explanation was drawn in the last frame. True if a finger has pressed long enough; its press must not become a
  /// tap. `late`: what the finger has done since then is not known yet.
  bool update(const PointerFacts& pointer, std::string_view focused, bool late = false);
  /// The player has pressed it by key, or the focus has come to it by itself: it is not explained before the player
  /// looks around.
  void know(std::string_view id);
  /// The player looks around with the keys.
  void look_around();
  /// The player asks about it, by a key or in the mirror: explains it until the next press elsewhere. By the pointer
  /// (`pointed`), the topmost thing there, which may be known only when everything has been added: a panel is a target
  /// below its parts.
  void ask(std::string_view id, bool pointed);
  /// True if an explanation was shown or the player asked.
  bool close();

  [[nodiscard]] bool asking() const { return asking_; }
  void set_asking(bool asking);

  /// The thing that is explained now; null: none.
  [[nodiscard]] const Explained* shown() const;
  /// The place of its explanation, so that the pointer can get there.
  void set_card(const Rect& card) { card_ = card; }
  /// Seconds until something is going to be explained.
  [[nodiscard]] std::optional<double> due() const { return due_; }
  [[nodiscard]] const std::vector<Explained>& things() const { return things_; }

 private:
  [[nodiscard]] const Explained* find(std::string_view id) const;
  void pin(std::string_view id);
  /// The topmost thing there; null: none.
  [[nodiscard]] const Explained* under(Point at) const;
  [[nodiscard]] bool keeps(Point at) const;
  void follow_press(const PointerFacts& pointer);
  /// The thing that would be explained after a rest of so many seconds.
  struct Candidate {
    std::string id;
    double rest = 0;
  };
  [[nodiscard]] Candidate candidate(const PointerFacts& pointer, std::string_view focused) const;

  std::vector<Explained> things_;
  std::string shown_;
  bool pinned_ = false;
  bool asking_ = false;
  bool asked_at_pointer_ = false;  ///< in this frame
  Rect card_;

  std::string waiting_;  ///< the candidate of the last frame, and
  double since_ = 0;     ///< since when it is; seconds on the app's clock
  std::string pressed_;  ///< not explained again until the pointer has left it
  Point pressed_at_;
  bool moved_ = false;  ///< the press has become a drag
  Point last_at_;
  bool pointed_ = false;  ///< the pointer has moved over the candidate
  std::optional<double> due_;
};

}  // namespace kairo::draw
