#pragma once

#include <string>
#include <vector>

#include "engine/match/match.h"
#include "web/app/chair.h"

namespace kairo::app {

/// A match on this device: who sits where, and who has the device in hands.
///
/// Somebody's view is shown only to the person who holds the device. Before a private question of another person the
/// device is handed over; open questions and bots' turns need none, since they show nothing that only one may know.
class Session {
 public:
  /// `chairs` are as many as the match has seats.
  Session(std::string id, Match match, std::vector<Chair> chairs);

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] const Position& now() const { return match_.now(); }
  [[nodiscard]] const std::vector<Chair>& chairs() const { return chairs_; }
  [[nodiscard]] bool is_human(Seat seat) const;
  /// The seat to move, when a bot sits there; else no_seat.
  [[nodiscard]] Seat bot_to_move() const;

  /// Whose view may be on the screen now; no_seat for what is public.
  [[nodiscard]] Seat viewer() const;
  /// Whether the viewer is the one who is asked.
  [[nodiscard]] bool viewer_may_act() const;
  /// The person who must take the device before anything goes on, or no_seat.
  [[nodiscard]] Seat awaited() const;
  /// The person who was awaited has taken the device.
  void hand_over();
  /// Nobody is known to hold the device: a link was opened. The next person is awaited whatever the question.
  void cover();
  [[nodiscard]] bool is_covered() const { return covered_; }

  Played play(AnyMove move);

  /// The person who may take the last move back here and now, or no_seat.
  [[nodiscard]] Seat may_undo() const;
  bool undo();

 private:
  std::string id_;
  Match match_;
  std::vector<Chair> chairs_;
  Seat holder_ = no_seat;
  bool covered_ = false;
};

}  // namespace kairo::app
