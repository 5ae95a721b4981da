#include "web/tables/wicked/animation/event_animation.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

#include "web/draw/shapes.h"
#include "web/tables/round_summary.h"
#include "web/tables/wicked/explanations.h"

namespace kairo::wicked::table {

namespace {

/// Events that come only after the lit corridor is finished.
bool follows_corridor(EventKind what) {
  return what == EventKind::bid_sealed || what == EventKind::bid_revealed || what == EventKind::round_began ||
         what == EventKind::soul_began || what == EventKind::ended;
}

/// Whether the lit corridor has been searched: somebody is still asked about its gains.
bool is_searched(const View& view) {
  return view.last.happened != 0 && view.last.round == view.round && view.last.corridor == view.corridor;
}

/// In the place of the question, since nobody is asked meanwhile: anywhere else it would cover what is looked at.
void draw_announcement(draw::Ui& ui, const draw::Rect& at, const View& view, std::string_view key, float progress) {
  const float strength = draw::swell(progress);
  const float wide = std::min(at.w, 320.0F);
  const draw::Rect band{at.centre().x - wide / 2, at.y, wide, at.h};
  draw::glow(ui.pen(), band.centre(), wide * 0.7F, 2 * at.h, ui.lamplight(0.7F * strength));
  if (strength <= 0.5F) return;
  ui.explain(band, "round.last", explanations::round(view));
  draw::ribbon(ui, band, ui.say(key));
}

/// An oracle is achieved; a great one sends out rays.
void draw_flash(draw::Ui& ui, draw::Point at, bool great, float progress) {
  const float wide = (great ? 130.0F : 90.0F) * (0.5F + progress);
  const ImU32 light = ui.colour(draw::Ink::live, 0.7F * (1 - progress));
  draw::glow(ui.pen(), at, wide, wide, light);
  constexpr int rays = 16;
  for (int i = 0; great && i < rays; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * kairo::tables::px(i) / rays;
    const draw::Point towards{std::cos(angle), std::sin(angle)};
    const float far = (i % 2 == 0 ? 0.9F : 0.66F) * wide;
    ui.pen().AddLine(draw::vec(at + towards * (far * 0.45F)), draw::vec(at + towards * far), light, 3);
  }
}

}  // namespace

EventAnimation::EventAnimation() : StoryScript(sound_of) {}

void EventAnimation::drop_motion() {
  begin_frame();
  in_flight_ = {};
  reveals_ = opening_hands_ = bids_rest_ = ranked_ = false;
  told_ = {};
  summary_.reset();
  counted_ = 1;
  turning_ = 0;
  laying_ = 1;
  opened_ = 0;
  gathered_ = 0;
  corridor_searched_ = is_searched(view_);
  has_bid_ = false;
  round_ = story_.round;
}

void EventAnimation::begin_frame() {
  flights_.clear();
  hands_ = {};
  flashing_ = false;
  announced_ = {};
}

Phrase EventAnimation::caption() const {
  // The next round has begun, but what is looked at is what the last one brought.
  if (summary_) return {"wicked.table.round_over", {number("n", summary_->round)}};
  if (!running()) return {};
  if (bids_rest_) return {"wicked.table.reveal_rest", {}};
  if (opening_hands_) return {"wicked.table.reveal", {}};
  if (!told_.empty()) return told_;
  if (tied() != 0) return tie_phrase(view_, tied());
  return cues().caption(view_);
}

HandMotion EventAnimation::hand(Seat seat) const {
  if (hands_[seat].kind != HandMotion::Kind::rest) return hands_[seat];
  if (opening_hands_ && !contains(opened_, seat)) return {HandMotion::Kind::waiting, 0};
  return {};
}

HandMotion EventAnimation::reveal_hand(Seat seat) const {
  if (hands_[seat].kind != HandMotion::Kind::rest) return hands_[seat];
  if (!contains(opened_, seat)) return {HandMotion::Kind::waiting, 0};
  return {ranked_ && view_.last.places[seat] == Place::none ? HandMotion::Kind::beaten : HandMotion::Kind::rest, 1};
}

RingState EventAnimation::ring() const {
  const int count = corridors_per_round(view_.players);
  const bool searching = stage_of(view_) == Stage::search;
  return {.next = searching ? view_.corridor : count, .turning = turning_, .laying = laying_};
}

draw::Rect EventAnimation::draw(draw::Ui& ui, const Layout& layout) const {
  if (flashing_) draw_flash(ui, anchor_point(flash_, layout, view_), flash_.where == Anchor::Where::great, progress());
  for (const Flight& flight : flights_) draw_flight(ui, flight, progress(), layout, view_);
  if (!announced_.empty()) draw_announcement(ui, layout.question, view_, announced_, progress());
  if (!summary_) return {};
  const auto words = [&](std::string_view key) { return ui.say(Phrase{key, {number("n", summary_->round)}}); };
  draw::Rect room = layout.area;
  if (going() == kairo::tables::Going::by_tap) room.take_bottom(kairo::tables::go_on_height);
  return kairo::tables::draw_round_summary(ui, room, words("wicked.table.brought"), info, summary_->gains,
                                           {words("wicked.table.of_round"), summary_->points}, counted_);
}

RoundSummary summary_of(const View& beginning, const View& end, int round) {
  RoundSummary summary{.round = round, .gains = *score_so_far(end)};
  const Score before = *score_so_far(beginning);
  for (Seat seat = 0; seat < end.players; ++seat) {
    summary.points[seat] = before.of[seat].total;
    for (std::size_t source = 0; source < score_sources.size(); ++source)
      summary.gains.of[seat].by_source[source] -= before.of[seat].by_source[source];
  }
  return summary;
}

double EventAnimation::pace(double moving, double reading) const {
  constexpr double longest = 1;  // seconds
  const double usual = StoryScript::pace(moving, reading);
  return after_.asked == after_.me || moving <= longest ? usual : std::min(usual, longest / moving);
}

void EventAnimation::add_last_scenes() {
  const bool moved_on =
      after_.round != view_.round || stage_of(after_) != Stage::search || after_.corridor != view_.corridor;
  if (corridor_searched_ && moved_on) turn_over({});
}

std::size_t EventAnimation::add_scenes(Events events) {
  const Events deeds = deeds_around(story_, events.front());
  if (deeds.empty()) return show(events);
  if (deeds.data() == events.data()) announce(deeds);
  const std::size_t shown = show(events);
  if (events.data() + shown >= deeds.data() + deeds.size()) read_about(deeds);
  return shown;
}

std::size_t EventAnimation::show(Events events) {
  const Event& event = events.front();
  const EventKind what = kind_of(event);
  if (corridor_searched_ && follows_corridor(what)) turn_over(events);
  switch (what) {
    case EventKind::bid_sealed: close_hand(event); break;
    case EventKind::bid_revealed: open_hand(events); break;
    case EventKind::corridor_ranked: show_signs(event); break;
    case EventKind::not_searched: pass_over(); break;
    case EventKind::colour_picked:
    case EventKind::token_returned: show_token(event); break;
    case EventKind::promoted: promote(event); break;
    case EventKind::changed: change(event); break;
    case EventKind::small_achieved:
    case EventKind::great_achieved: achieve(event); break;
    case EventKind::spells_lost: lose_spells(event); break;
    case EventKind::round_began:
      if (event.as<event_row::RoundBegan>().round > 0) sum_up(event);
      deal_ring(event);
      break;
    case EventKind::placed:
    case EventKind::impurity_taken:
    case EventKind::token_gained:
    case EventKind::spell_gained:
    case EventKind::white_gained: return show_gains(events);
    case EventKind::soul_began:
    case EventKind::soul_done:
    case EventKind::reward_declined:
    case EventKind::reward_lost:
    case EventKind::ended: apply(event); break;
  }
  return 1;
}

void EventAnimation::tell(Phrase words) {
  then([this, words = std::move(words)] { told_ = words; });
}

void EventAnimation::fly(double seconds, std::function<std::vector<Flight>()> make) {
  auto made = std::make_shared<std::vector<Flight>>();
  then([made, make = std::move(make)] { *made = make(); });
  move(seconds, [this, made](float) { flights_ = *made; });
}

void EventAnimation::hide_tokens(Seat seat, Rank rank, Colour colour, int count) {
  in_flight_[seat].tokens[index(rank)][index(colour)] += static_cast<std::uint8_t>(count);
}

void EventAnimation::show_tokens(Seat seat) {
  then([this, seat] { in_flight_[seat] = {}; });
}

}  // namespace kairo::wicked::table
