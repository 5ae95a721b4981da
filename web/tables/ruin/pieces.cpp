#include "web/tables/ruin/pieces.h"

#include <algorithm>

#include "engine/games/ruin/words.h"
#include "web/draw/painter.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/board/corridor.h"
#include "web/tables/ruin/tints.h"

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
constexpr std::string_view cloak = "M 0 -10 C 46 -10 62 40 66 92 C 30 106 -30 106 -66 92 C -62 40 -46 -10 0 -10 Z";
constexpr std::string_view lantern = "M 46 26 L 54 14 L 72 14 L 80 26 L 84 66 L 42 66 Z M 54 14 C 50 -4 76 -4 72 14";
constexpr std::string_view foot =
    "M -14 -92 C 30 -100 40 -30 22 14 L -24 14 C -46 -34 -46 -84 -14 -92 Z M -22 32 L 22 32 C 26 84 -20 92 -26 62 Z";

/// The edge of a square in pencil, in dashes that grow together: `closed` is how far.
void draw_dashes(draw::Ui& ui, const Rect& at, float closed, float width) {
  constexpr int dashes = 3;  // of each side
  const float gap = 0.2F * (1 - closed);
  const Point corners[] = {{at.x, at.y}, {at.right(), at.y}, {at.right(), at.bottom()}, {at.x, at.bottom()}};
  for (int i = 0; i < 4 * dashes; ++i) {
    const Point from = corners[i / dashes];
    const Point step = (corners[(i / dashes + 1) % 4] - from) * (1.0F / dashes);
    const Point begin = from + step * px(i % dashes);
    ui.pen().AddLine(vec(begin + step * gap), vec(begin + step * (1 - gap)), pencil::lead, width);
  }
}

}  // namespace

std::string cell_id(Cell cell) { return move_text({Move::Kind::walk, cell}).substr(5); }
std::string goal_id(Goal goal) { return move_text({Move::Kind::spend, goal}).substr(6); }

void draw_mark(draw::Ui& ui, const Rect& at, Mark mark) {
  const bool passage = mark == Mark::passage;
  const draw::NotedPicture noted(ui, passage ? "passage" : "wall");
  const Rect square = at.inset(at.w * 0.06F);
  const CellSet one = only_cell(0);
  draw_inked(ui, {{square.x, square.y}, square.w},
             {.passages = passage ? one : CellSet{}, .walls = passage ? CellSet{} : one});
}

void draw_sketch(draw::Ui& ui, const Rect& at, Mark mark, float closed) {
  const float open = 1 - closed;
  const float width = 1.5F + closed * std::max(0.0F, at.w * 0.045F - 1.5F);
  if (mark == Mark::passage) {
    const Rect box = at.inset(at.w * 0.1F * open);
    ui.pen().AddRectFilled({box.x, box.y}, {box.right(), box.bottom()},
                           draw::with_alpha(pencil::floor, 0.4F + 0.6F * closed));
    return draw_dashes(ui, box, closed, width);
  }
  const draw::Outline block = draw::round_outline(at.inset(at.w * 0.1F * open), 2);
  draw::fill(ui.pen(), block, ui.colour(Ink::ink, 0.12F + 0.6F * closed));
  draw::hatch(ui.pen(), block, std::max(3.0F, at.w * 0.15F), pencil::lead, width * 0.7F);
  draw::stroke(ui.pen(), block, pencil::lead, width);
}

void draw_gate(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "gate");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.46F);
  painter.fill(door, tint::doorway);
  painter.fill(arch, draw::lighter(pencil::bronze, 0.25F), pencil::bronze);
  painter.line(arch, pencil::lead, std::max(1.0F, at.w * 0.035F));
}

void draw_entrance(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "entrance");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.46F);
  painter.glow({0, 0}, 120, tint::entrance_glow);
  painter.fill(door, tint::deep_door, tint::lit_door);
  painter.fill(arch, tint::arch, tint::low_arch);
  painter.line(arch, pencil::lead, std::max(1.0F, at.w * 0.035F));
  painter.line("M -40 30 L 40 30 M -42 56 L 42 56", pencil::lead, std::max(1.0F, at.w * 0.04F));
}

void draw_gem(draw::Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "gem");
  const Painter painter(ui.pen(), centre, radius, alpha);
  painter.fill(stone, draw::lighter(pencil::gem, 0.12F), pencil::gem);
  painter.fill(facet, tint::gem_facet);
  painter.line(stone, tint::gem_edge, std::max(1.0F, painter.pixels(9)));
}

void draw_explorer(draw::Ui& ui, Point centre, float radius, Seat seat, float alpha) {
  const draw::NotedPicture noted(ui, "explorer");
  constexpr float room_for_cloak = 14;  // below it the faces could not be told apart
  const bool stands = radius >= room_for_cloak;
  const Painter painter(ui.pen(), centre, radius, alpha);
  const Point head = stands ? Point{0, -30} : Point{};
  const float size = stands ? 66.0F : 100.0F;
  if (stands) {
    const ImU32 colour = ui.colour(ink_of(seat));
    painter.glow({62, 44}, 90, tint::lantern_glow);
    painter.fill(cloak, draw::lighter(colour, 0.1F), draw::darker(colour, 0.35F));
    painter.line(cloak, ui.colour(Ink::ink), std::max(1.0F, painter.pixels(7)));
    painter.fill(lantern, tint::lantern, tint::low_lantern);
    painter.line(lantern, ui.colour(Ink::ink), std::max(1.0F, painter.pixels(6)));
  }
  painter.disc(head, size, ui.colour(Ink::panel));
  painter.ring(head, size, ui.colour(Ink::gold), std::max(1.25F, painter.pixels(0.13F * size)));
  draw::animal(ui, painter.to_screen(head), painter.pixels(size * 0.78F), animal_of(seat), alpha);
}

void draw_flag(draw::Ui& ui, const Rect& at, bool met) {
  const draw::NotedPicture noted(ui, "goal");
  const float unit = at.w;
  const Point foot_of{at.right() - unit * 0.08F, at.y + unit * 0.4F};
  const Point top{foot_of.x, at.y + unit * 0.03F};
  const ImVec2 cloth[] = {vec(top), {top.x - unit * 0.4F, top.y + unit * 0.16F}, {top.x, top.y + unit * 0.32F}};
  const float width = std::max(1.25F, unit * 0.045F);
  if (met)
    ui.pen().AddTriangleFilled(cloth[0], cloth[1], cloth[2], pencil::goal);
  else
    ui.pen().AddTriangleFilled(cloth[0], cloth[1], cloth[2], tint::unmet_flag);
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
  ui.text.label(at, ui.say(letter_key(letter)),
                {.size = size, .ink = ink, .face = draw::Face::display, .align = Align::centre, .middle = true});
}

void draw_card_letter(draw::Ui& ui, const Rect& at, Letter letter, float size, Ink ink) {
  const Painter painter(ui.pen(), at.centre(), size * 0.78F);
  painter.fill(stone, draw::with_alpha(pencil::gem, 0.32F));
  draw_letter(ui, at, letter, size, ink);
}

void draw_grip(draw::Ui& ui, Point middle, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "grip");
  ui.pen().AddCircleFilled(vec(middle), radius, draw::with_alpha(pencil::light, alpha));
  ui.pen().AddCircle(vec(middle), radius, draw::with_alpha(pencil::light_edge, 0.8F), 0, 1.2F);
}

void draw_scrap(draw::Ui& ui, const Rect& at, const HeldShape& held, Mark mark) {
  const float unit = std::min({at.w / (px(held.columns()) + 0.6F), at.h / (px(held.rows()) + 0.6F), 26.0F});
  const float wide = unit * (px(held.columns()) + 0.6F);
  const float high = unit * (px(held.rows()) + 0.6F);
  const Rect scrap{at.centre().x - wide / 2, at.centre().y - high / 2, wide, high};
  draw::fill(ui.pen(), draw::round_outline(scrap, 4), ui.colour(Ink::paper));
  const Point grip = draw_shape(ui, scrap, held, mark, unit);
  if (held.rows() * held.columns() > 1) draw_grip(ui, grip, unit * 0.2F);
}

Point draw_shape(draw::Ui& ui, const Rect& at, const HeldShape& held, Mark mark, float largest) {
  const float unit = std::min({at.w / px(held.columns()), at.h / px(held.rows()), largest});
  const CellSet cells = held.at(cell_at(side / 2, side / 2));
  int top = side;
  int left = side;
  for_each_cell(cells, [&](Cell cell) {
    top = std::min(top, row_of(cell));
    left = std::min(left, column_of(cell));
  });
  const Point corner =
      at.centre() - Point{unit * px(held.columns()) / 2 + unit * px(left), unit * px(held.rows()) / 2 + unit * px(top)};
  const bool passage = mark == Mark::passage;
  const draw::NotedPicture noted(ui, passage ? "passage" : "wall");
  draw_inked(ui, {corner, unit}, {.passages = passage ? cells : CellSet{}, .walls = passage ? CellSet{} : cells});
  return corner + Point{unit, unit} * (px(side) / 2);
}

void draw_destination(draw::Ui& ui, const Rect& at, Letter letter, bool lost) {
  const float radius = at.w * 0.42F;
  draw_gem(ui, at.centre(), radius, lost ? 0.3F : 1);
  if (lost) {
    const Rect crack = at.inset(at.w * 0.16F);
    ui.pen().AddLine({crack.x, crack.bottom()}, {crack.right(), crack.y}, pencil::gem, std::max(2.0F, at.w * 0.06F));
  }
  draw_letter(ui, at, letter, std::clamp(at.w * 0.46F, 14.0F, 26.0F), Ink::white);
}

void draw_chosen_cell(draw::Ui& ui, const Rect& at, Cell cell, Mark mark, LetterSet open) {
  draw_sketch(ui, at, mark);
  const Letter letter = letter_at(cell);
  if (letter == no_letter) return;
  if (in_set(open, letter)) return draw_destination(ui, at, letter, mark == Mark::wall);
  draw_letter(ui, at, letter, std::clamp(at.w * 0.52F, 14.0F, 28.0F), Ink::ink);
}

}  // namespace kairo::ruin::table
