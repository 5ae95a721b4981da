#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/games/wicked/words/terms.h"
#include "web/tables/wicked/animation/event_animation.h"

/// The scenes of the search: hands close and open, and the corridor gives its gains.
namespace kairo::wicked::table {

namespace {

constexpr std::string_view last_round = "wicked.table.last_round";

}  // namespace

void EventAnimation::close_hand(const Event& event) {
  const double seconds = event.seat == after_.me ? scene : short_scene;
  move(seconds, [this, seat = event.seat](float progress) { hands_[seat] = {HandMotion::Kind::closing, progress}; });
  apply(event);
}

/// All hands come around the lit corridor, knock twice, and open at once.
void EventAnimation::open_hand(Events events) {
  const Event& event = events.front();
  if (event.seat == 0) {
    reveals_ = true;
    if (event.as<event_row::BidRevealed>().is_rest) {
      // Nobody is asked about the last corridor of a round, because all that is left must be bid: tells why hands open.
      then([this] { bids_rest_ = true; });
      read(to_read);
    }
    then([this] {
      opening_hands_ = true;
      ranked_ = false;
      opened_ = 0;
    });
    move(scene, [this](float progress) { gathered_ = progress; });
    then([this] { gathered_ = 1; });
    move_hands(HandMotion::Kind::knocking, knocks);
  }
  apply(event);
  then([this, seat = event.seat] { opened_ |= only(seat); });
  if (events.size() < 2 || kind_of(events[1]) != EventKind::bid_revealed)
    move_hands(HandMotion::Kind::opening, opening);
}

void EventAnimation::move_hands(HandMotion::Kind kind, double seconds) {
  move(seconds, [this, kind](float progress) {
    for (Seat seat = 0; seat < view_.players; ++seat) hands_[seat] = {kind, progress};
  });
}

/// The signs of all hands fly to the witch in the middle of the ring.
void EventAnimation::show_signs(const Event& event) {
  corridor_searched_ = true;
  apply(event);
  then([this] { opening_hands_ = bids_rest_ = false; });
  if (event.as<event_row::CorridorRanked>().witches + event.as<event_row::CorridorRanked>().souls == 0) return;
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

void EventAnimation::pass_over() {
  corridor_searched_ = true;
  then([this] { opening_hands_ = bids_rest_ = false; });
  dwell(rival_to_read);
}

namespace {

bool has(std::span<const Event> events, EventKind kind) {
  return std::ranges::find(events, kind, kind_of) != events.end();
}

}  // namespace

void EventAnimation::turn_over(Events rest) {
  using kairo::tables::Going;
  corridor_searched_ = false;
  // Without a question to the viewer, who has bid for this one.
  const bool next_opens = has_bid_ && has(rest, EventKind::bid_revealed);
  // A coach speaks of this corridor before the next one is lit, and the last one waits until this one has been read.
  if (going() == Going::elsewhere || (going() == Going::by_tap && next_opens)) {
    move(scene, [this](float progress) { gathered_ = std::min(gathered_, 1 - progress); });
    then([this] { gathered_ = 0; });
    hold(to_read);
  } else if (next_opens || (has_bid_ && has(rest, EventKind::soul_began))) {
    linger(own_to_read);
  }
  has_bid_ = false;
  move(scene, [this](float progress) {
    turning_ = std::max(0.01F, progress);
    gathered_ = std::min(gathered_, 1 - progress);
  });
  then([this] {
    turning_ = 0;
    ranked_ = false;
    told_ = {};
    ++view_.corridor;
  });
}

void EventAnimation::sum_up(const Event& next_round) {
  then([this, round = next_round.as<event_row::RoundBegan>().round] { summary_ = summary_of(round_, view_, round); });
  move(counting, [this](float progress) { counted_ = progress; });
  const double rows = row_to_read * static_cast<double>(score_sources.size());
  hold(still() ? counting + to_read + rows : to_read + rows, [this](float) { counted_ = 1; });
  then([this] { summary_.reset(); });
}

/// The last round is announced while its ring is laid.
void EventAnimation::deal_ring(const Event& event) {
  const bool last = event.as<event_row::RoundBegan>().round == rounds - 1;
  apply(event);
  then([this] { round_ = view_; });
  const auto lay = [this, last](float) {
    laying_ = still() ? 1 : std::min(1.0F, static_cast<float>(past() / long_scene));
    if (last) announced_ = last_round;
  };
  if (last)
    read(to_read, lay);
  else
    move(long_scene, lay);
  then([this] { laying_ = 1; });
}

namespace {

Anchor source_of(const Event& event) {
  if (kind_of(event) != EventKind::token_gained)
    return {.where = kind_of(event) == EventKind::spell_gained ? Anchor::Where::upper : Anchor::Where::witch};
  switch (event.as<event_row::TokenGained>().by) {
    case Gain::upper: return {.where = Anchor::Where::upper};
    case Gain::lower: return {.where = Anchor::Where::lower};
    case Gain::sign:
    case Gain::oracle: break;
  }
  return {.where = Anchor::Where::witch};
}

/// Part of what a searched corridor gives a player, their rank included.
bool is_gain(const Event& event) {
  const EventKind what = kind_of(event);
  return what == EventKind::placed || what == EventKind::impurity_taken || what == EventKind::token_gained ||
         what == EventKind::spell_gained || what == EventKind::white_gained;
}

bool is_place(const Event& event) { return kind_of(event) == EventKind::placed; }

/// Surely an effect of a sign. Other gains by signs are not told apart from those of the corridor's halves.
bool is_by_sign(const Event& event) {
  const bool token = kind_of(event) == EventKind::token_gained && event.as<event_row::TokenGained>().by == Gain::sign;
  return token || kind_of(event) == EventKind::impurity_taken;
}

/// Leading gains that are shown together: ranks, then the effects of signs, then the corridor's halves.
std::span<const Event> wave_of(std::span<const Event> gains) {
  const auto places = std::ranges::find_if_not(gains, is_place);
  if (places != gains.begin()) return {gains.begin(), places};
  const auto after_signs = std::find_if(gains.rbegin(), gains.rend(), is_by_sign).base();
  return after_signs == gains.begin() ? gains : std::span(gains.begin(), after_signs);
}

bool is_first(const Event& event) { return is_place(event) && event.as<event_row::Placed>().place == Place::first; }

/// All that a corridor gives a player, in a few words.
std::vector<Phrase> things_of(std::span<const Event> gains, Seat seat) {
  std::array<int, colours> souls{};
  std::vector<Phrase> things;
  for (const Event& event : gains) {
    if (event.seat != seat) continue;
    if (kind_of(event) == EventKind::impurity_taken)
      things.push_back({"wicked.table.got.impurity", {number("n", event.as<event_row::Amount>().n)}});
    if (kind_of(event) == EventKind::white_gained)
      things.push_back({"wicked.words.tokens",
                        {number("n", event.as<event_row::Amount>().n), term("colour", "wicked.colour.white")}});
    if (kind_of(event) == EventKind::spell_gained)
      things.push_back({half_key(event.as<event_row::SpellGained>().half)});
    if (kind_of(event) != EventKind::token_gained) continue;
    const auto gained = event.as<event_row::TokenGained>();
    souls[index(gained.colour)] += gained.n;
  }
  for (int colour = 0; colour < colours; ++colour)
    if (souls[colour] > 0)
      things.push_back({"wicked.words.tokens", {number("n", souls[colour]), terms::colour("colour", colour)}});
  return things;
}

/// The gains of the viewer, and of another player who comes first. Empty if there are none: the tie is told.
Phrase gains_phrase(std::span<const Event> gains, Seat me) {
  const auto first = std::ranges::find_if(gains, is_first);
  std::vector<Phrase> mine = things_of(gains, me);
  if (mine.empty() && first == gains.end()) return {};
  const bool is_mine = first != gains.end() && first->seat == me;
  std::string_view key = first == gains.end() ? "wicked.table.got.tied" : "wicked.table.got.mine";
  if (mine.empty()) key = "wicked.table.got.none";
  if (is_mine) key = "wicked.table.got.first";
  Phrase own = me == no_seat ? Phrase{} : Phrase{key, {list("things", std::move(mine))}};
  if (first == gains.end() || is_mine) return own;
  std::vector<Phrase> rest;
  if (!own.empty()) rest.push_back(std::move(own));
  return {
      rest.empty() ? "wicked.table.got.other" : "wicked.table.got",
      {seat_name("seat", first->seat), list("things", things_of(gains, first->seat)), list("own", std::move(rest))}};
}

/// Adds the flights for a gain that `view` already includes.
void add_flights(std::vector<Flight>& flights, const Event& event, const View& view) {
  const Seat seat = event.seat;
  const Anchor from = source_of(event);
  const auto one = [&](Flight::Thing thing, Anchor::Where to) {
    flights.push_back({.thing = thing, .from = from, .to = {.where = to, .seat = seat}});
  };
  const EventKind what = kind_of(event);
  if (what == EventKind::impurity_taken) one(Flight::Thing::impurity, Anchor::Where::impurity);
  if (what == EventKind::white_gained) one(Flight::Thing::white, Anchor::Where::board);
  if (what == EventKind::spell_gained && event.as<event_row::SpellGained>().half == Half::promotion)
    one(Flight::Thing::promotion, Anchor::Where::promotion);
  else if (what == EventKind::spell_gained)
    one(Flight::Thing::change, Anchor::Where::change);
  if (what != EventKind::token_gained) return;
  const auto gained = event.as<event_row::TokenGained>();
  const int had = view.boards[seat].tokens[index(Rank::low)][index(gained.colour)] - gained.n;
  for (int i = 0; i < gained.n; ++i) {
    flights.push_back(soul_flight(from, token_at(seat, Rank::low, gained.colour, had + i), Rank::low, gained.colour));
    flights.back().delay = 0.12F * static_cast<float>(std::min(i, 4));
  }
}

}  // namespace

void EventAnimation::show_places(Events places, Events gains) {
  const Reveal& reveal = story_.after(places.front()).last;
  const double share = reveal.round < first_rounds ? 1 : of_later_hands;
  has_bid_ = after_.me < after_.players && reveal.bids[after_.me] != Bid{};
  const bool tied = std::ranges::none_of(places, is_first);
  Phrase own = gains_phrase(gains, after_.me);
  const bool tells_later = tied && !own.empty();  // why nobody is 1st has been told, and then what that brings
  const auto look_round = [&] {
    const double after = tells_later ? to_read : 0;
    if (has_bid_) return linger(share * std::max(hands_to_read, hand_to_read * after_.players) - after);
    dwell(std::max(rival_to_read, hand_to_glance * after_.players));
  };
  then([this] { ranked_ = true; });
  if (!tied) tell(own);
  move(long_scene, [this, places](float progress) {
    for (Seat seat = 0; seat < view_.players; ++seat) hands_[seat] = {HandMotion::Kind::beaten, progress};
    for (const Event& event : places) hands_[event.seat] = {HandMotion::Kind::ranking, progress};
  });
  look_round();
  if (!tells_later) return;
  tell(std::move(own));
  linger(own_to_read);
}

/// Shows all leading gain events wave by wave; returns their number.
std::size_t EventAnimation::show_gains(Events events) {
  const auto end = std::ranges::find_if_not(events, is_gain);
  const Events gains(events.begin(), end);
  for (Events left = gains; !left.empty(); left = left.subspan(wave_of(left).size())) {
    const Events together = wave_of(left);
    apply(together.back());
    then([this, together] {
      for (const Event& event : together) {
        if (kind_of(event) != EventKind::token_gained) continue;
        const auto gained = event.as<event_row::TokenGained>();
        hide_tokens(event.seat, Rank::low, gained.colour, gained.n);
      }
    });
    if (is_place(together.front())) {
      show_places(together, gains);
      continue;
    }
    fly(long_scene, [this, together] {
      std::vector<Flight> flights;
      for (const Event& event : together) add_flights(flights, event, view_);
      return flights;
    });
    for (const Event& event : together) show_tokens(event.seat);
  }
  return gains.size();
}

}  // namespace kairo::wicked::table
