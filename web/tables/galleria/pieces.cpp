#include "web/tables/galleria/pieces.h"

#include <algorithm>
#include <array>

#include "engine/games/galleria/words.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/art/card_signs.h"
#include "web/tables/galleria/board/explanations.h"

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
constexpr float least_sign = 40;    // CSS pixels; a card with only this much room has no name
const draw::TextStyle style_of_name{.size = 14, .ink = Ink::ink, .align = Align::centre, .middle = true};

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

/// The height of a card's name; 0 if a word would not fit. The sign identifies the card then.
float height_of_name(const draw::Ui& ui, float width, const std::string& name) {
  return words_fit(ui, width, name, style_of_name) ? ui.text_height(width, name, style_of_name) : 0;
}

}  // namespace

std::string spot_of_card(Card card) { return "card." + move_text({Kind::discard, card}).substr(8); }
std::string spot_of_cell(Cell cell) { return "cell." + move_text({Kind::remove, cell}).substr(7); }
std::string spot_of_room(Room room) { return "room." + move_text({Kind::peek, room}).substr(5); }
std::string spot_of_player(Seat seat) { return "look." + std::to_string(seat + 1); }
std::string spot_of_facet(Facet facet) { return last_part(facet_key(facet)); }
std::string spot_of_curio(Curio curio) { return last_part(curio_key(curio)); }

bool words_fit(const draw::Ui& ui, float width, std::string_view name, const draw::TextStyle& style) {
  while (!name.empty()) {
    const std::size_t end = std::min(name.find(' '), name.size());
    if (ui.text_width(name.substr(0, end), style) > width) return false;
    name.remove_prefix(std::min(name.size(), end + 1));
  }
  return true;
}

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

void draw_sign(draw::Ui& ui, Point centre, float radius, Card card, float alpha) {
  const draw::NotedPicture noted(ui, "sign of a card");
  const Painter painter(ui.pen(), centre, radius, alpha);
  const ImU32 colour = is_skill(card)  ? IM_COL32(32, 96, 150, 255)
                       : is_trap(card) ? IM_COL32(172, 34, 44, 255)
                                       : IM_COL32(146, 98, 10, 255);
  const sign::Sign& drawn = sign::of_cards[static_cast<std::size_t>(card - first_skill)];
  painter.fill(drawn.filled, colour);
  if (!drawn.lines.empty()) painter.line(drawn.lines, IM_COL32(246, 236, 214, 255), std::max(1.4F, painter.pixels(12)));
}

Rect tile_on_card(const Rect& at) {
  const Rect inside = at.inset(at.w * 0.08F, at.h * 0.07F);
  Rect tile = inside.fit(1);
  if (inside.h > 1.4F * inside.w) tile.y = inside.y;
  return tile;
}

bool draw_card(draw::Ui& ui, const Rect& at, Card card, int turned) {
  ui.paper(at);
  Rect inside = at.inset(at.w * 0.08F, at.h * 0.07F);
  if (is_maze(card)) {
    const galleria::Face& face = face_of(card, turned);
    const Rect tile = tile_on_card(at);
    draw_tile(ui, tile, face, {true, true});
    if (face.power > 0)
      draw_monster(ui, monster_place(tile, face), std::clamp(tile.w * 0.2F, 8.5F, 18.0F), face.power, false);
    return false;
  }
  const std::string name = ui.say(card_phrase(card));
  const float high = height_of_name(ui, at.w - 6, name);
  const bool named = high > 0 && at.h >= high + least_sign;
  if (named) {
    const Rect foot = inside.take_bottom(high, 1);
    ui.text({at.x + 3, foot.y, at.w - 6, high}, name, style_of_name);
  }
  draw_sign(ui, inside.centre(), std::min(inside.w, inside.h) * 0.42F, card);
  return named;
}

bool draw_more(draw::Ui& ui, const Rect& at, std::string_view id, int more) {
  ui.explain(at, id, what_is("galleria.what.more", {number("n", more)}));
  const bool tapped = ui.icon_button(at, id, "");
  ui.label(at, "+" + std::to_string(more), {.size = 16, .align = Align::centre, .middle = true});
  return tapped;
}

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

void draw_price(draw::Ui& ui, Point centre, float high, int cards) {
  const Rect plate{centre.x - high * 0.8F, centre.y - high / 2, high * 1.6F, high};
  draw::fill(ui.pen(), draw::round_outline(plate, high * 0.3F), stone::monster);
  draw::stroke(ui.pen(), draw::round_outline(plate, high * 0.3F), IM_COL32(255, 220, 210, 255), 1);
  ui.label(plate, "−" + std::to_string(cards),
           {.size = std::max(14.0F, high * 0.72F),
            .ink = Ink::white,
            .face = draw::Face::display,
            .align = Align::centre,
            .middle = true});
}

void draw_count(draw::Ui& ui, const Rect& at, bool above, const std::string& words, Ink ink) {
  const float high = 17;
  const float wide = std::max(20.0F, ui.text_width(words, {.size = 14}) + 7);
  const Rect plate = !above ? Rect{at.right() - wide, at.bottom() - high, wide, high} : Rect{at.x, at.y, wide, high};
  draw::fill(ui.pen(), draw::round_outline(plate, 5), ui.colour(Ink::panel));
  draw::stroke(ui.pen(), draw::round_outline(plate, 5), ui.colour(ink), 1);
  ui.label(plate, words, {.size = 14, .ink = ink, .align = Align::centre, .middle = true});
}

}  // namespace kairo::galleria::table
