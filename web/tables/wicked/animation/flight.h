#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"
#include "web/tables/wicked/layout.h"

namespace kairo::wicked::table {

/// The start or end of a flight.
struct Anchor {
  enum class Where : std::uint8_t {
    supply,
    witch,
    upper,
    lower,
    hand,
    board,
    token,
    promotion,
    change,
    impurity,
    great,
    small
  };
  Where where = Where::supply;
  Seat seat = no_seat;
  Rank rank = Rank::low;
  Colour colour = Colour::red;
  int i = 0;      ///< index of the token within its colour, or on a great oracle
  int which = 0;  ///< which oracle
};

/// A piece flying over the table. Halfway it turns into `new_rank` and `new_colour`.
struct Flight {
  enum class Thing : std::uint8_t { soul, white, witch_sign, soul_sign, impurity, promotion, change };
  Thing thing = Thing::soul;
  Anchor from;
  Anchor to;
  Rank rank = Rank::low;
  Colour colour = Colour::red;
  Rank new_rank = Rank::low;
  Colour new_colour = Colour::red;
  float delay = 0;     ///< 0 … 1: the part of the scene that passes before it starts
  bool fades = false;  ///< it fades out as it leaves the table
};

/// The place of the i-th token of a colour on a player's shelf.
Anchor token_at(Seat seat, Rank rank, Colour colour, int i);
/// The flight of a token that keeps its rank and colour.
Flight soul_flight(Anchor from, Anchor to, Rank rank, Colour colour);

draw::Point anchor_point(const Anchor& anchor, const Layout& layout, const View& view);
void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view);

}  // namespace kairo::wicked::table
