#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/haratama/deck.h"
#include "engine/games/haratama/pieces/cards.h"

namespace kairo::haratama {

template <class T>
using PerSeat = std::array<T, max_players>;

/// The question that the seat to move must answer.
enum class Phase : std::uint8_t {
  pass,  ///< two cards for the left neighbour; they stay sealed until the last seat has passed
  play,  ///< which card to play
  over,
};

/// Two cards, the lower one first; `no_card` twice if there are none or they are unknown.
struct Pair {
  Card low = no_card;
  Card high = no_card;

  [[nodiscard]] constexpr bool known() const { return low != no_card; }
  [[nodiscard]] constexpr Cards cards() const { return known() ? bit(low) | bit(high) : 0; }
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// Requires a set of two cards.
constexpr Pair pair_of(Cards two) { return {first(two), first(without_first(two))}; }

/// Two different cards, uniformly at random; requires a set of at least two.
constexpr Pair random_pair(Cards cards, Rng& rng) {
  const Cards one = bit(random_card(cards, rng));
  return pair_of(one | bit(random_card(cards ^ one, rng)));
}

/// One trick, complete or in progress.
struct alignas(8) Trick {
  PerSeat<Card> cards{no_card, no_card, no_card, no_card};  ///< in the order of play, the leader's first
  Seat leader = no_seat;
  Seat winner = no_seat;  ///< so far, while in progress; no_seat before the lead
  std::uint8_t size = 0;  ///< number of cards played
  friend bool operator==(const Trick&, const Trick&) = default;
};
static_assert(sizeof(Trick) == 8, "a trick is copied as one word");

/// The result of a round: how many treasures each seat won. The losses follow from it (pieces/losses.h).
struct Round {
  PerSeat<std::uint8_t> treasures{};
  friend bool operator==(const Round&, const Round&) = default;
};

/// How many rounds keep their results, the latest ones. Real matches stay far below: any limit is reached within 17
/// rounds, and each extra round needs another tie.
inline constexpr std::size_t kept_rounds = 24;

/// Losses by their source.
struct Losses {
  std::int32_t treasures = 0;
  std::int32_t haratama = 0;

  [[nodiscard]] constexpr std::int32_t total() const { return treasures + haratama; }
  friend bool operator==(const Losses&, const Losses&) = default;
};

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// Legal moves are ordered by `a`, then by `b`.
  enum class Kind : std::uint8_t {
    pass,  ///< a, b: two cards of the hand, a < b
    play,  ///< a: the card; b is 0
  };
  Kind kind = Kind::play;
  Card a = 0;
  std::uint8_t b = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The complete state of a match; trivially copyable. Its first 64 bytes hold what playing a card touches most.
struct State {
  using Move = haratama::Move;
  using View = haratama::View;
  using Refusal = haratama::Refusal;
  static constexpr std::size_t max_legal = hand_size * (hand_size - 1) / 2;  ///< the pairs that can be passed
  using MoveList = FixedVector<Move, max_legal>;

  /// The hands without sealed passes. Cards left at the end of the game stay here, but no view shows them.
  PerSeat<Cards> hands{};
  /// The seat to move must play one of these if it holds any: the led suit or, for the leader, all that may be led.
  Cards required = 0;
  Cards best = 0;      ///< the card that is winning the current trick; none before the lead
  Cards on_table = 0;  ///< the cards of the current trick, as a set
  Trick table{};       ///< the current trick; empty while cards are passed and at the end

  Seat asked = no_seat;  ///< the seat to move
  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Sight sight = Sight::every_trick;
  std::uint8_t broken = 0;       ///< 1 once a blue card has been played in this round
  std::uint8_t tricks_done = 0;  ///< complete tricks of the round
  Seat first_leader = no_seat;   ///< the holder of the start card; no_seat while cards are passed
  SeatSet foxes = 0;
  Ranks descents = 0;
  Card aside = no_card;  ///< with 3 players the card that was set aside
  std::uint16_t rounds_done = 0;
  std::int16_t limit = 0;  ///< losses that end the game; 0: it ends after three rounds
  Cards to_win = 0;        ///< treasures that nobody has won yet
  PerSeat<Cards> won{};    ///< treasures won in this round
  PerSeat<Cards>
      lacks{};  ///< suits a seat is known to lack, as full lanes: it did not follow suit, or had to lead blue
  PerSeat<Pair> passed{};  ///< by giver; sealed until all have passed
  Trick last{};            ///< the last complete trick, possibly of the previous round
  /// The complete tricks of the round; not recorded with Sight::last_trick, when nobody may look back.
  std::array<Trick, hand_size> tricks{};
  PerSeat<Losses> losses{};
  FixedVector<Round, kept_rounds> results;  ///< oldest first
  Rng rng;                                  ///< for future deals

  friend bool operator==(const State&, const State&) = default;
};

constexpr Seat left_of(Seat seat, int players) { return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1); }
constexpr Seat right_of(Seat seat, int players) { return static_cast<Seat>(seat == 0 ? players - 1 : seat - 1); }

/// The card whose holder leads first, given the card that was set aside.
constexpr Card start_card_for(Card aside) { return aside == start_card ? next_start_card : start_card; }

/// The treasures that can be won: all cards of the descents' ranks. Ruling: a treasure that was set aside cannot be
/// won, so there are only 11; haratama still needs as many as usual.
constexpr Cards treasures(Ranks descents, Card aside, int players) {
  const Cards all = cards_of_ranks(descents) & whole_deck(players);
  return aside == no_card ? all : all & ~bit(aside);
}

}  // namespace kairo::haratama
