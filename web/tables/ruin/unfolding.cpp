#include "web/tables/ruin/unfolding.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/games/ruin/words.h"
#include "web/draw/light.h"
#include "web/tables/ruin/grid.h"
#include "web/tables/ruin/pieces.h"
#include "web/tables/ruin/way.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

// Seconds.
constexpr double sketching = 0.35;
constexpr double a_step = 0.16;
constexpr double flying = 0.35;
constexpr double falling_time = 0.3;
constexpr double rest = 0.35;
constexpr double great_event = 5 * rest;
constexpr double counting = 6 * rest;

bool ends_taking(Happened what) {
  return what != Happened::gem_taken && what != Happened::gate_made && what != Happened::wall_made;
}

/// Where one is on a way after a part of it.
Point along(const std::vector<Cell>& way, float part) {
  const float at = part * static_cast<float>(way.size() - 1);
  const auto leg = std::min(static_cast<std::size_t>(at), way.size() - 1);
  const Point from = in_squares(way[leg]);
  const Point to = in_squares(way[std::min(leg + 1, way.size() - 1)]);
  return from + (to - from) * draw::ease(at - static_cast<float>(leg));
}

}  // namespace

void Unfolding::jump(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  motions_ = {};
  rectangles_ = {};
  flights_.clear();
  banner_ = {};
  falling_ = letters;
  progress_ = 0;
}

void Unfolding::begin(const View& after, Events events) {
  skip();
  if (events.empty() || view_.players != after.players) return jump(after);
  view_ = start_of(view_, after, events);
  after_ = after;
  while (!events.empty()) events = events.subspan(script_one(events));
  timeline_.then([this] { jump(View(after_)); });
}

void Unfolding::skip() {
  if (running()) jump(View(after_));
}

void Unfolding::advance(double now) { timeline_.play(now); }

void Unfolding::move_on_map(MapPicture& picture, Seat seat) const {
  const Motion& motion = motions_[seat];
  picture.sketched = motion.sketched;
  picture.progress = motion.sketched.empty() ? 1 : draw::ease(progress_);
  if (!motion.way.empty()) {
    picture.explorer_of = seat;
    picture.explorer = along(motion.way, progress_);
  }
  if (rectangles_[seat].area() > 0) picture.rectangle = rectangles_[seat];
}

// --- the script -----------------------------------------------------------------------------------------------------

std::size_t Unfolding::script_one(Events events) {
  const Event& event = events.front();
  switch (kind_of(event)) {
    case Happened::gem_taken: return take_gems(events);
    case Happened::rectangle_counted: return count_rectangles(events);
    case Happened::card_discarded: discard(events); return 1;
    case Happened::fell: fall(event); return 1;
    case Happened::half_ended: announce(event, {event_phrase(after_, event), no_seat, Ink::gold}); return 1;
    case Happened::half_began: announce(event, {{"ruin.table.second_half", {}}, no_seat, Ink::warn}); return 1;
    default: break;
  }
  if (is_of_plan(kind_of(event))) return reveal(events);
  apply(event);
  return 1;
}

void Unfolding::apply(const Event& event) {
  timeline_.then([this, event] { unfold(view_, event, after_); });
}

void Unfolding::scene(double seconds) {
  timeline_.then([this] { progress_ = 0; });
  timeline_.add(seconds, [this](float progress) { progress_ = progress; });
}

/// Everybody draws at once, then everybody walks, then those leave who do; returns how many events that were.
std::size_t Unfolding::reveal(Events events) {
  const auto end = std::ranges::find_if_not(events, [](const Event& event) { return is_of_plan(kind_of(event)); });
  const Events plans = events.first(static_cast<std::size_t>(end - events.begin()));
  const std::vector<Event> all(plans.begin(), plans.end());
  timeline_.then([this, all] {
    for (const Event& event : all) {
      const CellSet before = view_.boards[event.seat].map.filled();
      const bool walks = kind_of(event) == Happened::walked || kind_of(event) == Happened::left;
      if (!walks) unfold(view_, event, after_);
      motions_[event.seat].sketched |= view_.boards[event.seat].map.filled() - before;
    }
  });
  scene(sketching);
  timeline_.then([this, all] {
    motions_ = {};
    for (const Event& event : all) {
      const bool leaves = kind_of(event) == Happened::left;
      if (kind_of(event) != Happened::walked && !leaves) continue;
      const Board& board = view_.boards[event.seat];
      const auto to = leaves ? entrance : static_cast<Cell>(event.data[1]);
      motions_[event.seat].way = way_between(board.map, board.explorer, to, event.data[2] != 0);
      if (!leaves) unfold(view_, event, after_);
    }
  });
  const bool anybody_walks = std::ranges::any_of(all, [](const Event& event) {
    return kind_of(event) == Happened::left || (kind_of(event) == Happened::walked && event.data[0] != event.data[1]);
  });
  if (anybody_walks) scene(a_step * most_steps);
  timeline_.then([this] { motions_ = {}; });
  for (const Event& event : all)
    if (kind_of(event) == Happened::left) leave(event);
  return plans.size();
}

void Unfolding::leave(const Event& event) {
  announce(event,
           {{"ruin.table.leaves", {seat_name("seat", event.seat), number("n", event.data[1])}}, event.seat, Ink::live});
}

/// All gems of a round at once; gates and walls are there when they are off the map.
std::size_t Unfolding::take_gems(Events events) {
  const auto end = std::ranges::find_if(events, [](const Event& event) { return ends_taking(kind_of(event)); });
  const auto n = static_cast<std::size_t>(end - events.begin());
  for (const Event& event : events.first(n)) {
    if (kind_of(event) == Happened::gem_taken)
      timeline_.then([this, event] {
        flights_.push_back({Flight::To::status, event.seat, static_cast<Letter>(event.data[0])});
      });
    apply(event);
  }
  scene(flying);
  timeline_.then([this] { flights_.clear(); });
  return n;
}

/// The card for a gem: its letter flies to the map when it becomes a destination.
void Unfolding::discard(Events events) {
  const Event& event = events.front();
  const bool opens = events.size() > 1 && kind_of(events[1]) == Happened::destination_opened;
  timeline_.then([this, opens, card = static_cast<Card>(event.data[0])] {
    if (opens) flights_.push_back({Flight::To::map, no_seat, card});
  });
  scene(opens ? flying : rest / 2);
  timeline_.then([this] { flights_.clear(); });
  apply(event);
}

void Unfolding::fall(const Event& event) {
  timeline_.then([this, card = static_cast<Card>(event.data[0])] {
    falling_ = card;
    banner_ = {{"ruin.table.falls", {}}, no_seat, Ink::warn};
  });
  scene(falling_time);
  timeline_.then([this] {
    falling_ = letters;
    banner_ = {};
  });
  apply(event);
}

std::size_t Unfolding::count_rectangles(Events events) {
  std::size_t n = 0;
  for (; n < events.size() && kind_of(events[n]) == Happened::rectangle_counted; ++n) {
    const Event& event = events[n];
    timeline_.then([this, event] {
      rectangles_[event.seat] = {static_cast<Cell>(event.data[2]), static_cast<std::uint8_t>(event.data[3]),
                                 static_cast<std::uint8_t>(event.data[4])};
      if (event.data[2] < 0) rectangles_[event.seat] = {};
    });
    apply(event);
  }
  scene(counting);
  timeline_.then([this] { rectangles_ = {}; });
  return n;
}

void Unfolding::announce(const Event& event, Banner banner) {
  apply(event);
  timeline_.then([this, banner = std::move(banner)] { banner_ = banner; });
  scene(great_event);
  timeline_.then([this] { banner_ = {}; });
}

// --- the picture ----------------------------------------------------------------------------------------------------

void Unfolding::draw(draw::Ui& ui, const Layout& layout, Seat focus) const {
  const float t = draw::ease(progress_);
  for (const Flight& flight : flights_) {
    const Rect map = flight.to == Flight::To::status && flight.seat != focus && flight.seat < view_.players
                         ? layout.others[flight.seat]
                         : layout.map;
    const Grid grid(map);
    const Point cell = grid.centre(letter_cell(flight.letter));
    const bool gains = flight.to == Flight::To::status;
    const Point from = gains ? cell : layout.row[1].centre();
    const Point to = !gains                 ? cell
                     : flight.seat == focus ? Point{layout.status.x + 14, layout.status.y + 14}
                                            : Point{map.x + 10, map.y + 10};
    const Point at = from + (to - from) * t - Point{0, 120 * t * (1 - t)};
    const float radius = std::max(9.0F, grid.unit() * 0.42F) * (1 + 1.4F * t * (1 - t));
    draw::glow(ui.pen(), at, radius * 2.4F, radius * 2.4F, ui.lamplight(0.6F * (1 - t)));
    draw_gem(ui, at, radius);
  }
  if (banner_.words.empty()) return;
  const float strength = std::clamp(std::min(progress_ * 6, (1 - progress_) * 5), 0.0F, 1.0F);
  if (strength < 0.4F) return;
  const Rect& map = layout.map;
  const float wide = std::min(layout.area.w - 8, std::max(map.w * 0.96F, 320.0F));
  const float high = std::clamp(map.h * 0.13F, 44.0F, 72.0F);
  const Point centre{std::clamp(map.centre().x, layout.area.x + wide / 2 + 4, layout.area.right() - wide / 2 - 4),
                     map.centre().y};
  if (banner_.seat < view_.players) {
    const float radius = map.w * 0.12F;
    const Point above{centre.x, centre.y - high / 2 - radius * 1.2F};
    draw::glow(ui.pen(), above, radius * 3, radius * 3, ui.lamplight(0.8F * strength));
    draw_explorer(ui, above, radius * (0.7F + 0.3F * strength), banner_.seat);
  }
  ui.ribbon({centre.x - wide / 2, centre.y - high / 2, wide, high}, ui.say(banner_.words), banner_.ink);
}

}  // namespace kairo::ruin::table
