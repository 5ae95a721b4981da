#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/choices.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

/// Another player or the phantom in short: power, cards, curios. True if tapped for details.
bool draw_player(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, bool pointed);
/// Deck, discards and curio deck. True if tapped.
bool draw_stock(draw::Ui& ui, const draw::Rect& at, const View& view);
/// Where the stock counts a pile.
enum class Pile : std::uint8_t { deck, discards, curios };
draw::Rect place_of_pile(const draw::Rect& stock, Pile pile);

}  // namespace kairo::galleria::table
