#include <algorithm>
#include <utility>

#include "web/tables/wicked/unfold.h"
#include "web/tables/wicked/unfolding.h"

/// The scenes of the search: closed hands, their opening, and what the corridor gives.
namespace kairo::wicked::table {

void Unfolding::seal(const Event& event) {
  timeline_.add(scene, [this, seat = event.seat](float progress) {
    hands_[seat] = {HandMotion::Kind::closing, progress};
  });
  apply(event);
}

void Unfolding::open(const Event& event) {
  reveals_ = true;
  timeline_.then([this] {
    if (!std::exchange(opening_hands_, true)) opened_ = 0;
  });
  apply(event);
  timeline_.then([this, seat = event.seat] { opened_ |= only(seat); });
  timeline_.add(long_scene, [this, seat = event.seat](float progress) {
    hands_[seat] = {HandMotion::Kind::opening, progress};
  });
}

/// The signs of all hands go where they work: into the middle of the ring.
void Unfolding::show_signs(const Event& event) {
  resolved_ = true;
  apply(event);
  timeline_.then([this] { opening_hands_ = false; });
  if (event.data[2] + event.data[3] == 0) return;
  fly(long_scene, [this] {
    std::vector<Flight> flights;
    for (Seat seat = 0; seat < view_.players; ++seat) {
      for (const Signs sign : {witch_sign, soul_sign}) {
        if ((view_.last.bids[seat].signs & sign) == 0) continue;
        flights.push_back({.thing = sign == witch_sign ? Flight::Thing::witch_sign : Flight::Thing::soul_sign,
                           .from = {.where = Anchor::Where::hand, .seat = seat},
                           .to = {.where = Anchor::Where::witch}});
      }
    }
    return flights;
  });
}

void Unfolding::turn_over() {
  resolved_ = false;
  timeline_.then([this] { opening_hands_ = false; });
  timeline_.add(scene, [this](float progress) { turning_ = std::max(0.01F, progress); });
  timeline_.then([this] {
    turning_ = 0;
    ++view_.corridor;
  });
}

void Unfolding::lay_ring(const Event& event) {
  apply(event);
  timeline_.add(long_scene, [this](float progress) { laying_ = progress; });
  timeline_.then([this] { laying_ = 1; });
}

namespace {

Anchor source_of(const Event& event) {
  if (kind_of(event) != Happened::token_gained)
    return {.where = kind_of(event) == Happened::spell_gained ? Anchor::Where::upper : Anchor::Where::witch};
  switch (static_cast<Gain>(event.data[2])) {
    case Gain::upper: return {.where = Anchor::Where::upper};
    case Gain::lower: return {.where = Anchor::Where::lower};
    default: return {.where = Anchor::Where::witch};
  }
}

/// Gains that are shown together: ranks, then what the signs do, then the corridor's halves.
int wave_of(const Event& event) {
  switch (kind_of(event)) {
    case Happened::placed: return 0;
    case Happened::impurity_taken: return 1;
    case Happened::token_gained: return static_cast<Gain>(event.data[2]) == Gain::sign ? 1 : 2;
    default: return 2;
  }
}

/// What flies when this is gained, over a view that has it already.
void add_flights(std::vector<Flight>& flights, const Event& event, const View& view) {
  const Seat seat = event.seat;
  const Anchor from = source_of(event);
  const auto one = [&](Flight::Thing thing, Anchor::Where to) {
    flights.push_back({.thing = thing, .from = from, .to = {.where = to, .seat = seat}});
  };
  switch (kind_of(event)) {
    case Happened::impurity_taken: return one(Flight::Thing::impurity, Anchor::Where::impurity);
    case Happened::white_gained: return one(Flight::Thing::white, Anchor::Where::board);
    case Happened::spell_gained:
      return static_cast<Half>(event.data[0]) == Half::promotion
                 ? one(Flight::Thing::promotion, Anchor::Where::promotion)
                 : one(Flight::Thing::change, Anchor::Where::change);
    case Happened::token_gained: {
      const auto colour = static_cast<Colour>(event.data[0]);
      const int had = view.boards[seat].tokens[index(Rank::low)][index(colour)] - event.data[1];
      for (int i = 0; i < event.data[1]; ++i) {
        flights.push_back(soul_flight(from, token_at(seat, Rank::low, colour, had + i), Rank::low, colour));
        flights.back().late = 0.12F * static_cast<float>(std::min(i, 4));
      }
      return;
    }
    default: return;
  }
}

}  // namespace

/// All gains that follow each other, in waves over all players; returns how many events that were.
std::size_t Unfolding::gains(Events events) {
  std::size_t count = 0;
  while (count < events.size() && is_gain(kind_of(events[count]))) ++count;
  for (int wave = 0; wave < 3; ++wave) {
    std::vector<Event> together;
    for (const Event& event : events.first(count))
      if (wave_of(event) == wave) together.push_back(event);
    if (together.empty()) continue;
    for (const Event& event : together) {
      apply(event);
      if (kind_of(event) == Happened::token_gained)
        timeline_.then(
            [this, event] { veil(event.seat, Rank::low, static_cast<Colour>(event.data[0]), event.data[1]); });
    }
    if (wave == 0) {
      timeline_.add(long_scene, [this, together](float progress) {
        for (const Event& event : together) hands_[event.seat] = {HandMotion::Kind::ranking, progress};
      });
      continue;
    }
    fly(long_scene, [this, together] {
      std::vector<Flight> flights;
      for (const Event& event : together) add_flights(flights, event, view_);
      return flights;
    });
    for (const Event& event : together) unveil(event.seat);
  }
  return count;
}

}  // namespace kairo::wicked::table
