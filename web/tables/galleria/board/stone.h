#pragma once

#include <span>

#include "web/draw/ui.h"
#include "web/tables/galleria/board/light.h"

/// The maze as stone: rock, and passages with walls and a floor.
namespace kairo::galleria::table {

/// Colours of the maze. They are the same in every theme because the maze is always dark.
namespace stone {
/// A colour that is another one in high contrast.
struct Shade {
  ImU32 usual;
  ImU32 high;
};
constexpr ImU32 rgb(unsigned code) { return IM_COL32(code >> 16 & 255, code >> 8 & 255, code & 255, 255); }
constexpr Shade shade(unsigned usual, unsigned high) { return {rgb(usual), rgb(high)}; }

inline constexpr Shade wall = shade(0x232842, 0x1a1e30);
inline constexpr Shade joint = shade(0x1a1e33, 0x3d4460);
inline constexpr Shade edge = shade(0x0b0e1b, 0x8a93b5);  ///< of the outer wall
inline constexpr Shade ground = shade(0x121829, 0x05070f);
inline constexpr Shade empty = shade(0x151c30, 0x0a0d18);  ///< a cell without a card
inline constexpr Shade empty_edge = shade(0x222c49, 0x6d779b);
inline constexpr Shade rock = shade(0x434862, 0x30344b);
inline constexpr Shade low_rock = shade(0x2c3048, 0x262a3e);
inline constexpr Shade ridge = shade(0x757ca0, 0xb4bcdc);  ///< where the light meets the rock
inline constexpr Shade brick = shade(0x2a2f48, 0x1c2032);
inline constexpr Shade trench = shade(0x141829, 0x05070f);
inline constexpr Shade cold_floor = shade(0x1a2034, 0x0a0d18);
inline constexpr Shade cold_cap = shade(0x8a93b5, 0xd5dcf5);
inline constexpr Shade near_floor = shade(0xffe2a4, 0xfff0c8);
inline constexpr Shade far_floor = shade(0xd89a55, 0xf2bc74);
inline constexpr Shade near_cap = shade(0xfff4d6, 0xffffff);
inline constexpr Shade far_cap = shade(0xf2bd78, 0xffe6b8);
inline constexpr Shade flag = shade(0x6b3f14, 0x4a2808);  ///< between the stones of the floor
inline constexpr Shade post = shade(0xe8c48a, 0xffe6b8);
inline constexpr Shade post_edge = shade(0x3a2412, 0x000000);
inline constexpr Shade wood = shade(0x7a4a22, 0xb87838);
inline constexpr Shade beast = shade(0x2a0b1a, 0x16040d);  ///< a monster's body
inline constexpr Shade beast_rim = shade(0xe0566a, 0xff98a6);
inline constexpr Shade beast_eye = shade(0xffd08a, 0xffe6b8);
inline constexpr Shade power = shade(0xb3213d, 0x9c1430);  ///< beneath a monster's number
inline constexpr Shade event_edge = shade(0x7fd0ee, 0xbfeaff);
inline constexpr Shade niche = shade(0x6a4188, 0x5a3478);
inline constexpr Shade low_niche = shade(0x321d4a, 0x2a1640);
inline constexpr Shade bare = shade(0x0b0e1b, 0x05070f);  ///< a niche without its curio
inline constexpr Shade bare_edge = shade(0x7d86a8, 0xd5dcf5);
inline constexpr ImU32 lamp = rgb(0xffb860);
inline constexpr ImU32 stake = rgb(0xffd98c);
inline constexpr ImU32 dark_event = rgb(0x0e3550);
inline constexpr ImU32 event = rgb(0x2678a8);
inline constexpr ImU32 streak = rgb(0x86d8cc);
inline constexpr ImU32 heard_streak = rgb(0xff6056);
inline constexpr ImU32 gold = rgb(0xe2ba68);
// The cloths on which curios, facets and events are painted.
inline constexpr ImU32 bright_gold = rgb(0xf6d896);
inline constexpr ImU32 velvet = rgb(0x6a4188);
inline constexpr ImU32 low_velvet = rgb(0x321d4a);
inline constexpr ImU32 lilac = rgb(0xb79ad6);
inline constexpr ImU32 slate = rgb(0x3a466a);
inline constexpr ImU32 low_slate = rgb(0x20273e);
inline constexpr ImU32 pewter = rgb(0x9ea8c4);
inline constexpr ImU32 petrol = rgb(0x265c7e);
inline constexpr ImU32 low_petrol = rgb(0x12324a);
inline constexpr ImU32 star = rgb(0x7fd0ee);

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
