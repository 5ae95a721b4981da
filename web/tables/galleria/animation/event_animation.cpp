#include "web/tables/galleria/animation/event_animation.h"

#include <algorithm>
#include <utility>

#include "web/tables/galleria/animation/caption.h"
#include "web/tables/galleria/animation/event_sound.h"
#include "web/tables/galleria/animation/waves.h"

namespace kairo::galleria::table {

namespace {

constexpr double longest = 2;    // seconds of motion for all that comes at once
constexpr double fastest = 0.3;  // the least share of its time that a motion gets

/// What is to be read is never hurried; what only moves shares the seconds that are left.
double pace_for(std::span<const Moment> moments) {
  double reading = 0;
  double moving = 0;
  for (const Moment& moment : moments) (moment.told ? reading : moving) += moment.seconds;
  if (reading + moving <= longest) return 1;
  return std::clamp((longest - reading) / std::max(moving, 0.1), std::min(fastest, longest / moving), 1.0);
}

}  // namespace

void EventAnimation::jump_to(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  moment_ = {};
  past_ = 0;
}

void EventAnimation::begin(const View& after, Story<View> story) {
  skip();
  story_ = std::move(story);
  if (story_.events.empty()) return jump_to(after);
  after_ = after;
  still_ = false;
  script();
}

void EventAnimation::script() {
  timeline_.clear();
  view_ = story_.before;
  const std::vector<Moment> moments = moments_of(story_);
  const double pace = pace_for(moments);
  auto next = moments.begin();
  cues_.script(timeline_, story_.events, sound_of, [&](std::span<const Event> left) {
    const Moment& moment = *next++;
    add_scenes(moment, left.first(moment.events), moment.told ? 1 : pace);
    return moment.events;
  });
  timeline_.then([this] { jump_to(View(after_)); });
}

void EventAnimation::add_scenes(const Moment& moment, std::span<const Event> events, double pace) {
  // Who is asked on the way is not shown: a bot that could have answered, and did not, would be told by it.
  const auto apply = [this, &view = story_.after(events.back())] {
    view_ = view;
    view_.table.asked = view_.table.turn;
  };
  if (moment.seconds == 0) return timeline_.then(apply);
  if (still_) {
    timeline_.then(apply);
    if (moment.told) add_still(moment);
    return;
  }
  timeline_.then([this, moment] {
    moment_ = moment;
    past_ = 0;
  });
  if (moment.happens_first) timeline_.then(apply);
  add_scene(0, moment.lands, pace);
  if (!moment.happens_first && moment.lands > 0) timeline_.then(apply);
  add_scene(moment.lands, moment.seconds, pace);
  if (!moment.happens_first && moment.lands == 0) timeline_.then(apply);
}

void EventAnimation::add_still(Moment moment) {
  std::erase_if(moment.flights, [](const Flight& flight) { return flight.shown_as < 0; });
  // What it shows has come to the caption, and does not leave it yet.
  const double there = std::max(0.0, moment.seconds - 1.05 * flying);
  timeline_.then([this, moment, there] {
    moment_ = moment;
    past_ = there;
  });
  timeline_.add(moment.seconds, [](float) {});
}

void EventAnimation::add_scene(double from, double to, double pace) {
  if (from == to) return;
  timeline_.add((to - from) * pace, [this, from, to](float progress) { past_ = from + (to - from) * progress; });
  timeline_.then([this, to] { past_ = to; });
}

void EventAnimation::skip() {
  cues_.clear();
  if (running()) jump_to(View(after_));
}

bool EventAnimation::stand_still() {
  if (!running() || still_) return false;
  still_ = true;
  script();
  return true;
}

void EventAnimation::advance(double now) { timeline_.play(now); }

Phrase EventAnimation::told() const {
  if (!running()) return {};
  return moment_.told ? turn_phrase(view_) : cues_.told(view_);
}

CellSet EventAnimation::pointed() const {
  if (!running()) return 0;
  const Cell cell = cell_of(moment_.event);
  if (cell < galleria::cells) return has_cell(flying_cells(), cell) ? 0 : only_cell(cell);
  const EventKind what = kind_of(moment_.event);
  return what == EventKind::streak_discarded || what == EventKind::streak_returned ? view_.table.streak : 0;
}

void EventAnimation::draw(draw::Ui& ui, const Layout& layout, Seat focus) const {
  if (!running()) return;
  const Caption caption(ui, layout, view_, moment_);
  const Places places{layout, view_, focus, caption.pictures()};
  if (!still_) draw_waves(ui, moment_, past_, places);
  const auto fly = [&](bool over) {
    for (const Flight& flight : moment_.flights)
      if (past_ < moment_.lands && over == (flight.shown_as >= 0))
        draw_flight(ui, flight, past_, moment_.seconds, places);
  };
  fly(false);  // never over the words
  if (moment_.told) caption.draw(ui, past_);
  fly(true);
  caption.draw_strike(ui, past_);
}

}  // namespace kairo::galleria::table
