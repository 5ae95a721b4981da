#include "web/tables/galleria/animation/event_animation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "web/tables/galleria/animation/caption.h"
#include "web/tables/galleria/animation/event_animation.h"
#include "web/tables/galleria/animation/waves.h"

namespace kairo::galleria::table {

EventAnimation::EventAnimation() : StoryScript(sound_of) {}

double EventAnimation::pace(double moving, double reading) const {
  constexpr double longest = 2;    // seconds, of motion and reading
  constexpr double fastest = 0.3;  // the least share of its time that a motion gets
  if (reading + moving <= longest) return 1;
  return std::clamp((longest - reading) / std::max(moving, 0.1), std::min(fastest, longest / moving), 1.0);
}

void EventAnimation::drop_motion() {
  moment_ = {};
  past_ = 0;
}

void EventAnimation::apply_unasked(const Event& event) {
  apply(event);
  then([this] { view_.table.asked = view_.table.turn; });
}

std::size_t EventAnimation::add_scenes(Events events) {
  const Moment moment = first_moment(story_, events);
  const Event& last = events[moment.events - 1];
  if (moment.seconds == 0 || still()) {
    apply_unasked(last);
    if (moment.has_words) add_still(moment);
    return moment.events;
  }
  then([this, moment] {
    moment_ = moment;
    past_ = 0;
  });
  if (moment.happens_first) apply_unasked(last);
  add_scene(moment, 0, moment.lands);
  if (!moment.happens_first && moment.lands > 0) apply_unasked(last);
  add_scene(moment, moment.lands, moment.seconds);
  if (!moment.happens_first && moment.lands == 0) apply_unasked(last);
  return moment.events;
}

void EventAnimation::add_still(Moment moment) {
  std::erase_if(moment.flights, [](const Flight& flight) { return flight.shown_as < 0; });
  // The things that it shows have come to the caption, and do not leave it yet.
  const double there = std::max(0.0, moment.seconds - 1.05 * flying);
  then([this, moment, there] {
    moment_ = moment;
    past_ = there;
  });
  if (moment.is_held) return linger(moment.seconds);
  read(moment.seconds);
}

void EventAnimation::add_scene(const Moment& moment, double from, double to) {
  if (from == to) return;
  const auto show = [this, from, to](float progress) { past_ = from + (to - from) * progress; };
  if (moment.has_words && moment.is_held)
    linger(to - from, show);
  else if (moment.has_words)
    read(to - from, show);
  else
    move(to - from, show);
  then([this, to] { past_ = to; });
}

Phrase EventAnimation::caption() const {
  if (!running()) return {};
  return moment_.has_words ? turn_phrase(view_) : cues().caption(view_);
}

CellSet EventAnimation::pointed() const {
  if (!running()) return 0;
  const Cell cell = cell_of(moment_.event);
  if (cell < galleria::cells) return has_cell(flying_cells(), cell) ? 0 : only_cell(cell);
  const EventKind what = kind_of(moment_.event);
  return what == EventKind::streak_discarded || what == EventKind::streak_returned ? view_.table.streak : 0;
}

Cell EventAnimation::fallen() const {
  return moves() && kind_of(moment_.event) == EventKind::laid ? static_cast<Cell>(cell_of(moment_.event)) : no_cell;
}

float EventAnimation::shake() const {
  constexpr double shaking = 0.18;  // seconds
  constexpr float far = 3;          // pixels
  const EventKind what = kind_of(moment_.event);
  const bool shakes = what == EventKind::streak_discarded || what == EventKind::caved_in;
  if (!running() || still() || !shakes || past_ >= shaking) return 0;
  return far * std::sin(static_cast<float>(past_ / shaking) * 4 * std::numbers::pi_v<float>);
}

void EventAnimation::draw(draw::Ui& ui, const Layout& layout, Seat focus) const {
  if (!running()) return;
  const Caption caption(ui, layout, view_, moment_);
  const Places places{layout, view_, focus, caption.pictures()};
  if (!still()) draw_waves(ui, moment_, past_, places);
  const auto fly = [&](bool over) {
    for (const Flight& flight : moment_.flights)
      if (past_ < moment_.lands && over == (flight.shown_as >= 0))
        draw_flight(ui, flight, past_, moment_.seconds, places);
  };
  fly(false);  // never over the words
  if (moment_.has_words) caption.draw(ui, past_);
  fly(true);
  caption.draw_seal_on_first(ui, past_);
  if (still()) return;
  caption.draw_flash_on_first(ui, past_);
  caption.draw_points_on_first(ui, past_);
}

}  // namespace kairo::galleria::table
