#pragma once

#include <string>

#include "engine/games/galleria/rules.h"
#include "web/tables/seats.h"

/// What lies in the maze and in hands; recognisable at 24 px and in grey.
namespace kairo::galleria::table {

using kairo::tables::px;

/// Colours of the maze, the same in every theme because it always lies in the dark.
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
inline constexpr ImU32 gold = IM_COL32(226, 186, 104, 255);
}  // namespace stone

// Names of spots.
std::string spot_of_card(Card card);
std::string spot_of_cell(Cell cell);
std::string spot_of_room(Room room);
std::string spot_of_facet(Facet facet);
std::string spot_of_curio(Curio curio);

/// Which parts of a card are joined to the start.
struct Lit {
  bool through = false;
  bool mark = false;
};
/// A maze card as it lies.
void draw_tile(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face, Lit lit, float alpha = 1);
/// Where the monster of such a card stands.
draw::Point monster_place(const draw::Rect& at, const galleria::Face& face);
void draw_monster(draw::Ui& ui, draw::Point centre, float radius, int power, bool passed, float alpha = 1);
void draw_start(draw::Ui& ui, const draw::Rect& at);

/// The sign of a skill, a trap or a special.
void draw_sign(draw::Ui& ui, draw::Point centre, float radius, Card card, float alpha = 1);
/// A card face up; with its name where that has room.
void draw_card(draw::Ui& ui, const draw::Rect& at, Card card, int turned = 0);
/// A curio with its points, sideways when used.
void draw_curio(draw::Ui& ui, const draw::Rect& at, Curio curio, bool used);
/// Its frame alone, face down: for counts and for rooms that nobody has looked into.
void draw_frame(draw::Ui& ui, const draw::Rect& at, float alpha = 1);
/// How many cards something costs.
void draw_price(draw::Ui& ui, draw::Point centre, float high, int cards);
/// A little count in a corner of a thing.
void draw_count(draw::Ui& ui, const draw::Rect& at, const std::string& words, draw::Ink ink);

}  // namespace kairo::galleria::table
