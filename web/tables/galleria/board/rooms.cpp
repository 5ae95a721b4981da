#include "web/tables/galleria/board/rooms.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "web/draw/painter.h"
#include "web/draw/round.h"
#include "web/tables/galleria/board/stone.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Outline;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr std::string_view open_eye = "M -90 0 Q 0 -90 90 0 Q 0 90 -90 0 Z";

/// The place of a room: its own coordinates go along its door and into the wall, as if it lay north.
class Niche {
 public:
  Niche(const Rect& at, Sides side) : quarters_(side == north ? 0 : side == east ? 1 : side == south ? 2 : 3) {
    const bool level = quarters_ % 2 == 1;
    width_ = (level ? at.h : at.w) * 0.88F;
    depth_ = (level ? at.w : at.h);
    door_ = at.centre() - direction() * (depth_ / 2);
    depth_ -= std::max(2.0F, depth_ * 0.09F);
  }
  [[nodiscard]] float width() const { return width_; }
  [[nodiscard]] float depth() const { return depth_; }
  [[nodiscard]] Point at(float along, float deep) const {
    const ImVec2 point = draw::turned({along, -deep}, quarters_);
    return door_ + Point{point.x, point.y};
  }
  [[nodiscard]] Rect rect(float along, float deep, float wide, float high) const {
    const Point a = at(along - wide / 2, deep);
    const Point b = at(along + wide / 2, deep + high);
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
  }
  /// Clockwise from the left of the door.
  [[nodiscard]] Outline arch() const {
    const float round = std::min(depth_ * 0.6F, width_ * 0.5F);
    Outline out{vec(at(-width_ / 2, 0))};
    const int steps = draw::quarter_steps(round);
    for (const int turn : {2, 3}) {
      const float centre = (turn == 2 ? -1.0F : 1.0F) * (width_ / 2 - round);
      for (const ImVec2 unit : draw::unit_quarter(steps)) {
        const ImVec2 ray = draw::turned(unit, turn);
        out.push_back(vec(at(centre + round * ray.x, depth_ - round - round * ray.y)));
      }
    }
    out.push_back(vec(at(width_ / 2, 0)));
    draw::drop_duplicates(out, true);
    return out;
  }

 private:
  [[nodiscard]] Point direction() const {
    const ImVec2 out = draw::turned({0, -1}, quarters_);
    return {out.x, out.y};
  }
  int quarters_;
  float width_;
  float depth_;
  Point door_;
};

/// Shut, with a stud, or two leaves that stand open beside the way.
void draw_door(draw::Ui& ui, const Niche& niche, float unit, bool open) {
  const float thick = std::max(3.0F, unit * 0.07F);
  const ImU32 wood = stone::seen(ui, stone::wood);
  if (open) {
    for (const float side : {-1.0F, 1.0F})
      fill_rect(ui, niche.rect(side * (way_width / 2 * unit + thick), -thick * 0.4F, thick, thick * 2.6F), wood);
    return;
  }
  const Rect bar = niche.rect(0, 0, niche.width() * 0.86F, thick);
  fill_rect(ui, bar, wood);
  ui.pen().AddCircleFilled(vec(bar.centre()), std::max(1.6F, thick * 0.4F), stone::gold);
}

/// Light from the way, which reaches a little into the room.
void draw_threshold(draw::Ui& ui, const Niche& niche, float unit, Falling light) {
  const float deep = niche.depth() * 0.32F;
  const ImU32 lit = floor_colour(ui, light);
  fill_rect(ui, niche.rect(0, 0, 1.3F * way_width * unit, deep), draw::with_alpha(lit, 0.4F));
  fill_rect(ui, niche.rect(0, 0, way_width * unit, deep * 0.5F), lit);
}

/// A hook, and the pale place on the wall where something hung.
void draw_bare_wall(draw::Ui& ui, const Rect& at) {
  const ImU32 colour = stone::seen(ui, stone::bare_edge);
  const Rect place = at.inset(at.w * 0.24F, at.h * 0.22F);
  dash(ui.pen(), draw::round_outline(place, 1), std::max(2.0F, at.h * 0.09F), draw::with_alpha(colour, 0.7F), 1);
  ui.pen().AddCircle({place.centre().x, place.y - at.h * 0.08F}, std::max(1.2F, at.h * 0.05F), colour, 0, 1.2F);
}

void draw_contents(draw::Ui& ui, const Niche& niche, const RoomLook& look) {
  const float deep = niche.depth();
  const float size = deep * 0.78F;
  const Point centre = niche.at(0, deep * (look.joined ? 0.57F : 0.54F));
  const Rect square = draw::square_around(centre, size / 2);
  if (!look.full) return draw_bare_wall(ui, square);
  if (look.curio == no_curio)
    return draw_covered(ui, look.at_stake ? Rect{square.x, square.y - 3, square.w, square.h} : square);
  draw_curio(ui, square.inset(-deep * 0.06F), look.curio, false);
  if (size < narrowest_with_points)
    draw_points(ui, niche.at(niche.width() * 0.33F, deep * 0.42F), std::max(7.5F, deep * 0.24F),
                curio_cards[look.curio].points);
  if (!look.secret) return;
  const Painter eye(ui.pen(), niche.at(niche.width() * -0.36F, deep * 0.36F), std::max(4.0F, deep * 0.13F));
  eye.fill(open_eye, stone::eye_white);
  eye.disc({0, 0}, 34, stone::seen(ui, stone::low_niche));
}

}  // namespace

void draw_room(draw::Ui& ui, const Rect& at, Sides side, const RoomLook& look) {
  const Niche niche(at, side);
  const float unit = std::max(at.w, at.h);
  const Outline arch = niche.arch();
  if (look.full)
    draw::glow(ui.pen(), at.centre(), at.w * 0.8F, at.h * 0.8F,
               look.at_stake ? draw::with_alpha(stone::lamp, 0.7F) : stone::curio_glow);
  const ImU32 wall = stone::seen(ui, look.full ? stone::niche : stone::bare);
  draw::fill_gradient(ui.pen(), arch, wall, stone::seen(ui, look.full ? stone::low_niche : stone::bare));
  if (look.joined) draw_threshold(ui, niche, unit, look.light);
  const ImU32 rim = look.at_stake ? stone::stake : look.full ? stone::gold : stone::seen(ui, stone::bare_edge);
  draw::line(ui.pen(), arch, {.colour = rim, .width = look.at_stake ? 3.0F : look.full ? 2.0F : 1.2F});
  draw_contents(ui, niche, look);
  draw_door(ui, niche, unit, look.joined);
}

}  // namespace kairo::galleria::table
