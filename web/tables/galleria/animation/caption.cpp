#include "web/tables/galleria/animation/caption.h"

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr float gap = 6;
constexpr double appearing = 0.12;  // seconds
constexpr double one_stroke = 0.15;

/// Side by side above the band.
std::vector<Rect> row_above(const Rect& band, const MazeLayout& maze, int n) {
  if (n == 0) return {};
  const float widest = (maze.whole().w - gap * px(n - 1)) / px(n);
  const float high = std::min(std::clamp(maze.unit() * 1.2F, 62.0F, 96.0F), widest / 0.86F);
  const float wide = high * 0.86F;
  const float left = band.centre().x - (px(n) * (wide + gap) - gap) / 2;
  std::vector<Rect> row;
  for (int i = 0; i < n; ++i) row.push_back({left + px(i) * (wide + gap), band.y - gap - high, wide, high});
  return row;
}

/// A line from a to b that has come as far as t, 0 … 1.
void draw_stroke(draw::Ui& ui, Point a, Point b, float t) {
  if (t <= 0) return;
  const Point end = a + (b - a) * draw::ease(t);
  ui.pen().AddLine(draw::vec(a), draw::vec(end), IM_COL32(40, 6, 14, 255), 8);
  ui.pen().AddLine(draw::vec(a), draw::vec(end), stone::heard_streak, 5);
}

}  // namespace

Cell cell_of(const Event& event) {
  const EventKind what = kind_of(event);
  const auto cell_in = [&](std::size_t at) {
    return event.data[at] >= 0 ? static_cast<Cell>(event.data[at]) : no_cell;
  };
  if (what == EventKind::enraged) return cell_in(0);
  if (what == EventKind::answered) return cell_in(2);
  const bool in_second = what == EventKind::removed || what == EventKind::caved_in || what == EventKind::lifted ||
                         what == EventKind::laid || what == EventKind::declared || what == EventKind::event_drawn;
  return in_second ? cell_in(1) : no_cell;
}

Caption::Caption(const draw::Ui& ui, const Layout& layout, const View& view, const Moment& moment)
    : words_(ui.say(event_phrase(view, moment.event))),
      seconds_(moment.seconds),
      strikes_(kind_of(moment.event) == EventKind::nullified) {
  const MazeLayout maze(layout.maze);
  const Rect& whole = maze.whole();
  style_ = {.size = maze.unit() > 60 ? 19.0F : 16.0F, .ink = Ink::gold, .align = draw::Align::centre, .middle = true};
  const float wide = std::min(whole.w * 0.94F, 520.0F);
  const float high = std::min(whole.h * 0.6F, ui.text_height(wide - 24, words_, style_) + 22);
  const Cell cell = cell_of(moment.event);
  const bool above = cell < cells && row_of(cell) >= width / 2;  // keep the cell visible
  const float centre = maze.squares().y + maze.squares().h * (above ? 0.24F : 0.72F);
  band_ = {whole.centre().x - wide / 2, centre - high / 2, wide, high};
  pictures_ = row_above(band_, maze, moment.pictures());
  const float too_high = pictures_.empty() ? 0 : std::max(0.0F, whole.y - pictures_.front().y);
  band_.y += too_high;
  for (Rect& picture : pictures_) picture.y += too_high;
}

void Caption::draw(draw::Ui& ui, double past) const {
  const double seen = std::min(past, seconds_ - past) / appearing;
  if (seen < 0.3) return;
  const float strength = static_cast<float>(std::min(1.0, seen));
  draw::soft_rect(ui.pen(), band_, 10, 16, ui.shadow(0.7F));
  ui.panel(band_);
  draw::stroke(ui.pen(), draw::round_outline(band_, 8), ui.colour(Ink::gold, strength), 2);
  ui.clamped_text(band_.inset(12, 8), words_, style_);
}

void Caption::draw_strike(draw::Ui& ui, double past) const {
  if (!strikes_ || pictures_.empty() || past > seconds_ - flying) return;
  const Rect at = pictures_.front().inset(6);
  const auto part = [&](double from) { return static_cast<float>((past - from) / one_stroke); };
  draw_stroke(ui, {at.x, at.y}, {at.right(), at.bottom()}, part(flying));
  draw_stroke(ui, {at.right(), at.y}, {at.x, at.bottom()}, part(flying + one_stroke));
}

}  // namespace kairo::galleria::table
