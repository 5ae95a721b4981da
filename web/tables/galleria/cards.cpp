#include "web/tables/galleria/cards.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/galleria/words.h"
#include "web/draw/narrow.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/art/motifs.h"
#include "web/tables/galleria/art/sign_motifs.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/tints.h"
#include "web/text/help.h"

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
constexpr float least_sign = 20;    // CSS pixels; a card with only this much room has no name
constexpr float least_named = 37;   // wide: there is room for a tick and a number above the name
constexpr float edge = 1;           // beside a name

/// Larger on a large card.
float size_of_words(const Rect& card) {
  constexpr float large = 84;  // wide
  return card.w < large ? draw::type::small : draw::type::body;
}

draw::TextStyle style_of_name(const Rect& card) {
  return {.size = size_of_words(card), .ink = Ink::ink, .align = Align::centre, .middle = true};
}

float name_line(const Rect& card) { return size_of_words(card) + 3; }
/// One of several.
float near_line(const Rect& card) { return size_of_words(card) + 1; }

/// The room that sign and name share: on a low card, nearly all of it.
Rect inside_of(const Rect& card) {
  constexpr float low = 64;
  return card.inset(card.w * 0.08F, card.h < low ? 2.0F : card.h * 0.07F);
}

/// The parts of a name that may stand on lines of their own, where words are divided by blanks and hyphens.
std::vector<std::string_view> parts_of(std::string_view name) {
  std::vector<std::string_view> parts;
  for (std::size_t end = 0; !name.empty(); name.remove_prefix(end)) {
    end = std::min(name.find_first_of(" -"), name.size() - 1) + 1;
    parts.push_back(name.substr(0, name[end - 1] == ' ' ? end - 1 : end));
  }
  return parts;
}

/// The name of a card as it is written on it.
struct Name {
  std::string words;
  float high = 0;  ///< 0: there is no room for it
};

/// How high a name is on one line or on several; 0 if there is no room for it.
float height_of_name(const draw::Ui& ui, const Rect& at, std::string_view name) {
  const float wide = at.w - 2 * edge;
  if (at.w < least_named || name.empty()) return 0;
  const draw::TextStyle style = style_of_name(at);
  const auto fits = [&](std::string_view words) { return ui.text.width(words, style) * draw::narrowest <= wide; };
  const float line = name_line(at);
  const float room = inside_of(at).h - least_sign;
  if (fits(name)) return at.h >= line + least_sign ? line : 0;
  const std::vector<std::string_view> parts = parts_of(name);
  if (parts.size() > 1) {
    const float high = near_line(at) * static_cast<float>(parts.size());
    return high <= room && std::ranges::all_of(parts, fits) ? high : 0;
  }
  const bool is_latin = static_cast<unsigned char>(name.front()) < 0x80;
  const float high = ui.text.height(wide, name, style) + 1;
  return !is_latin && high < 3 * line && high <= room ? high : 0;
}

/// The name, or where that has no room a form of it that may be divided, or is a part of it only; two such forms have a
/// slash between them, the longer first. A card never has another name.
Name name_on(const draw::Ui& ui, const Rect& at, Card card) {
  const Phrase name = card_phrase(card);
  const std::string_view shorter = text::help(ui.language(), std::string(name.key) + ".short");
  const std::size_t slash = shorter.find('/');
  for (std::string words :
       {ui.say(name), std::string(shorter.substr(0, slash)), std::string(shorter.substr(slash + 1))})
    if (const float high = height_of_name(ui, at, words); high > 0) return {std::move(words), high};
  return {};
}

void draw_name(draw::Ui& ui, Rect at, const Name& name, const Rect& card) {
  const draw::TextStyle style = style_of_name(card);
  const std::vector<std::string_view> parts = parts_of(name.words);
  if (name.high <= name_line(card)) return ui.text.label(at, name.words, style);
  if (parts.size() < 2) return static_cast<void>(ui.text.draw(at, name.words, style));
  for (const std::string_view part : parts) ui.text.label(at.take_top(near_line(card)), part, style);
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

bool draw_card(draw::Ui& ui, const Rect& at, Card card, int turned) {
  draw::paper(ui, at);
  Rect inside = inside_of(at);
  if (is_maze(card)) {
    const galleria::Face& face = face_of(card, turned);
    const Rect tile = tile_on_card(at);
    draw_tile(ui, tile, face, {true, true});
    // The next card, or the edge of the hand, would cut what reaches out further.
    constexpr float beside = 0.5F;
    if (face.power > 0) draw_guard(ui, tile, face, {.power = face.power, .beside = (at.w - tile.w) / 2 + beside});
    return false;
  }
  const Name name = name_on(ui, at, card);
  if (name.high > 0)
    draw_name(ui, {at.x + edge, inside.take_bottom(name.high, 1).y, at.w - 2 * edge, name.high}, name, at);
  constexpr float tight = 30;  // beside its name a sign has no margin
  const float room = std::min(inside.w, inside.h);
  draw_sign(ui, inside.centre(), room * (room < tight ? 0.5F : 0.42F), card);
  return name.high > 0;
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
