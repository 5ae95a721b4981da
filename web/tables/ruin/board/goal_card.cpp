#include "web/tables/ruin/board/goal_card.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Rect;

namespace {

/// A line through a goal that can no longer be met.
void strike_out(draw::Ui& ui, const Rect& at) {
  const Rect line = at.inset(at.w * 0.12F, at.h * 0.16F);
  ui.pen().AddLine({line.x, line.bottom()}, {line.right(), line.y}, pencil::refused, std::max(2.0F, at.h * 0.06F));
}

/// A letter with a ring around it once a passage has come to it, so that what is still missing shows at once.
void draw_end(draw::Ui& ui, const Rect& at, Letter letter, float size, const Map& map, Ink ink) {
  if (ink == Ink::ink && map.passages.has(letter_cell(letter))) {
    const float radius = std::min({size * 0.68F, at.w * 0.49F, at.h * 0.49F});
    ui.pen().AddCircleFilled(draw::vec(at.centre()), radius, draw::with_alpha(pencil::goal, 0.16F));
    ui.pen().AddCircle(draw::vec(at.centre()), radius, pencil::goal, 0, 1.5F);
  }
  draw_letter(ui, at, letter, size, ink);
}

}  // namespace

void draw_goal_card(draw::Ui& ui, const Rect& at, Goal goal, const Map& map) {
  const bool met = meets(map, goal);
  const bool lost = !can_meet(map, goal);
  const draw::NotedPicture noted(ui, "goal card");
  draw::paper(ui, at);
  const float size = std::clamp(std::min(at.h * 0.46F, at.w * 0.3F), 14.0F, 28.0F);
  const bool stacked = at.h >= 32 && at.w < 2.3F * size;
  const Rect one = stacked ? at.row(0, 2, 0) : at.column(0, 2, at.w * 0.1F);
  const Rect other = stacked ? at.row(1, 2, 0) : at.column(1, 2, at.w * 0.1F);
  const Ink ink = lost ? Ink::ink_soft : Ink::ink;
  draw_end(ui, one, goal_letter(goal, 0), size, map, ink);
  draw_end(ui, other, goal_letter(goal, 1), size, map, ink);
  if (lost) return strike_out(ui, at);
  if (stacked || at.w < 38) return;
  const float reach = std::max(3.0F, at.w * 0.09F);
  const draw::Point middle = at.centre();
  const float width = std::max(1.5F, at.h * 0.05F);
  if (met)
    ui.pen().AddLine({middle.x - reach, middle.y}, {middle.x + reach, middle.y}, pencil::goal, width * 1.6F);
  else
    for (const float off : {-1.0F, 0.0F, 1.0F})
      ui.pen().AddCircleFilled({middle.x + off * reach * 0.8F, middle.y}, width * 0.6F, pencil::lead);
  if (!met || at.w < 60) return;
  const float tick = std::clamp(at.h * 0.16F, 4.0F, 8.0F);
  const ImVec2 points[] = {{at.right() - 2.6F * tick, at.bottom() - 1.6F * tick},
                           {at.right() - 1.9F * tick, at.bottom() - 0.9F * tick},
                           {at.right() - 0.8F * tick, at.bottom() - 2.2F * tick}};
  ui.pen().AddPolyline(points, 3, pencil::goal, ImDrawFlags_None, width);
}

}  // namespace kairo::ruin::table
