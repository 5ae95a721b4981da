#pragma once

#include "web/draw/tints.h"

/// The colours of pictures, the same in every theme but for the scene: the only ones of this game that are not an Ink.
namespace kairo::haratama::tint {

// Sky signs and jewels.
inline constexpr ImU32 jade = draw::rgb(0xce922c);
inline constexpr ImU32 night = draw::rgb(0x18163e);
inline constexpr ImU32 low_night = draw::rgb(0x3a3470);
inline constexpr ImU32 morning = draw::rgb(0xfab068);
inline constexpr ImU32 low_morning = draw::rgb(0xffe2ac);
inline constexpr ImU32 moon = draw::rgb(0xfaf0ce);

// The scene behind a trick.
inline constexpr ImU32 lantern = draw::rgb(0xffd684);
inline constexpr ImU32 sun = draw::rgb(0xffe296);
inline constexpr ImU32 low_sun = draw::rgb(0xff9e54);
inline constexpr ImU32 dusk = draw::rgb(0x0e0822, 235);
inline constexpr ImU32 ray = draw::rgb(0x966cce, 80);
inline constexpr ImU32 spark = draw::rgb(0xf6e2b4, 230);

// Cards.
inline constexpr ImU32 descent_gold = draw::rgb(0xe8bc60);
inline constexpr ImU32 maroon = draw::rgb(0x702430);
inline constexpr ImU32 low_maroon = draw::rgb(0x3a1222);
inline constexpr ImU32 gold_leaf = draw::rgb(0xecb03c);
inline constexpr ImU32 leaf_edge = draw::rgb(0xb27614);
inline constexpr ImU32 cuff = draw::rgb(0x40305c);
inline constexpr ImU32 low_cuff = draw::rgb(0x281e3e);

// The cover.
inline constexpr ImU32 vermilion = draw::rgb(0xde4e32);
inline constexpr ImU32 low_vermilion = draw::rgb(0x962424);
inline constexpr ImU32 mask = draw::rgb(0xfaf3e6);
inline constexpr ImU32 low_mask = draw::rgb(0xe2d0bc);
inline constexpr ImU32 lacquer = draw::rgb(0x22162c);
inline constexpr ImU32 wisp_glow = draw::rgb(0xbe82f0, 130);
inline constexpr ImU32 wisp = draw::rgb(0xe2c4fa);
inline constexpr ImU32 low_wisp = draw::rgb(0x9660d2);
inline constexpr ImU32 cover_sky = draw::rgb(0x28245c);
inline constexpr ImU32 low_cover_sky = draw::rgb(0xee8454);
inline constexpr ImU32 dawn_glow = draw::rgb(0xffd68c, 120);
inline constexpr ImU32 cover_sun = draw::rgb(0xfff0ce);
inline constexpr ImU32 low_cover_sun = draw::rgb(0xffbe78);
inline constexpr ImU32 hill = draw::rgb(0x5c3468);
inline constexpr ImU32 low_hill = draw::rgb(0x301e46);
inline constexpr ImU32 field = draw::rgb(0x28183a);
inline constexpr ImU32 low_field = draw::rgb(0x160e24);

/// Of the land around the gate, by night and at dawn, in the dark and the light theme.
struct Scene {
  ImU32 top;
  ImU32 horizon;
  ImU32 far_hill;
  ImU32 near_hill;
  ImU32 gate;
  ImU32 line;  ///< edges of mist and mountains
};
inline constexpr Scene night_in_dark{draw::rgb(0x11143a), draw::rgb(0x342f68), draw::rgb(0x242150),
                                     draw::rgb(0x161436), draw::rgb(0x5e1e30), draw::rgb(0x706aaa)};
inline constexpr Scene night_in_light{draw::rgb(0x39447e), draw::rgb(0x6d6a9c), draw::rgb(0x505086),
                                      draw::rgb(0x3a3a6c), draw::rgb(0x8a3440), draw::rgb(0x9c9ac4)};
inline constexpr Scene dawn_in_dark{draw::rgb(0x3e223e), draw::rgb(0xb05c34), draw::rgb(0x6a3436),
                                    draw::rgb(0x3a1e2c), draw::rgb(0x782224), draw::rgb(0xe89660)};
inline constexpr Scene dawn_in_light{draw::rgb(0xf8e2b4), draw::rgb(0xfabe7c), draw::rgb(0xe8aa78),
                                     draw::rgb(0xd6a070), draw::rgb(0xbe4c34), draw::rgb(0xcc7646)};

}  // namespace kairo::haratama::tint
