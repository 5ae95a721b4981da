#include "web/tables/ruin/board/sheet.h"

#include <algorithm>
#include <string_view>

#include "web/draw/painter.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

/// A sheet that was torn out of something, the same in every frame.
draw::Outline torn_outline(const Rect& at) {
  constexpr int pieces = 15;  // of each side
  const float tear = std::clamp(at.w * 0.009F, 1.5F, 3.5F);
  const Point corners[] = {{at.x, at.y}, {at.right(), at.y}, {at.right(), at.bottom()}, {at.x, at.bottom()}};
  draw::Outline outline;
  for (int i = 0; i < 4 * pieces; ++i) {
    const Point from = corners[i / pieces];
    const Point to = corners[(i / pieces + 1) % 4];
    const Point out{(to.y - from.y) / at.w, (from.x - to.x) / at.w};
    const float along = px(i % pieces) / pieces;
    const float off = tear * px(i * i * 7 % 11 - 5) / 5;
    outline.push_back(draw::vec(from + (to - from) * along + out * off));
  }
  return outline;
}

/// The folds, each with a lit and a shaded side.
void draw_folds(draw::Ui& ui, const Rect& at) {
  constexpr float side = 7;  // CSS pixels
  const ImU32 shade = ui.colour(Ink::paper_edge, 0.34F);
  const ImU32 clear = ui.colour(Ink::paper_edge, 0);
  const ImU32 shine = ui.colour(Ink::white, 0.34F);
  const ImU32 dull = ui.colour(Ink::white, 0);
  draw::Pen& pen = ui.pen();
  for (const float part : {1 / 3.0F, 2 / 3.0F}) {
    const float x = at.x + at.w * part;
    const float y = at.y + at.h * part;
    pen.AddRectFilledMultiColor({x - side, at.y}, {x, at.bottom()}, dull, shine, shine, dull);
    pen.AddRectFilledMultiColor({x, at.y}, {x + side, at.bottom()}, shade, clear, clear, shade);
    pen.AddRectFilledMultiColor({at.x, y - side}, {at.right(), y}, dull, dull, shine, shine);
    pen.AddRectFilledMultiColor({at.x, y}, {at.right(), y + side}, shade, shade, clear, clear);
  }
}

void draw_compass(draw::Ui& ui, Point centre, float radius) {
  constexpr std::string_view lit =
      "M 0 -92 L 0 0 L -17 -17 Z M 92 0 L 0 0 L 17 -17 Z M 0 92 L 0 0 L 17 17 Z M -92 0 L "
      "0 0 L -17 17 Z";
  constexpr std::string_view dark =
      "M 0 -92 L 0 0 L 17 -17 Z M 92 0 L 0 0 L 17 17 Z M 0 92 L 0 0 L -17 17 Z M -92 0 L "
      "0 0 L -17 -17 Z";
  constexpr std::string_view between = "M 44 -44 L 20 -10 L 10 -20 Z";
  const ImU32 colour = draw::with_alpha(pencil::bronze, 0.3F);
  const Painter painter(ui.pen(), centre, radius);
  for (const float ring : {66.0F, 58.0F}) painter.ring({0, 0}, ring, colour, 1.2F);
  for (const float turn : {0.0F, 90.0F, 180.0F, 270.0F}) painter.at({0, 0}, 1, turn).fill(between, colour);
  painter.fill(dark, colour);
  painter.fill(lit, draw::with_alpha(pencil::bronze, 0.14F));
  painter.line(lit, colour, 1);
}

}  // namespace

void draw_torn_paper(draw::Ui& ui, const Rect& at) {
  if (ui.contrast() == draw::Contrast::high) return draw::paper(ui, at);
  draw::note_surface(ui, at);
  const float shade = std::min(10.0F, at.w * 0.1F);
  draw::soft_rect(ui.pen(), {at.x + 2, at.y + 4, at.w - 4, at.h - 4}, 4, shade, ui.shadow(0.4F));
  const draw::Outline torn = torn_outline(at);
  const ImU32 paper = ui.colour(Ink::paper);
  draw::fill_gradient(ui.pen(), torn, paper, draw::blend(paper, ui.colour(Ink::paper_edge), 0.24F));
  draw::stroke(ui.pen(), torn, ui.colour(Ink::paper_edge), std::clamp(at.w * 0.006F, 1.0F, 2.5F));
}

void draw_cloth(draw::Ui& ui, const Rect& at) {
  if (ui.theme() == draw::Theme::dark || ui.contrast() == draw::Contrast::high) return;
  constexpr float radius = 10;
  draw::soft_rect(ui.pen(), {at.x, at.y + 3, at.w, at.h}, radius, 12, ui.shadow(0.5F));
  draw::fill_gradient(ui.pen(), draw::round_outline(at, radius), tint::cloth, tint::low_cloth);
  draw::stroke(ui.pen(), draw::round_outline(at.inset(2), radius - 2), tint::stitches, 1);
}

void draw_sheet(draw::Ui& ui, const MapGrid& grid) {
  draw_torn_paper(ui, grid.sheet());
  const Rect& at = grid.squares();
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::paper_edge, 0.2F));
  if (ui.contrast() == draw::Contrast::high) return;
  draw_folds(ui, grid.sheet().inset(2));
  constexpr float least_for_compass = 24;  // CSS pixels of a square
  if (grid.unit() < least_for_compass) return;
  const Rect beside = grid.cell(cell_at(9, 7));  // four squares without letters meet at its corner
  draw_compass(ui, {beside.right(), beside.y}, grid.unit() * 1.1F);
}

}  // namespace kairo::ruin::table
