#include "web/tables/haratama/unfolding.h"

#include <memory>
#include <utility>

#include "web/tables/haratama/sky.h"
#include "web/tables/haratama/trick.h"

namespace kairo::haratama::table {

namespace {

// Seconds.
constexpr double scene = 0.26;
constexpr double long_scene = 0.35;
constexpr double rest = 0.3;  // a whole trick lies still before it is gathered
constexpr double break_of_day = 3 * long_scene;
constexpr double great_event = 5 * long_scene;

using Where = Anchor::Where;

}  // namespace

void Unfolding::jump(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  flights_.clear();
  veil_ = 0;
  day_ = view.broken != 0 ? 1 : 0;
  shown_foxes_ = 0;
  breaking_ = settling_ = false;
  haratama_ = no_seat;
  booked_ = 0xff;
  descents_ = shown_descents;
}

void Unfolding::begin(const View& after, Events events) {
  skip();
  if (events.empty() || view_.players != after.players || view_.sight != after.sight) return jump(after);
  view_ = start_of(view_, after, events);
  after_ = after;
  dealt_ = hand_at_start(after, events);
  while (!events.empty()) events = events.subspan(script_one(events));
  timeline_.then([this] { jump(View(after_)); });
}

void Unfolding::skip() {
  if (running()) jump(View(after_));
}

void Unfolding::advance(double now) {
  flights_.clear();
  shown_foxes_ = 0;
  breaking_ = false;
  haratama_ = no_seat;
  timeline_.play(now);
}

void Unfolding::draw(draw::Ui& ui, const Layout& layout) const {
  for (const Flight& flight : flights_) draw_flight(ui, flight, progress_, layout, view_);
  if (breaking_) draw_daybreak(ui, layout.area, layout.middle, progress_);
  if (haratama_ < view_.players) draw_haratama(ui, layout.area, haratama_, progress_);
}

// --- the script -----------------------------------------------------------------------------------------------------

std::size_t Unfolding::script_one(Events events) {
  const Event& event = events.front();
  switch (kind_of(event)) {
    case Happened::fox_shown: return show_foxes(events);
    case Happened::pass_sealed: seal(event); break;
    case Happened::cards_passed:
      apply(event);
      hand_on();
      break;
    case Happened::took_up: take_up(event); break;
    case Happened::card_played: put(event); break;
    case Happened::day_broke: break_day(event); break;
    case Happened::trick_won: gather(event); break;
    case Happened::round_ended: end_round(event); break;
    case Happened::haratama: cry_haratama(event); break;
    case Happened::round_lost: book(event); break;
    case Happened::round_began: deal(event); break;
    default: apply(event); break;
  }
  return 1;
}

void Unfolding::apply(const Event& event) {
  timeline_.then([this, event] { unfold(view_, event, after_, dealt_); });
}

void Unfolding::fly(double seconds, std::function<std::vector<Flight>()> make) {
  auto made = std::make_shared<std::vector<Flight>>();
  timeline_.then([this, made, make = std::move(make)] {
    *made = make();
    for (const Flight& flight : *made)
      if (flight.card != no_card) veil_ |= bit(flight.card);
  });
  timeline_.add(seconds, [this, made](float progress) {
    progress_ = progress;
    flights_ = *made;
  });
  timeline_.then([this] { veil_ = 0; });
}

void Unfolding::seal(const Event& event) {
  apply(event);
  fly(scene, [this, seat = event.seat] {
    const bool known = seat == view_.me && view_.gave.known();
    std::vector<Flight> flights;
    for (int i = 0; i < passed_cards; ++i) {
      const Card card = !known ? no_card : i == 0 ? view_.gave.low : view_.gave.high;
      const Seat to = left_of(seat, view_.players);
      flights.push_back({.card = card,
                         .from = {known ? Where::hand : Where::seat, seat},
                         .to = {known ? Where::pass : Where::seat, known ? seat : to},
                         .i = i});
    }
    return flights;
  });
}

/// Every pair goes to the next player, face down.
void Unfolding::hand_on() {
  fly(long_scene, [this] {
    std::vector<Flight> flights;
    for (Seat seat = 0; seat < view_.players; ++seat)
      for (int i = 0; i < passed_cards; ++i)
        flights.push_back({.from = {Where::seat, seat}, .to = {Where::seat, left_of(seat, view_.players)}, .i = i});
    return flights;
  });
}

void Unfolding::take_up(const Event& event) {
  apply(event);
  if (event.seat != after_.me) return;
  fly(long_scene, [this] {
    std::vector<Flight> flights;
    int i = 0;
    for (const Card card : {view_.took.low, view_.took.high})
      flights.push_back({.card = card, .from = {Where::seat, view_.me}, .to = {Where::hand, view_.me}, .i = i++});
    return flights;
  });
}

/// All that follow each other show at once; returns how many.
std::size_t Unfolding::show_foxes(Events events) {
  std::size_t count = 0;
  SeatSet foxes = 0;
  for (; count < events.size() && kind_of(events[count]) == Happened::fox_shown; ++count) {
    apply(events[count]);
    foxes |= only(events[count].seat);
  }
  timeline_.add(2 * long_scene, [this, foxes](float progress) {
    shown_foxes_ = foxes;
    progress_ = progress;
  });
  return count;
}

void Unfolding::put(const Event& event) {
  apply(event);
  fly(scene, [event, this] {
    const Where from = event.seat == view_.me ? Where::hand : Where::seat;
    return std::vector<Flight>{
        {.card = static_cast<Card>(event.data[0]), .from = {from, event.seat}, .to = {Where::slot, event.seat}}};
  });
}

void Unfolding::break_day(const Event& event) {
  apply(event);
  timeline_.add(break_of_day, [this](float progress) {
    breaking_ = true;
    progress_ = progress;
    day_ = draw::ease(progress * 1.4F);
  });
  timeline_.then([this] { day_ = 1; });
}

/// The trick lies still, then goes to its winner: treasures to where they will lie, the rest face down.
void Unfolding::gather(const Event& event) {
  timeline_.add(rest, {});
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

void Unfolding::end_round(const Event& event) {
  apply(event);
  timeline_.then([this] {
    settling_ = true;
    booked_ = 0;
  });
  timeline_.add(long_scene, {});
}

void Unfolding::cry_haratama(const Event& event) {
  timeline_.add(great_event, [this, seat = event.seat](float progress) {
    haratama_ = seat;
    progress_ = progress;
  });
}

void Unfolding::book(const Event& event) {
  apply(event);
  timeline_.then([this, seat = event.seat] { booked_ |= only(seat); });
  timeline_.add(long_scene, {});
}

/// The descents are turned over, one after another.
void Unfolding::deal(const Event& event) {
  timeline_.add(long_scene, {});
  apply(event);
  timeline_.then([this] { settling_ = false; });
  timeline_.add(shown_descents * scene, [this](float progress) {
    descents_ = progress * shown_descents;
    day_ = std::max(0.0F, day_ - 0.1F);
  });
  timeline_.then([this] {
    descents_ = shown_descents;
    day_ = 0;
  });
}

}  // namespace kairo::haratama::table
