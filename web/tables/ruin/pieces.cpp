#include "web/tables/ruin/pieces.h"

#include <algorithm>

#include "engine/games/ruin/words.h"
#include "web/draw/painter.h"
#include "web/draw/shapes.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr std::string_view arch =
    "M -74 84 L -74 -10 C -74 -104 74 -104 74 -10 L 74 84 L 44 84 L 44 -4 C 44 -60 -44 -60 -44 -4 L -44 84 Z";
constexpr std::string_view door = "M -44 84 L -44 -4 C -44 -60 44 -60 44 -4 L 44 84 Z";
constexpr std::string_view stone = "M 0 -96 L 78 -40 L 78 36 L 0 96 L -78 36 L -78 -40 Z";
constexpr std::string_view facet = "M 0 -96 L 78 -40 L 0 -14 L -78 -40 Z M 0 -14 L 78 -40 L 78 36 L 0 96 Z";
constexpr std::string_view foot =
    "M -14 -92 C 30 -100 40 -30 22 14 L -24 14 C -46 -34 -46 -84 -14 -92 Z M -22 32 L 22 32 C 26 84 -20 92 -26 62 Z";

/// A pseudo-random number that depends on the place only, so that pencil lines waver the same way in every frame.
float waver(float x, float y) {
  const auto mixed = static_cast<unsigned>(x * 7.3F + y * 13.7F) * 2654435761U;
  return static_cast<float>((mixed >> 24) & 0xff) / 255 - 0.5F;
}

float line_of(const Rect& at) { return std::clamp(at.w * 0.055F, 1.25F, 3.0F); }

}  // namespace

std::string cell_id(Cell cell) { return move_text({Move::Kind::walk, cell}).substr(5); }
std::string goal_id(Goal goal) { return move_text({Move::Kind::spend, goal}).substr(6); }

void draw_passage(draw::Ui& ui, const Rect& at, float alpha) {
  const draw::NotedPicture noted(ui, "passage");
  const float radius = at.w * 0.34F;
  const Point centre = at.centre();
  ui.pen().AddCircleFilled(vec(centre), radius, draw::with_alpha(IM_COL32(255, 244, 214, 255), alpha));
  // Two pencil strokes that do not quite overlap.
  for (const float off : {0.0F, 0.03F}) {
    const float turn = waver(at.x, at.y + off);
    const Point shifted{centre.x + at.w * off * turn, centre.y - at.w * off};
    ui.pen().AddCircle(vec(shifted), radius * (1 - off), draw::with_alpha(pencil::lead, alpha * (off > 0 ? 0.5F : 1)),
                       0, line_of(at));
  }
}

void draw_wall(draw::Ui& ui, const Rect& at, float alpha) {
  const draw::NotedPicture noted(ui, "wall");
  const Rect block = at.inset(at.w * 0.07F);
  const float lean = waver(at.x, at.y) * at.w * 0.04F;
  const draw::Outline outline{{block.x, block.y + lean},
                              {block.right() - lean, block.y},
                              {block.right(), block.bottom() - lean},
                              {block.x + lean, block.bottom()}};
  draw::fill(ui.pen(), outline, draw::with_alpha(pencil::wall, alpha * 0.82F));
  draw::hatch(ui.pen(), outline, std::max(3.0F, at.w * 0.17F),
              draw::with_alpha(IM_COL32(58, 46, 52, 255), alpha * 0.7F), std::max(1.0F, at.w * 0.05F));
  draw::stroke(ui.pen(), outline, draw::with_alpha(pencil::lead, alpha), line_of(at) * 0.8F);
}

void draw_mark(draw::Ui& ui, const Rect& at, Mark mark, float alpha) {
  if (mark == Mark::passage)
    draw_passage(ui, at, alpha);
  else
    draw_wall(ui, at, alpha);
}

void draw_gate(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "gate");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.46F);
  painter.fill(door, IM_COL32(255, 236, 190, 255));
  painter.fill(arch, draw::lighter(pencil::bronze, 0.25F), pencil::bronze);
  painter.line(arch, pencil::lead, std::max(1.0F, at.w * 0.035F));
}

void draw_entrance(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "entrance");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.46F);
  painter.glow({0, 0}, 120, IM_COL32(255, 206, 96, 160));
  painter.fill(door, IM_COL32(92, 60, 22, 255), IM_COL32(255, 196, 88, 255));
  painter.fill(arch, IM_COL32(140, 132, 130, 255), IM_COL32(96, 88, 90, 255));
  painter.line(arch, pencil::lead, std::max(1.0F, at.w * 0.035F));
  painter.line("M -40 30 L 40 30 M -42 56 L 42 56", pencil::lead, std::max(1.0F, at.w * 0.04F));
}

void draw_gem(draw::Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "gem");
  const Painter painter(ui.pen(), centre, radius, alpha);
  painter.fill(stone, draw::lighter(pencil::gem, 0.12F), pencil::gem);
  painter.fill(facet, IM_COL32(255, 190, 206, 70));
  painter.line(stone, IM_COL32(96, 10, 42, 255), std::max(1.0F, painter.pixels(9)));
}

void draw_explorer(draw::Ui& ui, Point centre, float radius, Seat seat, float alpha) {
  const draw::NotedPicture noted(ui, "explorer");
  draw::Pen& pen = ui.pen();
  pen.AddCircleFilled(vec(centre + Point{0, radius * 0.14F}), radius, draw::with_alpha(ui.shadow(0.4F), alpha));
  pen.AddCircleFilled(vec(centre), radius, ui.colour(Ink::panel, alpha));
  pen.AddCircle(vec(centre), radius, ui.colour(Ink::gold, alpha), 0, std::max(1.25F, radius * 0.13F));
  draw::animal(ui, centre, radius * 0.78F, animal_of(seat), alpha);
}

void draw_flag(draw::Ui& ui, const Rect& at, bool met) {
  const draw::NotedPicture noted(ui, "goal");
  const float unit = at.w;
  const Point foot_of{at.right() - unit * 0.1F, at.y + unit * 0.48F};
  const Point top{foot_of.x, at.y + unit * 0.04F};
  const ImVec2 cloth[] = {vec(top), {top.x - unit * 0.4F, top.y + unit * 0.16F}, {top.x, top.y + unit * 0.32F}};
  const float width = std::max(1.25F, unit * 0.045F);
  if (met)
    ui.pen().AddTriangleFilled(cloth[0], cloth[1], cloth[2], pencil::goal);
  else
    ui.pen().AddTriangleFilled(cloth[0], cloth[1], cloth[2], IM_COL32(255, 255, 255, 200));
  ui.pen().AddTriangle(cloth[0], cloth[1], cloth[2], pencil::goal, width);
  ui.pen().AddLine(vec(top), vec(foot_of), pencil::goal, width * 1.2F);
}

void draw_footprints(draw::Ui& ui, Point centre, float radius, ImU32 colour) {
  const draw::NotedPicture noted(ui, "steps");
  const Painter painter(ui.pen(), centre, radius);
  painter.at({-42, 16}, 0.8F, -8).fill(foot, colour);
  painter.at({42, -16}, 0.8F, 8).mirrored().fill(foot, colour);
}

void draw_next(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "next");
  const Point corners[] = {{0, -0.46F}, {0.23F, -0.23F}, {0.46F, 0},  {0.23F, 0.23F},
                           {0, 0.46F},  {-0.23F, 0.23F}, {-0.46F, 0}, {-0.23F, -0.23F}};
  for (const Point corner : corners)
    ui.pen().AddCircleFilled(vec(at.centre() + corner * at.w), std::max(1.5F, at.w * 0.05F), pencil::gem);
}

void draw_rectangle_sign(draw::Ui& ui, Point centre, float radius) {
  const draw::NotedPicture noted(ui, "rectangle");
  const Rect at{centre.x - radius, centre.y - radius * 0.7F, 2 * radius, 1.4F * radius};
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::gold, 0.25F), 2);
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::gold), 2, 0, 1.8F);
}

void draw_warp_sign(draw::Ui& ui, const Rect& at) {
  const float half = at.w * 0.62F;
  draw_gate(ui, {at.x, at.y, half, half});
  draw_gate(ui, {at.right() - half, at.bottom() - half, half, half});
}

void draw_letter(draw::Ui& ui, const Rect& at, Letter letter, float size, Ink ink) {
  ui.label(at, ui.say(letter_key(letter)),
           {.size = size, .ink = ink, .face = draw::Face::display, .align = Align::centre, .middle = true});
}

void draw_scrap(draw::Ui& ui, const Rect& at, const HeldShape& held, Mark mark) {
  const float unit = std::min({at.w / (px(held.columns()) + 0.6F), at.h / (px(held.rows()) + 0.6F), 26.0F});
  const float wide = unit * (px(held.columns()) + 0.6F);
  const float high = unit * (px(held.rows()) + 0.6F);
  const Rect scrap{at.centre().x - wide / 2, at.centre().y - high / 2, wide, high};
  draw::fill(ui.pen(), draw::round_outline(scrap, 4), ui.colour(Ink::paper));
  draw_shape(ui, scrap, held, mark, unit);
}

void draw_shape(draw::Ui& ui, const Rect& at, const HeldShape& held, Mark mark, float largest) {
  const float unit = std::min({at.w / px(held.columns()), at.h / px(held.rows()), largest});
  const CellSet cells = held.at(cell_at(side / 2, side / 2));
  int top = side;
  int left = side;
  for_each_cell(cells, [&](Cell cell) {
    top = std::min(top, row_of(cell));
    left = std::min(left, column_of(cell));
  });
  const Point corner = at.centre() - Point{unit * px(held.columns()) / 2, unit * px(held.rows()) / 2};
  for_each_cell(cells, [&](Cell cell) {
    draw_mark(ui, {corner.x + unit * px(column_of(cell) - left), corner.y + unit * px(row_of(cell) - top), unit, unit},
              mark);
  });
}

void draw_destination(draw::Ui& ui, const Rect& at, Letter letter, bool lost) {
  const float radius = at.w * 0.42F;
  draw_gem(ui, at.centre(), radius, lost ? 0.55F : 1);
  draw_letter(ui, at, letter, std::clamp(at.w * 0.46F, 14.0F, 26.0F), Ink::white);
  if (!lost) return;
  const Rect cross = at.inset(at.w * 0.14F);
  ui.pen().AddLine({cross.x, cross.y}, {cross.right(), cross.bottom()}, pencil::lead, std::max(2.0F, at.w * 0.07F));
  ui.pen().AddLine({cross.x, cross.bottom()}, {cross.right(), cross.y}, pencil::lead, std::max(2.0F, at.w * 0.07F));
}

}  // namespace kairo::ruin::table
