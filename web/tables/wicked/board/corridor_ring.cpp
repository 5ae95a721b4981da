#include "web/tables/wicked/board/corridor_ring.h"

#include <cmath>
#include <numbers>
#include <string>

#include "engine/games/wicked/words.h"
#include "web/draw/shapes.h"
#include "web/tables/wicked/layout.h"
#include "web/tables/wicked/pieces.h"
#include "web/tables/wicked/whats.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr float card_shape = 0.7F;  // width / length

/// The walls of the labyrinth: rings with one gap each, and a wall from each gap to the next ring.
void draw_labyrinth(draw::Ui& ui, Point centre, float radius) {
  draw::Pen& pen = ui.pen();
  draw::glow(pen, centre, radius * 1.5F, radius * 1.5F, ui.colour(Ink::gold, 0.14F));
  pen.AddCircleFilled(vec(centre), radius, ui.colour(Ink::ground));
  pen.AddCircle(vec(centre), radius, ui.colour(Ink::gold, 0.8F), 0, std::max(1.5F, radius * 0.03F));
  constexpr float gap = 0.5F;  // radians
  int i = 0;
  for (const float share : {0.84F, 0.68F}) {
    const float from = -1.2F + 2.2F * px(i++);
    pen.PathArcTo(vec(centre), radius * share, from + gap, from + 2 * std::numbers::pi_v<float>);
    pen.PathStroke(ui.colour(Ink::gold, 0.4F), ImDrawFlags_None, 1.2F);
    const Point wall{std::cos(from + gap), std::sin(from + gap)};
    pen.AddLine(vec(centre + wall * (radius * share)), vec(centre + wall * (radius * (share + 0.16F))),
                ui.colour(Ink::gold, 0.4F), 1.2F);
  }
  const float head = radius * 0.62F;
  art::witch(ui, {centre.x - head, centre.y - head, 2 * head, 2 * head});
}

/// Tints one half of a card, so that its colour is visible at small sizes.
void tint(draw::Ui& ui, const Rect& half, Half what) {
  const Rect inner = half.inset(half.w * 0.07F, half.h * 0.07F);
  ui.pen().AddRectFilled(vec({inner.x, inner.y}), vec({inner.right(), inner.bottom()}), ui.colour(tint_of(what), 0.26F),
                         3);
}

void draw_face(draw::Ui& ui, const Rect& at, Corridor card) {
  ui.paper(at);
  tint(ui, {at.x, at.y, at.w, at.h / 2}, card.upper);
  tint(ui, {at.x, at.y + at.h / 2, at.w, at.h / 2}, card.lower);
  ui.pen().AddLine(vec({at.x + at.w * 0.1F, at.centre().y}), vec({at.right() - at.w * 0.1F, at.centre().y}),
                   ui.colour(Ink::paper_edge), 1.2F);
}

void draw_card_on_ring(draw::Ui& ui, const CorridorRing& ring, int i, Corridor card, bool lit, bool over) {
  const Rect at = ring.card(i);
  if (lit) draw::glow(ui.pen(), at.centre(), at.h * 0.95F, at.h * 0.95F, ui.colour(Ink::live, 0.55F));
  if (over) return ui.card_back(at);
  draw_face(ui, at, card);
  if (lit) ui.mark(at, draw::WidgetState::primary, 5);
  const float radius = at.w * 0.34F;
  draw_half_picture(ui, ring.upper(i), radius, card.upper);
  draw_half_picture(ui, ring.lower(i), radius, card.lower);
}

}  // namespace

CorridorRing::CorridorRing(const Rect& at, int count) : centre_(at.centre()), corridors_(count) {
  const float radius = std::min(at.w, at.h) / 2;
  length_ = radius * 0.5F;
  orbit_ = radius - length_ / 2 - 3;
}

Rect CorridorRing::card(int i) const {
  const float angle = 2 * std::numbers::pi_v<float> * px(i) / px(corridors_);
  const float width = length_ * card_shape;
  const Point middle = centre_ + Point{std::sin(angle), -std::cos(angle)} * orbit_;
  return {middle.x - width / 2, middle.y - length_ / 2, width, length_};
}

Point CorridorRing::upper(int i) const { return card(i).row(0, 2, 0).centre(); }
Point CorridorRing::lower(int i) const { return card(i).row(1, 2, 0).centre(); }

void draw_ring(draw::Ui& ui, const CorridorRing& ring, const View& view, RingState state) {
  draw_labyrinth(ui, ring.centre(), ring.labyrinth());
  const int laid = static_cast<int>(std::ceil(state.laying * px(ring.size())));
  for (int i = 0; i < laid; ++i) {
    const bool lit = i == state.next;
    draw_card_on_ring(ui, ring, i, corridors[ring_card(view, i)], lit && state.turning <= 0,
                      i < state.next || (lit && state.turning > 0.5F));
  }
}

void draw_corridor(draw::Ui& ui, const Rect& at, Corridor card) {
  draw_face(ui, at, card);
  const float radius = std::min(at.w * 0.34F, at.h * 0.2F);
  draw_half_picture(ui, {at.centre().x, at.y + at.h * 0.27F}, radius, card.upper);
  draw_half_picture(ui, {at.centre().x, at.y + at.h * 0.73F}, radius, card.lower);
}

namespace {

/// Layout of the lit corridor.
struct Lit {
  Rect title;
  Rect card;
  Rect captions;  ///< empty if there is no room
};

Lit lay_lit(const Rect& at) {
  Lit lit;
  Rect rest = at;
  if (at.h > 120 && at.w >= 120) lit.title = rest.take_top(22, 4);
  const float width = std::min(rest.w, rest.h * card_shape);
  const float beside = rest.w - width - 8;
  constexpr float widest = 110;
  constexpr float narrowest = 44;
  const float captions = beside >= narrowest ? std::min(beside, widest) : 0;
  const float left = rest.x + (rest.w - width - (captions > 0 ? captions + 8 : 0)) / 2;
  lit.card = Rect{left, rest.y, width, rest.h}.fit(card_shape);
  if (captions > 0) lit.captions = {lit.card.right() + 8, lit.card.y, captions, lit.card.h};
  return lit;
}

}  // namespace

void draw_lit_corridor(draw::Ui& ui, const Rect& at, const View& view, RingState state) {
  if (at.w <= 0) return;
  const int count = corridors_per_round(view.players);
  const bool searching = state.next < count;
  const Lit lit = lay_lit(at);
  // The question says which corridor it is; smaller screens have no other place for the round.
  const Phrase where = searching ? Phrase{"wicked.table.round", {number("n", view.round + 1), number("rounds", rounds)}}
                                 : Phrase{"wicked.table.searched", {}};
  if (lit.title.w > 0)
    ui.label(lit.title, ui.say(where), {.size = 16, .ink = Ink::text_soft, .align = draw::Align::centre});
  if (!searching) return;
  draw_corridor(ui, lit.card, corridors[ring_card(view, state.next)]);
  const Rect& card = lit.card;
  const Rect& captions = lit.captions;
  if (captions.w <= 0) return;
  const float height = std::clamp(card.h * 0.18F, 20.0F, 32.0F);
  const auto caption = [&](float y, std::string_view key, Ink ink) {
    ui.ribbon({captions.x, y - height / 2, captions.w, height}, ui.say(key), ink);
  };
  const float upper = captions.row(0, 2, 0).centre().y;
  const float lower = captions.row(1, 2, 0).centre().y;
  caption(upper, "wicked.table.first", Ink::gold);
  caption(lower - height * 0.6F, "wicked.table.first", Ink::gold);
  caption(lower + height * 0.6F, "wicked.table.second", Ink::text_soft);
}

namespace {

std::string corridor_id(int i) { return "corridor." + std::to_string(i + 1); }

/// A tap on a corridor tells what it is.
void tell_corridor(draw::Ui& ui, const Rect& at, const std::string& id, const View& view, int i) {
  const draw::What what = whats::corridor(view, i);
  if (ui.hit_target(at, id, what).tapped) answer_tap(ui, at, what);
}

}  // namespace

void draw_searched(draw::Ui& ui, const Rect& at, const View& view) {
  const int count = corridors_per_round(view.players);
  for (int i = 0; i < count; ++i) {
    const Rect card = at.column(i, count, 6).fit(card_shape);
    draw_corridor(ui, card, corridors[ring_card(view, i)]);
    tell_corridor(ui, card, corridor_id(i), view, i);
  }
}

void explain_corridors(draw::Ui& ui, const CorridorRing& ring, const Rect& lit, const View& view) {
  const float radius = ring.labyrinth();
  const Point centre = ring.centre();
  ui.explain({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, "labyrinth", whats::labyrinth());
  for (int i = 0; i < ring.size(); ++i) tell_corridor(ui, ring.card(i), corridor_id(i), view, i);
  if (lit.w <= 0) return;
  const bool searching = view.corridor < ring.size() && stage_of(view) == Stage::search;
  const Lit parts = lay_lit(lit);
  if (!searching) return ui.explain(lit, "corridor.lit", whats::all_searched());
  ui.explain(parts.title, "round.title", whats::round(view));
  ui.explain(parts.captions, "place.second", whats::place(Place::second));
  for (const float y : {0.0F, 0.5F})  // "1st" stands beside the upper half and beside the top of the lower one
    ui.explain({parts.captions.x, parts.captions.y + parts.captions.h * y, parts.captions.w,
                parts.captions.h * (y > 0 ? 0.25F : 0.5F)},
               y > 0 ? "place.first.lower" : "place.first", whats::place(Place::first));
  tell_corridor(ui, parts.card, "corridor.lit", view, view.corridor);
}

}  // namespace kairo::wicked::table
