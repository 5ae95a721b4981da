#pragma once

#include "imgui.h"

namespace kairo::draw {

/// A colour by its code, 0xRRGGBB.
constexpr ImU32 rgb(unsigned code, int alpha = 255) {
  return IM_COL32(code >> 16 & 255, code >> 8 & 255, code & 255, alpha);
}

/// The colours of the kit that are the same in every theme. Those with a meaning are an Ink (theme.h), and each game
/// has its own in a file of this kind: no other file names a colour.
namespace tint {

inline constexpr ImU32 warm_white = rgb(0xfff6e2);  ///< what lightens,
inline constexpr ImU32 warm_black = rgb(0x140c1e);  ///< and what darkens
inline constexpr ImU32 lamp = rgb(0xffbe54);
inline constexpr ImU32 night_shadow = rgb(0x05020a);
inline constexpr ImU32 day_shadow = rgb(0x4a3216);
inline constexpr ImU32 card_back = rgb(0x3c305c);
inline constexpr ImU32 low_card_back = rgb(0x211a36);
inline constexpr ImU32 gilding = rgb(0xd6b060);  ///< of card backs and covers

}  // namespace tint

}  // namespace kairo::draw
