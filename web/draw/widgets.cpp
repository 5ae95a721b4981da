#include <algorithm>
#include <cmath>

#include "web/draw/shapes.h"
#include "web/draw/ui.h"

namespace kairo::draw {
namespace {

constexpr float corner = 6;
constexpr float knob = 11;   // radius
constexpr float groove = 6;  // width

struct Plate {
  ImU32 top;
  ImU32 bottom;
  ImU32 edge;
  float edge_width;
};

Plate plate_of(const Ui& ui, WidgetState state, const Touch& touch) {
  const float lift = touch.held ? -0.1F : (touch.hovered ? 0.08F : 0.0F);
  const auto lit = [lift](ImU32 c) { return lift < 0 ? darker(c, -lift) : lighter(c, lift); };
  const ImU32 body = ui.colour(Ink::panel);
  switch (state) {
    case WidgetState::primary: {
      const ImU32 brass = ui.colour(Ink::live);
      return {lit(lighter(brass, 0.22F)), lit(darker(brass, 0.1F)), ui.colour(Ink::gold), 1.5F};
    }
    case WidgetState::selected:
      return {lit(blend(body, ui.colour(Ink::chosen), 0.3F)), lit(blend(body, ui.colour(Ink::chosen), 0.16F)),
              ui.colour(Ink::chosen), 2.5F};
    case WidgetState::disabled: return {0, 0, ui.colour(Ink::panel_edge, 0.55F), 1};
    case WidgetState::refused: return {lit(body), lit(body), ui.colour(Ink::panel_edge), 1};
    case WidgetState::enabled: break;
  }
  return {lit(lighter(body, 0.1F)), lit(body), ui.colour(Ink::frame), 1.25F};
}

}  // namespace

Ink button_ink(WidgetState state) {
  if (state == WidgetState::primary) return Ink::live_text;
  return state == WidgetState::disabled || state == WidgetState::refused ? Ink::text_soft : Ink::text;
}

void Ui::draw_plate(const Rect& at, WidgetState state, const Touch& touch) {
  const Plate plate = plate_of(*this, state, touch);
  const Outline outline = plate_outline(at, corner);
  if (state == WidgetState::primary) glow(pen(), at.centre(), at.w * 0.62F, at.h * 1.3F, lamplight(0.36F));
  if (plate.top != 0) {
    note_surface(*this, at);
    if (!touch.held) soft_rect(pen(), {at.x + 2, at.y + 3, at.w - 4, at.h - 3}, corner, 6, shadow(0.35F));
    fill_gradient(pen(), outline, plate.top, plate.bottom);
  }
  if (state == WidgetState::refused)
    hatch(pen(), round_outline(at.inset(2), corner), 12, colour(Ink::panel_edge, 0.6F), 1);
  stroke(pen(), outline, plate.edge, plate.edge_width);
  if (state == WidgetState::primary && at.h >= 32)
    stroke(pen(), plate_outline(at.inset(3.5F), corner), colour(Ink::live_text, 0.35F), 1);
  if (state == WidgetState::selected) tick(*this, at);
}

bool Ui::icon_button(const Rect& at, std::string_view id, std::string_view label_words, WidgetState state, bool quiet) {
  const Touch touch = hit_target(at, id, label_words, state);
  const bool at_rest = state == WidgetState::enabled && !touch.hovered && !touch.held && !touch.focused;
  if (!quiet || !at_rest) draw_plate(at, state, touch);
  if (touch.tapped && state != WidgetState::disabled && state != WidgetState::refused) signals.play(Sound::button);
  return touch.tapped;
}

bool Ui::button(const Rect& at, std::string_view id, std::string_view label_words, WidgetState state, float text_size,
                bool listed) {
  const bool tapped = icon_button(at, id, listed ? label_words : std::string_view{}, state);
  Rect inside = at.inset(std::min(12.0F, at.w * 0.05F), 1);
  // A single line passes below the tick of a tall button; several lines would run into it.
  if (state == WidgetState::selected && (at.h < 40 || text.width(label_words, {.size = min_text_size}) > inside.w))
    inside.take_right(tick_size);
  TextStyle style{text_size, button_ink(state), Face::reading, Align::centre, true};
  if (text.width(label_words, style) > inside.w)
    while (style.size > min_text_size && !text.fits(inside, label_words, style)) --style.size;
  if (text.fits(inside, label_words, style))
    text.draw(inside, label_words, style);
  else
    text.label(inside, label_words, style);
  return tapped;
}

Touch Ui::hit_target(const Rect& at, std::string_view id, std::string_view label, WidgetState state) {
  targets.list(id, label, state);
  if (!label.empty() && explainer.asking()) explanations.add(at, id, {}, label);
  return targets.touch(at, id, state);
}

Touch Ui::hit_target(const Rect& at, std::string_view id, const Explanation& what, WidgetState state) {
  explanations.add(at, id, what);
  return targets.touch(at, id, state);
}

Touch Ui::hit_target(const Rect& at, std::string_view id, std::string_view label, WidgetState state,
                     const Explanation& what) {
  targets.list(id, label, state);
  if (!label.empty() && layers.on_top() && !mirror.groups.empty())
    mirror.groups.back().buttons.back().about = words_of(*this, what);
  return hit_target(at, id, what, state);
}

void Ui::explain_button(const Rect& at, std::string_view id, std::string_view label) {
  if (!explainer.asking()) explanations.add(at, id, {}, label);
}

std::optional<int> Ui::slider(const Rect& at, std::string_view id, int place, int last) {
  const Touch touch = hit_target(at, id, "");
  const float left = at.x + knob;
  const float length = std::max(1.0F, at.w - 2 * knob);
  const float y = at.centre().y;
  const float share = last > 0 ? static_cast<float>(place) / static_cast<float>(last) : 0;
  const float x = left + length * share;

  pen().AddRectFilled({left - 3, y - groove / 2}, {left + length + 3, y + groove / 2}, colour(Ink::panel_edge), 3);
  pen().AddRectFilled({left - 3, y - groove / 2}, {x, y + groove / 2}, colour(Ink::gold), 3);
  const ImU32 brass = colour(Ink::live);
  soft_rect(pen(), {x - knob, y - knob + 2, 2 * knob, 2 * knob}, knob, 6, shadow(0.4F));
  pen().AddCircleFilled({x, y}, knob, touch.held ? darker(brass, 0.1F) : touch.hovered ? lighter(brass, 0.1F) : brass);
  pen().AddCircle({x, y}, knob - 0.5F, colour(Ink::live_text), 0, 1.5F);

  // A key press has no position.
  if (!touch.held && !gesture.tapped(id)) return std::nullopt;
  const float pointed = std::clamp((gesture.pointer().x - left) / length, 0.0F, 1.0F);
  const int target = static_cast<int>(std::lround(pointed * static_cast<float>(last)));
  return target == place ? std::nullopt : std::optional(target);
}

}  // namespace kairo::draw
