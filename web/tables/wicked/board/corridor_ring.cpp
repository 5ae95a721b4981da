#include "web/tables/wicked/board/corridor_ring.h"

#include <cmath>
#include <numbers>
#include <string>

#include "engine/games/wicked/words.h"
#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/wicked/board/ring_walls.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/layout.h"
#include "web/tables/wicked/pieces.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr float card_shape = 0.7F;  // width / length

constexpr float turn = 2 * std::numbers::pi_v<float>;

/// The witch's flame shines towards the lit corridor, which lies on her right in the picture.
void draw_light_to_corridor(draw::Ui& ui, Point centre, float radius) {
  constexpr float half = 0.62F;  // radians to both sides
  constexpr int steps = 10;
  for (int i = 0; i < 3; ++i) {
    draw::Outline beam{vec(centre)};
    for (int k = 0; k <= steps; ++k) {
      const float angle = half * (1 - 0.25F * px(i)) * (2 * px(k) / px(steps) - 1);
      beam.push_back(vec(centre + Point{std::cos(angle), std::sin(angle)} * radius));
    }
    draw::fill(ui.pen(), beam, draw::with_alpha(tint::bright_halo, 0.16F));
  }
  ui.pen().PathArcTo(vec(centre), radius, -half, half);
  ui.pen().PathStroke(tint::bright_halo, ImDrawFlags_None, std::max(2.0F, radius * 0.05F));
}

constexpr float radius_of_cloth = 12;

/// A little beyond the ring, whose cards would else touch its edge.
Rect cloth_of(const CorridorRing& ring) { return ring.room().inset(-5, -2); }

/// The witch's night, which lies on the table of a day like a cloth.
void draw_cloth(draw::Ui& ui, const CorridorRing& ring) {
  const Rect at = cloth_of(ring);
  const bool plain = ui.contrast() == draw::Contrast::high;
  draw::soft_rect(ui.pen(), {at.x, at.y + 3, at.w, at.h}, radius_of_cloth, 14, ui.shadow(0.5F));
  const ImU32 night = plain ? by_night(ui, Ink::ground) : tint::deep_dusk;
  draw::fill_gradient(ui.pen(), draw::round_outline(at, radius_of_cloth), plain ? night : tint::dusk, night);
  if (!plain) draw::glow(ui.pen(), ring.centre(), at.h * 0.5F, at.h * 0.5F, by_night(ui, Ink::ground_lit, 0.6F));
  draw::stroke(ui.pen(), draw::round_outline(at.inset(4), radius_of_cloth - 3), by_night(ui, Ink::frame, 0.5F), 1);
}

/// The walls of the labyrinth: rings with one gap each, and a wall from each gap to the next ring.
void draw_labyrinth(draw::Ui& ui, Point centre, float radius, art::WitchLook look) {
  draw::Pen& pen = ui.pen();
  const float light = radius * (1.6F + 0.5F * look.flare);
  draw::glow(pen, centre, light, light, ui.lamplight(0.5F + 0.4F * look.flare));
  pen.AddCircleFilled(vec(centre), radius, by_night(ui, Ink::ground, 1));
  draw::glow(pen, centre + Point{0, radius * 0.2F}, radius, radius, by_night(ui, Ink::ground_lit, 0.9F));
  pen.AddCircle(vec(centre), radius, by_night(ui, Ink::gold, 0.8F), 0, std::max(1.5F, radius * 0.03F));
  constexpr float gap = 0.5F;  // radians
  int i = 0;
  for (const float share : {0.84F, 0.68F}) {
    const float from = -1.2F + 2.2F * px(i++);
    pen.PathArcTo(vec(centre), radius * share, from + gap, from + turn);
    pen.PathStroke(by_night(ui, Ink::gold, 0.4F), ImDrawFlags_None, 1.2F);
    const Point wall{std::cos(from + gap), std::sin(from + gap)};
    pen.AddLine(vec(centre + wall * (radius * share)), vec(centre + wall * (radius * (share + 0.16F))),
                by_night(ui, Ink::gold, 0.4F), 1.2F);
  }
  if (look.right > 0) draw_light_to_corridor(ui, centre, radius);
  art::witch(ui, draw::square_around(centre, radius * 0.68F), look);
}

/// Tints one half of a card, so that its colour is visible at small sizes.
void tint(draw::Ui& ui, const Rect& half, Half what) {
  const Rect inner = half.inset(half.w * 0.07F, half.h * 0.07F);
  ui.pen().AddRectFilled(vec({inner.x, inner.y}), vec({inner.right(), inner.bottom()}), ui.colour(tint_of(what), 0.26F),
                         3);
}

/// The light goes along the way: all round while corridors are laid, and from the next one to the place where it is
/// lit while the ring turns.
void draw_running_light(draw::Ui& ui, const CorridorRing& ring, RingState state) {
  const bool laid = state.laying < 1;
  if (!laid && (state.turning <= 0 || state.turning >= 1)) return;
  constexpr int tail = 5;
  constexpr float apart = 0.14F;  // places
  const float head = laid ? state.laying * px(ring.size()) : 1 - draw::ease(state.turning);
  for (int i = 0; i < tail; ++i) {
    const Point at = ring.on_orbit(head + (laid ? -apart : apart) * px(i));
    const float wide = ring.way() * (1.5F - 0.2F * px(i));
    draw::glow(ui.pen(), at, wide, wide, draw::with_alpha(tint::bright_halo, 0.9F - 0.16F * px(i)));
  }
}

/// Beside each half of the lit corridor, who gains it.
void draw_captions(draw::Ui& ui, const CorridorRing& ring) {
  if (ring.captions().w <= 0) return;
  for (int i = 0; i < CorridorRing::ribbons; ++i) {
    const bool second = i + 1 == CorridorRing::ribbons;
    draw::ribbon(ui, ring.ribbon(i), ui.say(second ? "wicked.table.second" : "wicked.table.first"),
                 second ? Ink::text_soft : Ink::gold);
  }
}

}  // namespace

CorridorRing::CorridorRing(const Rect& at, int count, float lit)
    : at_(at), corridors_(count), lit_(lit), centre_(at.centre()) {
  constexpr float apart = 6;
  constexpr float line = 20;       // of the words above the lit card,
  constexpr float clear_of = 12;   // which has a frame and shines
  constexpr float largest = 2.9F;  // of the lit card, beside the others
  const float title = at.h > 120 && at.w >= 200 ? line + clear_of : 0;
  const float captions = at.w >= 200 ? std::clamp(at.w * 0.2F, 46.0F, 96.0F) : 0;
  constexpr float widest = 1.57F;  // radius of the ring / height of a card
  const float high = std::min(at.h * 0.27F, (at.w - captions) / 4.65F);
  card_size_ = {high * card_shape, high};
  const float step = turn / px(count);
  orbit_ = std::min((at.h - high) / 2 / std::sin(step * px((count + 1) / 4)), widest * high);
  labyrinth_ = room_within();
  // To the farthest card from the lit one, or to the edge of the way.
  const float left = std::max(orbit_ * -std::cos(step * px(count / 2)) + card_size_.x / 2, orbit_ + way() / 2 + 2);
  const float from = std::max(labyrinth_ + apart, count > 4 ? orbit_ * std::cos(step) + card_size_.x / 2 + apart : 0);
  const float spare = at.w - left - from - captions;
  const float height = std::min({at.h - title, largest * high, spare / card_shape});
  const float start = at.x + (spare - height * card_shape) / 2;
  centre_.x = start + left;
  lit_place_ = {centre_.x + from, at.y + title + (at.h - title - height) / 2, height * card_shape, height};
  captions_ = {lit_place_.right() + apart, lit_place_.y, std::max(0.0F, captions - apart), height};
  const float past_ring = 0.3F * lit_place_.w;  // where the way ends
  constexpr float words = 150;                  // the longest ones, in Japanese
  const float from_ring = std::max(lit_place_.x, std::min(lit_place_.x + past_ring, at.right() - words));
  if (title > 0) title_ = {from_ring, lit_place_.y - title, at.right() - from_ring, line};
}

Point CorridorRing::on_orbit(float places) const {
  const float angle = turn * places / px(corridors_);
  return centre_ + Point{std::cos(angle), std::sin(angle)} * orbit_;
}

float CorridorRing::room_within() const {
  constexpr float apart = 3;
  float room = orbit_;
  for (int place = 1; place < corridors_; ++place) {
    const Point away = on_orbit(px(place)) - centre_;
    const Point gap{std::max(0.0F, std::abs(away.x) - card_size_.x / 2),
                    std::max(0.0F, std::abs(away.y) - card_size_.y / 2)};
    room = std::min(room, std::hypot(gap.x, gap.y) - apart);
  }
  return room;
}

float CorridorRing::places_from_lit(int i) const { return std::remainder(px(i) - lit_, px(corridors_)); }

Rect CorridorRing::card(int i) const {
  const float places = places_from_lit(i);
  const float t = draw::ease(std::max(0.0F, 1 - std::abs(places)));
  const Point small = on_orbit(places);
  const Point middle = small + (lit_place_.centre() - small) * t;
  const Point size = card_size_ + (Point{lit_place_.w, lit_place_.h} - card_size_) * t;
  return {middle.x - size.x / 2, middle.y - size.y / 2, size.x, size.y};
}

Rect CorridorRing::hand(int place) const {
  const int above_each_other = corridors_ == 5 ? 2 : 3;
  const float wide = 1.5F * card_size_.x;
  const float high = std::min(1.8F * card_size_.y, 0.96F * at_.h / px(above_each_other));
  constexpr float tallest = 1.5F;  // hands are taller than cards, so they need a taller ring
  const float angle = turn * px(place) / px(corridors_);
  const float up =
      std::min(tallest * orbit_, (at_.h - high) / 2 / std::sin(turn / px(corridors_) * px((corridors_ + 1) / 4)));
  const Point at = centre_ + Point{std::cos(angle) * orbit_, std::sin(angle) * up};
  const float left = centre_.x - labyrinth_ - 3 - card_size_.x;
  return {draw::begin_within(at.x - wide / 2, wide, left, lit_place_.x - 4),
          draw::begin_within(at.y - high / 2, high, at_.y, at_.bottom()), wide, high};
}

Rect CorridorRing::ribbon(int i) const {
  const float high = std::clamp(captions_.h * 0.21F, 22.0F, 38.0F);
  const float half = captions_.row(i == 0 ? 0 : 1, 2, 0).centre().y;
  const float off = i == 0 ? 0 : i == 1 ? -0.6F : 0.6F;
  return {captions_.x, half + (off - 0.5F) * high, captions_.w, high};
}

Point CorridorRing::upper(int i) const { return card(i).row(0, 2, 0).centre(); }
Point CorridorRing::lower(int i) const { return card(i).row(1, 2, 0).centre(); }

CorridorRing ring_of(const Rect& at, const View& view, RingState state) {
  const int count = corridors_per_round(view.players);
  return {at, count, std::min(px(state.next) + draw::ease(state.turning), px(count - 1))};
}

void draw_corridor(draw::Ui& ui, const Rect& at, Corridor card) {
  draw::paper(ui, at);
  tint(ui, {at.x, at.y, at.w, at.h / 2}, card.upper);
  tint(ui, {at.x, at.y + at.h / 2, at.w, at.h / 2}, card.lower);
  ui.pen().AddLine(vec({at.x + at.w * 0.1F, at.centre().y}), vec({at.right() - at.w * 0.1F, at.centre().y}),
                   ui.colour(Ink::paper_edge), 1.2F);
  const float radius = std::min(at.w * 0.33F, at.h * 0.22F);
  draw_half_picture(ui, {at.centre().x, at.y + at.h * 0.26F}, radius, card.upper);
  draw_half_picture(ui, {at.centre().x, at.y + at.h * 0.74F}, radius, card.lower);
}

void dim_ring(draw::Ui& ui, const CorridorRing& ring) {
  if (ui.contrast() == draw::Contrast::high) return;  // it must be read as before
  draw::fill(ui.pen(), draw::round_outline(cloth_of(ring), radius_of_cloth), by_night(ui, Ink::ground, 0.5F));
}

void draw_ring(draw::Ui& ui, const CorridorRing& ring, const View& view, RingState state, KeptWalls& walls) {
  const bool searching = state.next < ring.size();
  if (ui.theme() == draw::Theme::light) draw_cloth(ui, ring);
  const draw::InTheme night(ui, draw::Theme::dark);
  draw_walls(ui, ring, walls);
  draw_running_light(ui, ring, state);
  draw_labyrinth(ui, ring.centre(), ring.labyrinth(),
                 {.right = searching ? 1.0F : 0.0F, .flare = state.flare, .laughs = state.tied});
  const int laid = static_cast<int>(std::ceil(state.laying * px(ring.size())));
  for (int k = 1; k <= ring.size(); ++k) {
    const int i = (state.next + k) % ring.size();  // the lit one last
    if (i >= laid) continue;
    const Rect at = ring.card(i);
    const draw::DrawRange drawn(ui.pen());
    const bool lit = i == state.next && state.turning <= 0;
    if (lit) {  // its light lies below the card, or it would veil the pictures
      draw::glow(ui.pen(), at.centre(), at.w * 1.2F, at.h * 0.9F, ui.colour(Ink::live, 0.5F));
      draw::mark(ui, at.inset(-2), draw::WidgetState::primary, 8);
    }
    if (i < state.next || (i == state.next && state.turning > 0.5F))
      draw::card_back(ui, at);
    else
      draw_corridor(ui, at, corridors[ring_card(view, i)]);
    if (i != state.next && state.away > 0) drawn.fade(1 - state.away);
  }
  // The question says which corridor it is; smaller screens have no other place for the round.
  const Phrase where = searching ? Phrase{"wicked.table.round", {number("n", view.round + 1), number("rounds", rounds)}}
                                 : Phrase{"wicked.table.searched", {}};
  if (ring.title().w > 0)
    ui.text.label(ring.title(), ui.say(where),
                  {.size = draw::type::body, .ink = Ink::text_soft, .align = draw::Align::centre, .middle = true});
  if (searching) draw_captions(ui, ring);
}

namespace {

/// A tap on a corridor tells what it is.
void tell_corridor(draw::Ui& ui, const Rect& at, const View& view, int i) {
  const draw::Explanation what = explanations::corridor(view, i);
  if (ui.hit_target(at, "corridor." + std::to_string(i + 1), what).tapped) answer_tap(ui, at, what);
}

}  // namespace

void draw_searched(draw::Ui& ui, const Rect& at, const View& view) {
  const int count = corridors_per_round(view.players);
  for (int i = 0; i < count; ++i) {
    const Rect card = at.column(i, count, 6).fit(card_shape);
    draw_corridor(ui, card, corridors[ring_card(view, i)]);
    tell_corridor(ui, card, view, i);
  }
}

void explain_corridors(draw::Ui& ui, const CorridorRing& ring, const View& view) {
  ui.explain(draw::square_around(ring.centre(), ring.labyrinth()), "labyrinth", explanations::labyrinth());
  const bool searching = view.corridor < ring.size() && stage_of(view) == Stage::search;
  for (int i = 0; i < ring.size(); ++i) tell_corridor(ui, ring.card(i), view, i);
  if (!searching) return ui.explain(ring.title(), "corridor.lit", explanations::all_searched());
  ui.explain(ring.lit(), "corridor.lit", explanations::corridor(view, view.corridor));
  ui.explain(ring.title(), "round.title", explanations::round(view));
  const Rect& captions = ring.captions();
  ui.explain(captions, "place.second", explanations::place(Place::second));
  for (const float y : {0.0F, 0.5F})  // "1st" stands beside the upper half and beside the top of the lower one
    ui.explain({captions.x, captions.y + captions.h * y, captions.w, captions.h * (y > 0 ? 0.25F : 0.5F)},
               y > 0 ? "place.first.lower" : "place.first", explanations::place(Place::first));
}

}  // namespace kairo::wicked::table
