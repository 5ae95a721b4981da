#include "web/tables/galleria/board/marks.h"

#include <algorithm>

#include "web/draw/painter.h"
#include "web/tables/galleria/art/card_signs.h"
#include "web/tables/galleria/board/stone.h"

namespace kairo::galleria::table {

using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::vec;

void draw_event_mark(draw::Ui& ui, Point centre, float radius, bool live, float alpha) {
  const draw::NotedPicture noted(ui, "event mark");
  const Painter painter(ui.pen(), centre, radius, alpha);
  if (!live) return painter.ring({0, 0}, 66, stone::dark_edge, std::max(1.2F, radius * 0.16F));
  painter.disc({0, 0}, 100, stone::event);
  painter.fill(sign::star, IM_COL32(255, 255, 255, 255));
}

void draw_lamp(draw::Ui& ui, Point centre, float radius, bool lit, bool heard) {
  if (lit)
    ui.pen().AddCircleFilled(vec(centre), radius, heard ? stone::heard_streak : stone::streak);
  else
    ui.pen().AddCircle(vec(centre), radius, stone::dark_edge, 0, 1.3F);
}

void draw_start(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "start card");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.5F);
  painter.glow({0, 0}, 110, IM_COL32(255, 246, 214, 230));
  painter.disc({0, 0}, 40, IM_COL32(255, 252, 236, 255), stone::low_lit_way);
  painter.fill(sign::lantern, IM_COL32(122, 66, 22, 255));
}

}  // namespace kairo::galleria::table
