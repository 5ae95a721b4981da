#include "web/tables/haratama/animation/event_animation.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/games/haratama/pieces/tricks.h"
#include "web/tables/haratama/animation/event_animation.h"
#include "web/tables/haratama/board/sky.h"
#include "web/tables/haratama/board/trick.h"
#include "web/tables/haratama/hand_fan.h"

namespace kairo::haratama::table {

namespace {

// Lengths in seconds.
constexpr double scene = 0.26;
constexpr double long_scene = 0.35;
constexpr double to_read = 1;  // of what stands still to be read, and is never hurried
constexpr double pair_to_read = 3.5;
constexpr double last_cards_to_read = 2;
constexpr double leader_to_read = 1.8;
constexpr double treasures_to_read = 1.4;  // after they have reached their winner
constexpr double last_trick_to_read = 4;   // of a round, before its result,
constexpr double treasure_to_read = 0.6;   // and more for each treasure in it, which the line names
constexpr double result_to_read = 1.6;     ///< and more for each player
constexpr double row_to_read = 0.6;
constexpr double break_of_day = 3 * long_scene;
constexpr double great_event = 2.6;
constexpr double dealing = 1.1;
constexpr double round_to_read = 1.8;  // what its treasures are
constexpr int packets = 4;             // a hand is dealt in so many

using Where = Anchor::Where;

int treasures_in(const Event& trick_won) { return trick_won.as<event_row::TrickWon>().treasures; }

/// The two cards taken up, from where cards to pass lie.
std::vector<Flight> flights_of_pair(const Event& event, Where to) {
  const auto [first, second, giver] = event.as<event_row::TookUp>();
  std::vector<Flight> flights;
  for (const Card card : {first, second})
    flights.push_back({.card = card,
                       .from = {Where::pass, event.seat},
                       .to = {to, event.seat},
                       .i = static_cast<int>(flights.size())});
  return flights;
}

}  // namespace

EventAnimation::EventAnimation() : StoryScript(sound_of) {}

void EventAnimation::drop_motion() {
  begin_frame();
  in_flight_ = 0;
  day_ = view_.broken != 0 ? 1 : 0;
  settling_ = false;
  losses_ = {};
  carried_ = own_loss_ = nullptr;
  descents_ = shown_descents;
}

void EventAnimation::begin_frame() {
  flights_.clear();
  shown_foxes_ = 0;
  breaking_ = dealing_ = last_cards_ = false;
  saved_.reset();
}

Phrase EventAnimation::caption() const {
  if (!running() || saves()) return {};
  if (last_cards_) return {"haratama.table.last_cards"};
  return settling_ && own_loss_ != nullptr ? event_phrase(view_, *own_loss_) : cues().caption(view_);
}

void EventAnimation::draw(draw::Ui& ui, const Layout& layout) const {
  for (const Flight& flight : flights_) draw_flight(ui, flight, progress(), layout, view_);
  if (carried_ != nullptr) draw_loss_on_its_way(ui, layout, view_, carried_->seat, progress());
  if (breaking_) draw_daybreak(ui, layout.area, layout.middle, progress(), still());
  if (dealing_) announce_round(ui, layout.middle, view_, progress());
  if (saved_) draw_haratama(ui, layout.area, *saved_, event_phrase(view_, *saved_), progress(), still());
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
    case EventKind::trick_won:
      if (events.size() > 1 && kind_of(events[1]) == EventKind::round_ended)
        gather_last_trick(event);
      else
        gather_trick(event);
      break;
    case EventKind::round_ended: end_round(event); break;
    case EventKind::haratama: announce_haratama(event); break;
    case EventKind::round_lost: show_losses(events); break;
    case EventKind::round_began: start_round(event); break;
    case EventKind::first_lead:
      apply(event);
      read(leader_to_read);
      break;
    case EventKind::extra_round:
      apply(event);
      pause(to_read);
      break;
    case EventKind::ended: apply(event); break;
  }
  return 1;
}

void EventAnimation::fly(double seconds, std::function<std::vector<Flight>()> make) {
  auto made = std::make_shared<std::vector<Flight>>();
  then([this, made, make = std::move(make)] {
    *made = make();
    for (const Flight& flight : *made)
      if (flight.card != no_card) in_flight_ |= bit(flight.card);
  });
  move(seconds, [this, made](float) { flights_ = *made; });
  then([this] { in_flight_ = 0; });
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
  linger(pair_to_read, [this, event](float) { flights_ = flights_of_pair(event, Where::pass); });
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
  move(2 * long_scene, [this, foxes](float) { shown_foxes_ = foxes; });
  return count;
}

/// The last card of a hand is played by itself, which is told to whom it belongs, and to all before the first of them.
void EventAnimation::play_card(const Event& event) {
  const auto [card, played, is_last] = event.as<event_row::CardPlayed>();
  if (is_last && played == Played::led) linger(last_cards_to_read, [this](float) { last_cards_ = true; });
  apply(event);
  fly(scene, [seat = event.seat, card, this] {
    const Where from = seat == view_.me ? Where::hand : Where::seat;
    return std::vector<Flight>{{.card = card, .from = {from, seat}, .to = {Where::slot, seat}}};
  });
  if (event.seat == after_.me && is_last) read(to_read);
}

void EventAnimation::break_day(const Event& event) {
  apply(event);
  read(break_of_day, [this](float progress) {
    breaking_ = true;
    day_ = still() ? 1 : draw::ease(progress * 1.4F);
  });
  then([this] { day_ = 1; });
}

/// The trick lies complete until one has read who wins it. Nobody leads while the sentence on what was won is being
/// read.
void EventAnimation::gather_trick(const Event& event) {
  linger(to_read);
  fly_to_winner(event);
  if (treasures_in(event) > 0) linger(treasures_to_read);
}

/// The result of the round covers the trick that has decided it, so nobody is hurried past it.
void EventAnimation::gather_last_trick(const Event& event) {
  linger(last_trick_to_read + treasure_to_read * treasures_in(event));
  fly_to_winner(event);
}

/// Treasures fly to their places, the other cards face down.
void EventAnimation::fly_to_winner(const Event& event) {
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
  then([this] {
    settling_ = true;
    losses_ = {.shown = 0};
  });
  move(long_scene);
}

void EventAnimation::announce_haratama(const Event& event) {
  read(great_event, [this, event](float) { saved_ = event; });
}

/// Counts up what the round costs a player; while the next one's losses are counted, the number goes to the total in
/// the player's panel. The result stays to be read before the next round, and before the end of the game.
void EventAnimation::show_losses(Events events) {
  const Event& event = events.front();
  move(scene, [this, seat = event.seat](float progress) {
    losses_.counting = seat;
    losses_.share = progress;
  });
  then([this, &event] {
    land_losses();
    if (event.seat == view_.me) own_loss_ = &event;
    losses_ = {.shown = static_cast<SeatSet>(losses_.shown | only(event.seat))};
    carried_ = &event;
  });
  if (events.size() > 1 && kind_of(events[1]) == EventKind::round_lost) return;
  move(long_scene);
  then([this] { land_losses(); });
  hold(result_to_read + row_to_read * px(after_.players));
}

void EventAnimation::land_losses() {
  if (carried_ != nullptr) view_ = story_.after(*carried_);
  carried_ = nullptr;
}

/// The cards are dealt while the new descents turn over one after another.
void EventAnimation::start_round(const Event& event) {
  apply(event);
  then([this] {
    settling_ = false;
    own_loss_ = nullptr;
    dealt_ = view_.hand;
  });
  const auto deal = [this](float progress) {
    dealing_ = true;
    day_ = still() ? 0 : std::min(day_, 1 - progress);
    if (still()) return;
    descents_ = progress * shown_descents;
    deal_packets(progress);
  };
  // An announcement is never hurried.
  if (is_announced(story_.after(event)))
    read(dealing, deal);
  else
    move(dealing, deal);
  then([this] {
    deal_packets(1);
    descents_ = shown_descents;
    day_ = 0;
  });
  read(round_to_read);
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
