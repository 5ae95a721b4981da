#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/games/wicked/deck.h"

namespace kairo::wicked {

/// Which question is open.
enum class Phase : std::uint8_t {
  bid,           ///< how many pieces, which signs: sealed until the last seat has bid
  pick_colour,   ///< the colour of a white soul just gained
  return_token,  ///< more than six low tokens: one goes back
  soul,          ///< soul processing: any step, or done
  use_reward,    ///< a small oracle's promotion, to be used now or declined
  make_room,     ///< a token rose into a full rank: one that lay there goes back
  over,
};

/// Signs as a set.
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

/// Where a seat came out in the search of a corridor.
enum class Place : std::uint8_t { none, first, second };

/// What lies before one player, public all of it.
struct Board {
  Tokens tokens{};                                      ///< on the three shelves, without those on great oracles
  std::array<std::uint8_t, oracles_each> great{};       ///< indices into great_oracles
  std::array<std::uint8_t, oracles_each> small{};       ///< indices into small_oracles
  std::array<std::uint8_t, oracles_each> great_done{};  ///< 1 when achieved: its two tokens lie on it
  std::array<std::uint8_t, oracles_each> small_done{};
  std::uint8_t promotions = 0;  ///< spells kept for soul processing
  std::uint8_t colour_changes = 0;
  std::uint8_t impurity = 0;
  std::uint8_t pieces = 0;  ///< search pieces not yet spent this round; a sealed bid still counts as not spent
  Signs signs = 0;          ///< signs not yet spent this round; the same
  friend bool operator==(const Board&, const Board&) = default;
};

/// The last corridor that was revealed, kept in sight until the next reveal.
struct Reveal {
  std::uint8_t happened = 0;  ///< 0 before the first reveal of the game
  std::uint8_t card = 0;      ///< index into corridors
  std::uint8_t round = 0;
  std::uint8_t corridor = 0;  ///< which of the round's
  BySeat<Bid> bids{};
  BySeat<Place> places{};
  friend bool operator==(const Reveal&, const Reveal&) = default;
};

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// The order of kinds and, within one, of `a`, `b`, `c` is the order of legal moves.
  enum class Kind : std::uint8_t {
    bid,        ///< a search pieces, b signs
    colour,     ///< a colour of the white soul
    give_back,  ///< a colour: a low token returned (return_token), or one of the full rank (make_room)
    promote,    ///< a rank, b colour: two of them, one rises
    spell,      ///< a rank, b colour: a promotion spell lifts it
    change,     ///< a rank, b colour, c new colour: a colour-change spell
    small,      ///< a which of the two small oracles
    great,      ///< a which of the two great oracles
    reward,     ///< a rank, b colour: the small oracle's promotion lifts it
    decline,    ///< the small oracle's promotion is not used
    done,       ///< soul processing is over for this seat
  };
  Kind kind = Kind::bid;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The whole truth; a value without pointers.
struct State {
  using Move = wicked::Move;
  using View = wicked::View;
  using Refusal = wicked::Refusal;
  static constexpr std::size_t max_legal = 64;  ///< soul: 8 + 8 + 36 + 2 + 2 + 1; bid: 9 × 4
  using MoveList = FixedVector<Move, max_legal>;

  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;       ///< who answers the open question
  std::uint8_t round = 0;     ///< 0 … rounds − 1
  std::uint8_t corridor = 0;  ///< 0 … corridors_a_round − 1: the lit one
  /// All 24 corridor cards: round after round those laid and to be laid, then those removed unseen.
  std::array<std::uint8_t, corridors.size()> order{};
  BySeat<Board> boards{};
  BySeat<Bid> sealed{};  ///< of the seats below `asked`, while bids are being made
  Reveal last{};
  BySeat<std::uint8_t> whites{};  ///< colours that each seat has still to pick for this corridor
  Rank full = Rank::low;          ///< make_room: the rank, and
  Colour risen = Colour::red;     ///< the colour of the token that has just risen into it
  std::uint8_t stepped = 0;       ///< 1 when the asked seat has made a step in this soul processing

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace kairo::wicked
