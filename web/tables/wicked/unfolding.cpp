#include "web/tables/wicked/unfolding.h"

#include <utility>

#include "web/draw/light.h"
#include "web/tables/wicked/unfold.h"

namespace kairo::wicked::table {

namespace {

constexpr double short_scene = 0.18;  // seconds
constexpr double scene = 0.26;
constexpr double long_scene = 0.35;

bool is_gain(Happened what) {
  return what == Happened::placed || what == Happened::impurity_taken || what == Happened::token_gained ||
         what == Happened::spell_gained || what == Happened::white_gained;
}

/// What can only happen after the lit corridor is done with.
bool goes_on(Happened what) {
  return what == Happened::bid_sealed || what == Happened::bid_revealed || what == Happened::round_began ||
         what == Happened::soul_began || what == Happened::ended;
}

Flight soul_flight(Anchor from, Anchor to, Rank rank, Colour colour) {
  return {.thing = Flight::Thing::soul,
          .from = from,
          .to = to,
          .rank = rank,
          .colour = colour,
          .rank_then = rank,
          .colour_then = colour};
}

Anchor token_at(Seat seat, Rank rank, Colour colour, int i) {
  return {.where = Anchor::Where::token, .seat = seat, .rank = rank, .colour = colour, .i = i};
}

}  // namespace

void Unfolding::jump(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  veils_ = {};
  reveals_ = flashing_ = opening_hands_ = false;
  flights_.clear();
  hands_ = {};
  turning_ = 0;
  laying_ = 1;
}

void Unfolding::begin(const View& after, Events events) {
  skip();
  if (events.empty() || view_.players != after.players) return jump(after);
  if (view_.me != after.me) {
    view_.me = after.me;
    view_.my_bid = {};
  }
  after_ = after;
  script(events);
  timeline_.then([this] { jump(View(after_)); });
}

void Unfolding::skip() {
  if (running()) jump(View(after_));
}

void Unfolding::advance(double now) {
  flights_.clear();
  hands_ = {};
  flashing_ = false;
  timeline_.play(now);
}

HandMotion Unfolding::hand(Seat seat) const {
  if (hands_[seat].kind != HandMotion::Kind::rest) return hands_[seat];
  if (opening_hands_ && !holds(opened_, seat)) return {HandMotion::Kind::waiting, 0};
  return {};
}

RingState Unfolding::ring() const {
  const int count = corridors_a_round(view_.players);
  const bool searching = stage_of(view_) == Stage::search;
  return {.next = searching ? view_.corridor : count, .turning = turning_, .laying = laying_};
}

void Unfolding::draw(draw::Ui& ui, const Layout& layout) const {
  if (flashing_) {
    const draw::Point at = place(flash_, layout, view_);
    const float wide = 90 * (0.5F + progress_);
    draw::glow(ui.pen(), at, wide, wide, ui.colour(draw::Ink::live, 0.7F * (1 - progress_)));
  }
  for (const Flight& flight : flights_) draw_flight(ui, flight, progress_, layout, view_);
}

// --- the script -----------------------------------------------------------------------------------------------------

void Unfolding::script(Events events) {
  reveals_ = resolved_ = false;
  while (!events.empty()) events = events.subspan(script_one(events));
  const bool moved_on =
      after_.round != view_.round || stage_of(after_) != Stage::search || after_.corridor != view_.corridor;
  if (resolved_ && moved_on) turn_over();
}

std::size_t Unfolding::script_one(Events events) {
  const Event& event = events.front();
  const Happened what = kind_of(event);
  if (resolved_ && goes_on(what)) turn_over();
  if (is_gain(what)) return gains(events);
  switch (what) {
    case Happened::bid_sealed: seal(event); break;
    case Happened::bid_revealed: open(event); break;
    case Happened::corridor_ranked: show_signs(event); break;
    case Happened::not_searched: resolved_ = true; break;
    case Happened::colour_picked:
    case Happened::token_returned: return_token(event); break;
    case Happened::promoted: promote(event); break;
    case Happened::changed: change(event); break;
    case Happened::small_achieved:
    case Happened::great_achieved: achieve(event); break;
    case Happened::spells_lost: lose_spells(event); break;
    case Happened::round_began: lay_ring(event); break;
    default: apply(event); break;
  }
  return 1;
}

void Unfolding::apply(const Event& event) {
  timeline_.then([this, event] { unfold(view_, event, after_); });
}

void Unfolding::fly(double seconds, std::function<std::vector<Flight>()> make) {
  auto made = std::make_shared<std::vector<Flight>>();
  timeline_.then([made, make = std::move(make)] { *made = make(); });
  timeline_.add(seconds, [this, made](float progress) {
    progress_ = progress;
    flights_ = *made;
  });
}

void Unfolding::veil(Seat seat, Rank rank, Colour colour, int count) {
  veils_[seat].tokens[index(rank)][index(colour)] += static_cast<std::uint8_t>(count);
}

void Unfolding::unveil(Seat seat) {
  timeline_.then([this, seat] { veils_[seat] = {}; });
}

int Unfolding::tokens(Seat seat, Rank rank, Colour colour) const {
  return view_.boards[seat].tokens[index(rank)][index(colour)];
}

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

// --- gains ----------------------------------------------------------------------------------------------------------

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

// --- steps of one player --------------------------------------------------------------------------------------------

/// A token picked comes from the supply, one returned goes there.
void Unfolding::return_token(const Event& event) {
  const bool back = kind_of(event) == Happened::token_returned;
  const Rank rank = back ? static_cast<Rank>(event.data[0]) : Rank::low;
  const auto colour = static_cast<Colour>(event.data[back ? 1 : 0]);
  apply(event);
  if (!back) timeline_.then([=, this, seat = event.seat] { veil(seat, rank, colour, 1); });
  fly(scene, [=, this, seat = event.seat] {
    const int count = tokens(seat, rank, colour);
    const Anchor spot = token_at(seat, rank, colour, back ? count : count - 1);
    Flight flight = back ? soul_flight(spot, {}, rank, colour) : soul_flight({}, spot, rank, colour);
    flight.fades = back;
    return std::vector{flight};
  });
  unveil(event.seat);
}

void Unfolding::promote(const Event& event) {
  const auto rank = static_cast<Rank>(event.data[0]);
  const auto above = static_cast<Rank>(event.data[0] + 1);
  const auto colour = static_cast<Colour>(event.data[1]);
  const auto by = static_cast<Lift>(event.data[2]);
  apply(event);
  timeline_.then([=, this, seat = event.seat] { veil(seat, above, colour, 1); });
  fly(long_scene, [=, this, seat = event.seat] {
    const int left = tokens(seat, rank, colour);
    Flight rising = soul_flight(token_at(seat, rank, colour, left),
                                token_at(seat, above, colour, tokens(seat, above, colour) - 1), rank, colour);
    rising.rank_then = above;
    std::vector flights{rising};
    if (by == Lift::pair) {
      flights.push_back(soul_flight(token_at(seat, rank, colour, left + 1), {}, rank, colour));
      flights.back().fades = true;
    } else if (by == Lift::spell) {
      flights.push_back({.thing = Flight::Thing::promotion,
                         .from = {.where = Anchor::Where::promotion, .seat = seat},
                         .to = rising.from,
                         .fades = true});
    }
    return flights;
  });
  unveil(event.seat);
}

void Unfolding::change(const Event& event) {
  const auto rank = static_cast<Rank>(event.data[0]);
  const auto old = static_cast<Colour>(event.data[1]);
  const auto fresh = static_cast<Colour>(event.data[2]);
  apply(event);
  timeline_.then([=, this, seat = event.seat] { veil(seat, rank, fresh, 1); });
  fly(long_scene, [=, this, seat = event.seat] {
    Flight turning = soul_flight(token_at(seat, rank, old, tokens(seat, rank, old)),
                                 token_at(seat, rank, fresh, tokens(seat, rank, fresh) - 1), rank, old);
    turning.colour_then = fresh;
    return std::vector<Flight>{turning,
                               {.thing = Flight::Thing::change,
                                .from = {.where = Anchor::Where::change, .seat = seat},
                                .to = turning.from,
                                .fades = true}};
  });
  unveil(event.seat);
}

void Unfolding::achieve(const Event& event) {
  const bool great = kind_of(event) == Happened::great_achieved;
  const Seat seat = event.seat;
  const int which = event.data[0];
  apply(event);
  if (great) {
    const GreatOracle card = great_oracles[static_cast<std::size_t>(event.data[1])];
    timeline_.then([=, this] { veils_[seat].great[which] = true; });
    fly(long_scene, [=, this] {
      std::vector<Flight> flights;
      int i = 0;
      for (const Colour colour : {card.first, card.second}) {
        const int more = i > 0 && card.first == card.second ? 1 : 0;
        flights.push_back(soul_flight(token_at(seat, Rank::high, colour, tokens(seat, Rank::high, colour) + more),
                                      {.where = Anchor::Where::great, .seat = seat, .i = i, .which = which}, Rank::high,
                                      colour));
        ++i;
      }
      return flights;
    });
    unveil(seat);
  }
  timeline_.add(scene, [=, this](float progress) {
    flashing_ = true;
    progress_ = progress;
    flash_ = {.where = great ? Anchor::Where::great : Anchor::Where::small, .seat = seat, .which = which};
  });
}

void Unfolding::lose_spells(const Event& event) {
  fly(short_scene, [event] {
    std::vector<Flight> flights;
    const auto lose = [&](int count, Flight::Thing thing, Anchor::Where from) {
      if (count > 0)
        flights.push_back({.thing = thing, .from = {.where = from, .seat = event.seat}, .to = {}, .fades = true});
    };
    lose(event.data[0], Flight::Thing::promotion, Anchor::Where::promotion);
    lose(event.data[1], Flight::Thing::change, Anchor::Where::change);
    return flights;
  });
  apply(event);
}

}  // namespace kairo::wicked::table
