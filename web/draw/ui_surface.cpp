#include <cmath>

#include "web/draw/labyrinth.h"
#include "web/draw/shapes.h"
#include "web/draw/ui.h"
#include "web/text/help.h"

namespace kairo::draw {
namespace {

/// A line just inside a rectangle's edge.
void inner_line(Pen& pen, const Rect& at, float radius, ImU32 colour, float width = 1) {
  pen.AddRect({at.x, at.y}, {at.right(), at.bottom()}, colour, radius, ImDrawFlags_None, width);
}

}  // namespace

void Ui::draw_ground() {
  const Rect& at = area();
  pen_.AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, colour(Ink::ground));
  // The lamp is above the middle of the table, a little towards the far side.
  const Point lamp{at.x + at.w / 2, at.y + at.h * 0.42F};
  // A faint labyrinth is scratched into the table.
  draw_labyrinth(Painter(pen_, lamp, std::max(at.w, at.h) * 0.32F), colour(Ink::gold, 0.07F), 1.5F);
  glow(pen_, lamp, std::max(at.w * 0.75F, 300.0F), std::max(at.h * 0.72F, 300.0F), colour(Ink::ground_lit));
}

void Ui::panel(const Rect& at) {
  note_surface(at);
  soft_rect(pen_, {at.x, at.y + 2, at.w, at.h}, 8, 10, shadow(0.4F));
  const ImU32 top = lighter(colour(Ink::panel), 0.05F);
  fill_gradient(pen_, round_outline(at, 8), top, colour(Ink::panel));
  inner_line(pen_, at, 8, colour(Ink::panel_edge, 0.8F));
}

void Ui::paper(const Rect& at, float turn) {
  if (turn == 0) note_surface(at);
  const DrawRange drawn(pen_);
  const float radius = std::clamp(std::min(at.w, at.h) * 0.07F, 3.0F, 10.0F);
  soft_rect(pen_, {at.x + 1, at.y + 3, at.w - 2, at.h - 2}, radius, std::min(10.0F, at.w * 0.1F), shadow(0.4F));
  fill_gradient(pen_, round_outline(at, radius), colour(Ink::paper),
                blend(colour(Ink::paper), colour(Ink::paper_edge), 0.16F));
  inner_line(pen_, at, radius, colour(Ink::paper_edge));
  const float margin = std::clamp(std::min(at.w, at.h) * 0.045F, 2.5F, 6.0F);
  inner_line(pen_, at.inset(margin), std::max(1.0F, radius - margin), colour(Ink::paper_edge, 0.55F));
  drawn.rotate(at.centre(), turn);
}

void Ui::card_back(const Rect& at) {
  note_surface(at);
  const float radius = std::clamp(std::min(at.w, at.h) * 0.07F, 3.0F, 10.0F);
  soft_rect(pen_, {at.x + 1, at.y + 3, at.w - 2, at.h - 2}, radius, std::min(10.0F, at.w * 0.1F), shadow(0.4F));
  fill_gradient(pen_, round_outline(at, radius), IM_COL32(60, 48, 92, 255), IM_COL32(33, 26, 54, 255));
  const ImU32 line = IM_COL32(214, 176, 96, 255);
  inner_line(pen_, at, radius, with_alpha(line, 0.7F), 1.5F);
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
    pen_.AddPolyline(wall, 5, with_alpha(line, 0.8F), ImDrawFlags_None, std::clamp(step * 0.14F, 1.0F, 2.0F));
  }
}

void Ui::ribbon(const Rect& at, std::string_view words, Ink ink) {
  const ImU32 cloth = colour(ink);
  const float tail = std::min(at.h * 0.7F, at.w * 0.12F);
  const float drop = std::round(at.h * 0.14F);
  const float notch = tail * 0.45F;
  const Rect band{at.x + tail, at.y, at.w - 2 * tail, at.h - drop};
  note_surface(band);
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
    fill_gradient(pen_, turned, darker(cloth, 0.28F), darker(cloth, 0.42F));
    const float edge = side < 0 ? band.x : band.right();
    Outline fold{{edge, band.bottom()}, {inner, band.bottom()}, {inner, at.bottom()}};
    if (side > 0) std::ranges::reverse(fold);
    fill(pen_, fold, darker(cloth, 0.68F));
  }
  fill_gradient(pen_, round_outline(band, 1), lighter(cloth, 0.12F), darker(cloth, 0.12F));
  constexpr float room_for_threads = 26;  // on a lower band they would run through the text
  const ImU32 thread = with_alpha(darker(cloth, 0.75F), 0.55F);
  if (band.h >= room_for_threads)
    for (const float y : {band.y + 3, band.bottom() - 4}) pen_.AddLine({band.x + 2, y}, {band.right() - 2, y}, thread);
  const float size = std::clamp(band.h * 0.56F, 14.0F, 30.0F);
  label(band.inset(std::min(8.0F, band.w * 0.05F), 0), words,
        {size, Ink::live_text, Face::display, Align::centre, true});
}

void Ui::toast(const Rect& about, std::string_view words, Ink ink) {
  if (words.empty()) return;
  const double seconds = std::clamp(2.0 + 0.05 * static_cast<double>(words.size()), 3.0, 9.0);
  toast_ = {about, std::string(words), ink, now() + seconds};
  refused_ |= ink == Ink::warn;
}

void Ui::toast(const Rect& about, const Phrase& phrase, Ink ink) {
  toast(about, say(phrase), ink);
  toast_.section = text::section_of(phrase.key);
}

void Ui::draw_toast() {
  if (toast_.words.empty()) return;
  mirror_.message = toast_.words;
  const TextStyle style{16, toast_.ink, Face::reading, Align::centre};
  constexpr float margin = 12;
  const float widest = std::min(360.0F, area().w - 2 * margin);
  const float width = std::min(widest, text_width(toast_.words, style) + 2 * margin + 4);
  constexpr float link_height = 36;
  const float link = toast_.section.empty() ? 0 : link_height;
  const float height = text_height(width - 2 * margin, toast_.words, style) + 2 * margin + link;
  const float above = toast_.about.y - height - 8;
  const float y = above >= area().y + 4 ? above : toast_.about.bottom() + 8;
  const Rect at{begin_within(toast_.about.centre().x - width / 2, width, area().x + margin, area().right() - margin),
                begin_within(y, height, area().y + 4, area().bottom() - 4), width, height};
  const auto first = static_cast<std::ptrdiff_t>(drawn_items_.size());
  soft_rect(pen_, {at.x, at.y + 3, at.w, at.h}, 8, 14, shadow(0.45F));
  fill(pen_, round_outline(at, 8), colour(Ink::panel));
  inner_line(pen_, at, 8, colour(toast_.ink == Ink::text ? Ink::frame : toast_.ink), 1.5F);
  Rect inside = at.inset(margin);
  if (link > 0) {
    modal_ = modals_;
    const Rect button = inside.take_bottom(link - 4, 4);
    const std::string label_words = say("app.what.rules");
    list_in_mirror(toast_link, label_words, WidgetState::enabled);
    if (touch(button, toast_link, WidgetState::enabled).tapped) section_wanted_ = toast_.section;
    label(button, label_words, {.size = 15, .ink = Ink::live, .align = Align::centre, .middle = true});
    modal_ = 0;
  }
  text(inside, toast_.words, style);
  for (auto item = drawn_items_.begin() + first; item != drawn_items_.end(); ++item) item->modal = DrawnItem::toast;
}

}  // namespace kairo::draw
