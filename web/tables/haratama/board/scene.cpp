#include "web/tables/haratama/board/scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "web/draw/painter.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/haratama/board/scenery.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

/// Night is night in both themes; in the light one there is more of the moon.
SceneTints tints_of(draw::Theme theme, float day) {
  const bool dark = theme == draw::Theme::dark;
  const SceneTints& night = dark ? tint::night_in_dark : tint::night_in_light;
  const SceneTints& dawn = dark ? tint::dawn_in_dark : tint::dawn_in_light;
  const auto mix = [&](ImU32 SceneTints::*part) { return draw::blend(night.*part, dawn.*part, day); };
  return {mix(&SceneTints::top),       mix(&SceneTints::horizon), mix(&SceneTints::far_hill),
          mix(&SceneTints::near_hill), mix(&SceneTints::gate),    mix(&SceneTints::line)};
}

/// A few stars, the same in every frame, as parts of the sky.
void draw_stars(draw::Ui& ui, const Rect& sky, float strength) {
  constexpr float apart = 130;  // pixels, on average
  const int stars = std::clamp(static_cast<int>(sky.w * sky.h / (apart * apart)), 18, 60);
  for (int i = 1; i <= stars; ++i) {
    const float x = std::fmod(static_cast<float>(i) * 0.618F, 1.0F);  // scattered, but never close together
    const float y = std::fmod(static_cast<float>(i) * 0.377F, 1.0F);
    ui.pen().AddCircleFilled({sky.x + sky.w * x, sky.y + sky.h * y}, 0.8F + 0.4F * static_cast<float>(i % 3),
                             ui.colour(Ink::white, 0.6F * strength));
  }
}

/// A line of hills whose crests are at `crest`; everything below it is filled.
void draw_hills(draw::Ui& ui, const Rect& sky, float crest, float height, float phase, ImU32 colour) {
  constexpr int steps = 28;
  constexpr float waves = 1.7F;
  draw::Outline hills;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / steps;
    const float swell = 0.5F - 0.5F * std::sin(2 * std::numbers::pi_v<float> * (t * waves + phase));
    hills.push_back({sky.x + sky.w * t, crest + height * swell});
  }
  hills.push_back({sky.right(), sky.bottom()});
  hills.push_back({sky.x, sky.bottom()});
  draw::fill(ui.pen(), hills, colour);
}

void draw_lantern(draw::Ui& ui, Point foot, float radius, ImU32 stone, bool lit) {
  constexpr std::string_view shape =
      "M -56 -46 L 0 -84 L 56 -46 Z M -34 -48 L 34 -48 L 34 4 L -34 4 Z M -46 2 L 46 2 L 30 22 L -30 22 Z "
      "M -15 20 L 15 20 L 18 84 L -18 84 Z M -38 82 L 38 82 L 46 100 L -46 100 Z";
  const Painter painter(ui.pen(), foot - Point{0, radius}, radius);
  if (lit) painter.glow({0, -20}, 260, ui.lamplight(0.5F));
  painter.fill(shape, stone);
  painter.fill("M -20 -38 L 20 -38 L 20 -4 L -20 -4 Z", lit ? tint::lantern : draw::darker(stone, 0.4F));
}

/// Lanterns stand on both sides of the way, the nearer ones larger; they are lit from the gate on.
void draw_lanterns(draw::Ui& ui, const Gate& gate, float ground, const Night& night, ImU32 stone) {
  for (int i = night.treasures; i-- > 0;) {
    const float side = i % 2 == 0 ? -1.0F : 1.0F;
    const auto far = static_cast<float>(i / 2);
    const float size = std::clamp(gate.radius * (0.09F + 0.018F * far), 6.0F, 30.0F);
    const Point foot{gate.centre.x + side * gate.radius * (1.1F + 0.34F * far), ground + gate.radius * 0.05F * far};
    draw_lantern(ui, foot, size, stone, i < night.won);
  }
}

}  // namespace

Gate gate_of(const Rect& middle) {
  return {middle.centre(), std::clamp(std::min(middle.w * 0.23F, middle.h * 0.4F), 40.0F, 240.0F)};
}

Ink ink_on_sky(const draw::Ui& ui, float day) {
  return ui.theme() == draw::Theme::light && day < 0.5F ? Ink::white : Ink::text;
}

namespace {

/// All that the picture depends on.
struct Picture {
  Rect sky;
  Gate gate;
  Night night;
};

void draw_picture(draw::Ui& ui, const Picture& picture) {
  const auto& [sky, gate, night] = picture;
  const SceneTints tints = tints_of(ui.theme(), night.day);
  const float horizon = gate.centre.y + gate.radius * 0.72F;
  const bool plain = ui.contrast() == draw::Contrast::high;
  const Scenery scenery(ui, sky, gate, horizon, tints);
  draw::Pen& pen = ui.pen();
  pen.AddRectFilledMultiColor({sky.x, sky.y}, {sky.right(), horizon}, tints.top, tints.top, tints.horizon,
                              tints.horizon);
  pen.AddRectFilled({sky.x, horizon - 1}, {sky.right(), sky.bottom()}, tints.near_hill);
  if (night.day < 1) draw_stars(ui, {sky.x, sky.y, sky.w, horizon - sky.y}, 1 - night.day);
  if (!plain) scenery.behind();
  if (night.day > 0) {
    const Point sun{gate.centre.x, horizon + gate.radius * (0.7F - 0.78F * night.day)};
    draw::glow(pen, sun, gate.radius * 2.6F, gate.radius * 2.2F, ui.lamplight(0.5F * night.day));
    draw::disc(pen, sun, gate.radius * 0.56F, tint::sun, tint::low_sun);
  }
  draw_hills(ui, sky, horizon - gate.radius * 0.3F, gate.radius * 0.34F, 0.1F, tints.far_hill);
  if (!plain) scenery.on_hills(horizon - gate.radius * 0.16F);
  draw_hills(ui, sky, horizon, gate.radius * 0.16F, 0.62F, tints.near_hill);
  if (!plain) scenery.before();
  art::gate(Painter(pen, gate.centre, gate.radius), tints.gate);
  if (!plain) scenery.on_gate();
  draw_lanterns(ui, gate, horizon + gate.radius * 0.34F, night, tints.gate);
  pen.AddRectFilled({sky.x, sky.y}, {sky.right(), sky.y + 1.5F}, ui.colour(Ink::frame));
}

}  // namespace

void draw_scene(draw::Ui& ui, const Layout& layout, const Night& night, KeptScene& kept) {
  const float above = layout.question.bottom() + 2;
  const Rect sky{layout.area.x, above, layout.area.w, layout.area.bottom() - above};
  const Gate gate = gate_of(layout.middle);
  draw::note_surface(ui, sky);
  const SceneKey key{{sky.x, sky.y, sky.w, sky.h, gate.centre.x, gate.centre.y, gate.radius, night.day},
                     night.treasures,
                     night.won,
                     ui.theme(),
                     ui.contrast()};
  ui.pen().PushClipRect({sky.x, sky.y}, {sky.right(), sky.bottom()}, true);
  kept.draw(ui.pen(), key, [&] { draw_picture(ui, {sky, gate, night}); });
  ui.pen().PopClipRect();
}

}  // namespace kairo::haratama::table
