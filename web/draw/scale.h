#pragma once

/// The rhythm of the pictures, in CSS pixels: text sizes and the gaps between things that belong to a layout. Other
/// sizes follow from the piece that they are drawn upon.
namespace kairo::draw {

namespace type {
inline constexpr float small = 14;  ///< nothing smaller is readable
inline constexpr float note = 15;
inline constexpr float body = 16;
inline constexpr float strong = 17;  ///< buttons, names
inline constexpr float lead = 18;
inline constexpr float heading = 20;
inline constexpr float title = 22;
inline constexpr float headline = 24;
inline constexpr float banner = 26;
}  // namespace type

namespace gap {
inline constexpr float tight = 4;
inline constexpr float near = 8;
inline constexpr float apart = 12;
inline constexpr float far = 16;
}  // namespace gap

}  // namespace kairo::draw
