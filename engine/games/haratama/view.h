#pragma once

#include <optional>
#include <span>

#include "engine/core/offer.h"
#include "engine/core/rng.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama {

/// The memory of somebody who has followed the whole round. Bots may use it. People are shown it only as far as the
/// option Sight allows: `gone` unless past tricks are hidden, `lacks` if voids are shown.
struct Watched {
  Cards gone = 0;          ///< cards played in this round, including the current trick
  PerSeat<Cards> lacks{};  ///< suits that a seat is known to lack, as full lanes
  friend bool operator==(const Watched&, const Watched&) = default;
};

/// Everything one seat may know.
struct View {
  Seat me = no_seat;  ///< no_seat: an onlooker, who sees what is public
  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;
  Sight sight = Sight::every_trick;
  std::int16_t limit = 0;  ///< 0: the game ends after three rounds
  std::uint16_t rounds_done = 0;
  Ranks descents = 0;
  Card aside = no_card;
  Cards hand = 0;  ///< my own hand, without a sealed pair; empty once the game is over
  PerSeat<std::uint8_t> hand_sizes{};
  SeatSet have_passed = 0;
  Pair gave{};  ///< what I passed to the left, from the moment I sealed it
  Pair took{};  ///< what I was passed
  SeatSet foxes = 0;
  Seat first_leader = no_seat;  ///< the holder of the start card, once known
  std::uint8_t broken = 0;      ///< 1 if blue may be led
  Trick table{};                ///< the current trick
  Trick last{};                 ///< the last complete trick, possibly of the previous round
  std::uint8_t tricks_done = 0;
  std::array<Trick, hand_size> tricks{};  ///< the round's complete tricks; none if past tricks are hidden
  Cards to_win = 0;                       ///< treasures that nobody has won yet
  PerSeat<Cards> won{};
  PerSeat<Losses> losses{};
  FixedVector<Round, kept_rounds> results;
  Watched watched;

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Hands are secret until the game is over.
inline bool private_question(const View& view) { return view.phase != Phase::over; }
inline Offer offer(const View&) { return Offer::none; }

/// Deals the hidden cards at random, in agreement with all that the seat knows: hand sizes, its own passes, the holder
/// of the start card, suits that a seat lacks, who is a fox and who is not. Nearly uniform over such deals.
State imagine(const View& view, Rng& rng);

/// Treasures are won openly, so everybody's losses are public at any time.
std::optional<Score> score_so_far(const View& view);

/// The tricks that people may look at: the round's complete ones, or none if past tricks are hidden.
inline std::span<const Trick> tricks_in_sight(const View& view) {
  return {view.tricks.data(), view.sight == Sight::last_trick ? 0U : view.tricks_done};
}

}  // namespace kairo::haratama
