#include "web/tables/galleria/cards.h"

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/art/card_signs.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

constexpr float least_sign = 40;  // CSS pixels; a card with only this much room has no name
const draw::TextStyle style_of_name{.size = 14, .ink = Ink::ink, .align = Align::centre, .middle = true};

/// The height of a card's name; 0 if a word would not fit. The sign identifies the card then.
float height_of_name(const draw::Ui& ui, float width, const std::string& name) {
  return words_fit(ui, width, name, style_of_name) ? ui.text_height(width, name, style_of_name) : 0;
}

}  // namespace

bool words_fit(const draw::Ui& ui, float width, std::string_view name, const draw::TextStyle& style) {
  while (!name.empty()) {
    const std::size_t end = std::min(name.find(' '), name.size());
    if (ui.text_width(name.substr(0, end), style) > width) return false;
    name.remove_prefix(std::min(name.size(), end + 1));
  }
  return true;
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
    if (face.power > 0) draw_guard(ui, tile, face, {face.power});
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

void draw_count(draw::Ui& ui, const Rect& at, bool above, const std::string& words, Ink ink) {
  const float high = 17;
  const float wide = std::max(20.0F, ui.text_width(words, {.size = 14}) + 7);
  const Rect plate = !above ? Rect{at.right() - wide, at.bottom() - high, wide, high} : Rect{at.x, at.y, wide, high};
  draw::fill(ui.pen(), draw::round_outline(plate, 5), ui.colour(Ink::panel));
  draw::stroke(ui.pen(), draw::round_outline(plate, 5), ui.colour(ink), 1);
  ui.label(plate, words, {.size = 14, .ink = ink, .align = Align::centre, .middle = true});
}

}  // namespace kairo::galleria::table
