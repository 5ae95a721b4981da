#include "web/tables/galleria/animation/caption.h"

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "web/draw/labyrinth.h"
#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/pile.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/tints.h"
#include "web/text/sentence.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr float gap = 6;
constexpr double appearing = 0.12;  // seconds
constexpr double stamping = 0.16;
constexpr double flashing = 0.5;  // of a curio that hurts who takes it
constexpr double turning = 0.35;  // of an event card, once it has come out of its mark
constexpr double shining = 0.3;   // of a room whose curio is taken
constexpr float margin = 12;
const draw::TextStyle style_of_effect{.size = draw::type::body, .ink = Ink::text_soft, .align = draw::Align::centre};
constexpr float dimmed = 0.45F;  // how dark the maze gets behind something great

bool is_great(EventKind what) {
  return what == EventKind::curio_taken || what == EventKind::phantom_took || what == EventKind::event_drawn;
}

/// How high the pictures of a moment are.
float height_of_pictures(const MazeLayout& maze, bool great) {
  if (!great) return std::clamp(maze.unit() * 1.2F, 62.0F, 96.0F);
  return std::clamp(maze.whole().w * 0.36F, 96.0F, 240.0F);
}

/// Side by side above the band.
std::vector<Rect> row_above(const Rect& band, const MazeLayout& maze, int n, float tallest) {
  if (n == 0) return {};
  const float widest = (maze.whole().w - gap * px(n - 1)) / px(n);
  const float high = std::min(tallest, widest / curio_aspect);
  const float wide = high * curio_aspect;
  const float left = band.centre().x - (px(n) * (wide + gap) - gap) / 2;
  std::vector<Rect> row;
  for (int i = 0; i < n; ++i) row.push_back({left + px(i) * (wide + gap), band.y - gap - high, wide, high});
  return row;
}

/// Where the maze is as wide as the screen, a caption lies on what is below it, not on ways and cards.
Rect place_below(const Layout& layout) {
  if (layout.screen != kairo::tables::Screen::phone && layout.screen != kairo::tables::Screen::tablet) return {};
  return {layout.area.x + 4, layout.tableau.y, layout.area.w - 8, layout.area.bottom() - 4 - layout.tableau.y};
}

/// A seal of wax on what has been nullified; `t` 0 … 1 as it is pressed down.
void draw_seal(draw::Ui& ui, Point centre, float radius, float t) {
  if (t <= 0) return;
  const draw::Painter wax(ui.pen(), centre, radius * (1.6F - 0.6F * draw::ease(t)), t);
  constexpr std::string_view blob =
      "M0-100C30-110 40-84 62-78 90-76 84-46 96-26 112 0 92 22 90 46 88 78 54 72 38 92 16 112-12 98-30 92-60 96-70 "
      "72-84 "
      "50-106 30-96 2-94-22-100-52-72-62-54-76-44-96-22-92 0-100Z";
  wax.at({4, 8}, 1).fill(blob, tint::wax_shadow);
  wax.fill(blob, tint::wax, tint::low_wax);
  wax.ring({0, 0}, 72, tint::wax_edge, wax.pixels(7));
  draw::draw_labyrinth(wax.at({0, 0}, 0.3F), tint::wax_print, std::max(1.2F, wax.pixels(6)));
}

}  // namespace

Cell cell_of(const Event& event) {
  const EventKind what = kind_of(event);
  const auto known = [](int cell) { return cell >= 0 ? static_cast<Cell>(cell) : no_cell; };
  if (what == EventKind::enraged) return known(event.as<event_row::Enraged>().cell);
  if (what == EventKind::answered) return known(event.as<event_row::Answered>().cell);
  if (what == EventKind::event_drawn) return known(event.as<event_row::EventDrawn>().cell);
  const bool is_in_maze = what == EventKind::removed || what == EventKind::caved_in || what == EventKind::lifted ||
                          what == EventKind::laid || what == EventKind::declared;
  return is_in_maze ? known(event.as<event_row::CardInMaze>().cell) : no_cell;
}

Caption::Caption(const draw::Ui& ui, const Layout& layout, const View& view, const Moment& moment)
    : moment_(moment),
      maze_(MazeLayout(layout.maze).whole()),
      brings_points_(kind_of(moment.event) == EventKind::curio_taken && !is_alone(view.table)),
      great_(is_great(kind_of(moment.event))) {
  const MazeLayout maze(layout.maze);
  const Rect& whole = maze_;
  const Phrase phrase = event_phrase(view, moment.told);
  words_ = ui.say(phrase);
  // A thing that does not fly stands there: an event, a facet, a curio that is only seen.
  if (moment.pictures() == 0) still_ = picture_in(phrase);
  const float size = maze.unit() > 60 ? 19.0F : 16.0F;
  style_ = {.size = great_ ? size + 2 : size, .ink = Ink::text, .align = draw::Align::centre, .middle = true};
  const Rect below = place_below(layout);
  const float wide = std::min(below.w > 0 ? below.w : whole.w * 0.94F, great_ ? 440.0F : 520.0F);
  const float inner = wide - 2 * margin;
  const float said = ui.text.height(inner, words_, style_);
  const float more = effect_height(ui, view, inner, whole.h * 0.5F - said);
  const float high = std::min(below.w > 0 ? below.h : whole.h * 0.6F, said + more + 22);
  lay(maze, below, wide, high, std::max(moment.pictures(), still_ ? 1 : 0));
  const Cell cell = cell_of(moment.event);
  if (kind_of(moment.event) == EventKind::event_drawn && cell < cells) from_ = maze.cell(cell);
  if (room_ != no_room) room_at_ = maze.room(room_);
}

void Caption::lay(const MazeLayout& maze, const Rect& below, float wide, float high, int n) {
  constexpr float least = 48;  // high; with less room below the maze, a picture lies over its lower edge
  const Rect& whole = maze.whole();
  const bool over = below.w <= 0;
  float tallest = height_of_pictures(maze, great_);
  float top = below.bottom() - high;
  if (over) {
    const Cell cell = cell_of(moment_.event);
    const bool above = !great_ && cell < cells && row_of(cell) >= width / 2;  // keep the cell visible
    top = maze.squares().y + maze.squares().h * (above ? 0.24F : 0.72F) - high / 2;
  } else if (const float left = below.h - high - gap; !great_ && left >= least) {
    tallest = std::min(tallest, left);
  }
  band_ = {(over ? whole : below).centre().x - wide / 2, top, wide, high};
  pictures_ = row_above(band_, maze, n, tallest);
  if (pictures_.empty()) return;
  float down = 0;
  if (over)
    down = std::max(0.0F, whole.y - pictures_.front().y);
  else if (great_)  // alone in the middle of the maze, which is dark behind it
    down = whole.centre().y - pictures_.front().centre().y;
  if (over) band_.y += down;
  for (Rect& picture : pictures_) picture.y += down;
}

std::string Caption::effect_of_moment(const draw::Ui& ui, const View& view) {
  const bool answers = moment_.is_held && kind_of(moment_.event) == EventKind::answered;
  if (answers && has_pile(view.table) && view.table.stack.back().card == moment_.event.as<event_row::Answered>().trap) {
    std::string effect;
    for (const Phrase& phrase : consequences_on_stack(view, view.table.stack.size() - 1))
      text::add_sentence(effect, ui.say(phrase));
    return effect;
  }
  if (kind_of(moment_.event) != EventKind::curio_taken || is_alone(view.table)) return {};
  const auto taken = moment_.event.as<event_row::CurioTaken>();
  const auto curio = static_cast<Curio>(taken.curio);
  room_ = static_cast<Room>(taken.room);
  return curio_cards[curio].use == Use::never ? std::string() : ui.say(curio_text_key(curio));
}

float Caption::effect_height(const draw::Ui& ui, const View& view, float wide, float room) {
  effect_ = effect_of_moment(ui, view);
  if (effect_.empty()) return 0;
  const float high = ui.text.height(wide, effect_, style_of_effect) + 4;
  if (high <= room) return high;
  effect_.clear();
  return 0;
}

/// Light out of the room in which it lay, towards the card.
void Caption::draw_shine(draw::Ui& ui, double past) const {
  if (room_ == no_room || pictures_.empty()) return;
  const float strength = 0.5F * part_of(past, shining) * (1 - part_of(past - 2 * shining, shining));
  if (strength <= 0) return;
  const Point to = pictures_.front().centre() - room_at_.centre();
  constexpr int lights = 5;
  for (int i = 0; i < lights; ++i) {
    const float t = px(i) / px(lights);
    const float radius = room_at_.w * (0.5F + t);
    draw::glow(ui.pen(), room_at_.centre() + to * t, radius, radius,
               draw::with_alpha(stone::lilac, strength * (1 - 0.6F * t)));
  }
}

void Caption::draw(draw::Ui& ui, double past) const {
  const double seen = std::min(past, moment_.seconds - past) / appearing;
  if (seen < 0.3) return;
  const float strength = static_cast<float>(std::min(1.0, seen));
  if (great_) draw::fill(ui.pen(), draw::round_outline(maze_, 2), draw::with_alpha(tint::darkness, dimmed * strength));
  draw_shine(ui, past);
  draw::soft_rect(ui.pen(), band_, 10, 16, ui.shadow(0.7F));
  draw::panel(ui, band_);
  draw::stroke(ui.pen(), draw::round_outline(band_, 8), ui.colour(great_ ? Ink::gold : Ink::frame, strength), 2);
  Rect inside = band_.inset(margin, 8);
  if (!effect_.empty()) {
    const Rect foot = inside.take_bottom(ui.text.height(inside.w, effect_, style_of_effect) + 1, 3);
    ui.text.draw(foot, effect_, style_of_effect);
  }
  ui.text.clamped(inside, words_, style_);
  if (still_) draw_still(ui, past);
}

void Caption::draw_still(draw::Ui& ui, double past) const {
  const Rect& to = pictures_.front();
  const bool moves = from_.w > 0;
  const float t = moves ? draw::ease(part_of(past, turning)) : 1;
  const Point centre = moves ? from_.centre() + (to.centre() - from_.centre()) * t : to.centre();
  const float size = 0.25F + 0.75F * t;
  const Rect at{centre.x - to.w * size / 2, centre.y - to.h * size / 2, to.w * size, to.h * size};
  const draw::DrawRange drawn(ui.pen());
  still_(ui, at);
  // It comes out of its mark edge on, and turns to the viewer.
  if (t < 1) drawn.narrow(centre.x, std::max(0.05F, t));
}

void Caption::draw_flash_on_first(draw::Ui& ui, double past) const {
  if (kind_of(moment_.event) != EventKind::curio_taken || pictures_.empty()) return;
  if (curio_cards[moment_.event.as<event_row::CurioTaken>().curio].use != Use::when_taken) return;
  const float strength = draw::swell(part_of(past - 1.6 * flying, flashing));
  const Rect& at = pictures_.front();
  if (strength <= 0 || past > moment_.seconds - flying) return;
  draw::glow(ui.pen(), at.centre(), at.w, at.h * 0.9F, draw::with_alpha(stone::heard_streak, 0.45F * strength));
  draw::stroke(ui.pen(), draw::round_outline(at.inset(-2), 8), draw::with_alpha(stone::heard_streak, strength), 5);
}

void Caption::draw_points_on_first(draw::Ui& ui, double past) const {
  if (!brings_points_ || pictures_.empty()) return;
  const float t = part_of(past - 1.4 * flying, 2 * stamping);
  if (t <= 0 || t >= 1) return;
  const float pressed = draw::ease(t);
  const Rect place = points_on(pictures_.front().fit(curio_aspect));
  const float radius = place.w / 2;
  const Point centre = place.centre();
  draw::glow(ui.pen(), centre, radius * 4, radius * 4, draw::with_alpha(stone::gold, 0.8F * (1 - pressed)));
  draw::ring(ui.pen(), centre, radius * (1 + 1.6F * pressed), draw::with_alpha(stone::bright_gold, 1 - pressed), 3);
  draw_points(ui, centre, radius * (1.8F - 0.8F * pressed),
              curio_cards[moment_.event.as<event_row::CurioTaken>().curio].points);
}

void Caption::draw_seal_on_first(draw::Ui& ui, double past) const {
  if (kind_of(moment_.event) != EventKind::nullified || pictures_.empty() || past > moment_.seconds - flying) return;
  const Rect& at = pictures_.front();
  const float radius = at.w * 0.34F;
  draw_seal(ui, {at.right() - radius * 0.7F, at.bottom() - radius * 0.8F}, radius,
            part_of(past - 1.5 * flying, stamping));
}

}  // namespace kairo::galleria::table
