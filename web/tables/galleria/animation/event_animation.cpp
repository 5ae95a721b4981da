#include "web/tables/galleria/animation/event_animation.h"

#include <algorithm>
#include <string>

#include "engine/games/galleria/words.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/animation/event_sound.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

// Lengths in seconds.
constexpr double passing_by = 0.16;
constexpr double flying = 0.3;
constexpr double telling = 1.1;
constexpr double great_event = 1.6;

/// How long an event is shown; 0 if it is not.
double length_of(const Event& event) {
  switch (kind_of(event)) {
    case EventKind::drew:
    case EventKind::discarded:
    case EventKind::discarded_to_pay:
    case EventKind::laid:
    case EventKind::lifted:
    case EventKind::declared: return flying;
    case EventKind::turn_began:
    case EventKind::passed_left: return passing_by;
    case EventKind::stepped_back:
    case EventKind::stolen:
    case EventKind::removed:
    case EventKind::caved_in:
    case EventKind::enraged:
    case EventKind::used_skill:
    case EventKind::used_facet:
    case EventKind::used_curio:
    case EventKind::answered:
    case EventKind::nullified:
    case EventKind::kept_skill:
    case EventKind::nothing_to_do:
    case EventKind::streak_discarded:
    case EventKind::streak_returned:
    case EventKind::curio_swapped:
    case EventKind::phantom_laid: return telling;
    case EventKind::curio_taken:
    case EventKind::event_drawn:
    case EventKind::phantom_took:
    case EventKind::went_out:
    case EventKind::saw_curio:
    case EventKind::ended: return great_event;
    case EventKind::drew_card:
    case EventKind::stolen_card:
    case EventKind::strengthened:
    case EventKind::ignores:
    case EventKind::looked_at:
    case EventKind::searched:
    case EventKind::search_failed:
    case EventKind::turned_up:
    case EventKind::swapped:
    case EventKind::left_facet:
    case EventKind::chose_facet:
    case EventKind::picked:
    case EventKind::got_card:
    case EventKind::left_room:
    case EventKind::events_shuffled:
    case EventKind::turn_ended:
    case EventKind::asking_changed: break;
  }
  return 0;
}

bool is_described(const Event& event) { return length_of(event) >= telling; }

/// The cell that an event is about, if any.
Cell cell_of(const Event& event) {
  switch (kind_of(event)) {
    case EventKind::removed:
    case EventKind::caved_in:
    case EventKind::lifted:
    case EventKind::laid:
    case EventKind::declared: return static_cast<Cell>(event.data[1]);
    case EventKind::enraged: return static_cast<Cell>(event.data[0]);
    case EventKind::answered: return event.data[2] >= 0 ? static_cast<Cell>(event.data[2]) : no_cell;
    case EventKind::event_drawn: return event.data[1] >= 0 ? static_cast<Cell>(event.data[1]) : no_cell;
    default: return no_cell;
  }
}

}  // namespace

void EventAnimation::jump_to(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  described_ = false;
  event_ = {};
  progress_ = 0;
}

void EventAnimation::begin(const View& after, std::span<const Event> events) {
  skip();
  if (events.empty() || view_.table.players != after.table.players) return jump_to(after);
  view_ = starting_view(view_, after);
  after_ = after;
  cues_.script(timeline_, events, sound_of, [this](std::span<const Event> left) {
    add_scenes(left.front());
    return std::size_t{1};
  });
  timeline_.then([this] { jump_to(View(after_)); });
}

/// Events that add something are applied before they are shown, the others after.
void EventAnimation::add_scenes(const Event& event) {
  const double seconds = length_of(event);
  const bool lies = kind_of(event) == EventKind::laid || kind_of(event) == EventKind::turn_began ||
                    kind_of(event) == EventKind::answered || kind_of(event) == EventKind::used_skill;
  const auto apply = [this, event] { apply_event(view_, event); };
  if (lies || seconds == 0) timeline_.then(apply);
  if (seconds > 0) {
    timeline_.then([this, event] {
      event_ = event;
      described_ = is_described(event);
      progress_ = 0;
    });
    timeline_.add(seconds, [this](float progress) { progress_ = progress; });
    timeline_.then([this] { described_ = false; });
  }
  if (!lies && seconds > 0) timeline_.then(apply);
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

CellSet EventAnimation::pointed() const {
  if (!running()) return 0;
  const Cell cell = cell_of(event_);
  if (cell < galleria::cells) return only_cell(cell);
  const EventKind what = kind_of(event_);
  return what == EventKind::streak_discarded || what == EventKind::streak_returned ? view_.table.streak : 0;
}

void EventAnimation::draw(draw::Ui& ui, const Layout& layout, Seat focus) const {
  if (!running()) return;
  draw_flight(ui, layout, focus);
  if (described_) draw_description(ui, layout);
}

/// Draws a flying card or curio.
void EventAnimation::draw_flight(draw::Ui& ui, const Layout& layout, Seat focus) const {
  const MazeLayout maze(layout.maze);
  const auto place_of_seat = [&](int seat) {
    return seat == focus || seat >= max_players ? layout.hand : layout.others[static_cast<std::size_t>(seat)];
  };
  const EventKind what = kind_of(event_);
  Rect from = place_of_seat(event_.seat);
  Rect to = layout.stock;
  int face = -1;
  switch (what) {
    case EventKind::drew: std::swap(from, to); break;
    case EventKind::discarded:
    case EventKind::discarded_to_pay: face = event_.data[0]; break;
    case EventKind::declared:
      face = event_.data[0];
      to = maze.cell(event_.data[1]);
      break;
    case EventKind::caved_in:
      face = event_.data[0];
      to = from;
      from = maze.cell(event_.data[1]);
      break;
    case EventKind::removed:
    case EventKind::lifted:
      face = event_.data[0];
      from = maze.cell(event_.data[1]);
      break;
    case EventKind::stolen:
      to = from;
      from = place_of_seat(event_.data[0]);
      break;
    case EventKind::passed_left: to = place_of_seat(event_.data[0]); break;
    case EventKind::curio_taken:
      to = event_.seat == focus ? layout.tableau : from;
      from = maze.room(event_.data[1]);
      break;
    case EventKind::phantom_took:
      from = layout.stock;
      to = layout.others[phantom];
      break;
    default: return;
  }
  const float t = draw::ease(std::min(1.0F, progress_ * (is_described(event_) ? 2.2F : 1.0F)));
  const float size = std::clamp(maze.unit() * 0.9F, 40.0F, 72.0F);
  const Point start = from.centre();
  const Point at = start + (to.centre() - start) * t - Point{0, 90 * t * (1 - t)};
  const Rect card{at.x - size * 0.43F, at.y - size / 2, size * 0.86F, size};
  draw::soft_rect(ui.pen(), {card.x, card.y + 4, card.w, card.h}, 6, 8, ui.shadow(0.5F));
  if (what == EventKind::curio_taken || what == EventKind::phantom_took)
    draw_curio(ui, card, static_cast<Curio>(event_.data[0]), false);
  else if (face >= 0)
    draw_card(ui, card, static_cast<Card>(face), what == EventKind::declared ? event_.data[2] : 0);
  else
    ui.card_back(card);
}

/// Describes the event on a band across the maze, with the card that caused it.
void EventAnimation::draw_description(draw::Ui& ui, const Layout& layout) const {
  const float strength = std::clamp(std::min(progress_ * 8, (1 - progress_) * 6), 0.0F, 1.0F);
  if (strength < 0.3F) return;
  const MazeLayout maze(layout.maze);
  const std::string words = ui.say(event_phrase(view_, event_));
  const float wide = std::min(maze.whole().w * 0.94F, 520.0F);
  const bool played = kind_of(event_) == EventKind::answered || kind_of(event_) == EventKind::used_skill;
  const float sign = played ? 56 : 0;
  const draw::TextStyle style{
      .size = maze.unit() > 60 ? 19.0F : 16.0F, .ink = Ink::gold, .align = Align::centre, .middle = true};
  const float high = std::min(maze.whole().h * 0.6F, ui.text_height(wide - 24 - sign, words, style) + 22);
  const Cell cell = cell_of(event_);
  const bool above = cell < galleria::cells && row_of(cell) >= width / 2;  // keep the cell visible
  const float centre = maze.squares().y + maze.squares().h * (above ? 0.24F : 0.72F);
  const float height = std::max(high, played ? 74.0F : 0.0F);
  const Rect band{maze.whole().centre().x - wide / 2, centre - height / 2, wide, height};
  draw::soft_rect(ui.pen(), band, 10, 16, ui.shadow(0.7F));
  ui.panel(band);
  draw::stroke(ui.pen(), draw::round_outline(band, 8), ui.colour(Ink::gold, strength), 2);
  Rect inside = band.inset(12, 8);
  if (played) {
    const Rect card = inside.take_left(sign - 8, 8).fit(0.82F);
    draw_card(ui, card, static_cast<Card>(event_.data[0]));
  }
  ui.clamped_text(inside, words, style);
}

}  // namespace kairo::galleria::table
