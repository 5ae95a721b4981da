#pragma once

#include <optional>
#include <utility>

#include "web/tables/choices.h"
#include "web/tables/seats.h"
#include "web/tables/table.h"

namespace kairo::tables {

/// A table that shows what has happened by an `Animation`, a StoryScript, before anybody is asked.
template <Playable S, class Animation>
class AnimatedTable : public TableOf<S> {
 public:
  using View = typename S::View;

  std::optional<AnyMove> frame(draw::Ui& ui, const draw::Rect& at) final {
    if (!shown_) return std::nullopt;
    animation_.advance(ui, at);
    Choices<S> choices(update_);
    // It was refused because of whose turn it was.
    if (std::exchange(asked_, choices.any()) != choices.any()) ui.message.retract_refusal();
    draw(ui, at, choices);
    if (animation_.waits()) offer_to_go_on(ui, at);
    if (choices.made()) animation_.finish();
    return choices.made();
  }
  [[nodiscard]] bool busy() const final { return animation_.running() && !animation_.waits(); }
  [[nodiscard]] bool waits() const final { return animation_.waits(); }
  void set_going(Going going) final { animation_.set_going(going); }
  void set_share_of_time(double share) final { animation_.set_share_of_time(share); }
  void skip() final { animation_.skip(); }
  void point_out(const PointedOut& pointed) final { pointed_ = pointed; }

 protected:
  /// Draws this frame; a move that the player makes goes to `choices`.
  virtual void draw(draw::Ui& ui, const draw::Rect& at, Choices<S>& choices) = 0;
  /// The update has come, after the one from `before`.
  virtual void follow(const Update<View>& before) = 0;

  /// The view to draw in this frame.
  [[nodiscard]] const View& shown() const { return animation_.view(); }
  /// The viewer's own secrets may be shown, or are being peeked at.
  [[nodiscard]] bool opened() const { return update_.opened || peeking_; }

  Update<View> update_;
  Animation animation_;
  PointedOut pointed_;
  draw::Rect sheet_;  ///< that waits to be read, as `draw` has drawn it; empty if there is none
  bool peeking_ = false;

 private:
  /// No tap reaches what lies below; a tap anywhere goes on (Targets::hurries), and so does the button.
  void offer_to_go_on(draw::Ui& ui, const draw::Rect& at) {
    ui.targets.cover(at, "table.waits");
    if (animation_.going() == Going::by_tap && draw_go_on(ui, at, sheet_)) animation_.skip();
  }
  void on_update(Update<View> update) final {
    animation_.begin(update.view, std::move(update.story));
    const Update<View> before = std::exchange(update_, std::move(update));
    pointed_ = {};  // it was in another position
    shown_ = true;
    follow(before);
  }

  bool shown_ = false;
  bool asked_ = false;  ///< the viewer was, in the last frame
};

}  // namespace kairo::tables
