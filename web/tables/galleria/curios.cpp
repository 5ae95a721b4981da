#include "web/tables/galleria/curios.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

void draw_frame(draw::Ui& ui, const Rect& at, float alpha) {
  const draw::NotedPicture noted(ui, "curio");
  const float rim = std::clamp(std::min(at.w, at.h) * 0.1F, 1.5F, 4.0F);
  draw::fill(ui.pen(), draw::round_outline(at, 2), draw::with_alpha(stone::gold, alpha));
  const Rect inside = at.inset(rim);
  draw::fill_gradient(ui.pen(), draw::round_outline(inside, 1), draw::with_alpha(stone::curio, alpha),
                      draw::with_alpha(IM_COL32(50, 36, 80, 255), alpha));
}

void draw_curio(draw::Ui& ui, const Rect& at, Curio curio, bool used) {
  const Rect box = used ? at.inset(1, at.h * 0.16F) : at.inset(at.w * 0.1F, 1);
  draw_frame(ui, box, used ? 0.55F : 1);
  ui.number(
      box, curio_cards[curio].points,
      {.size = std::clamp(box.h * 0.5F, 15.0F, 24.0F), .ink = Ink::white, .align = Align::centre, .middle = true});
}

}  // namespace kairo::galleria::table
