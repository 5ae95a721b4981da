#include "web/tables/galleria/curios.h"

#include <algorithm>

#include "web/draw/painter.h"
#include "web/tables/galleria/art/curio_motifs.h"
#include "web/tables/galleria/art/event_motifs.h"
#include "web/tables/galleria/art/facet_motifs.h"
#include "web/tables/galleria/art/motifs.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

constexpr float for_marks = 38;
constexpr float strength_of_used = 0.7F;
constexpr std::string_view lozenge = "M0-100L80 0 0 100-80 0Z";
constexpr std::string_view drop = "M0-100C30-40 70-10 70 30 70 70 36 96 0 96-36 96-70 70-70 30-70-10-30-40 0-100Z";

/// The ground of a card and its edge.
struct Cloth {
  ImU32 top;
  ImU32 bottom;
  ImU32 edge;
};
constexpr Cloth velvet{stone::velvet, stone::low_velvet, stone::gold};
constexpr Cloth slate{stone::slate, stone::low_slate, stone::pewter};
constexpr Cloth petrol{stone::petrol, stone::low_petrol, stone::star};

void draw_cloth(draw::Ui& ui, const Rect& at, const Cloth& cloth, float alpha = 1) {
  const float small = std::min(at.w, at.h);
  const float edge = std::clamp(small * 0.04F, 1.2F, 3.0F);
  const float radius = std::clamp(small * 0.09F, 2.0F, 10.0F);
  draw::soft_rect(ui.pen(), {at.x, at.y + 1, at.w, at.h}, radius, std::min(8.0F, small * 0.12F),
                  ui.shadow(0.45F * alpha));
  draw::fill(ui.pen(), draw::round_outline(at, radius), draw::with_alpha(cloth.edge, alpha));
  draw::fill_gradient(ui.pen(), draw::round_outline(at.inset(edge), std::max(1.0F, radius - edge)),
                      draw::with_alpha(cloth.top, alpha), draw::with_alpha(cloth.bottom, alpha));
}

/// A card with its picture in the light, in the upper part of it if there is something `below`.
void draw_picture(draw::Ui& ui, const Rect& at, const Cloth& cloth, std::string_view motif, float below = 0) {
  draw_cloth(ui, at, cloth);
  const float high = at.h * (1 - below);
  const float radius = std::min(at.w * 0.42F, high * 0.44F);
  const Painter painter(ui.pen(), {at.centre().x, at.y + high * (below > 0 ? 0.53F : 0.5F)}, radius);
  if (radius > 14) painter.glow({0, 0}, 110, draw::with_alpha(cloth.edge, 0.3F));
  draw_motif(painter, motif, cloth.top);
}

/// Draws what `draw` draws upright into the place of a card that lies sideways in `at`.
template <class Draw>
void draw_sideways(draw::Ui& ui, const Rect& at, float aspect, Draw draw) {
  const Rect lying = at.fit(1 / aspect);
  const Point centre = lying.centre();
  const draw::DrawRange drawn(ui.pen());
  draw(Rect{centre.x - lying.h / 2, centre.y - lying.w / 2, lying.h, lying.w});
  drawn.rotate(centre, 90);
  drawn.fade(strength_of_used);
}

/// How it works, in the upper left corner: once, or at once and against its owner.
void draw_use(draw::Ui& ui, const Rect& at, Use use) {
  if (use == Use::never) return;
  const bool hurts = use == Use::when_taken;
  const float radius = std::clamp(at.w * 0.08F, 4.0F, 9.0F);
  const Painter painter(ui.pen(), {at.x + 1.9F * radius, at.y + 2.0F * radius}, radius);
  painter.fill(hurts ? drop : lozenge, hurts ? stone::heard_streak : stone::gold);
}

}  // namespace

Rect points_on(const Rect& card) {
  const float radius = std::clamp(card.h * 0.2F, 8.0F, std::max(9.0F, card.h * 0.15F));
  return draw::square_around({card.right() - radius * 0.9F, card.bottom() - radius * 0.9F}, radius);
}

void draw_points(draw::Ui& ui, Point centre, float radius, int points) {
  draw::disc(ui.pen(), centre, radius, stone::bright_gold, stone::gold);
  draw::ring(ui.pen(), centre, radius, stone::low_velvet, std::max(1.2F, radius * 0.1F));
  const float size = std::max(draw::min_text_size, radius * 1.4F);
  ui.text.label({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, std::to_string(points),
                {.size = size,
                 .ink = Ink::ink,
                 .face = size < 20 ? draw::Face::reading : draw::Face::display,
                 .align = draw::Align::centre,
                 .middle = true});
}

void draw_curio(draw::Ui& ui, const Rect& at, Curio curio, bool used, CurioMarks marks) {
  const draw::NotedPicture noted(ui, "curio");
  const CurioCard& card = curio_cards[curio];
  const Rect box = at.fit(used ? 1 / curio_aspect : curio_aspect);
  const bool marked = marks == CurioMarks::all && std::min(box.w, box.h) >= narrowest_with_points;
  const auto picture = [&](const Rect& upright) {
    const bool roomy = upright.w >= for_marks;
    draw_picture(ui, upright, velvet, motif::of_curios[curio], roomy && marked ? 0.12F : 0);
    if (roomy && marked) draw_use(ui, upright, card.use);
  };
  if (used)
    draw_sideways(ui, box, curio_aspect, picture);
  else
    picture(box);
  if (!marked) return;
  const Rect points = points_on(box);
  draw_points(ui, points.centre(), points.w / 2, card.points);
}

void draw_frame(draw::Ui& ui, const Rect& at, float alpha) {
  const draw::NotedPicture noted(ui, "curio");
  draw_cloth(ui, at, velvet, alpha);
  draw_motif(Painter(ui.pen(), at.centre(), std::min(at.w, at.h) * 0.4F, alpha), motif::covered, stone::velvet);
}

void draw_covered(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "curio");
  draw_motif(Painter::over(ui.pen(), at), motif::covered, stone::velvet);
}

void draw_portrait(draw::Ui& ui, const Rect& at, Facet facet, bool used) {
  const draw::NotedPicture noted(ui, "facet");
  const auto picture = [&](const Rect& upright) { draw_picture(ui, upright, slate, motif::of_facets[facet]); };
  if (used)
    draw_sideways(ui, at, at.w / at.h, picture);
  else
    picture(at);
}

void draw_event_card(draw::Ui& ui, const Rect& at, EventNumber event) {
  const draw::NotedPicture noted(ui, "event");
  draw_picture(ui, at, petrol, motif::of_events[event]);
}

}  // namespace kairo::galleria::table
