#pragma once

#include <array>

#include "engine/games/ruin/state.h"
#include "web/draw/geometry.h"
#include "web/tables/screen.h"

namespace kairo::ruin::table {

using Screen = kairo::tables::Screen;

struct Layout {
  Screen screen = Screen::phone;
  draw::Rect area;
  draw::Rect question;
  std::array<draw::Rect, row_length> row;  ///< the search cards: this round's and the next two
  draw::Rect deck;
  draw::Rect map;      ///< the map of the seat in front, a square
  draw::Rect status;   ///< that seat's gains and goal cards
  draw::Rect ladder;   ///< solo: the ranks; empty if there is no room
  draw::Rect options;  ///< the options to choose from
  draw::Rect goals;    ///< the goal cards to pick from, in place of the options; on a phone of the status, too
  draw::Rect actions;  ///< the buttons that turn a shape and that make the move
  PerSeat<draw::Rect> others{};  ///< small maps by seat; empty for the seat in front
  PerSeat<draw::Rect> sheets{};  ///< at the end: what the others have gained; empty if there is no room
  draw::Rect told;               ///< the sheet that tells of the end of a round

  /// Options and actions together, when they hold text.
  [[nodiscard]] draw::Rect tray() const;
};

/// `focus`: the seat whose map is drawn large. `answers`: the viewer has a question to answer; otherwise the tray has
/// only text, and on low screens its room goes to the other players.
Layout lay_out(const draw::Rect& at, int players, Seat focus, bool answers, draw::Hand hand);

/// Neither cards nor questions come any more: on a wide screen the gains of all players get the room, on one that is
/// nearly square the others' maps.
void lay_end(Layout& layout);

/// A sheet tells of the end of a round: in the column beside the map if it can be so high there, else from below. There
/// the map lies above it, where the cards and the others lay, which get no room; but where that would be too small, it
/// stays under the sheet. Both heights include the button below.
void lay_told(Layout& layout, float high_in_column, float high_from_below);

/// The place of the i-th of n equal items: side by side, or in rows if they would be too narrow.
draw::Rect place_among(const draw::Rect& at, int i, int n, float gap, float widest = 1000);

inline constexpr float card_aspect = 0.7F;  ///< width / height

}  // namespace kairo::ruin::table
