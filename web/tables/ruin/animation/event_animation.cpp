#include "web/tables/ruin/animation/event_animation.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/games/ruin/words.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/animation/event_sound.h"
#include "web/tables/ruin/board/map_grid.h"
#include "web/tables/ruin/board/path.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

// Lengths in seconds.
constexpr double sketching = 0.35;
constexpr double a_step = 0.16;
constexpr double flying = 0.35;
constexpr double falling_time = 0.3;
constexpr double rest = 0.35;
constexpr double great_event = 5 * rest;
constexpr double counting = 6 * rest;

bool is_not_of_gems(EventKind what) {
  return what != EventKind::gem_taken && what != EventKind::gate_made && what != EventKind::wall_made;
}

/// The point on a path after the share `part` of it.
Point along(const std::vector<Cell>& way, float part) {
  const float at = part * static_cast<float>(way.size() - 1);
  const auto leg = std::min(static_cast<std::size_t>(at), way.size() - 1);
  const Point from = cell_centre(way[leg]);
  const Point to = cell_centre(way[std::min(leg + 1, way.size() - 1)]);
  return from + (to - from) * draw::ease(at - static_cast<float>(leg));
}

}  // namespace

void EventAnimation::jump_to(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  motions_ = {};
  rectangles_ = {};
  flights_.clear();
  banner_ = {};
  falling_ = letters;
  progress_ = 0;
}

void EventAnimation::begin(const View& after, Events events) {
  skip();
  if (events.empty() || view_.players != after.players) return jump_to(after);
  view_ = starting_view(view_, after, events);
  after_ = after;
  cues_.script(timeline_, events, sound_of, [this](Events left) { return add_scenes(left); });
  timeline_.then([this] { jump_to(View(after_)); });
}

void EventAnimation::skip() {
  cues_.clear();
  if (running()) jump_to(View(after_));
}

void EventAnimation::stand_still() {
  if (!running()) return;
  jump_to(View(after_));
  cues_.at_once();
}

void EventAnimation::advance(double now) { timeline_.play(now); }

void EventAnimation::add_motion(MapPicture& picture, Seat seat) const {
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

std::size_t EventAnimation::add_scenes(Events events) {
  const Event& event = events.front();
  switch (kind_of(event)) {
    case EventKind::gem_taken: return take_gems(events);
    case EventKind::rectangle_counted: return count_rectangles(events);
    case EventKind::card_discarded: discard(events); return 1;
    case EventKind::fell: fall(event); return 1;
    case EventKind::half_ended: announce(event, {event_phrase(after_, event), no_seat, Ink::gold}); return 1;
    case EventKind::half_began: announce(event, {{"ruin.table.second_half", {}}, no_seat, Ink::warn}); return 1;
    case EventKind::goals_chosen:
    case EventKind::planned:
    case EventKind::card_shown:
    case EventKind::drew:
    case EventKind::drew_single:
    case EventKind::drew_extra:
    case EventKind::walked:
    case EventKind::left:
    case EventKind::gate_made:
    case EventKind::wall_made:
    case EventKind::goal_drawn:
    case EventKind::goal_seen:
    case EventKind::goals_shuffled:
    case EventKind::no_goal_left:
    case EventKind::destination_opened:
    case EventKind::destination_withheld:
    case EventKind::no_card_left:
    case EventKind::row_filled:
    case EventKind::round_began:
    case EventKind::ended: break;
  }
  if (reveals_plan(kind_of(event))) return reveal(events);
  apply(event);
  return 1;
}

void EventAnimation::apply(const Event& event) {
  timeline_.then([this, event] { apply_event(view_, event, after_); });
}

void EventAnimation::scene(double seconds) {
  timeline_.then([this] { progress_ = 0; });
  timeline_.add(seconds, [this](float progress) { progress_ = progress; });
}

/// All players draw at once, then all walk, then those who leave do; returns the number of events.
std::size_t EventAnimation::reveal(Events events) {
  const auto end = std::ranges::find_if_not(events, [](const Event& event) { return reveals_plan(kind_of(event)); });
  const Events plans = events.first(static_cast<std::size_t>(end - events.begin()));
  const std::vector<Event> all(plans.begin(), plans.end());
  timeline_.then([this, all] {
    for (const Event& event : all) {
      const CellSet before = view_.boards[event.seat].map.filled();
      const bool walks = kind_of(event) == EventKind::walked || kind_of(event) == EventKind::left;
      if (!walks) apply_event(view_, event, after_);
      motions_[event.seat].sketched |= view_.boards[event.seat].map.filled() - before;
    }
  });
  scene(sketching);
  timeline_.then([this, all] {
    motions_ = {};
    for (const Event& event : all) {
      const bool leaves = kind_of(event) == EventKind::left;
      if (kind_of(event) != EventKind::walked && !leaves) continue;
      const Board& board = view_.boards[event.seat];
      const auto to = leaves ? entrance : static_cast<Cell>(event.data[1]);
      motions_[event.seat].way = shortest_path(board.map, board.explorer, to, event.data[2] != 0);
      if (!leaves) apply_event(view_, event, after_);
    }
  });
  const bool anybody_walks = std::ranges::any_of(all, [](const Event& event) {
    return kind_of(event) == EventKind::left || (kind_of(event) == EventKind::walked && event.data[0] != event.data[1]);
  });
  if (anybody_walks) scene(a_step * most_steps);
  timeline_.then([this] { motions_ = {}; });
  for (const Event& event : all)
    if (kind_of(event) == EventKind::left) leave(event);
  return plans.size();
}

void EventAnimation::leave(const Event& event) {
  announce(event,
           {{"ruin.table.leaves", {seat_name("seat", event.seat), number("n", event.data[1])}}, event.seat, Ink::live});
}

/// All gems of a round fly off at once; their gates and walls are on the map already.
std::size_t EventAnimation::take_gems(Events events) {
  const auto end = std::ranges::find_if(events, [](const Event& event) { return is_not_of_gems(kind_of(event)); });
  const auto n = static_cast<std::size_t>(end - events.begin());
  for (const Event& event : events.first(n)) {
    if (kind_of(event) == EventKind::gem_taken)
      timeline_.then([this, event] {
        flights_.push_back({Flight::To::status, event.seat, static_cast<Letter>(event.data[0])});
      });
    apply(event);
  }
  scene(flying);
  timeline_.then([this] { flights_.clear(); });
  return n;
}

/// The card discarded for a gem; if its letter becomes a destination, it flies to the map.
void EventAnimation::discard(Events events) {
  const Event& event = events.front();
  const bool opens = events.size() > 1 && kind_of(events[1]) == EventKind::destination_opened;
  timeline_.then([this, opens, card = static_cast<Card>(event.data[0])] {
    if (opens) flights_.push_back({Flight::To::map, no_seat, card});
  });
  scene(opens ? flying : rest / 2);
  timeline_.then([this] { flights_.clear(); });
  apply(event);
}

void EventAnimation::fall(const Event& event) {
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

std::size_t EventAnimation::count_rectangles(Events events) {
  std::size_t n = 0;
  for (; n < events.size() && kind_of(events[n]) == EventKind::rectangle_counted; ++n) {
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

void EventAnimation::announce(const Event& event, Banner banner) {
  apply(event);
  timeline_.then([this, banner = std::move(banner)] { banner_ = banner; });
  scene(great_event);
  timeline_.then([this] { banner_ = {}; });
}

// --- the picture ----------------------------------------------------------------------------------------------------

void EventAnimation::draw(draw::Ui& ui, const Layout& layout, Seat focus) const {
  const float t = draw::ease(progress_);
  for (const Flight& flight : flights_) {
    const Rect map = flight.to == Flight::To::status && flight.seat != focus && flight.seat < view_.players
                         ? layout.others[flight.seat]
                         : layout.map;
    const MapGrid grid(map);
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
