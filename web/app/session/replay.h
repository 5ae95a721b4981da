#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/match/visibility.h"
#include "web/app/session/session.h"

namespace kairo::app {

/// The size of a step: one move, to the next end of a turn (as the game defines it), or to the next round.
enum class Leap : std::uint8_t { move, turn, round };
inline constexpr int leaps = 3;

/// A match that is stepped through: the moment after any of its moves, as one seat or everybody may see it.
///
/// A match that is not over is shown from one viewpoint only. When it is over there are no secrets left, and any seat's
/// viewpoint may be chosen.
class Replay {
 public:
  /// Begins after the first `at` moves.
  Replay(Session match, Seat viewpoint, std::size_t at);

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const Match& match() const { return session_.match(); }
  [[nodiscard]] std::size_t moves() const { return match().steps().size(); }
  /// The first moment that may be shown: while a match is not over, players may have agreed to hide earlier ones.
  [[nodiscard]] std::size_t first() const { return visibility_.first_position(); }
  /// The number of moves before the moment that is shown.
  [[nodiscard]] std::size_t at() const { return at_; }
  /// The same without moves that nobody may notice; and of the whole match.
  [[nodiscard]] std::size_t noticed_at() const { return noticed_[at_]; }
  [[nodiscard]] std::size_t noticed_in_all() const { return noticed_.back(); }
  /// The moment after so many of these.
  [[nodiscard]] std::size_t moment_of(std::size_t noticed) const;
  [[nodiscard]] const Position& shown() const { return forgetful_ ? *forgetful_ : match().after(at_); }
  [[nodiscard]] Seat viewpoint() const { return viewpoint_; }
  [[nodiscard]] bool may_choose_viewpoint() const { return match().over(); }

  void show(std::size_t moves);
  /// A seat, or no_seat for what everybody sees. Ignored if the viewpoint may not be chosen.
  void see_as(Seat viewpoint);

  /// The next stop of a leap forward or back; none at the last moment or the first.
  [[nodiscard]] std::optional<std::size_t> after(Leap leap) const;
  [[nodiscard]] std::optional<std::size_t> before(Leap leap) const;
  /// Whether the game has rounds.
  [[nodiscard]] bool has_rounds() const;

  /// False beyond the end, and where players have agreed to forget what still lay in sight: in a match that begins
  /// there it would be seen again.
  [[nodiscard]] bool may_play_on() const { return !forgetful_ && shown().to_move() != no_seat; }
  /// The match up to the moment that is shown.
  [[nodiscard]] Match beginning() const;

 private:
  /// It would tell that somebody was asked in vain, or how a sealed answer goes on.
  [[nodiscard]] bool is_secret(std::size_t moment) const;
  /// Ascending; the first moment and the last are among them.
  [[nodiscard]] const std::vector<std::size_t>& stops(Leap leap) const {
    return stops_[static_cast<std::size_t>(leap)];
  }

  Session session_;
  std::vector<std::size_t> noticed_;  ///< see noticed_moves
  Visibility visibility_;
  Seat viewpoint_;
  std::size_t at_ = 0;
  std::unique_ptr<Position> forgetful_;  ///< the moment without a chapter that is forgotten by now; null: there is none
  std::array<std::vector<std::size_t>, leaps> stops_;
};

/// The moments that a leap stops at, as numbers of moves, from the first moment to the last.
std::vector<std::size_t> leap_stops(const Match& match, Leap leap, std::size_t first);

/// Whether a turn, as the game defines it, ends with this move.
bool ends_turn(const Match& match, std::size_t step);

/// The first moves of a match that was dealt.
Match first_moves(const Match& match, std::size_t moves);

}  // namespace kairo::app
