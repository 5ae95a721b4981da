#pragma once

#include "web/draw/tints.h"

/// The colours of pictures, the same in every theme: the only ones of this game that are not an Ink.
namespace kairo::wicked::tint {

// The signs of a bid.
inline constexpr ImU32 gold = draw::rgb(0xe2ba62);
inline constexpr ImU32 night = draw::rgb(0x241c38);
inline constexpr ImU32 ivory = draw::rgb(0xf4ead4);
inline constexpr ImU32 witch_plaque = draw::rgb(0x462254);
inline constexpr ImU32 soul_plaque = draw::rgb(0x1e465c);
inline constexpr ImU32 blot = draw::rgb(0x4e2c58);
inline constexpr ImU32 low_blot = draw::rgb(0x22102c);
inline constexpr ImU32 blot_edge = draw::rgb(0xcda0d6);
inline constexpr ImU32 blot_shine = draw::rgb(0xcda0d6, 200);

// Rings and pieces.
inline constexpr ImU32 ring = draw::rgb(0xdeb660);
inline constexpr ImU32 ring_edge = draw::rgb(0x221a34);
inline constexpr ImU32 bone = draw::rgb(0xfff8e8);

// A hand comes out of a sleeve.
inline constexpr ImU32 cuff = draw::rgb(0x40305c);
inline constexpr ImU32 low_cuff = draw::rgb(0x281e3e);

// The witch.
inline constexpr ImU32 horn = draw::rgb(0xf6e8ce);
inline constexpr ImU32 robe = draw::rgb(0x422c5c);
inline constexpr ImU32 hair = draw::rgb(0x3a2642);
inline constexpr ImU32 low_hair = draw::rgb(0x1c1026);
inline constexpr ImU32 low_fringe = draw::rgb(0x2c1c34);
inline constexpr ImU32 eye = draw::rgb(0xc46c16);
inline constexpr ImU32 low_eye = draw::rgb(0x783010);
inline constexpr ImU32 mouth = draw::rgb(0x803838);
inline constexpr ImU32 flame = draw::rgb(0xfffae6);
inline constexpr ImU32 low_flame = draw::rgb(0xffce6e);

// The cover.
inline constexpr ImU32 dusk = draw::rgb(0x2e1e4a);
inline constexpr ImU32 deep_dusk = draw::rgb(0x140c22);
inline constexpr ImU32 ember_glow = draw::rgb(0xff963c, 120);
inline constexpr ImU32 halo = draw::rgb(0xffc460, 60);
inline constexpr ImU32 bright_halo = draw::rgb(0xffce74, 190);
inline constexpr ImU32 fire = draw::rgb(0xffd682);
inline constexpr ImU32 low_fire = draw::rgb(0xe07034);
inline constexpr ImU32 silhouette = draw::rgb(0x1a0e26);
inline constexpr ImU32 burning_eye = draw::rgb(0xffce60);

}  // namespace kairo::wicked::tint
