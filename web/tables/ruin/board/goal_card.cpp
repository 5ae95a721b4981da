#include "web/tables/ruin/board/goal_card.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Rect;

namespace {

constexpr float narrow_card = 38;  // CSS pixels

/// A line through a goal that can no longer be met, which lies below the letters: they are still read.
void strike_out(draw::Ui& ui, const Rect& at) {
  const Rect line = at.inset(at.w * 0.12F, at.h * 0.16F);
  ui.pen().AddLine({line.x, line.bottom()}, {line.right(), line.y}, pencil::refused, std::max(2.0F, at.h * 0.06F));
}

/// A letter with a ring around it once a passage has come to it, so that what is still missing shows at once. `lost`:
/// on clear paper instead. On a `narrow` card a bar below it, since the rings of cards side by side look like a chain.
void draw_end(draw::Ui& ui, const Rect& at, Letter letter, float size, const Map& map, bool lost, bool narrow) {
  const float radius = std::min({size * 0.68F, at.w * 0.49F, at.h * 0.49F});
  if (lost) {
    ui.pen().AddCircleFilled(draw::vec(at.centre()), radius, ui.colour(Ink::paper));
  } else if (map.passages.has(letter_cell(letter)) && narrow) {
    ui.pen().AddRectFilled({at.x, at.bottom() - 5}, {at.right(), at.bottom() - 2}, pencil::goal);
  } else if (map.passages.has(letter_cell(letter))) {
    ui.pen().AddCircleFilled(draw::vec(at.centre()), radius, draw::with_alpha(pencil::goal, 0.16F));
    ui.pen().AddCircle(draw::vec(at.centre()), radius, pencil::goal, 0, 1.5F);
  }
  draw_letter(ui, at, letter, size, lost ? Ink::ink_soft : Ink::ink);
}

/// A map in small: a thread between the places of both letters, so that the card shows where its way leads.
void draw_places(draw::Ui& ui, const Rect& at, Goal goal, ImU32 colour, bool met) {
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, pencil::floor, 2);
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, pencil::squared, 2);
  const float unit = at.w / px(side);
  for (int i = 1; i < side; ++i) {
    ui.pen().AddLine({at.x + unit * px(i), at.y}, {at.x + unit * px(i), at.bottom()}, pencil::squared, 0.6F);
    ui.pen().AddLine({at.x, at.y + unit * px(i)}, {at.right(), at.y + unit * px(i)}, pencil::squared, 0.6F);
  }
  const auto place = [&](int end) {
    const Cell cell = letter_cell(goal_letter(goal, end));
    return draw::Point{at.x + unit * (px(column_of(cell)) + 0.5F), at.y + unit * (px(row_of(cell)) + 0.5F)};
  };
  const draw::Point from = place(0);
  const draw::Point to = place(1);
  constexpr int dots = 7;
  for (int i = 1; i < dots && !met; ++i)
    ui.pen().AddCircleFilled(draw::vec(from + (to - from) * (px(i) / dots)), std::max(0.9F, unit * 0.24F), colour);
  if (met) ui.pen().AddLine(draw::vec(from), draw::vec(to), colour, std::max(1.6F, unit * 0.5F));
  for (const draw::Point end : {from, to})
    ui.pen().AddCircleFilled(draw::vec(end), std::max(2.2F, unit * 0.8F), colour);
}

}  // namespace

void draw_goal_card(draw::Ui& ui, const Rect& at, Goal goal, const Map& map) {
  const bool met = meets(map, goal);
  const bool lost = !may_still_meet(map, goal);
  const draw::NotedPicture noted(ui, "goal card");
  draw::paper(ui, at);
  const float size = std::clamp(std::min(at.h * 0.58F, at.w * 0.3F), 14.0F, 28.0F);
  constexpr float least_letter = 20;  // CSS pixels, of its row
  constexpr float least_places = 30;  // CSS pixels, the side of a map on which two places can be told apart
  Rect words = at.inset(4, 3);
  const bool below = at.h > 1.1F * at.w;
  const float room = below ? std::min(words.w, words.h * 0.56F) : std::min(words.h, words.w * 0.6F);
  const bool pictured = room >= least_places && (below || (at.w - room >= 26 && words.h >= 2 * least_letter));
  if (pictured)
    draw_places(ui, (below ? words.take_bottom(room, 1) : words.take_right(room, 2)).fit(1), goal,
                lost ? pencil::lead : pencil::goal, met);
  else
    words = at;
  const bool stacked = pictured ? !below : at.h >= 32 && at.w < 2.3F * size;
  const Rect one = stacked ? words.row(0, 2, 0) : words.column(0, 2, words.w * 0.1F);
  const Rect other = stacked ? words.row(1, 2, 0) : words.column(1, 2, words.w * 0.1F);
  const float letter = pictured ? std::clamp(std::min(one.h * 0.8F, one.w * 0.72F), 14.0F, 28.0F) : size;
  if (lost) strike_out(ui, at);
  const bool narrow = !pictured && !stacked && at.w < narrow_card;
  if (met && narrow) ui.pen().AddRectFilled({one.right(), one.bottom() - 5}, {other.x, one.bottom() - 2}, pencil::goal);
  draw_end(ui, one, goal_letter(goal, 0), letter, map, lost, narrow);
  draw_end(ui, other, goal_letter(goal, 1), letter, map, lost, narrow);
  if (lost || pictured || stacked || narrow) return;
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
