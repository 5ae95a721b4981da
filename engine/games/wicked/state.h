#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/games/wicked/deck.h"

namespace kairo::wicked {

/// The question that the seat to move must answer.
enum class Phase : std::uint8_t {
  bid,           ///< how many search pieces and which signs; stays sealed until the last seat has bid
  pick_colour,   ///< which colour a white soul just gained becomes
  return_token,  ///< which low token goes back, while there are more than six
  soul,          ///< soul processing: any step, or done
  use_reward,    ///< which token a small oracle's promotion raises; it may be declined
  make_room,     ///< a token rose into a full rank: which of those that were there before goes back
  over,
};

/// A set of signs.
using Signs = std::uint8_t;
inline constexpr Signs witch_sign = 1;
inline constexpr Signs soul_sign = 2;
inline constexpr Signs both_signs = witch_sign | soul_sign;

struct Bid {
  std::uint8_t pieces = 0;
  Signs signs = 0;
  friend bool operator==(const Bid&, const Bid&) = default;
};

/// Counts of soul tokens by rank and colour.
using Tokens = std::array<std::array<std::uint8_t, colours>, ranks>;

/// How a seat is ranked in the search of a corridor.
enum class Place : std::uint8_t { none, first, second };

/// Everything one player owns; all of it is public.
struct Board {
  Tokens tokens{};                                      ///< on the shelves, excluding those on great oracles
  std::array<std::uint8_t, oracles_each> great{};       ///< indices into great_oracles
  std::array<std::uint8_t, oracles_each> small{};       ///< indices into small_oracles
  std::array<std::uint8_t, oracles_each> great_done{};  ///< 1 once achieved; its two tokens are then on it
  std::array<std::uint8_t, oracles_each> small_done{};
  std::uint8_t promotions = 0;  ///< spells kept until soul processing
  std::uint8_t colour_changes = 0;
  std::uint8_t impurity = 0;
  std::uint8_t pieces = 0;  ///< search pieces left this round; those in a sealed bid are still counted
  Signs signs = 0;          ///< signs left this round; likewise
  friend bool operator==(const Board&, const Board&) = default;
};

/// The most recent reveal, visible until the next one.
struct Reveal {
  std::uint8_t happened = 0;  ///< 0 before the first reveal of the game
  std::uint8_t card = 0;      ///< index into corridors
  std::uint8_t round = 0;
  std::uint8_t corridor = 0;  ///< index within the round
  BySeat<Bid> bids{};
  BySeat<Place> places{};
  friend bool operator==(const Reveal&, const Reveal&) = default;
};

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// Legal moves are ordered by kind, then by `a`, `b`, `c`.
  enum class Kind : std::uint8_t {
    bid,        ///< a: search pieces, b: signs
    colour,     ///< a: colour of the white soul
    give_back,  ///< a: colour of the token returned, a low one (return_token) or one of the full rank (make_room)
    promote,    ///< a: rank, b: colour; of two such tokens one is returned and one rises
    spell,      ///< a: rank, b: colour; a promotion spell raises it
    change,     ///< a: rank, b: colour, c: new colour; a colour-change spell
    small,      ///< a: which of the two small oracles
    great,      ///< a: which of the two great oracles
    reward,     ///< a: rank, b: colour; the small oracle's promotion raises it
    decline,    ///< the small oracle's promotion is not used
    done,       ///< soul processing is over for this seat
  };
  Kind kind = Kind::bid;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The complete state of a match; trivially copyable.
struct State {
  using Move = wicked::Move;
  using View = wicked::View;
  using Refusal = wicked::Refusal;
  static constexpr std::size_t max_legal = 64;  ///< soul: 8 + 8 + 36 + 2 + 2 + 1; bid: 9 × 4
  using MoveList = FixedVector<Move, max_legal>;

  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;       ///< the seat to move
  std::uint8_t round = 0;     ///< 0 … rounds − 1
  std::uint8_t corridor = 0;  ///< 0 … corridors_per_round − 1: the one being searched
  /// All 24 corridor cards: first those of the rounds, round by round, then those removed unseen.
  std::array<std::uint8_t, corridors.size()> order{};
  BySeat<Board> boards{};
  BySeat<Bid> sealed{};  ///< in phase `bid`: the bids of the seats below `asked`
  Reveal last{};
  BySeat<std::uint8_t> whites{};  ///< white souls of this corridor whose colour the seat still has to pick
  Rank full = Rank::low;          ///< in phase `make_room`: the rank, and
  Colour risen = Colour::red;     ///< the colour of the token that has just risen into it
  std::uint8_t stepped = 0;       ///< 1 once the seat to move has made a step in this soul processing

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace kairo::wicked
