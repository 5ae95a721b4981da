#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"
#include "web/tables/wicked/layout.h"

namespace kairo::wicked::table {

/// A place on the table that things fly from and to.
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
  int i = 0;      ///< which token of the colour, or of a great oracle
  int which = 0;  ///< which oracle
};

/// Something on its way. What it becomes it is from the middle of the way on.
struct Flight {
  enum class Thing : std::uint8_t { soul, white, witch_sign, soul_sign, impurity, promotion, change };
  Thing thing = Thing::soul;
  Anchor from;
  Anchor to;
  Rank rank = Rank::low;
  Colour colour = Colour::red;
  Rank rank_then = Rank::low;
  Colour colour_then = Colour::red;
  float late = 0;      ///< 0 … 1: how much of the scene passes before it starts
  bool fades = false;  ///< it leaves the table
};

/// The i-th token of a colour on a player's shelf.
Anchor token_at(Seat seat, Rank rank, Colour colour, int i);
/// A token that stays what it is.
Flight soul_flight(Anchor from, Anchor to, Rank rank, Colour colour);

draw::Point place(const Anchor& anchor, const Layout& layout, const View& view);
void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view);

}  // namespace kairo::wicked::table
