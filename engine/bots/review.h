#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/advice.h"
#include "engine/match/match.h"

/// A search's findings about the moves that a seat made in a match. Pure arithmetic: who searches, and when, is up to
/// the caller.
namespace kairo {

/// A move that was made, beside the best one that the search has found. They are equal if it found none better.
struct JudgedMove {
  std::size_t step = 0;    ///< its index among the match's moves
  std::uint32_t best = 0;  ///< index of the best one among the legal moves
  int playouts = 0;        ///< how often the less examined of the two was tried
  Worth made;
  Worth better;
  friend bool operator==(const JudgedMove&, const JudgedMove&) = default;
};

struct Review {
  Seat seat = no_seat;
  std::vector<JudgedMove> moves;  ///< in the order of the match
  friend bool operator==(const Review&, const Review&) = default;
};

/// The moves of this seat at which it had a choice.
std::vector<std::size_t> steps_to_judge(const Match& match, Seat seat);

/// The search's findings about the position before a move, with that move as `besides`; none if it says nothing about
/// the move that was made.
std::optional<JudgedMove> judge(const Match& match, std::size_t step, const Decision& decision);

/// A review names no more moves than this.
inline constexpr std::size_t most_mistakes = 7;
/// Indices of the moves where another was clearly better, by more than the search may err; of many, those that cost the
/// most. In the order of the match.
std::vector<std::size_t> clear_mistakes(const Review& review);

/// How the expected total changed from the start of a match to its end, in tenths of a point. Chances are not added up:
/// a match can be thrown away, won back and thrown away again.
struct Balance {
  int play = 0;  ///< what the seat lost by moves where another was clearly better; differences that may be errors would
                 ///< add up to a loss that nobody made
  int rest = 0;  ///< all the rest: the cards, and the others
};
/// The match must be over, and at least one move judged.
Balance balance_of(const Match& match, const Review& review);
/// How the match has ended for a seat. A lone player who only plays for points has no chance that came true or not:
/// then it is the last one that was estimated.
Worth worth_at_end(const Match& match, const Review& review);

/// Writes a review as short ASCII text without blanks, and reads it back; none if it was not written for this match.
std::string review_text(const Review& review);
std::optional<Review> parse_review(std::string_view text, const Match& match);

}  // namespace kairo
