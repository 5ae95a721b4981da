#include "web/tables/galleria/cards.h"

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "web/draw/narrow.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/art/motifs.h"
#include "web/tables/galleria/art/sign_motifs.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/tints.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

/// The ground of a sign: its shape tells the kind of the card where its colour cannot be seen.
struct Plate {
  ImU32 colour;
  std::string_view shape;  ///< empty: round
  float room;              ///< the part of the plate that is left for the sign
  float above = 0;         ///< where the middle of the sign is
};
constexpr Plate medallion{tint::skill_plate, "", 0.7F};
constexpr Plate saw{tint::trap_plate,
                    "M-74-96L74-96C90-96 96-90 96-74L96 64 64 97 32 64 0 97-32 64-64 97-96 64-96-74C-96-90-90-96"
                    "-74-96Z",
                    0.7F, -15};
constexpr Plate hexagon{tint::special_plate, "M0-100L90-52 90 52 0 100-90 52-90-52Z", 0.68F};
constexpr ImU32 thread = tint::thread;

const Plate& plate_of(Card card) { return is_skill(card) ? medallion : is_trap(card) ? saw : hexagon; }

constexpr float least_ornate = 15;  // CSS pixels; a smaller sign is its plate and its picture only
constexpr float least_sign = 30;    // CSS pixels; a card with only this much room has no name
constexpr float least_named = 42;   // wide: there is room for a tick and a number above the name
constexpr float edge = 2;           // beside a name

/// Larger on a large card.
float size_of_words(const Rect& card) {
  constexpr float large = 84;  // wide
  return card.w < large ? draw::type::small : draw::type::body;
}

draw::TextStyle style_of_name(const Rect& card) {
  return {.size = size_of_words(card), .ink = Ink::ink, .align = Align::centre, .middle = true};
}

float name_line(const Rect& card) { return size_of_words(card) + 3; }

/// How high the name of a card is, on one line or on two; 0 if there is no room for it.
float height_of_name(const draw::Ui& ui, const Rect& at, std::string_view name) {
  const float wide = at.w - 2 * edge;
  if (at.w < least_named) return 0;
  const draw::TextStyle style = style_of_name(at);
  const float line = name_line(at);
  if (at.h >= line + least_sign && ui.text.width(name, style) * draw::narrowest <= wide) return line;
  const bool is_latin = static_cast<unsigned char>(name.front()) < 0x80;
  const bool whole = !is_latin || words_fit(ui, wide, name, style);
  const float high = ui.text.height(wide, name, style) + 1;
  return whole && high < 3 * line && at.h * 0.86F >= high + least_sign ? high : 0;
}

}  // namespace

bool words_fit(const draw::Ui& ui, float width, std::string_view name, const draw::TextStyle& style) {
  while (!name.empty()) {
    const std::size_t end = std::min(name.find(' '), name.size());
    if (ui.text.width(name.substr(0, end), style) > width) return false;
    name.remove_prefix(std::min(name.size(), end + 1));
  }
  return true;
}

void draw_sign(draw::Ui& ui, Point centre, float radius, Card card, float alpha) {
  const draw::NotedPicture noted(ui, "sign of a card");
  const Painter painter(ui.pen(), centre, radius, alpha);
  const Plate& plate = plate_of(card);
  if (plate.shape.empty())
    painter.disc({0, 0}, 100, plate.colour);
  else
    painter.fill(plate.shape, plate.colour);
  if (radius > least_ornate) {
    const Painter inner = painter.at({0, 0}, 0.89F);
    if (plate.shape.empty())
      inner.ring({0, 0}, 100, thread, 1.2F);
    else
      inner.line(plate.shape, thread, 1.2F);
  }
  draw_motif(painter.at({0, plate.above}, plate.room), motif::of_cards[static_cast<std::size_t>(card - first_skill)],
             plate.colour);
}

Rect tile_on_card(const Rect& at) {
  const Rect inside = at.inset(at.w * 0.08F, at.h * 0.07F);
  Rect tile = inside.fit(1);
  if (inside.h > 1.4F * inside.w) tile.y = inside.y;
  return tile;
}

bool has_room_for_name(const draw::Ui& ui, const Rect& at, Card card) {
  return !is_maze(card) && height_of_name(ui, at, ui.say(card_phrase(card))) > 0;
}

bool draw_card(draw::Ui& ui, const Rect& at, Card card, int turned, bool may) {
  draw::paper(ui, at);
  Rect inside = at.inset(at.w * 0.08F, at.h * 0.07F);
  if (is_maze(card)) {
    const galleria::Face& face = face_of(card, turned);
    const Rect tile = tile_on_card(at);
    draw_tile(ui, tile, face, {true, true});
    // The next card, or the edge of the hand, would cut what reaches out further.
    constexpr float beside = 2;
    if (face.power > 0) draw_guard(ui, tile, face, {.power = face.power, .beside = (at.w - tile.w) / 2 + beside});
    return false;
  }
  const std::string name = ui.say(card_phrase(card));
  const float high = may ? height_of_name(ui, at, name) : 0;
  if (high > 0) {
    const Rect words{at.x + edge, inside.take_bottom(high, 1).y, at.w - 2 * edge, high};
    if (high <= name_line(at))
      ui.text.label(words, name, style_of_name(at));
    else
      ui.text.draw(words, name, style_of_name(at));
  }
  draw_sign(ui, inside.centre(), std::min(inside.w, inside.h) * 0.42F, card);
  return high > 0;
}

bool has_number_at_right(Card card, int turned) {
  const galleria::Face& face = face_of(card, turned);
  return face.power > 0 && (face.branch == 0 || face.branch == north);
}

bool draw_more(draw::Ui& ui, const Rect& at, std::string_view id, int more) {
  ui.explain(at, id, explanation_of("galleria.what.more", {number("n", more)}));
  const bool tapped = ui.icon_button(at, id, "");
  ui.text.label(at, "+" + std::to_string(more), {.size = draw::type::body, .align = Align::centre, .middle = true});
  return tapped;
}

void draw_count(draw::Ui& ui, const Rect& at, bool above, const std::string& words, Ink ink) {
  const float size = size_of_words(at);
  const float high = size + 3;
  const float wide = std::max(20.0F, ui.text.width(words, {.size = size}) + 7);
  const Rect plate = !above ? Rect{at.right() - wide, at.bottom() - high, wide, high} : Rect{at.x, at.y, wide, high};
  draw::fill(ui.pen(), draw::round_outline(plate, 5), ui.colour(Ink::panel));
  draw::stroke(ui.pen(), draw::round_outline(plate, 5), ui.colour(ink), 1);
  ui.text.label(plate, words, {.size = size, .ink = ink, .align = Align::centre, .middle = true});
}

}  // namespace kairo::galleria::table
