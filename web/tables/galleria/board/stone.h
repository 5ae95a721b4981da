#pragma once

#include <span>

#include "web/draw/ui.h"
#include "web/tables/galleria/board/light.h"
#include "web/tables/galleria/tints.h"

/// The maze as stone: rock, and passages with walls and a floor.
namespace kairo::galleria::table {

namespace stone {
/// The colour as this frame sees it.
ImU32 seen(const draw::Ui& ui, const Shade& shade);
}  // namespace stone

/// Width of a passage, as a share of a cell.
inline constexpr float way_width = 0.36F;
/// The same with the walls on both sides.
inline constexpr float walled_width = way_width + 2 * 0.065F;
/// Cells that are at least so large, CSS pixels, have bricks and cracks.
inline constexpr float least_detailed = 60;

/// Moves a length to whole device pixels, for edges that are as sharp as they are thin.
float on_pixel(float length);
void fill_rect(draw::Ui& ui, const draw::Rect& at, ImU32 colour);
/// A line along the outline in dashes.
void dash(draw::Pen& pen, std::span<const ImVec2> outline, float length, ImU32 colour, float width);
/// The part of a passage from one distance from the middle of the card to another, cells.
draw::Rect passage(const draw::Rect& at, Sides side, float from, float to, float wide);
/// The floor in this light.
ImU32 floor_colour(const draw::Ui& ui, Falling light);

/// The parts of a card that are connected to the start.
struct Lit {
  bool through = false;
  bool mark = false;
};
/// A maze card in its current rotation, by itself.
void draw_tile(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face, Lit lit, float alpha = 1);
/// The same in the maze.
void draw_laid(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face, const LitCard& lit);
/// Its passages only, as they would be.
void draw_ghost(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face);
/// The light that spills out of the ends of passages, beneath the cards.
void draw_spill(draw::Ui& ui, const draw::Rect& at, Sides mouths);

}  // namespace kairo::galleria::table
