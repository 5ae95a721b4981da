#pragma once

#include <array>

#include "engine/games/ruin/state.h"
#include "web/draw/geometry.h"
#include "web/tables/shape.h"

namespace kairo::ruin::table {

using Screen = kairo::tables::Shape;

struct Layout {
  Screen screen = Screen::phone;
  draw::Rect area;
  draw::Rect asked;
  std::array<draw::Rect, row_length> row;  ///< the search cards: this round's, the next, the one after
  draw::Rect deck;
  draw::Rect map;                ///< of the seat in front, a square
  draw::Rect status;             ///< what that seat has gained, and its goal cards
  draw::Rect options;            ///< what the answer may be made of
  draw::Rect purse;              ///< goal cards to pick from, in place of the options
  draw::Rect actions;            ///< how it is turned, and the button that gives it
  PerSeat<draw::Rect> others{};  ///< small maps, by seat; empty for the one in front

  /// Options and actions together, for words.
  [[nodiscard]] draw::Rect tray() const;
};

/// `focus`: the seat whose map lies large.
Layout lay_out(const draw::Rect& at, int players, Seat focus);

/// The i-th of n things of like weight: beside one another, or in rows where they would be too narrow.
draw::Rect place_among(const draw::Rect& at, int i, int n, float gap, float widest = 1000);

inline constexpr float card_aspect = 0.7F;  ///< width / height

}  // namespace kairo::ruin::table
