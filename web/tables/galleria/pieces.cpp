#include "web/tables/galleria/pieces.h"

#include <algorithm>
#include <array>

#include "engine/games/galleria/words.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/art/card_signs.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::vec;
using Kind = Move::Kind;

namespace {

constexpr float way_width = 0.34F;  // share of a cell

std::string last_part(std::string_view key) { return std::string(key.substr(key.find('.') + 1)); }

/// The strip from a side inwards to the share `depth` of the cell.
Rect strip(const Rect& at, Sides side, float depth, float wide) {
  const float long_side = at.w * depth;
  const float short_side = at.w * wide;
  const Point middle = at.centre();
  switch (side) {
    case north: return {middle.x - short_side / 2, at.y, short_side, long_side};
    case south: return {middle.x - short_side / 2, at.bottom() - long_side, short_side, long_side};
    case west: return {at.x, middle.y - short_side / 2, long_side, short_side};
    default: return {at.right() - long_side, middle.y - short_side / 2, long_side, short_side};
  }
}

void fill_rect(draw::Ui& ui, const Rect& at, ImU32 colour) {
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, colour, 1);
}

/// A passage from these sides to the centre: its edge first, then the passage itself.
void draw_ways(draw::Ui& ui, const Rect& at, Sides sides, float depth, bool lit, float alpha) {
  const ImU32 edge = draw::with_alpha(lit ? stone::lit_edge : stone::dark_edge, alpha);
  const ImU32 way = draw::with_alpha(lit ? stone::lit_way : stone::dark_way, alpha);
  const float rim = std::max(0.022F, 1.2F / at.w);
  for (const bool inner : {false, true})
    for (int i = 0; i < side_count; ++i)
      if ((sides & side_at(i)) != 0)
        fill_rect(ui, strip(at, side_at(i), depth + (inner ? 0 : rim), way_width + (inner ? 0 : 2 * rim)),
                  inner ? way : edge);
}

}  // namespace

std::string spot_of_card(Card card) { return "card." + move_text({Kind::discard, card}).substr(8); }
std::string spot_of_cell(Cell cell) { return "cell." + move_text({Kind::remove, cell}).substr(7); }
std::string spot_of_room(Room room) { return "room." + move_text({Kind::peek, room}).substr(5); }
std::string spot_of_player(Seat seat) { return "look." + std::to_string(seat + 1); }
std::string spot_of_facet(Facet facet) { return last_part(facet_key(facet)); }
std::string spot_of_curio(Curio curio) { return last_part(curio_key(curio)); }

Point monster_place(const Rect& at, const galleria::Face& face) {
  const float off = at.w * 0.3F;
  switch (face.branch) {
    case north: return at.centre() - Point{0, off};
    case south: return at.centre() + Point{0, off};
    case west: return at.centre() - Point{off, 0};
    case east: return at.centre() + Point{off, 0};
    default: return at.centre();
  }
}

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

void draw_tile(draw::Ui& ui, const Rect& at, const galleria::Face& face, Lit lit, float alpha) {
  const draw::NotedPicture noted(ui, "maze card");
  const Rect block = at.inset(std::max(0.5F, at.w * 0.012F));
  draw::fill_gradient(ui.pen(), draw::round_outline(block, at.w * 0.09F), draw::with_alpha(stone::block, alpha),
                      draw::with_alpha(stone::low_block, alpha));
  draw_ways(ui, block, face.through, 0.5F + way_width / 2, lit.through, alpha);
  if (face.mark == 0) return;
  const float depth = face.through == 0 ? 0.5F + way_width / 2 : 0.27F;
  draw_ways(ui, block, face.mark, depth, lit.mark, alpha);
  const Rect stub = strip(block, face.mark, depth, way_width);
  const float radius = std::min(block.w * 0.15F, 16.0F);
  const Point end = face.through == 0 ? block.centre() : stub.centre();
  draw_event_mark(ui, end, radius, face.live, alpha);
}

void draw_monster(draw::Ui& ui, Point centre, float radius, int power, bool passed, float alpha) {
  const draw::NotedPicture noted(ui, "monster");
  const float shade = passed ? 0.5F * alpha : alpha;
  const Painter painter(ui.pen(), centre, radius, shade);
  if (!passed) painter.glow({0, 0}, 190, IM_COL32(255, 40, 60, 90));
  painter.fill(sign::horns, IM_COL32(70, 6, 22, 255));
  painter.disc({0, 0}, 100, passed ? IM_COL32(70, 60, 80, 255) : stone::monster);
  painter.ring({0, 0}, 100, IM_COL32(255, 210, 200, 255), std::max(1.0F, radius * 0.1F));
  if (alpha < 1) return;
  const float size = std::clamp(radius * 1.4F, 14.0F, 30.0F);
  const float room = std::max(2 * radius, size * 1.25F);  // on the smallest mazes the number is as wide as its monster
  ui.label({centre.x - room / 2, centre.y - room / 2, room, room}, std::to_string(power),
           {.size = size, .ink = Ink::white, .face = draw::Face::display, .align = Align::centre, .middle = true});
}

void draw_start(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "start card");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.5F);
  painter.glow({0, 0}, 110, IM_COL32(255, 246, 214, 230));
  painter.disc({0, 0}, 40, IM_COL32(255, 252, 236, 255), stone::low_lit_way);
  painter.fill(sign::lantern, IM_COL32(122, 66, 22, 255));
}

}  // namespace kairo::galleria::table
