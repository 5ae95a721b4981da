#pragma once

#include <string>

#include "engine/games/galleria/rules.h"
#include "web/tables/seats.h"

/// What lies in the maze; recognisable at 24 px and in grey.
namespace kairo::galleria::table {

using kairo::tables::px;

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
inline constexpr ImU32 streak = IM_COL32(134, 216, 204, 255);
inline constexpr ImU32 heard_streak = IM_COL32(255, 96, 86, 255);
inline constexpr ImU32 gold = IM_COL32(226, 186, 104, 255);
inline constexpr ImU32 bright_gold = IM_COL32(246, 216, 150, 255);
// The cloths on which curios, facets and events are painted.
inline constexpr ImU32 velvet = IM_COL32(106, 65, 136, 255);
inline constexpr ImU32 low_velvet = IM_COL32(50, 29, 74, 255);
inline constexpr ImU32 lilac = IM_COL32(183, 154, 214, 255);
inline constexpr ImU32 slate = IM_COL32(58, 70, 106, 255);
inline constexpr ImU32 low_slate = IM_COL32(32, 39, 62, 255);
inline constexpr ImU32 pewter = IM_COL32(158, 168, 196, 255);
inline constexpr ImU32 petrol = IM_COL32(38, 92, 126, 255);
inline constexpr ImU32 low_petrol = IM_COL32(18, 50, 74, 255);
inline constexpr ImU32 star = IM_COL32(127, 208, 238, 255);
}  // namespace stone

// Ids of spots.
std::string spot_of_card(Card card);
std::string spot_of_cell(Cell cell);
std::string spot_of_room(Room room);
std::string spot_of_player(Seat seat);
std::string spot_of_facet(Facet facet);
std::string spot_of_curio(Curio curio);

/// Which parts of a card are connected to the start.
struct Lit {
  bool through = false;
  bool mark = false;
};
/// A maze card in its current rotation.
void draw_tile(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face, Lit lit, float alpha = 1);
/// Where the monster of such a card is drawn.
draw::Point monster_place(const draw::Rect& at, const galleria::Face& face);
void draw_monster(draw::Ui& ui, draw::Point centre, float radius, int power, bool passed, float alpha = 1);
void draw_start(draw::Ui& ui, const draw::Rect& at);
/// A star on a blue disc; hollow once used.
void draw_event_mark(draw::Ui& ui, draw::Point centre, float radius, bool live, float alpha = 1);
/// One of the lamps that count the streak; `heard` once others can answer it.
void draw_lamp(draw::Ui& ui, draw::Point centre, float radius, bool lit, bool heard);

}  // namespace kairo::galleria::table
