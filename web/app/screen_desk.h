#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/app_part.h"
#include "web/app/match_desk.h"

namespace kairo::app {

/// Changes between the screens: box, set-up and replay.
class ScreenDesk : AppPart {
 public:
  ScreenDesk(Common& common, MatchDesk& matches) : AppPart(common), matches_(matches) {}

  void open_book(std::string_view section);
  /// Leaves what is on the screen; where there is no box, to the set-up of the only game.
  void show_box();
  void show_setup(const Game& game, std::optional<Setup> deal);
  /// Whether there is a way back: from a set-up to the box; in a frame to the match that was left for it, if any.
  [[nodiscard]] bool has_way_back() const;
  void go_back();
  /// A match that is not over is shown from `viewpoint` only.
  void open_replay(Session match, Seat viewpoint, std::size_t at);
  void show_moment(std::size_t moves);
  /// A move of the review that is open, in the replay.
  void show_judged(std::size_t move);
  void leave_replay();
  /// A replay that a line of the log has opened leads there no more.
  void forget_log() { back_to_log_ = false; }
  /// The fragment of a link to what is on the screen; empty in the box.
  [[nodiscard]] std::string link() const;

 private:
  MatchDesk& matches_;
  bool back_to_log_ = false;  ///< from the replay, which a line of the log has opened
};

}  // namespace kairo::app
