#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/match/answers_ahead.h"

/// Merges what several people know of a match.
namespace kairo {

/// One device's copy of a match: the match up to some moment, and answers ahead that belong to that moment.
struct Held {
  Match match;
  AnswersAhead ahead;
};

/// Whether both hold the same moves.
bool same_held(const Held& a, const Held& b);

/// Two sides that cannot both be true.
struct Contradiction {
  enum class Kind : std::uint8_t {
    other_match,     ///< of another game, seats, options or deal; or one began at a custom position
    branch,          ///< a seat has made different moves, and one side has gone on from there to a reveal
    answered_twice,  ///< a seat has answered differently, and neither side has gone on to a reveal
  };
  Kind kind;
  Seat seat;         ///< who answered twice; no_seat for another match
  std::size_t step;  ///< number of moves before the two courses part, or before the seat's turn if it answered ahead
  Held theirs;       ///< the other side. Merged the other way round, it wins
};

/// Nobody can choose between more sides.
inline constexpr std::size_t most_contradictions = 16;

struct Merged {
  Held held;
  std::vector<Contradiction> contradictions;  ///< none if all belongs together
  bool news = false;                          ///< whether `held` knows more than before
  int more = 0;                               ///< others that contradict, beyond `most_contradictions`
};

/// All that `held` and `other` know: the longer match, and every answer ahead that is still open in it. Where they
/// contradict each other, `held` is kept, and the contradiction names the seat; what does not contradict is merged all
/// the same, unless the courses part. As long as nothing contradicts, the order, the grouping and repetitions of merges
/// make no difference.
Merged merge(const Held& held, const Held& other);

/// Whether merging the two would name a contradiction. Nothing is copied for it.
bool contradicts(const Held& held, const Held& other);

/// One after the other. Copies on the same other side of a contradiction are merged, too, except for other matches.
Merged merge(Held held, std::span<const Held> others);

}  // namespace kairo
