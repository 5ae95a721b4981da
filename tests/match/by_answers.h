#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "engine/match/answers_code.h"
#include "engine/match/code.h"
#include "engine/match/merge.h"
#include "engine/match/random_play.h"

/// Finished matches that are played again by people who answer ahead.
namespace kairo {

/// The answers of each seat of a finished match, in order.
class Answers {
 public:
  explicit Answers(const Match& finished) {
    for (const Match::Step& step : finished.steps()) of_[step.seat].push_back(step.move);
  }
  /// The seat's next move for somebody who knows this much.
  [[nodiscard]] AnyMove next(const Held& held, Seat seat) const { return of_[seat][made(held, seat)]; }
  /// False where an unfinished match leaves off.
  [[nodiscard]] bool has_next(const Held& held, Seat seat) const { return made(held, seat) < of_[seat].size(); }

 private:
  static std::size_t made(const Held& held, Seat seat) {
    std::size_t moves = held.ahead.by(seat).size();
    for (const Match::Step& step : held.match.steps()) moves += step.seat == seat ? 1 : 0;
    return moves;
  }

  BySeat<std::vector<AnyMove>> of_;
};

inline Held from_start(const Match& finished) { return {Match(finished.game(), *finished.setup()), {}}; }

/// Makes one more move of a seat whose turn it is or that may answer ahead, as in the finished match.
inline void make_some_move(Held& held, const Answers& answers, Rng& rng) {
  const Seat seat = random_seat(awaited(held.match, held.ahead), rng);
  ASSERT_TRUE(answer(held.match, held.ahead, seat, answers.next(held, seat)).made());
}

/// Calls `check(held)` at the start and after every move, until the match is over.
template <class Check>
void at_each_moment(const Match& finished, Rng& rng, Check check) {
  const Answers answers(finished);
  Held held = from_start(finished);
  check(held);
  while (!held.match.over() && !::testing::Test::HasFatalFailure()) {
    make_some_move(held, answers, rng);
    check(held);
  }
}

}  // namespace kairo
