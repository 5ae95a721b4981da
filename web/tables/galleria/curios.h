#pragma once

#include "engine/games/galleria/deck.h"
#include "web/draw/ui.h"

/// The curios; recognisable at 24 px and in grey.
namespace kairo::galleria::table {

/// A curio with its points, sideways if used.
void draw_curio(draw::Ui& ui, const draw::Rect& at, Curio curio, bool used);
/// The frame of a curio, face down: for counts and for rooms that are unknown.
void draw_frame(draw::Ui& ui, const draw::Rect& at, float alpha = 1);

}  // namespace kairo::galleria::table
