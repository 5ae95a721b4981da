#include "web/tables/galleria/animation/waves.h"

#include <algorithm>
#include <cmath>

#include "web/draw/motion.h"
#include "web/draw/painter.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/animation/caption.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;

namespace {

// Lengths in seconds.
constexpr double spreading = 0.35;
constexpr double peering = 0.5;

/// A frame that grows from a place and fades.
void draw_wave(draw::Ui& ui, const Rect& at, ImU32 colour, double past) {
  if (past < 0 || past > spreading) return;
  const float t = draw::ease(part_of(past, spreading));
  const float grown = std::min(at.w, at.h) * 0.4F * t;
  draw::glow(ui.pen(), at.centre(), at.w, at.h, draw::with_alpha(colour, 0.5F * (1 - t)));
  draw::stroke(ui.pen(), draw::round_outline(at.inset(-grown), 6 + grown), draw::with_alpha(colour, 1 - t), 3);
}

/// A bolt that runs from one point to another, and then lets go of the first.
void draw_bolt(draw::Ui& ui, Point from, Point to, ImU32 colour, double past) {
  if (past < 0 || past > 2 * spreading) return;
  const float head = draw::ease(part_of(past, spreading));
  const float tail = draw::ease(part_of(past - spreading, spreading));
  const Point a = from + (to - from) * tail;
  const Point b = from + (to - from) * head;
  ui.pen().AddLine(draw::vec(a), draw::vec(b), draw::with_alpha(colour, 0.35F), 9);
  ui.pen().AddLine(draw::vec(a), draw::vec(b), colour, 3);
}

/// A thread of smoke from a lamp that has gone out.
void draw_smoke(draw::Ui& ui, const Rect& from, float high, float t) {
  constexpr int puffs = 14;
  for (int i = 0; i < puffs; ++i) {
    const float age = t * 1.4F - px(i) * 0.035F;  // the first puffs are the highest
    if (age <= 0 || age >= 1) continue;
    const Point at{from.centre().x + 5 * std::sin(7 * age) * age, from.centre().y - high * age};
    ui.pen().AddCircleFilled(draw::vec(at), 2 + 5 * age, ui.colour(draw::Ink::text_soft, 0.5F * (1 - age)), 12);
  }
}

/// Something looks out from under a cloth, and twitches.
void draw_eyes(draw::Ui& ui, const Rect& room, float t) {
  const float open = draw::swell(t);
  if (open <= 0) return;
  const float radius = std::min(room.w, room.h) * 0.12F;
  const Point centre = room.centre() + Point{2 * std::sin(t * 40) * open, 0};
  for (const float side : {-1.0F, 1.0F}) {
    const Point eye = centre + Point{side * radius * 1.7F, 0};
    draw::glow(ui.pen(), eye, radius * 2.4F, radius * 2.4F * open, draw::with_alpha(stone::heard_streak, 0.8F * open));
    const draw::Painter painter(ui.pen(), eye, radius);
    painter.fill("M-100 0Q0-90 100 0 0 90-100 0Z", stone::seen(ui, stone::beast_eye));
    painter.disc({0, 0}, 38, stone::seen(ui, stone::beast));
  }
}

}  // namespace

void draw_waves(draw::Ui& ui, const Moment& moment, double past, const Places& places) {
  const Event& event = moment.event;
  const MazeLayout maze(places.layout.maze);
  const auto place_of_seat = [&](std::size_t seat) {
    if (seat == places.focus) return places.layout.hand;
    return seat < max_players ? places.layout.others[seat] : places.layout.stock;
  };
  const Cell cell = cell_of(event);
  const auto in_cell = [&](ImU32 colour) {
    if (cell < cells) draw_wave(ui, maze.cell(cell), colour, past);
  };
  const EventKind what = kind_of(event);
  if (what == EventKind::turn_began) draw_wave(ui, place_of_seat(event.seat), stone::gold, past);
  if (what == EventKind::enraged) in_cell(stone::heard_streak);
  if (what == EventKind::event_drawn) in_cell(stone::event);
  if (what == EventKind::looked_at || what == EventKind::saw_curio)
    draw_wave(ui, maze.room(event.as<event_row::OfRoom>().room), stone::gold, past);
  if (what == EventKind::curio_swapped)
    draw_eyes(ui, maze.room(event.as<event_row::OfRoom>().room), part_of(past - moment.lands, peering));
  if (what == EventKind::went_out) {
    const Rect& lamp = place_of_seat(event.seat);
    draw_smoke(ui, lamp, std::min(120.0F, lamp.y - places.layout.area.y), part_of(past, moment.seconds));
  }
  if (what == EventKind::curio_taken)
    draw_wave(ui, maze.room(event.as<event_row::CurioTaken>().room), stone::gold, past);
  if (what != EventKind::answered || places.pictures.empty()) return;
  const Rect target =
      cell < cells ? maze.cell(cell) : place_of_seat(static_cast<std::size_t>(event.as<event_row::Answered>().seat));
  draw_bolt(ui, places.pictures.front().centre(), target.centre(), stone::heard_streak, past - flying);
  draw_wave(ui, target, stone::heard_streak, past - flying - spreading);
}

}  // namespace kairo::galleria::table
