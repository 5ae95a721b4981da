#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/haratama/cards.h"
#include "engine/games/haratama/deck.h"

namespace kairo::haratama {

template <class T>
using PerSeat = std::array<T, max_players>;

/// Which question is open.
enum class Phase : std::uint8_t {
  pass,  ///< two cards for the left neighbour: sealed until the last seat has passed
  play,  ///< a card onto the table
  over,
};

/// Two cards, the lower one first; no_card twice where there are none or they are not known.
struct Pair {
  Card low = no_card;
  Card high = no_card;

  [[nodiscard]] constexpr bool known() const { return low != no_card; }
  [[nodiscard]] constexpr Cards cards() const { return known() ? bit(low) | bit(high) : 0; }
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// The pair of a set of two cards.
constexpr Pair pair_of(Cards two) { return {first(two), first(without_first(two))}; }

/// One trick, whole or in the making.
struct alignas(8) Trick {
  PerSeat<Card> cards{no_card, no_card, no_card, no_card};  ///< in the order of play, the leader's first
  Seat leader = no_seat;
  Seat winner = no_seat;  ///< so far, while it is in the making; no_seat before the lead
  std::uint8_t size = 0;  ///< cards played to it
  friend bool operator==(const Trick&, const Trick&) = default;
};
static_assert(sizeof(Trick) == 8, "a trick is copied as one word");

/// What a finished round came to: the treasures that each seat won. Its losses follow from them.
struct Round {
  PerSeat<std::uint8_t> treasures{};
  friend bool operator==(const Round&, const Round&) = default;
};

/// Rounds whose results are kept, the last ones. No table comes near it: a limit is reached within 17 rounds, and
/// each extra round needs another tie.
inline constexpr std::size_t kept_rounds = 24;

/// Totals over all rounds, by where the losses came from.
struct Losses {
  std::int32_t treasures = 0;
  std::int32_t haratama = 0;

  [[nodiscard]] constexpr std::int32_t total() const { return treasures + haratama; }
  friend bool operator==(const Losses&, const Losses&) = default;
};

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// Legal moves are ordered by `a`, then `b`.
  enum class Kind : std::uint8_t {
    pass,  ///< a, b two cards of the hand, a before b
    play,  ///< a the card; b is 0
  };
  Kind kind = Kind::play;
  Card a = 0;
  std::uint8_t b = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The whole truth; a value without pointers. Its first 64 bytes are what putting a card on the table touches most.
struct State {
  using Move = haratama::Move;
  using View = haratama::View;
  using Refusal = haratama::Refusal;
  static constexpr std::size_t max_legal = hand_size * (hand_size - 1) / 2;  ///< pairs to pass
  using MoveList = FixedVector<Move, max_legal>;

  /// Without cards that lie sealed. What is left when the game ends stays here, and in nobody's view.
  PerSeat<Cards> hands{};
  /// What the asked seat must play of, if it holds any of it: the led suit, or all that may be led.
  Cards wanted = 0;
  Cards best = 0;      ///< the card that wins the trick so far; none before the lead
  Cards on_table = 0;  ///< the cards of the trick in the making
  Trick table{};       ///< the same in order; empty while cards are passed and at the end

  Seat asked = no_seat;
  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Sight sight = Sight::every_trick;
  std::uint8_t broken = 0;       ///< 1 from the round's first blue card on
  std::uint8_t tricks_done = 0;  ///< whole tricks of the round
  Seat first_leader = no_seat;   ///< who held the start card; no_seat while cards are passed
  SeatSet foxes = 0;
  Ranks descents = 0;
  Card aside = no_card;  ///< with 3 players the card that belongs to nobody
  std::uint16_t rounds_done = 0;
  std::int16_t limit = 0;  ///< of losses, that ends the game; 0: it ends after three rounds
  Cards to_win = 0;        ///< treasures not won yet
  PerSeat<Cards> won{};    ///< treasures before each seat
  PerSeat<Cards> lacks{};  ///< cards that everybody knows a seat cannot hold: it did not follow, or led blue for lack
  PerSeat<Pair> passed{};  ///< by who gave; sealed until all have passed
  Trick last{};            ///< the last whole trick, of the last round too until the next is whole
  /// The round's whole tricks; none of them with Sight::last_trick, where nobody may look back.
  std::array<Trick, hand_size> tricks{};
  PerSeat<Losses> losses{};
  FixedVector<Round, kept_rounds> results;  ///< oldest first
  Rng rng;                                  ///< for the deals to come

  friend bool operator==(const State&, const State&) = default;
};

constexpr Seat left_of(Seat seat, int players) { return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1); }
constexpr Seat right_of(Seat seat, int players) { return static_cast<Seat>(seat == 0 ? players - 1 : seat - 1); }

/// The card whose holder leads first.
constexpr Card starter(Card aside) { return aside == start_card ? next_start_card : start_card; }

/// This round's treasures that can be won: all cards of the descents' ranks. Ruling: one that was set aside is
/// nobody's, so that "all treasures" are then 11; haratama needs as many as ever.
constexpr Cards treasures(Ranks descents, Card aside, int players) {
  const Cards all = of_ranks(descents) & whole_deck(players);
  return aside == no_card ? all : all & ~bit(aside);
}

}  // namespace kairo::haratama
