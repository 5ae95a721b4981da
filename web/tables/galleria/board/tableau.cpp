#include "web/tables/galleria/board/tableau.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/counters.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/facet_name.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
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

WidgetState stance_of(const TableauPicture& picture, const Source& source) {
  if (picture.builder == nullptr) return WidgetState::disabled;
  if (picture.builder->source() == source) return WidgetState::selected;
  return picture.builder->is_live(source) ? WidgetState::enabled : WidgetState::disabled;
}

void mark(draw::Ui& ui, const Rect& at, WidgetState stance) {
  if (stance != WidgetState::disabled) ui.mark(at.inset(2), stance, 6);
}

bool draw_facet(draw::Ui& ui, const Rect& at, const TableauPicture& picture, Facet facet) {
  const WidgetState stance = stance_of(picture, {From::facet, facet});
  const bool tapped =
      ui.hit_target(at, spot_of_facet(facet), what_is(picture.view, {From::facet, facet}), stance).tapped;
  const draw::Lifted lifted(ui, spot_of_facet(facet), at, stance);
  ui.panel(at);
  Rect inside = at.inset(5, 2);
  const int strength = power(picture.view.table, picture.seat);
  const Rect sign = inside.take_left(22, 4);
  ui.explain(sign, part_of_seat(picture.seat, "power"), what_is("galleria.what.power", {number("n", strength)}));
  draw_power(ui, sign, strength);
  draw_facet_name(ui, inside, picture.view.table, facet);
  mark(ui, at, stance);
  return tapped;
}

bool draw_chip(draw::Ui& ui, const Rect& at, const TableauPicture& picture, Curio curio) {
  const WidgetState stance = stance_of(picture, {From::curio, curio});
  const bool tapped =
      ui.hit_target(at, spot_of_curio(curio), what_is(picture.view, {From::curio, curio}), stance).tapped;
  const draw::Lifted lifted(ui, spot_of_curio(curio), at.inset(3), stance);
  const bool used = is_curio_used(picture.view.table, curio) && curio_cards[curio].use != Use::never;
  if (is_alone(picture.view.table))  // neither points nor effects count
    draw_frame(ui, at.inset(7, 4));
  else
    draw_curio(ui, at.inset(3), curio, used);
  mark(ui, at, stance);
  return tapped;
}

/// The player's sign and number of points or curios. A tap shows the details.
bool draw_self(draw::Ui& ui, const Rect& at, const TableauPicture& picture) {
  ui.explain(at, "look.mine", what_is_worth(picture.view, picture.seat));
  const bool tapped = ui.icon_button(at, "look.mine", ui.say("galleria.table.look_mine"));
  Rect inside = at.inset(3, 3);
  const Rect face = inside.take_left(inside.w * 0.5F);
  draw::animal(ui, face.centre(), std::min(face.h, face.w) * 0.4F, kairo::tables::animal_of(picture.seat));
  draw_tally(ui, inside, worth_of(picture.view.table, picture.seat),
             {.size = 18, .ink = Ink::gold, .align = Align::centre, .middle = true});
  return tapped;
}

/// The curios; without room for all, a page of them and a button to the next page.
void draw_shelf(draw::Ui& ui, const Rect& at, const TableauPicture& picture, TableauTouch& touch) {
  const galleria::Table& table = picture.view.table;
  std::vector<Curio> owned;
  for (Curio curio = 0; curio < curios; ++curio)
    if (table.owner[curio] == picture.seat) owned.push_back(curio);
  const int count = static_cast<int>(owned.size());
  const int columns = std::max(1, static_cast<int>((at.w + chip_gap) / (chip + chip_gap)));
  const int places = columns * std::max(1, static_cast<int>((at.h + chip_gap) / (chip + chip_gap)));
  const auto place = [&](int i) {
    return Rect{at.x + px(i % columns) * (chip + chip_gap), at.y + px(i / columns) * (chip + chip_gap), chip,
                std::min(chip, at.h)};
  };
  const bool all = count <= places;
  const int each = all ? places : std::max(1, places - 1);
  const int pages = std::max(1, (count + each - 1) / each);
  const int first = picture.page % pages * each;
  const int last = std::min(count, first + each);
  for (int i = first; i < last; ++i)
    if (draw_chip(ui, place(i - first), picture, owned[static_cast<std::size_t>(i)]))
      touch.source = {From::curio, owned[static_cast<std::size_t>(i)]};
  if (all) return;
  touch.next_page = draw_more(ui, place(each), "curios.more", count - (last - first));
}

}  // namespace

TableauTouch draw_tableau(draw::Ui& ui, const Rect& at, const TableauPicture& picture) {
  TableauTouch touch;
  const galleria::Table& table = picture.view.table;
  ui.explain(at, "tableau", what_is("galleria.what.tableau", {seat_name("seat", picture.seat)}));
  Rect rest = at;
  if (picture.pointed) draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2.5F);
  const bool tall = at.h > 2 * chip;
  const bool two_rows = at.h < 3 * chip;
  Rect head = tall ? rest.take_top(two_rows ? (at.h - chip_gap) / 2 : std::min(54.0F, at.h * 0.42F), chip_gap) : rest;
  const float self = std::min(62.0F, head.w * 0.42F);
  touch.look = draw_self(ui, head.take_left(self, chip_gap), picture);
  const Facet facet = facet_of(table, picture.seat);
  const float shelf = px(curios_of(table, picture.seat)) * (chip + chip_gap);
  const float spare = std::min(170.0F, head.w - shelf);  // the width left over by the curios
  const float facet_width = tall ? head.w : std::clamp(std::max(head.w * 0.4F, spare), std::min(head.w, 56.0F), 190.0F);
  const Rect facet_at = head.take_left(facet_width, chip_gap);
  if (facet != no_facet && draw_facet(ui, facet_at, picture, facet)) touch.source = {From::facet, facet};

  draw_shelf(ui, tall ? rest : head, picture, touch);
  return touch;
}

}  // namespace kairo::galleria::table
