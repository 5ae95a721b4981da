#include "web/tables/haratama/board/sky.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/games/haratama/events.h"
#include "web/draw/motion.h"
#include "web/draw/painter.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/haratama/board/results.h"
#include "web/tables/haratama/board/scene.h"
#include "web/tables/haratama/explanations.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr float at_rest = 0.6F;  // the progress at which a moment stands still
constexpr float fading = 56;     // of edges inside the screen, pixels wide

/// A rectangle whose edges fade except along the edges of the screen.
void fill_fading(draw::Ui& ui, const Rect& at, ImU32 colour) {
  const Rect& screen = ui.area();
  const std::array<float, 4> xs{at.x, at.x + fading, at.right() - fading, at.right()};
  const std::array<float, 4> ys{at.y, at.y + fading, at.bottom() - fading, at.bottom()};
  const std::array<float, 4> along{at.x > screen.x ? 0.0F : 1.0F, 1, 1, at.right() < screen.right() ? 0.0F : 1.0F};
  const std::array<float, 4> down{at.y > screen.y ? 0.0F : 1.0F, 1, 1, at.bottom() < screen.bottom() ? 0.0F : 1.0F};
  const auto node = [&](std::size_t x, std::size_t y) { return draw::with_alpha(colour, along[x] * down[y]); };
  for (std::size_t x = 0; x < 3; ++x)
    for (std::size_t y = 0; y < 3; ++y)
      ui.pen().AddRectFilledMultiColor({xs[x], ys[y]}, {xs[x + 1], ys[y + 1]}, node(x, y), node(x + 1, y),
                                       node(x + 1, y + 1), node(x, y + 1));
}

void draw_rays(draw::Ui& ui, Point centre, float radius, ImU32 colour, int rays, float turn) {
  for (int i = 0; i < rays; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * (static_cast<float>(i) / static_cast<float>(rays) + turn);
    const float wide = std::numbers::pi_v<float> * 0.36F / static_cast<float>(rays);
    const auto tip = [&](float a) { return draw::vec(centre + Point{std::cos(a), std::sin(a)} * radius); };
    ui.pen().AddTriangleFilled(draw::vec(centre), tip(angle - wide), tip(angle + wide), colour);
  }
}

/// White words, where it is dark enough for them.
void tell_above(draw::Ui& ui, Rect at, const std::string& words) {
  at = at.inset(10, 2);
  if (at.y > ui.area().y + fading) at.take_top(fading - 8);
  const draw::TextStyle style{.size = at.w < 500 ? draw::type::note : draw::type::heading,
                              .ink = Ink::white,
                              .align = draw::Align::centre,
                              .middle = true};
  at.h = std::max(at.h, ui.text.height(at.w, words, style));
  draw::note_surface(ui, at);
  ui.text.draw(at, words, style);
}

/// The place of a ribbon at the bottom of the middle.
Rect band_below(const Rect& middle) {
  const float wide = std::clamp(middle.w, 190.0F, 340.0F);
  return {middle.centre().x - wide / 2, middle.bottom() - 46, wide, 44};
}

}  // namespace

void draw_daybreak(draw::Ui& ui, const Rect& at, const Rect& middle, float progress, bool still) {
  const float strength = draw::swell(progress);
  if (still) progress = at_rest;
  const Gate gate = gate_of(middle);
  draw_rays(ui, gate.centre, std::max(at.w, at.h) * 0.8F, ui.lamplight(0.12F * strength), 12, progress * 0.05F);
  draw::glow(ui.pen(), gate.centre, gate.radius * 2, gate.radius * 2, ui.lamplight(0.4F * strength));
  // The fox of the night looks out of the rising sun, as on the cover.
  art::mask(draw::Painter(ui.pen(), gate.centre + Point{0, gate.radius * (0.5F - 0.56F * draw::ease(progress * 2))},
                          gate.radius * 0.46F, strength));
  if (strength <= 0.5F) return;
  const Rect band = band_below(middle);
  ui.explain(band, "break", {.term = {"haratama.what.break"}});
  draw::ribbon(ui, band, ui.say("haratama.table.break"));
}

bool is_announced(const View& view) {
  return is_extra_round(view) || (view.limit == 0 && view.rounds_done + 1 == rounds);
}

void announce_round(draw::Ui& ui, const Rect& middle, const View& view, float progress) {
  if (!is_announced(view)) return;
  const float strength = draw::swell(progress);
  const Rect band = band_below(middle);
  draw::glow(ui.pen(), band.centre(), band.w * 0.7F, band.h * 2, ui.lamplight(0.7F * strength));
  if (strength > 0.5F)
    draw::ribbon(ui, band, ui.say(is_extra_round(view) ? "haratama.table.extra_round" : "haratama.table.last_round"));
}

void draw_haratama(draw::Ui& ui, const Rect& at, const Event& event, const Phrase& caption, float progress,
                   bool still) {
  const float strength = draw::swell(progress);
  if (still) progress = at_rest;
  const Point centre = at.centre();
  const float size = std::min(at.w, at.h);
  // Darken the table for a moment, in a light theme too, so that the glow is visible.
  fill_fading(ui, at, draw::with_alpha(tint::dusk, strength));
  ui.pen().PushClipRect(draw::vec({at.x, at.y}), draw::vec({at.right(), at.bottom()}), true);
  draw_rays(ui, centre, std::max(at.w, at.h), draw::with_alpha(tint::ray, strength), 16, progress * 0.08F);
  draw::glow(ui.pen(), centre, size * 0.7F, size * 0.7F, ui.lamplight(0.7F * strength));
  const int treasures = event.as<event_row::HaratamaMade>().treasures;
  for (int i = 0; i < treasures; ++i) {
    const float angle =
        2 * std::numbers::pi_v<float> * (kairo::tables::px(i) / kairo::tables::px(treasures) + progress * 0.2F);
    const float far = size * (0.2F + 0.14F * draw::ease(progress * 2));
    art::jewel(ui, centre + Point{std::cos(angle), std::sin(angle)} * far, size * 0.05F, strength);
  }
  ui.pen().AddCircleFilled(draw::vec(centre), size * 0.17F, draw::with_alpha(tint::spark, strength));
  draw::animal(ui, centre, size * 0.12F * (0.8F + 0.2F * draw::ease(progress * 3)),
               kairo::tables::animal_of(event.seat), strength);
  ui.pen().PopClipRect();
  const float wide = std::min(at.w * 0.86F, 520.0F);
  const float high = std::clamp(size * 0.12F, 44.0F, 66.0F);
  if (strength <= 0.5F) return;
  ui.explain(at, "haratama", about_seat("haratama.what.haratama", event.seat));
  tell_above(ui, {at.x, at.y, at.w, centre.y - size * 0.39F - at.y}, ui.say(caption));
  ui.text.label({centre.x - wide / 2, centre.y + size * 0.19F, wide, 40}, ui.name(event.seat),
                {.size = draw::type::banner,
                 .ink = Ink::white,
                 .face = draw::Face::display,
                 .align = draw::Align::centre,
                 .middle = true});
  draw::ribbon(ui, {centre.x - wide / 2, centre.y + size * 0.42F - high / 2, wide, high},
               ui.say("haratama.table.haratama"), Ink::gold);
}

}  // namespace kairo::haratama::table
