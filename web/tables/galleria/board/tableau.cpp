#include "web/tables/galleria/board/tableau.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/galleria/words.h"
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
/// The size of a curio on a shelf: as large as a tall one allows.
struct Chip {
  float wide;
  float high;
};
constexpr Chip large_chip{60, row_of_shelf - chip_gap};

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
  const draw::TextStyle style{.size = draw::type::small, .ink = Ink::text_soft};
  draw_facet_name(ui, at.take_top(std::max(22.0F, ui.text.height(at.w, name, {.size = draw::type::body}))), table,
                  facet);
  if (ui.text.height(at.w, text, style) <= at.h) ui.text.draw(at, text, style);
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
  Rect portrait = inside.take_left(std::min(large ? 84.0F : 30.0F, inside.w * 0.6F), large ? 8.0F : 5.0F);
  const bool named = inside.w >= room_for_name;
  const Rect blades = large   ? portrait.take_bottom(20, draw::gap::tight)
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

/// The player's sign and number of points or curios. A tap shows the details.
bool draw_self(draw::Ui& ui, const Rect& at, const TableauPicture& picture) {
  ui.explain(at, "look.mine", explanation_of_worth(picture.view, picture.seat));
  const bool tapped = ui.icon_button(at, "look.mine", ui.say("galleria.table.look_mine"));
  Rect inside = at.inset(3, 3);
  const Rect face = inside.h > inside.w ? inside.take_top(inside.h * 0.6F) : inside.take_left(inside.w * 0.5F);
  draw::animal(ui, face.centre(), std::min(face.h, face.w) * 0.4F, kairo::tables::animal_of(picture.seat));
  draw_tally(ui, inside, worth_of(picture.view.table, picture.seat),
             {.size = draw::type::lead, .ink = Ink::gold, .align = Align::centre, .middle = true});
  return tapped;
}

/// The curios; without room for all, a page of them and a button to the next page.
void draw_shelf(draw::Ui& ui, const Rect& at, const TableauPicture& picture, TableauTouch& touch) {
  const galleria::Table& table = picture.view.table;
  std::vector<Curio> owned;
  for (Curio curio = 0; curio < curios; ++curio)
    if (table.owner[curio] == picture.seat) owned.push_back(curio);
  const int count = static_cast<int>(owned.size());
  const Chip size = at.h >= large_chip.high ? large_chip : Chip{chip, std::min(chip, at.h)};
  const int columns = std::max(1, static_cast<int>((at.w + chip_gap) / (size.wide + chip_gap)));
  const int places = columns * std::max(1, static_cast<int>((at.h + chip_gap) / (size.high + chip_gap)));
  const auto place = [&](int i) {
    return Rect{at.x + px(i % columns) * (size.wide + chip_gap), at.y + px(i / columns) * (size.high + chip_gap),
                size.wide, size.high};
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
  ui.explain(at, "tableau", explanation_of("galleria.what.tableau", {seat_name("seat", picture.seat)}));
  Rect rest = at;
  if (picture.pointed) draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2.5F);
  const Facet facet = facet_of(table, picture.seat);
  const bool large = at.h > facet_card;
  const bool tall = at.h > 2 * chip;
  Rect head = !tall ? rest : rest.take_top(large ? facet_card : (at.h - chip_gap) / 2, chip_gap);
  const Rect self = large ? Rect{rest.x, rest.y, large_chip.wide, std::min(rest.h, large_chip.high)}
                          : head.take_left(std::min(62.0F, head.w * 0.42F), chip_gap);
  if (large) rest.take_left(self.w, chip_gap);
  touch.look = draw_self(ui, self, picture);
  const float shelf = px(curios_of(table, picture.seat)) * (chip + chip_gap);
  const float spare = std::min(170.0F, head.w - shelf);  // the width left over by the curios
  const float facet_width = tall ? head.w : std::clamp(std::max(head.w * 0.4F, spare), std::min(head.w, 56.0F), 190.0F);
  const Rect facet_at = head.take_left(facet_width, chip_gap);
  if (facet != no_facet && draw_facet(ui, facet_at, picture, facet)) touch.source = {From::facet, facet};
  draw_shelf(ui, tall ? rest : head, picture, touch);
  return touch;
}

}  // namespace kairo::galleria::table
