#include "web/tables/galleria/players.h"

#include <algorithm>
#include <string>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/counters.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/facet_name.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/hand.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using draw::WidgetState;

namespace {

constexpr float room_for_name = 104;
constexpr float room_for_signs = 56;   // a narrower place counts cards without their sign
constexpr float room_for_words = 62;   // high
constexpr float room_for_hand = 128;   // high: the name of the facet and the covered hand are drawn, too
constexpr float room_for_panel = 170;  // wide, for the same
constexpr float room_for_pile = 60;    // high
constexpr float facet_line = 38;
constexpr float tallest_count = 54;
constexpr float tallest_hand = 58;  // of cards that overlap, so that each of them is seen

/// A narrower stock counts only cards.
bool has_room_for_curios(const Rect& stock) { return stock.w >= 66; }

bool is_phantom(const View& view, Seat seat) { return is_alone(view.table) && seat == phantom; }

Arg term_of(const View& view, Seat seat) {
  return is_phantom(view, seat) ? term("seat", "galleria.phantom") : seat_name("seat", seat);
}

std::string name_of(const draw::Ui& ui, const View& view, Seat seat) {
  return is_phantom(view, seat) ? ui.say("galleria.phantom") : kairo::tables::shown_name(ui, seat);
}

void draw_face(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  const float radius = std::min(at.w, at.h) * 0.48F;
  if (is_phantom(view, seat))
    draw_monster(ui, at.centre(), radius * 0.8F, 0, false, 0.99F);
  else
    draw::animal(ui, at.centre(), radius, kairo::tables::animal_of(seat));
  kairo::tables::draw_presence(ui, draw::square_around(at.centre(), radius), seat);
}

/// Side by side, or in little room upon each other.
void draw_curios(draw::Ui& ui, Rect at, const View& view, Seat seat) {
  constexpr float least = 14;            // wide
  constexpr float room_for_a_touch = 8;  // what must be seen of one that can be asked about
  const int owned = curios_of(view.table, seat);
  if (owned == 0) return;
  const float wide = std::min(at.h * 0.84F, std::max(least, (at.w + 3) / px(owned) - 3));
  const float step = owned == 1 ? wide : std::min(wide + 3, (at.w - wide) / px(owned - 1));
  for (Curio curio = 0; curio < curios; ++curio)
    if (view.table.owner[curio] == seat) {
      const Rect place{at.x, at.y, wide, std::min(at.h, wide * 1.2F)};
      if (step >= room_for_a_touch)
        ui.explain({at.x, at.y, std::min(step, wide), place.h}, spot_of_curio(curio),
                   explanation_of(view, {Source::From::curio, curio}));
      draw_curio(ui, place, curio, is_curio_used(view.table, curio));
      at.x += step;
    }
}

void draw_power_of(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  const int strength = power(view.table, seat);
  ui.explain(at, part_of_seat(seat, "power"), explanation_of("galleria.what.power", {number("n", strength)}));
  draw_power(ui, at, strength);
}

/// Face, name and power.
void draw_head(draw::Ui& ui, Rect head, const View& view, Seat seat, float size) {
  if (view.table.facet[seat] != no_facet && head.w >= 62)
    draw_power_of(ui, head.take_right(head.w >= room_for_panel ? 44.0F : 26.0F, 2), view, seat);
  draw_face(ui, head.take_left(std::min(head.h, head.w * 0.7F), draw::gap::tight), view, seat);
  const std::string name = name_of(ui, view, seat);
  draw::TextStyle style{.size = size, .middle = true};
  while (style.size > draw::min_text_size && ui.text.width(name, style) > head.w) --style.size;
  // The sign says more than a name cut to a few letters.
  const bool has_room = is_phantom(view, seat) ? ui.text.width(name, style) <= head.w : head.w >= room_for_name - 40;
  if (has_room) ui.text.clamped(head, name, style);
}

/// The portrait and the name of its facet, and its player's power.
void draw_facet_of(draw::Ui& ui, Rect at, const View& view, Seat seat) {
  const Facet facet = facet_of(view.table, seat);
  draw_power_of(ui, at.take_right(48, draw::gap::tight), view, seat);
  ui.explain(at, spot_of_facet(facet), explanation_of(view, {Source::From::facet, facet}));
  draw_facet_portrait(ui, at.take_left(at.h, draw::gap::near).fit(curio_aspect), view.table, facet);
  draw_facet_name(ui, at, view.table, facet);
}

/// The sets that the phantom has laid open still count as its hand.
int cards_of(const View& view, Seat seat) {
  return view.table.hand_size[seat] + (is_phantom(view, seat) ? view.table.laid_open.size() : 0);
}

void draw_worth(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  ui.explain(at, part_of_seat(seat, "points"), explanation_of_worth(view, seat));
  draw_counted(ui, at, Counted::curios, worth_of(view, seat), Ink::gold);
}

/// The numbers of cards and of points, which lie beside the curios that bring them.
void draw_counts(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  const int cards = cards_of(view, seat);
  const draw::Explanation hand = explanation_of("galleria.what.hand_size", {number("n", cards)});
  if (at.w < room_for_signs) {
    ui.explain(at, part_of_seat(seat, "hand"), hand);
    return ui.text.number(at, cards, {.size = draw::type::body, .align = Align::centre, .middle = true});
  }
  ui.explain(at.column(0, 2, 2), part_of_seat(seat, "hand"), hand);
  draw_counted(ui, at.column(0, 2, 2), Counted::cards, {cards});
  Rect worth = at.column(1, 2, 2);
  constexpr float least_for_curios = 28;  // high; lower, their number says more
  if (is_alone(view.table) || curios_of(view.table, seat) == 0 || at.h < least_for_curios)
    return draw_worth(ui, worth, view, seat);
  const Rect points = worth.take_right(std::max(20.0F, at.h * 0.8F));
  ui.explain(points, part_of_seat(seat, "points"), explanation_of_worth(view, seat));
  draw_curios(ui, worth, view, seat);
  draw_tally(ui, points, worth_of(view, seat),
             {.size = std::clamp(at.h * 0.74F, draw::type::body, draw::type::headline),
              .ink = Ink::gold,
              .align = Align::right,
              .middle = true});
}

/// A panel as every game has it: what counts stands large beside the name, then the facet, then hand and curios.
void draw_whole(draw::Ui& ui, const Rect& at, const View& view, Seat seat, bool asked) {
  const galleria::Table& table = view.table;
  kairo::tables::SeatPanel panel = kairo::tables::lay_seat_panel(at);
  draw_seat_panel(ui, panel, {.seat = seat, .asked = asked});
  draw_worth(ui, panel.number.take_right(64), view, seat);
  if (table.facet[seat] != no_facet)
    draw_facet_of(ui, panel.rest.take_top(std::clamp(at.h * 0.27F, facet_line, 76.0F), 4), view, seat);
  Rect shelf = panel.rest.take_bottom(std::clamp(at.h * 0.38F, std::min(48.0F, panel.rest.h), panel.rest.h));
  const int cards = table.hand_size[seat];
  Rect hand = shelf.take_left(shelf.w * 0.42F, draw::gap::near);
  ui.explain(hand, part_of_seat(seat, "hand"), explanation_of("galleria.what.hand_size", {number("n", cards)}));
  ui.text.number(hand.take_left(26, 2), cards, {.size = draw::type::title, .middle = true});
  draw_card_backs(ui, hand.inset(0, std::max(0.0F, (hand.h - tallest_hand) / 2)), cards);
  draw_curios(ui, shelf, view, seat);
}

/// The same in less room.
void draw_short(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  Rect inside = at.inset(at.w < 70 ? 3 : 7, 3);
  const bool tall = at.h >= room_for_words;
  const float line = tall ? std::min(28.0F, inside.h * 0.4F) : inside.h / 2;
  draw_head(ui, inside.take_top(line), view, seat, tall ? draw::type::strong : draw::type::small);
  if (inside.w >= room_for_signs) inside.h = std::min(inside.h, tallest_count);
  draw_counts(ui, inside, view, seat);
}

/// Cards that lie on each other, as high as there are many, with their number on them. One on the picture of a curio
/// would be taken for its points, or for the curios in the rooms: a look at the stock tells it.
void draw_pile(draw::Ui& ui, const Rect& at, Counted what, int n) {
  const draw::NotedPicture noted(ui, "pile");
  constexpr float off = 2;     // from one card to the next
  constexpr int a_layer = 12;  // cards
  Rect card = at.inset(at.h < room_for_pile ? 1 : 4).fit(0.8F);
  const int layers = n == 0 ? 0 : std::min(3, 1 + n / a_layer);
  card.y += off * px(layers) / 2;
  if (n == 0) draw::stroke(ui.pen(), draw::round_outline(card, 4), ui.colour(Ink::panel_edge), 1.5F);
  for (int i = 0; i < layers; ++i, card.y -= off) draw_face_down(ui, card, what);
  if (what != Counted::curios)
    draw_count(ui, {card.x, card.y + off, card.w, card.h}, false, std::to_string(n), Ink::text);
}

}  // namespace

bool draw_player(draw::Ui& ui, const Rect& at, const View& view, Seat seat, bool pointed, const MoveBuilder* builder) {
  const galleria::Table& table = view.table;
  const bool target = builder != nullptr && contains(builder->target_seats(), seat);
  const std::string label = target ? name_of(ui, view, seat) : ui.say({"galleria.table.look", {term_of(view, seat)}});
  const bool tapped =
      ui.hit_target(at, spot_of_player(seat), label, WidgetState::enabled, explanation_of_player(view, seat)).tapped;
  const draw::DrawRange drawn(ui.pen());
  const bool asked = table.asked == seat || pointed;
  if (at.h >= room_for_hand && at.w >= room_for_panel && !is_phantom(view, seat)) {
    draw_whole(ui, at, view, seat, asked);
  } else {
    kairo::tables::draw_seat_plate(ui, at, {.seat = seat, .asked = asked});
    draw_short(ui, at, view, seat);
  }
  if (table.turn == seat && table.phase != Phase::over)
    draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::chosen), 1.5F);
  if (target) draw::mark(ui, at, builder->place().seat == seat ? WidgetState::primary : WidgetState::enabled, 8);
  if (!is_still_in(table, seat)) drawn.fade(kairo::tables::strength_when_out);
  return tapped;
}

bool draw_stock(draw::Ui& ui, const Rect& at, const View& view) {
  const bool tapped = ui.hit_target(at, "look.stock", ui.say("galleria.table.look_stock"), WidgetState::enabled,
                                    explanation_of("galleria.what.stock"))
                          .tapped;
  draw::panel(ui, at);
  const galleria::Table& table = view.table;
  const auto pile = [&](Pile which, std::string_view key, Counted what, int n, Ink ink = Ink::text) {
    const Rect place = place_of_pile(at, which);
    ui.explain(place, "stock." + std::to_string(static_cast<int>(which)), explanation_of(key, {number("n", n)}));
    if (place.h < room_for_pile && what != Counted::curios)
      draw_counted(ui, place, what, {n}, ink);
    else
      draw_pile(ui, place, what, n);
  };
  pile(Pile::deck, "galleria.what.deck", Counted::cards, table.deck_left);
  pile(Pile::discards, "galleria.what.discards", Counted::discards, table.discards.size(), Ink::text_soft);
  if (has_room_for_curios(at)) pile(Pile::curios, "galleria.what.curio_deck", Counted::curios, table.curio_deck_left);
  return tapped;
}

Rect place_of_pile(const Rect& at, Pile pile) {
  const Rect inside = at.inset(at.w < 90 ? 2.0F : 6.0F, 3);
  const int i = static_cast<int>(pile);
  const bool lying = at.w > 2.1F * at.h;
  if (lying) return inside.column(i, 3, draw::gap::tight);
  if (!has_room_for_curios(at)) return inside.row(std::min(i, 1), 2, 0);
  return inside.row(i / 2, 2, 0).column(i % 2, 2, 2);
}

}  // namespace kairo::galleria::table
