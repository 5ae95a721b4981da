#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

/// Another player or the phantom in short: power, cards, curios; lit if they are a target of what `builder` has picked.
/// True if tapped. `builder` is null if the viewer is not to move.
bool draw_player(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, bool pointed,
                 const MoveBuilder* builder);
/// Deck, discards and curio deck. True if tapped.
bool draw_stock(draw::Ui& ui, const draw::Rect& at, const View& view);
/// The place where the stock counts a pile.
enum class Pile : std::uint8_t { deck, discards, curios };
draw::Rect place_of_pile(const draw::Rect& stock, Pile pile);

}  // namespace kairo::galleria::table
