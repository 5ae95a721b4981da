#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "web/app/session.h"

namespace kairo::app {

/// What is leafed by: one move, to the next end of a turn (what that is, the game says), to the next round.
enum class Leap : std::uint8_t { move, turn, round };
inline constexpr int leaps = 3;

/// A match leafed through: the moment after any of its moves, as one seat or everybody may see it. Nothing is played.
///
/// Of a match that is not over only `eyes` look on; when it is over there are no secrets left, and any seat's may.
class Replay {
 public:
  /// Opens after the first `at` moves.
  Replay(Session match, Seat eyes, std::size_t at);

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const Match& match() const { return session_.match(); }
  [[nodiscard]] std::size_t moves() const { return match().steps().size(); }
  /// So many moves have been made in the moment that is shown.
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] const Position& shown() const { return match().after(at_); }
  [[nodiscard]] Seat eyes() const { return eyes_; }
  [[nodiscard]] bool may_choose_eyes() const { return match().over(); }

  void show(std::size_t moves);
  /// Through whose eyes: a seat's, or no_seat for what everybody sees. Nothing changes where that must not be chosen.
  void see_as(Seat eyes);

  /// Where a leap leads, and back; none at the last moment and at the first.
  [[nodiscard]] std::optional<std::size_t> after(Leap leap) const;
  [[nodiscard]] std::optional<std::size_t> before(Leap leap) const;
  /// Whether the game has rounds.
  [[nodiscard]] bool has_rounds() const;

  /// The match up to the moment that is shown.
  [[nodiscard]] Match beginning() const;

 private:
  /// Ascending; the first moment and the last are among them.
  [[nodiscard]] const std::vector<std::size_t>& stops(Leap leap) const {
    return stops_[static_cast<std::size_t>(leap)];
  }

  Session session_;
  Seat eyes_;
  std::size_t at_;
  std::array<std::vector<std::size_t>, leaps> stops_;
};

/// The first moves of a match that was dealt.
Match first_moves(const Match& match, std::size_t moves);

}  // namespace kairo::app
