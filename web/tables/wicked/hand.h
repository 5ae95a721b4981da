#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// What a player's hand is doing in what is being shown, and how far it is with it (0 … 1).
struct HandMotion {
  enum class Kind : std::uint8_t {
    rest,
    closing,
    waiting,  ///< closed, while the others open theirs one by one
    opening,
    ranking,  ///< the rank is given out
  };
  Kind kind = Kind::rest;
  float progress = 0;
};

/// What a player has bid last, rank and all, and the closed hand while a bid lies sealed.
void draw_hand(draw::Ui& ui, const draw::Rect& at, Seat seat, const View& view, HandMotion motion);

/// The same, large and upright, with the player's name: one of the hands that are held out for a reveal.
void draw_held_out(draw::Ui& ui, const draw::Rect& at, Seat seat, const View& view, HandMotion motion);

/// A bid in a row: how many search pieces, and the signs.
void draw_bid(draw::Ui& ui, const draw::Rect& at, Bid bid);

}  // namespace kairo::wicked::table
