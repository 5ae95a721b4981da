#pragma once

#include "web/draw/tints.h"

namespace kairo::galleria::table {

/// Colours of the maze. They are the same in every theme because the maze is always dark.
namespace stone {
/// A colour that is another one in high contrast.
struct Shade {
  ImU32 usual;
  ImU32 high;
};
using draw::rgb;
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
// Lines, lights and shadows.
inline constexpr ImU32 eye_white = rgb(0xf6f1e6);
inline constexpr ImU32 curio_glow = rgb(0xaa6eff, 90);
inline constexpr ImU32 bevel = rgb(0x6e5a38);
inline constexpr ImU32 bevel_edge = rgb(0x8f7a52);
inline constexpr ImU32 star_shine = rgb(0xbfeaff);
inline constexpr ImU32 start_glow = rgb(0xfff6d6);
inline constexpr ImU32 start = rgb(0xfffbe8);
inline constexpr ImU32 low_start = rgb(0xffe6b0);
inline constexpr ImU32 start_edge = rgb(0x8a5a1c);
inline constexpr ImU32 lantern_iron = rgb(0x5a2f0e);
inline constexpr ImU32 lantern_glass = rgb(0xffc861);
inline constexpr ImU32 lantern_flame = rgb(0xd9581c);
inline constexpr ImU32 casing = rgb(0x0b0e1b);
inline constexpr ImU32 menace = rgb(0xff283c, 70);
inline constexpr ImU32 rage = rgb(0xff283c, 170);
inline constexpr ImU32 block_shadow = rgb(0x060812);
inline constexpr ImU32 fitting = rgb(0xffb84a);
inline constexpr ImU32 number_rim = rgb(0xffe3d6);
inline constexpr ImU32 price_card = rgb(0x3c305c);
}  // namespace stone

}  // namespace kairo::galleria::table

/// The colours of pictures, the same in every theme.
namespace kairo::galleria::tint {

// Motifs.
inline constexpr ImU32 iron = draw::rgb(0x8a90a6);
inline constexpr ImU32 brass = draw::rgb(0x94662b);
inline constexpr ImU32 crow = draw::rgb(0x7c86bd);
inline constexpr ImU32 dark_glass = draw::rgb(0x275463);
inline constexpr ImU32 leaf = draw::rgb(0x62a460);
inline constexpr ImU32 gold = draw::rgb(0xe2ba68);
inline constexpr ImU32 ivory = draw::rgb(0xf3e8d3);
inline constexpr ImU32 ink = draw::rgb(0x1a1326);
inline constexpr ImU32 light_wood = draw::rgb(0xcf9358);
inline constexpr ImU32 navy = draw::rgb(0x446594);
inline constexpr ImU32 petrol = draw::rgb(0x1e3f52);
inline constexpr ImU32 lilac = draw::rgb(0xb79ad6);
inline constexpr ImU32 red = draw::rgb(0xd2505a);
inline constexpr ImU32 silver = draw::rgb(0xc9d3e2);
inline constexpr ImU32 glass = draw::rgb(0x8fd4d8);
inline constexpr ImU32 dark_violet = draw::rgb(0x5d3f8c);
inline constexpr ImU32 violet = draw::rgb(0xa884dc);
inline constexpr ImU32 wood = draw::rgb(0xb0713f);
inline constexpr ImU32 flame = draw::rgb(0xffe07a);

// The plates of signs.
inline constexpr ImU32 skill_plate = draw::rgb(0x206096);
inline constexpr ImU32 trap_plate = draw::rgb(0xa6202c);
inline constexpr ImU32 special_plate = draw::rgb(0x8a5a10);
inline constexpr ImU32 thread = draw::rgb(0xf3e8d3, 110);

// The wax that seals a nullified card.
inline constexpr ImU32 wax_shadow = draw::rgb(0x000000, 90);
inline constexpr ImU32 wax = draw::rgb(0xce343e);
inline constexpr ImU32 low_wax = draw::rgb(0x7e1224);
inline constexpr ImU32 wax_edge = draw::rgb(0x600a1c);
inline constexpr ImU32 wax_print = draw::rgb(0xffb0a0);
inline constexpr ImU32 darkness = draw::rgb(0x05040c);

}  // namespace kairo::galleria::tint
