#include "web/draw/surfaces.h"

#include <cmath>

#include "web/draw/labyrinth.h"
#include "web/draw/observer.h"
#include "web/draw/shapes.h"
#include "web/draw/tints.h"
#include "web/draw/ui.h"

namespace kairo::draw {

void inner_line(Pen& pen, const Rect& at, float radius, ImU32 colour, float width) {
  pen.AddRect({at.x, at.y}, {at.right(), at.bottom()}, colour, radius, ImDrawFlags_None, width);
}

void draw_ground(Frame& frame) {
  Pen& pen = frame.pen();
  const Rect& at = frame.area();
  pen.AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, frame.colour(Ink::ground));
  // The lamp is above the middle of the table, a little towards the far side.
  const Point lamp{at.x + at.w / 2, at.y + at.h * 0.42F};
  // A faint labyrinth is scratched into the table; less of it would be seen on light wood.
  const bool light = frame.theme() == Theme::light;
  draw_labyrinth(Painter(pen, lamp, std::max(at.w, at.h) * 0.32F), frame.colour(Ink::gold, light ? 0.14F : 0.07F),
                 light ? 2.2F : 1.5F);
  glow(pen, lamp, std::max(at.w * 0.75F, 300.0F), std::max(at.h * 0.72F, 300.0F), frame.colour(Ink::ground_lit));
}

void panel(Frame& frame, const Rect& at) {
  Pen& pen = frame.pen();
  note_surface(frame, at);
  soft_rect(pen, {at.x, at.y + 2, at.w, at.h}, 8, 10, frame.shadow(0.4F));
  const ImU32 top = lighter(frame.colour(Ink::panel), 0.05F);
  fill_gradient(pen, round_outline(at, 8), top, frame.colour(Ink::panel));
  inner_line(pen, at, 8, frame.colour(Ink::panel_edge, 0.8F));
}

void paper(Frame& frame, const Rect& at, float turn) {
  Pen& pen = frame.pen();
  if (turn == 0) note_surface(frame, at);
  const DrawRange drawn(pen);
  const float radius = std::clamp(std::min(at.w, at.h) * 0.07F, 3.0F, 10.0F);
  soft_rect(pen, {at.x + 1, at.y + 3, at.w - 2, at.h - 2}, radius, std::min(10.0F, at.w * 0.1F), frame.shadow(0.4F));
  fill_gradient(pen, round_outline(at, radius), frame.colour(Ink::paper),
                blend(frame.colour(Ink::paper), frame.colour(Ink::paper_edge), 0.16F));
  inner_line(pen, at, radius, frame.colour(Ink::paper_edge));
  const float margin = std::clamp(std::min(at.w, at.h) * 0.045F, 2.5F, 6.0F);
  inner_line(pen, at.inset(margin), std::max(1.0F, radius - margin), frame.colour(Ink::paper_edge, 0.55F));
  drawn.rotate(at.centre(), turn);
}

void card_back(Frame& frame, const Rect& at) {
  Pen& pen = frame.pen();
  note_surface(frame, at);
  const float radius = std::clamp(std::min(at.w, at.h) * 0.07F, 3.0F, 10.0F);
  soft_rect(pen, {at.x + 1, at.y + 3, at.w - 2, at.h - 2}, radius, std::min(10.0F, at.w * 0.1F), frame.shadow(0.4F));
  fill_gradient(pen, round_outline(at, radius), tint::card_back, tint::low_card_back);
  const ImU32 line = tint::gilding;
  inner_line(pen, at, radius, with_alpha(line, 0.7F), 1.5F);
  // A labyrinth of square rings, each with a gap on another side.
  const float step = std::max(4.0F, std::min(at.w, at.h) * 0.11F);
  Rect ring = at.inset(step);
  for (int i = 0; std::min(ring.w, ring.h) > step; ++i, ring = ring.inset(step)) {
    const ImVec2 corners[] = {
        {ring.x, ring.y}, {ring.right(), ring.y}, {ring.right(), ring.bottom()}, {ring.x, ring.bottom()}};
    const auto corner = [&](int n) { return corners[(n + i) % 4]; };
    const ImVec2 last = corner(3);
    const ImVec2 first = corner(0);
    const ImVec2 door{last.x + (first.x - last.x) * 0.6F, last.y + (first.y - last.y) * 0.6F};
    const ImVec2 wall[] = {corner(0), corner(1), corner(2), corner(3), door};
    pen.AddPolyline(wall, 5, with_alpha(line, 0.8F), ImDrawFlags_None, std::clamp(step * 0.14F, 1.0F, 2.0F));
  }
}

void ribbon(Ui& ui, const Rect& at, std::string_view words, Ink ink) {
  Pen& pen = ui.pen();
  const ImU32 cloth = ui.colour(ink);
  const float tail = std::min(at.h * 0.7F, at.w * 0.12F);
  const float drop = std::round(at.h * 0.14F);
  const float notch = tail * 0.45F;
  const Rect band{at.x + tail, at.y, at.w - 2 * tail, at.h - drop};
  note_surface(ui, band);
  const float under = tail * 0.45F;  // the part of a tail that is behind the band
  for (const float side : {-1.0F, 1.0F}) {
    const float outer = side < 0 ? at.x : at.right();
    const float inner = (side < 0 ? band.x : band.right()) - side * under;
    const Outline end{{inner, at.y + drop},
                      {outer, at.y + drop},
                      {outer - side * notch, at.y + drop + band.h / 2},
                      {outer, at.bottom()},
                      {inner, at.bottom()}};
    Outline turned = end;
    if (side < 0) std::ranges::reverse(turned);
    fill_gradient(pen, turned, darker(cloth, 0.28F), darker(cloth, 0.42F));
    const float edge = side < 0 ? band.x : band.right();
    Outline fold{{edge, band.bottom()}, {inner, band.bottom()}, {inner, at.bottom()}};
    if (side > 0) std::ranges::reverse(fold);
    fill(pen, fold, darker(cloth, 0.68F));
  }
  fill_gradient(pen, round_outline(band, 1), lighter(cloth, 0.12F), darker(cloth, 0.12F));
  constexpr float room_for_threads = 26;  // on a lower band they would run through the text
  const ImU32 thread = with_alpha(darker(cloth, 0.75F), 0.55F);
  if (band.h >= room_for_threads)
    for (const float y : {band.y + 3, band.bottom() - 4}) pen.AddLine({band.x + 2, y}, {band.right() - 2, y}, thread);
  const float size = std::clamp(band.h * 0.56F, 14.0F, 30.0F);
  ui.text.label(band.inset(std::min(8.0F, band.w * 0.05F), 0), words,
                {size, Ink::live_text, Face::display, Align::centre, true});
}

void tick(Frame& frame, const Rect& at, float size) {
  Pen& pen = frame.pen();
  const int first_point = frame.next_point();
  const Point c{at.right() - size / 2, at.y + size / 2};
  const float unit = size / tick_size;
  pen.AddCircleFilled(vec(c), size / 2, frame.colour(Ink::chosen));
  const ImVec2 points[] = {vec(c + Point{-3.2F, 0.2F} * unit), vec(c + Point{-0.9F, 2.5F} * unit),
                           vec(c + Point{3.4F, -2.5F} * unit)};
  pen.AddPolyline(points, 3, frame.colour(Ink::ground), ImDrawFlags_None, 2 * unit);
  note(frame, {.kind = Observer::Kind::sign, .words = "tick", .first_point = first_point});
}

void mark(Frame& frame, const Rect& at, WidgetState state, float radius, bool tick_at_left) {
  Pen& pen = frame.pen();
  const float r = std::min(radius, std::min(at.w, at.h) / 2);
  const auto edge = [&](float out, ImU32 ink, float width) {
    stroke(pen, round_outline(at.inset(-out), r + out), ink, width);
  };
  switch (state) {
    case WidgetState::enabled: edge(2, frame.colour(Ink::live, 0.9F), 1.5F); break;
    case WidgetState::primary:
      soft_rect(pen, at, r, 14, frame.lamplight(0.24F));
      edge(2, frame.colour(Ink::live), 2.5F);
      break;
    case WidgetState::selected:
      edge(2.5F, frame.colour(Ink::chosen), 3);
      tick(frame, tick_at_left ? Rect{at.x, at.y, tick_size, at.h} : at);
      break;
    case WidgetState::disabled: fill(pen, round_outline(at, r), frame.veil()); break;
    case WidgetState::refused: hatch(pen, round_outline(at, r), 11, frame.colour(Ink::ground, 0.75F), 2.5F); break;
  }
}

}  // namespace kairo::draw
