#pragma once

#include "web/draw/tints.h"

namespace kairo::ruin::table {

/// Colours on paper. They are the same in every theme because paper is always light.
namespace pencil {
inline constexpr ImU32 lead = draw::rgb(0x4a3e42);
inline constexpr ImU32 squared = draw::rgb(0x7e93b8, 110);  // lines of the paper
inline constexpr ImU32 rough = draw::rgb(0xc4b292);         // paper between corridors, where a map is a stamp
inline constexpr ImU32 floor = draw::rgb(0xfffaec);         // of passages
inline constexpr ImU32 fresh = draw::rgb(0x785496);         // over what was drawn in the last round
inline constexpr ImU32 light = draw::rgb(0xffb028);
inline constexpr ImU32 lit = draw::rgb(0xffde96);
inline constexpr ImU32 light_edge = draw::rgb(0xa05a06);
inline constexpr ImU32 gem = draw::rgb(0xb02254);
inline constexpr ImU32 goal = draw::rgb(0x1e5e96);
inline constexpr ImU32 refused = draw::rgb(0xbe2c24);
inline constexpr ImU32 bronze = draw::rgb(0x7e5422);
}  // namespace pencil

}  // namespace kairo::ruin::table

/// The colours of pictures, the same in every theme: with those of `pencil` the only ones of this game that are not an
/// Ink.
namespace kairo::ruin::tint {

// Under the map.
inline constexpr ImU32 cloth = draw::rgb(0x35574a);
inline constexpr ImU32 low_cloth = draw::rgb(0x223c33);
inline constexpr ImU32 stitches = draw::rgb(0xa9c4b2, 110);

// On the map.
inline constexpr ImU32 wrong = draw::rgb(0xff9682, 170);
inline constexpr ImU32 doorway = draw::rgb(0xffecbe);
inline constexpr ImU32 entrance_glow = draw::rgb(0xffce60, 160);
inline constexpr ImU32 deep_door = draw::rgb(0x5c3c16);
inline constexpr ImU32 lit_door = draw::rgb(0xffc458);
inline constexpr ImU32 arch = draw::rgb(0x8c8482);
inline constexpr ImU32 low_arch = draw::rgb(0x60585a);
inline constexpr ImU32 gem_facet = draw::rgb(0xffbece, 70);
inline constexpr ImU32 gem_edge = draw::rgb(0x600a2a);
inline constexpr ImU32 lantern_glow = draw::rgb(0xffbe50, 150);
inline constexpr ImU32 lantern = draw::rgb(0xffd66e);
inline constexpr ImU32 low_lantern = draw::rgb(0xf09628);
inline constexpr ImU32 unmet_flag = draw::rgb(0xffffff, 200);

// The cover.
inline constexpr ImU32 forest = draw::rgb(0x344a42);
inline constexpr ImU32 deep_forest = draw::rgb(0x162024);
inline constexpr ImU32 table_glow = draw::rgb(0xffce78, 90);
inline constexpr ImU32 sheet_shadow = draw::rgb(0x0a1012, 150);
inline constexpr ImU32 sheet = draw::rgb(0xf6e8c6);
inline constexpr ImU32 low_sheet = draw::rgb(0xdec492);
inline constexpr ImU32 sheet_edge = draw::rgb(0x8c6c42);

}  // namespace kairo::ruin::tint
