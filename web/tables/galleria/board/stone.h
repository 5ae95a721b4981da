#pragma once

#include "engine/games/galleria/rules.h"
#include "web/draw/ui.h"

/// The cards of the maze as blocks of stone with passages in them.
namespace kairo::galleria::table {

/// Colours of the maze. They are the same in every theme because the maze is always dark.
namespace stone {
inline constexpr ImU32 night = IM_COL32(17, 22, 38, 255);
inline constexpr ImU32 floor = IM_COL32(33, 43, 64, 255);
inline constexpr ImU32 odd_floor = IM_COL32(38, 50, 72, 255);
inline constexpr ImU32 block = IM_COL32(70, 74, 98, 255);
inline constexpr ImU32 low_block = IM_COL32(52, 56, 80, 255);
inline constexpr ImU32 dark_way = IM_COL32(24, 27, 44, 255);
inline constexpr ImU32 dark_edge = IM_COL32(112, 120, 150, 255);
inline constexpr ImU32 lit_way = IM_COL32(255, 218, 142, 255);
inline constexpr ImU32 low_lit_way = IM_COL32(240, 176, 96, 255);
inline constexpr ImU32 lit_edge = IM_COL32(255, 240, 206, 255);
inline constexpr ImU32 monster = IM_COL32(176, 24, 52, 255);
inline constexpr ImU32 event = IM_COL32(38, 120, 168, 255);
inline constexpr ImU32 curio = IM_COL32(88, 60, 128, 255);
inline constexpr ImU32 streak = IM_COL32(134, 216, 204, 255);
inline constexpr ImU32 heard_streak = IM_COL32(255, 96, 86, 255);
inline constexpr ImU32 gold = IM_COL32(226, 186, 104, 255);
}  // namespace stone

/// Which parts of a card are connected to the start.
struct Lit {
  bool through = false;
  bool mark = false;
};
/// A maze card in its current rotation.
void draw_tile(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face, Lit lit, float alpha = 1);

}  // namespace kairo::galleria::table
