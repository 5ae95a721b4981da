#include "web/tables/galleria/animation/waves.h"

#include <algorithm>

#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/animation/caption.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;

namespace {

constexpr double spreading = 0.35;  // seconds

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
  if (what == EventKind::curio_taken)
    draw_wave(ui, maze.room(event.as<event_row::CurioTaken>().room), stone::gold, past);
  if (what != EventKind::answered || places.pictures.empty()) return;
  const Rect target =
      cell < cells ? maze.cell(cell) : place_of_seat(static_cast<std::size_t>(event.as<event_row::Answered>().seat));
  draw_bolt(ui, places.pictures.front().centre(), target.centre(), stone::heard_streak, past - flying);
  draw_wave(ui, target, stone::heard_streak, past - flying - spreading);
}

}  // namespace kairo::galleria::table
