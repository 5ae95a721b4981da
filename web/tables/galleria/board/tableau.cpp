#include "web/tables/galleria/board/tableau.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/galleria/words.h"
#include "web/draw/narrow.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/counters.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/facet_name.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/layout.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using draw::WidgetState;
using From = Source::From;

namespace {

constexpr float chip = 44;
constexpr float chip_gap = 3;
constexpr float room_for_name = 60;
constexpr float portrait_aspect = 0.78F;  // width / height

WidgetState state_of(const TableauPicture& picture, const Source& source) {
  if (picture.builder == nullptr) return WidgetState::disabled;
  if (picture.builder->source() == source) return WidgetState::selected;
  return picture.builder->is_live(source) ? WidgetState::enabled : WidgetState::disabled;
}

void mark(draw::Ui& ui, const Rect& at, WidgetState state) {
  if (state != WidgetState::disabled) draw::mark(ui, at.inset(2), state, 6);
}

/// The name of the facet and what its skill does, as far as there is room for it.
void draw_facet_text(draw::Ui& ui, Rect at, const galleria::Table& table, Facet facet) {
  const std::string name = ui.say(facet_key(facet));
  const std::string text = ui.say(facet_text_key(facet));
  draw::TextStyle style{.size = draw::type::body, .ink = Ink::text_soft};
  draw_facet_name(ui, at.take_top(std::max(24.0F, ui.text.height(at.w, name, {.size = draw::type::body})), 2), table,
                  facet);
  const auto fits = [&] { return ui.text.fits(at, text, style); };
  while (!fits() && style.size > draw::min_text_size) --style.size;
  if (fits()) ui.text.draw(at, text, style);
}

/// The width of a large portrait: smaller beside a long text, so that all of it can be read.
float large_portrait(const draw::Ui& ui, const Rect& inside, Facet facet) {
  constexpr float widest = 116;
  constexpr float least = 56;
  constexpr float gaps = 14;
  const std::string name = ui.say(facet_key(facet));
  const std::string text = ui.say(facet_text_key(facet));
  float wide = std::min(widest, inside.w * 0.4F);
  const auto fits = [&] {
    const float room = inside.w - wide - gaps;
    const float below = inside.h - gaps - ui.text.height(room, name, {.size = draw::type::body});
    return ui.text.fits({0, 0, room, below}, text, {.size = draw::type::note});
  };
  while (wide > least && !fits()) wide -= 6;
  return wide;
}

/// A portrait beside what is known of it: its name and its player's power, and what its skill does if there is room.
bool draw_facet(draw::Ui& ui, const Rect& at, const TableauPicture& picture, Facet facet) {
  const galleria::Table& table = picture.view.table;
  const WidgetState state = state_of(picture, {From::facet, facet});
  const bool tapped =
      ui.hit_target(at, spot_of_facet(facet), explanation_of(picture.view, {From::facet, facet}), state).tapped;
  const draw::Lifted lifted(ui, spot_of_facet(facet), at, state);
  draw::panel(ui, at);
  const bool large = at.h > 2 * chip;
  const int strength = power(table, picture.seat);
  Rect inside = at.inset(large ? 8.0F : 4.0F, large ? 6.0F : 4.0F);
  Rect portrait = inside.take_left(large ? large_portrait(ui, inside, facet) : std::min(30.0F, inside.w * 0.6F),
                                   large ? 10.0F : 5.0F);
  const bool named = inside.w >= room_for_name;
  const Rect blades = large   ? portrait.take_bottom(26, draw::gap::tight)
                      : named ? inside.take_bottom(15).take_left(std::min(inside.w, 10.0F * px(std::max(2, strength))))
                              : inside.take_right(std::min(inside.w, 26.0F));
  draw_facet_portrait(ui, portrait.fit(large ? portrait_aspect : curio_aspect), table, facet);
  ui.explain(blades, part_of_seat(picture.seat, "power"),
             explanation_of("galleria.what.power", {number("n", strength)}));
  draw_power(ui, blades, strength);
  if (large)
    draw_facet_text(ui, inside, table, facet);
  else if (named)
    draw_facet_name(ui, inside, table, facet);
  mark(ui, at, state);
  return tapped;
}

bool draw_chip(draw::Ui& ui, const Rect& at, const TableauPicture& picture, Curio curio) {
  const WidgetState state = state_of(picture, {From::curio, curio});
  const bool tapped =
      ui.hit_target(at, spot_of_curio(curio), explanation_of(picture.view, {From::curio, curio}), state).tapped;
  const draw::Lifted lifted(ui, spot_of_curio(curio), at.inset(2), state);
  const bool used = is_curio_used(picture.view.table, curio) && curio_cards[curio].use != Use::never;
  draw_curio(ui, at.inset(2), curio, used, is_alone(picture.view.table) ? CurioMarks::none : CurioMarks::all);
  mark(ui, at, state);
  return tapped;
}

constexpr float beside_self = 3;

/// The player's name, if it can be read whole, sign and number of points or curios. A tap shows the details.
bool draw_self(draw::Ui& ui, const Rect& at, const TableauPicture& picture) {
  ui.explain(at, "look.mine", explanation_of_worth(picture.view, picture.seat));
  const bool tapped = ui.icon_button(at, "look.mine", ui.say("galleria.table.look_mine"));
  Rect inside = at.inset(beside_self, 3);
  const std::string name = kairo::tables::shown_name(ui, picture.seat);
  constexpr float line = draw::type::small + 1;
  if (ui.text.width(name, {.size = draw::type::small}) * draw::narrowest <= inside.w)
    ui.text.label(inside.take_top(line), name, {.size = draw::type::small, .align = Align::centre, .middle = true});
  const Rect face = inside.h > inside.w ? inside.take_top(inside.h * 0.6F) : inside.take_left(inside.w * 0.5F);
  draw::animal(ui, face.centre(), std::min(face.h, face.w) * 0.4F, kairo::tables::animal_of(picture.seat));
  draw_tally(ui, inside, worth_of(picture.view, picture.seat),
             {.size = inside.w >= 50 ? draw::type::headline : draw::type::lead,
              .ink = Ink::gold,
              .align = Align::centre,
              .middle = true});
  return tapped;
}

/// A board beneath a row, on which its things stand.
void draw_plank(draw::Ui& ui, const Rect& at) {
  draw::soft_rect(ui.pen(), {at.x, at.y + 2, at.w, at.h}, 2, 5, ui.shadow(0.4F));
  draw::fill_gradient(ui.pen(), draw::round_outline(at, 2), ui.colour(Ink::frame),
                      draw::darker(ui.colour(Ink::frame), 0.35F));
}

/// The places of the curios, in rows.
struct Places {
  Rect at;
  Shelf size;
  int columns;
  int rows;
  bool planks;
  [[nodiscard]] Rect place(int i) const {
    const float row = size.high + (planks ? Shelf::plank : Shelf::gap);
    return {at.x + px(i % columns) * (size.wide + Shelf::gap), at.y + px(i / columns) * row, size.wide, size.high};
  }
  [[nodiscard]] int count() const { return columns * rows; }
};

Places places_on(const Rect& at, bool tall) {
  Places places{.at = at, .size = Shelf(at.w), .columns = 1, .rows = 1, .planks = tall};
  if (!tall) places.size.wide = chip, places.size.high = std::min(chip, at.h);
  places.columns = tall ? places.size.columns : std::max(1, static_cast<int>((at.w + chip_gap) / (chip + chip_gap)));
  places.rows = std::max(
      1, static_cast<int>(tall ? (at.h + 1) / places.size.row() : (at.h + chip_gap) / (places.size.high + chip_gap)));
  return places;
}

/// The curios from the place `from` on; without room for all, a page of them and a button to the next page.
void draw_shelf(draw::Ui& ui, const Places& places, int from, const TableauPicture& picture, TableauTouch& touch) {
  const galleria::Table& table = picture.view.table;
  std::vector<Curio> owned;
  for (Curio curio = 0; curio < curios; ++curio)
    if (table.owner[curio] == picture.seat) owned.push_back(curio);
  const int count = static_cast<int>(owned.size());
  const int room = places.count() - from;
  const bool all = count <= room;
  const int each = std::max(1, all ? room : room - 1);
  const int pages = std::max(1, (count + each - 1) / each);
  const int first = picture.page % pages * each;
  const int last = std::min(count, first + each);
  for (int i = first; i < last; ++i)
    if (draw_chip(ui, places.place(from + i - first), picture, owned[static_cast<std::size_t>(i)]))
      touch.source = {From::curio, owned[static_cast<std::size_t>(i)]};
  if (all) return;
  touch.next_page = draw_more(ui, places.place(from + each), "curios.more", count - (last - first));
}

/// The player's sign and the curios on shelves, below the facet's card.
void draw_shelves(draw::Ui& ui, const Rect& at, const TableauPicture& picture, TableauTouch& touch) {
  const Places places = places_on(at, true);
  for (int row = 0; row < places.rows; ++row) {
    const Rect first = places.place(row * places.columns);
    draw_plank(ui, {at.x, first.bottom() - 1, at.w, 5});
  }
  touch.look = draw_self(ui, places.place(0).inset(2), picture);
  draw_shelf(ui, places, 1, picture, touch);
}

/// Sign, facet and curios in one low row, or in two.
void draw_rows(draw::Ui& ui, const Rect& at, const TableauPicture& picture, TableauTouch& touch) {
  Rect rest = at;
  const Facet facet = facet_of(picture.view.table, picture.seat);
  const bool two = at.h > 2 * chip;
  Rect head = two ? rest.take_top((at.h - chip_gap) / 2, chip_gap) : rest;
  // A long name gets more room.
  constexpr float usual = 62;
  constexpr float widest = 110;
  const float name = ui.text.width(kairo::tables::shown_name(ui, picture.seat), {.size = draw::type::small});
  const float self = std::clamp(name * draw::narrowest + 2 * beside_self + 1, usual, widest);
  touch.look = draw_self(ui, head.take_left(std::min(self, head.w * 0.42F), chip_gap), picture);
  const float shelf = px(curios_of(picture.view.table, picture.seat)) * (chip + chip_gap);
  const float spare = std::min(170.0F, head.w - shelf);  // the width left over by the curios
  const float wide = two ? head.w : std::clamp(std::max(head.w * 0.4F, spare), std::min(head.w, 56.0F), 190.0F);
  const Rect facet_at = head.take_left(wide, chip_gap);
  if (facet != no_facet && draw_facet(ui, facet_at, picture, facet)) touch.source = {From::facet, facet};
  draw_shelf(ui, places_on(two ? rest : head, false), 0, picture, touch);
}

}  // namespace

TableauTouch draw_tableau(draw::Ui& ui, const Rect& at, const TableauPicture& picture) {
  TableauTouch touch;
  ui.explain(at, "tableau", explanation_of("galleria.what.tableau", {seat_name("seat", picture.seat)}));
  if (picture.pointed) draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2.5F);
  const float card = facet_card_of(at);
  if (card <= 0) {
    draw_rows(ui, at, picture, touch);
    return touch;
  }
  Rect rest = at;
  const Rect head = rest.take_top(card, chip_gap);
  const Facet facet = facet_of(picture.view.table, picture.seat);
  draw_shelves(ui, rest, picture, touch);
  if (facet != no_facet && draw_facet(ui, head, picture, facet)) touch.source = {From::facet, facet};
  return touch;
}

}  // namespace kairo::galleria::table
