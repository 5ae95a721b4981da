#pragma once

#include <cstddef>
#include <optional>

#include "web/app/app_part.h"
#include "web/app/match_desk.h"
#include "web/app/press_queue.h"

namespace kairo::app {

/// Events without input. There is one rule: after each frame either a next one is scheduled, at once or later, or the
/// app is idle until a person or the page acts. This alone decides which, from the app's state: no screen and no table
/// asks for frames.
class FrameTimes : AppPart {
 public:
  FrameTimes(Common& common, MatchDesk& matches, const PressQueue& presses)
      : AppPart(common), matches_(matches), presses_(presses) {}

  /// The values that decide what is on the screen and can change while a frame is being drawn.
  struct Drawn {
    Screen screen;
    Dialog dialog;
    bool handing_over;
    bool at_end;
    bool animating;
    std::optional<std::size_t> scene;  ///< that is shown again
    friend bool operator==(const Drawn&, const Drawn&) = default;
  };
  [[nodiscard]] Drawn drawn() const;
  /// Computes draw::FrameInput::motion_lead before the frame of this time.
  double motion_lead(double now);
  /// Bots, lessons and replays go on.
  void advance(double now);
  /// Things have jumped in this frame instead of moving.
  void note_jump(double now) { jumped_ = now; }
  /// How strongly the picture before a jump still shows over the last frame: 1 … 0.
  [[nodiscard]] float afterimage() const;
  /// `before`: the state that the frame has drawn; `changed`: something was done since.
  void set_next(const Drawn& before, bool changed, double now);
  [[nodiscard]] std::optional<double> due() const { return due_; }

 private:
  [[nodiscard]] std::optional<double> next_frame(const Drawn& before, bool changed, double now) const;
  [[nodiscard]] bool is_waiting(double now) const;
  /// Bots of the match on the screen move here. At a live table one device plays them for all, unless it sleeps.
  [[nodiscard]] bool plays_bots(double now) const;
  /// Seconds until this device plays the bots of a live table, which another one should.
  [[nodiscard]] double patience_left(double now) const;
  void note_moves(double now);

  MatchDesk& matches_;
  const PressQueue& presses_;
  double motion_lead_ = 0;
  std::optional<double> jumped_;  ///< when things have jumped; seconds on the app's clock
  std::optional<double> due_;
  std::size_t moves_ = 0;   ///< of the match on the screen, as it was last,
  double moves_since_ = 0;  ///< and since when
};

}  // namespace kairo::app
