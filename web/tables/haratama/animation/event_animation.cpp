#include "web/tables/haratama/animation/event_animation.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "web/tables/haratama/animation/event_sound.h"
#include "web/tables/haratama/board/sky.h"
#include "web/tables/haratama/board/trick.h"
#include "web/tables/haratama/hand_fan.h"

namespace kairo::haratama::table {

namespace {

// Lengths in seconds.
constexpr double scene = 0.26;
constexpr double long_scene = 0.35;
constexpr double to_read = 0.9;  // of what stands still to be read, and is never hurried
constexpr double pair_to_read = 1.3;
constexpr double result_to_read = 2.4;
constexpr double break_of_day = 3 * long_scene;
constexpr double great_event = 2.6;
constexpr double dealing = 1.1;
constexpr int packets = 4;     // a hand is dealt in so many
constexpr double longest = 2;  // of all motion that comes at once

using Where = Anchor::Where;

/// The two cards taken up, from where cards to pass lie.
std::vector<Flight> flights_of_pair(const Event& event, Where to) {
  std::vector<Flight> flights;
  for (int i = 0; i < passed_cards; ++i)
    flights.push_back({.card = static_cast<Card>(event.data[static_cast<std::size_t>(i)]),
                       .from = {Where::pass, event.seat},
                       .to = {to, event.seat},
                       .i = i});
  return flights;
}

}  // namespace

void EventAnimation::jump_to(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  flights_.clear();
  in_flight_ = 0;
  day_ = view.broken != 0 ? 1 : 0;
  shown_foxes_ = 0;
  breaking_ = still_ = settling_ = dealing_ = false;
  saved_.reset();
  losses_ = {};
  carried_ = nullptr;
  descents_ = shown_descents;
}

void EventAnimation::begin(const View& after, Story<View> story) {
  skip();
  story_ = std::move(story);
  if (story_.events.empty()) return jump_to(after);
  view_ = story_.before;
  after_ = after;
  if (const double moving = script(1); moving > longest) script(longest / moving);
}

double EventAnimation::script(double pace) {
  timeline_.clear();
  moments_.clear();
  pace_ = pace;
  moving_ = 0;
  cues_.script(timeline_, story_.events, sound_of, [this](Events left) { return add_scenes(left); });
  timeline_.then([this] { jump_to(View(after_)); });
  return moving_;
}

void EventAnimation::move(double seconds, draw::Timeline::Scene shown) {
  moving_ += seconds;
  timeline_.add(seconds * pace_, std::move(shown));
}

void EventAnimation::skip() {
  cues_.clear();
  if (running()) jump_to(View(after_));
}

bool EventAnimation::stand_still() {
  if (!running() || still_) return false;
  jump_to(View(after_));
  cues_.at_once();
  if (moments_.empty()) return true;
  still_ = true;
  for (const Moment& moment : moments_) timeline_.add(moment.seconds, moment.scene);
  timeline_.then([this] { jump_to(View(after_)); });
  return true;
}

void EventAnimation::add_moment(double seconds, const draw::Timeline::Scene& scene) {
  timeline_.add(seconds, scene);
  moments_.push_back({seconds, scene});
}

void EventAnimation::advance(double now) {
  flights_.clear();
  shown_foxes_ = 0;
  breaking_ = dealing_ = false;
  saved_.reset();
  timeline_.play(now);
}

void EventAnimation::draw(draw::Ui& ui, const Layout& layout) const {
  for (const Flight& flight : flights_) draw_flight(ui, flight, progress_, layout, view_);
  if (carried_ != nullptr) draw_loss_on_its_way(ui, layout, view_, carried_->seat, progress_);
  if (breaking_) draw_daybreak(ui, layout.area, layout.middle, progress_, still_);
  if (dealing_) announce_round(ui, layout.middle, view_, progress_);
  if (saved_) draw_haratama(ui, layout.area, *saved_, event_phrase(view_, *saved_), progress_, still_);
}

// --- the script -----------------------------------------------------------------------------------------------------

std::size_t EventAnimation::add_scenes(Events events) {
  const Event& event = events.front();
  switch (kind_of(event)) {
    case EventKind::fox_shown: return show_foxes(events);
    case EventKind::pass_sealed: lay_pass(event); break;
    case EventKind::cards_passed:
      apply(event);
      pass_cards();
      break;
    case EventKind::took_up: take_up_pass(event); break;
    case EventKind::card_played: play_card(event); break;
    case EventKind::day_broke: break_day(event); break;
    case EventKind::trick_won: gather_trick(event); break;
    case EventKind::round_ended: end_round(event); break;
    case EventKind::haratama: announce_haratama(event); break;
    case EventKind::round_lost: show_losses(events); break;
    case EventKind::round_began: start_round(event); break;
    case EventKind::first_lead:
    case EventKind::extra_round:
      apply(event);
      timeline_.add(to_read, {});
      break;
    case EventKind::ended: apply(event); break;
  }
  return 1;
}

void EventAnimation::apply(const Event& event) {
  timeline_.then([this, &view = story_.after(event)] { view_ = view; });
}

void EventAnimation::fly(double seconds, std::function<std::vector<Flight>()> make) {
  auto made = std::make_shared<std::vector<Flight>>();
  timeline_.then([this, made, make = std::move(make)] {
    *made = make();
    for (const Flight& flight : *made)
      if (flight.card != no_card) in_flight_ |= bit(flight.card);
  });
  move(seconds, [this, made](float progress) {
    progress_ = progress;
    flights_ = *made;
  });
  timeline_.then([this] { in_flight_ = 0; });
}

/// The viewer's own pair lies there already, and is only turned face down.
void EventAnimation::lay_pass(const Event& event) {
  apply(event);
  if (event.seat == after_.me) return;
  fly(scene, [seat = event.seat] {
    std::vector<Flight> flights;
    for (int i = 0; i < passed_cards; ++i)
      flights.push_back({.from = {Where::seat, seat}, .to = {Where::between, seat}, .i = i});
    return flights;
  });
}

/// Every passed pair flies on to the next player, face down.
void EventAnimation::pass_cards() {
  fly(long_scene, [this] {
    std::vector<Flight> flights;
    for (Seat seat = 0; seat < view_.players; ++seat) {
      const Seat to = left_of(seat, view_.players);
      for (int i = 0; i < passed_cards; ++i)
        flights.push_back({.from = {seat == view_.me ? Where::pass : Where::between, seat},
                           .to = {to == view_.me ? Where::pass : Where::seat, to},
                           .i = i});
    }
    return flights;
  });
}

/// The viewer's two cards lie open before they go into the hand.
void EventAnimation::take_up_pass(const Event& event) {
  if (event.seat != after_.me) return apply(event);
  add_moment(pair_to_read, [this, event](float progress) {
    flights_ = flights_of_pair(event, Where::pass);
    progress_ = progress;
  });
  fly(long_scene, [event] { return flights_of_pair(event, Where::hand); });
  apply(event);
}

/// Shows all leading fox events at once; returns their number.
std::size_t EventAnimation::show_foxes(Events events) {
  std::size_t count = 0;
  SeatSet foxes = 0;
  for (; count < events.size() && kind_of(events[count]) == EventKind::fox_shown; ++count) {
    apply(events[count]);
    foxes |= only(events[count].seat);
  }
  move(2 * long_scene, [this, foxes](float progress) {
    shown_foxes_ = foxes;
    progress_ = progress;
  });
  return count;
}

void EventAnimation::play_card(const Event& event) {
  apply(event);
  fly(scene, [event, this] {
    const Where from = event.seat == view_.me ? Where::hand : Where::seat;
    return std::vector<Flight>{
        {.card = static_cast<Card>(event.data[0]), .from = {from, event.seat}, .to = {Where::slot, event.seat}}};
  });
}

void EventAnimation::break_day(const Event& event) {
  apply(event);
  add_moment(break_of_day, [this](float progress) {
    breaking_ = true;
    progress_ = progress;
    if (!still_) day_ = draw::ease(progress * 1.4F);
  });
  timeline_.then([this] { day_ = 1; });
}

/// The trick lies complete until one has read who wins it. Then it flies there: treasures to their places, the other
/// cards face down.
void EventAnimation::gather_trick(const Event& event) {
  timeline_.add(to_read, {});
  apply(event);
  fly(long_scene, [this, seat = event.seat] {
    std::vector<Flight> flights;
    for (int i = 0; i < view_.last.size; ++i) {
      const Card card = view_.last.cards[i];
      const bool treasure = has(view_.won[seat], card);
      flights.push_back({.card = treasure ? card : no_card,
                         .from = {Where::slot, player_of(view_.last, i, view_.players)},
                         .to = {treasure ? Where::treasure : Where::seat, seat},
                         .i = i});
    }
    return flights;
  });
}

void EventAnimation::end_round(const Event& event) {
  apply(event);
  timeline_.then([this] {
    settling_ = true;
    losses_ = {.shown = 0};
  });
  move(long_scene, {});
}

void EventAnimation::announce_haratama(const Event& event) {
  add_moment(great_event, [this, event](float progress) {
    saved_ = event;
    progress_ = progress;
  });
}

/// Counts up what the round costs a player; while the next one's losses are counted, the number goes to the total in
/// the player's panel. The result stays to be read before the next round; at the end the whole score does.
void EventAnimation::show_losses(Events events) {
  const Event& event = events.front();
  move(scene, [this, seat = event.seat](float progress) {
    losses_.counting = seat;
    losses_.share = progress_ = progress;
  });
  timeline_.then([this, &event] {
    land_losses();
    losses_ = {.shown = static_cast<SeatSet>(losses_.shown | only(event.seat))};
    carried_ = &event;
  });
  if (events.size() > 1 && kind_of(events[1]) == EventKind::round_lost) return;
  move(long_scene, [this](float progress) { progress_ = progress; });
  timeline_.then([this] { land_losses(); });
  if (kind_of(events.back()) != EventKind::ended) add_moment(result_to_read, [this](float) { settling_ = true; });
}

void EventAnimation::land_losses() {
  if (carried_ != nullptr) view_ = story_.after(*carried_);
  carried_ = nullptr;
}

/// The cards are dealt while the new descents turn over one after another.
void EventAnimation::start_round(const Event& event) {
  apply(event);
  timeline_.then([this] {
    settling_ = false;
    dealt_ = view_.hand;
  });
  // An announcement is never hurried; where motion is reduced, only it is shown.
  if (is_announced(after_))
    moments_.push_back({dealing, [this](float progress) {
                          settling_ = false;
                          dealing_ = true;
                          progress_ = progress;
                        }});
  const auto deal = [this](float progress) {
    dealing_ = true;
    progress_ = progress;
    descents_ = progress * shown_descents;
    day_ = std::min(day_, 1 - progress);
    deal_packets(progress);
  };
  if (is_announced(after_))
    timeline_.add(dealing, deal);
  else
    move(dealing, deal);
  timeline_.then([this] {
    deal_packets(1);
    descents_ = shown_descents;
    day_ = 0;
  });
}

/// Packets of cards go round the table, face down; those that have arrived are in the hands.
void EventAnimation::deal_packets(float progress) {
  constexpr float way = 0.28F;  // part of the scene that a packet takes
  const float next = (1 - way) / px(packets * view_.players - 1);
  for (Seat seat = 0; seat < view_.players; ++seat) {
    int arrived = 0;
    for (int packet = 0; packet < packets; ++packet) {
      const float begins = next * px(packet * view_.players + seat);
      if (progress >= std::min(1.0F, begins + way)) ++arrived;
      flights_.push_back({.from = {Where::deck, seat},
                          .to = {seat == view_.me ? Where::hand : Where::seat, seat},
                          .begins = begins,
                          .ends = begins + way});
    }
    const int cards = hand_size * arrived / packets;
    view_.hand_sizes[seat] = static_cast<std::uint8_t>(cards);
    if (seat == view_.me) view_.hand = first_cards(dealt_, cards);
  }
}

}  // namespace kairo::haratama::table
