#include "web/draw/shapes.h"
#include "web/draw/ui.h"

namespace kairo::draw {
namespace {

constexpr float corner = 6;

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

void Ui::tick(const Rect& at, float size) {
  const int first_point = pen_.list().VtxBuffer.Size;
  const Point c{at.right() - size / 2, at.y + size / 2};
  const float unit = size / tick_size;
  pen_.AddCircleFilled(vec(c), size / 2, colour(Ink::chosen));
  const ImVec2 points[] = {vec(c + Point{-3.2F, 0.2F} * unit), vec(c + Point{-0.9F, 2.5F} * unit),
                           vec(c + Point{3.4F, -2.5F} * unit)};
  pen_.AddPolyline(points, 3, colour(Ink::ground), ImDrawFlags_None, 2 * unit);
  note(DrawnItem::Kind::sign, "tick", first_point);
}

Ink Ui::button_ink(WidgetState state) {
  if (state == WidgetState::primary) return Ink::live_text;
  return state == WidgetState::disabled || state == WidgetState::refused ? Ink::text_soft : Ink::text;
}

void Ui::draw_plate(const Rect& at, WidgetState state, const Touch& touch) {
  const Plate plate = plate_of(*this, state, touch);
  const Outline outline = plate_outline(at, corner);
  if (state == WidgetState::primary) glow(pen_, at.centre(), at.w * 0.62F, at.h * 1.3F, lamplight(0.36F));
  if (plate.top != 0) {
    note_surface(at);
    if (!touch.held) soft_rect(pen_, {at.x + 2, at.y + 3, at.w - 4, at.h - 3}, corner, 6, shadow(0.35F));
    fill_gradient(pen_, outline, plate.top, plate.bottom);
  }
  if (state == WidgetState::refused)
    hatch(pen_, round_outline(at.inset(2), corner), 12, colour(Ink::panel_edge, 0.6F), 1);
  stroke(pen_, outline, plate.edge, plate.edge_width);
  if (state == WidgetState::primary && at.h >= 32)
    stroke(pen_, plate_outline(at.inset(3.5F), corner), colour(Ink::live_text, 0.35F), 1);
  if (state == WidgetState::selected) tick(at);
}

bool Ui::icon_button(const Rect& at, std::string_view id, std::string_view label_words, WidgetState state, bool quiet) {
  const Touch touch = hit_target(at, id, label_words, state);
  const bool at_rest = state == WidgetState::enabled && !touch.hovered && !touch.held && !touch.focused;
  if (!quiet || !at_rest) draw_plate(at, state, touch);
  if (touch.tapped && state != WidgetState::disabled && state != WidgetState::refused) sound(Sound::button);
  return touch.tapped;
}

bool Ui::fits(const Rect& at, std::string_view words, const TextStyle& style) const {
  if (text_width(words, style) <= at.w) return true;
  return text_height(at.w, words, style) <= at.h && !tears(at.w, words, style);
}

bool Ui::button(const Rect& at, std::string_view id, std::string_view label_words, WidgetState state, float text_size,
                bool listed) {
  const bool tapped = icon_button(at, id, listed ? label_words : std::string_view{}, state);
  Rect inside = at.inset(std::min(12.0F, at.w * 0.05F), 1);
  // A single line passes below the tick of a tall button; several lines would run into it.
  if (state == WidgetState::selected && (at.h < 40 || text_width(label_words, {.size = min_text_size}) > inside.w))
    inside.take_right(tick_size);
  TextStyle style{text_size, button_ink(state), Face::reading, Align::centre, true};
  if (text_width(label_words, style) > inside.w)
    while (style.size > min_text_size && !fits(inside, label_words, style)) --style.size;
  if (fits(inside, label_words, style))
    text(inside, label_words, style);
  else
    label(inside, label_words, style);
  return tapped;
}

void Ui::mark(const Rect& at, WidgetState state, float radius) {
  const float r = std::min(radius, std::min(at.w, at.h) / 2);
  const auto frame = [&](float out, ImU32 ink, float width) {
    stroke(pen_, round_outline(at.inset(-out), r + out), ink, width);
  };
  switch (state) {
    case WidgetState::enabled: frame(2, colour(Ink::live, 0.9F), 1.5F); break;
    case WidgetState::primary:
      soft_rect(pen_, at, r, 14, lamplight(0.24F));
      frame(2, colour(Ink::live), 2.5F);
      break;
    case WidgetState::selected:
      frame(2.5F, colour(Ink::chosen), 3);
      tick(at);
      break;
    case WidgetState::disabled: fill(pen_, round_outline(at, r), veil()); break;
    case WidgetState::refused: hatch(pen_, round_outline(at, r), 11, colour(Ink::ground, 0.75F), 2.5F); break;
  }
}

}  // namespace kairo::draw
