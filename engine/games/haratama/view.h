#pragma once

#include <span>

#include "engine/core/rng.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama {

/// What an attentive watcher of the whole round knows without looking back. Bots may use it. It is shown to people only
/// where the table's Sight allows: `gone` with every trick in sight, `lacks` with voids shown.
struct Watched {
  Cards gone = 0;          ///< cards played in this round, those on the table too
  PerSeat<Cards> lacks{};  ///< suits that a seat cannot hold, as whole lanes
  friend bool operator==(const Watched&, const Watched&) = default;
};

/// All that one seat may know.
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
  Cards hand = 0;  ///< my own, without a pair that lies sealed; nothing once the game is over
  PerSeat<std::uint8_t> hand_sizes{};
  SeatSet have_passed = 0;
  Pair gave{};  ///< what I passed to the left, from the moment I sealed it
  Pair took{};  ///< what I was passed
  SeatSet foxes = 0;
  Seat first_leader = no_seat;  ///< who held the start card, once that is known
  std::uint8_t broken = 0;      ///< 1 when blue may be led
  Trick table{};                ///< the trick in the making
  Trick last{};                 ///< the last whole trick, of the last round too
  std::uint8_t tricks_done = 0;
  std::array<Trick, hand_size> tricks{};  ///< the round's whole tricks; none when past tricks are hidden
  Cards to_win = 0;                       ///< treasures that nobody has won yet
  PerSeat<Cards> won{};
  PerSeat<Losses> losses{};
  FixedVector<Round, kept_rounds> results;
  Watched watched;

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Hands are secret from the first question to the last.
inline bool private_question(const View& view) { return view.phase != Phase::over; }

/// Hidden cards are dealt at random so that everything agrees which the seat knows: hand sizes, its own passes, the
/// holder of the start card, suits that somebody lacks, foxes and seats that are none. Nearly uniform over such deals.
State imagine(const View& view, Rng& rng);

/// Past tricks that may be looked at: the round's whole ones, or none.
inline std::span<const Trick> tricks_in_sight(const View& view) {
  return {view.tricks.data(), view.sight == Sight::last_trick ? 0U : view.tricks_done};
}

}  // namespace kairo::haratama
