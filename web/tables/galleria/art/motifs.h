#pragma once

#include <string_view>

#include "web/draw/painter.h"

/// The pictures of what Galleria's cards show, told apart at 24 px and in grey.
///
/// A motif is one text: a small letter that names a colour begins each layer. The text after it is a path
/// (web/draw/path.h) to be filled; a number and a path, to be drawn as a line so many units wide; or a full stop and
/// discs, of each x, y and radius. `x` is the ground on which it is drawn, and `z` lies between that and ivory.
namespace kairo::galleria::table {

namespace motif {
/// A thing under a cloth: a curio that is not known.
inline constexpr std::string_view covered =
    "qM0-66C36-66 46-20 58 30L86 84 56 74 30 96 0 80-30 96-56 74-86 84-58 30C-46-20-36-66 0-66Z"
    "u8M-22-30L-34 62M4-22L2 66M26-20L40 60g.0-74 16";
}  // namespace motif

void draw_motif(const draw::Painter& painter, std::string_view motif, ImU32 ground);

}  // namespace kairo::galleria::table
