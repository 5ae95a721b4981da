#include <algorithm>
#include <span>

#include "engine/games/wicked/words/terms.h"
#include "web/tables/wicked/animation/event_animation.h"

/// The scenes of one player's choices: colours picked, tokens returned, the steps of soul processing.
namespace kairo::wicked::table {

namespace {

int tokens_of(const View& view, Seat seat, Rank rank, Colour colour) {
  return view.boards[seat].tokens[index(rank)][index(colour)];
}

}  // namespace

/// A picked token comes from the supply, a returned one goes back to it.
void EventAnimation::show_token(const Event& event) {
  const bool back = kind_of(event) == EventKind::token_returned;
  const Rank rank = back ? event.as<event_row::TokenReturned>().rank : Rank::low;
  const Colour colour = back ? event.as<event_row::TokenReturned>().colour : event.as<event_row::ColourPicked>().colour;
  apply(event);
  if (!back) then([=, this, seat = event.seat] { hide_tokens(seat, rank, colour, 1); });
  // Surplus tokens go back one by one, so each of them goes fast.
  fly(back ? short_scene : scene, [=, this, seat = event.seat] {
    const int count = tokens_of(view_, seat, rank, colour);
    const Anchor spot = token_at(seat, rank, colour, back ? count : count - 1);
    Flight flight = back ? soul_flight(spot, {}, rank, colour) : soul_flight({}, spot, rank, colour);
    flight.fades = back;
    return std::vector{flight};
  });
  show_tokens(event.seat);
}

void EventAnimation::promote(const Event& event) {
  const auto promoted = event.as<event_row::Promoted>();
  const Rank rank = promoted.rank;
  const auto above = static_cast<Rank>(index(rank) + 1);
  const Colour colour = promoted.colour;
  const Lift by = promoted.by;
  apply(event);
  then([=, this, seat = event.seat] { hide_tokens(seat, above, colour, 1); });
  fly(long_scene, [=, this, seat = event.seat] {
    const int left = tokens_of(view_, seat, rank, colour);
    Flight rising = soul_flight(token_at(seat, rank, colour, left),
                                token_at(seat, above, colour, tokens_of(view_, seat, above, colour) - 1), rank, colour);
    rising.new_rank = above;
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
  show_tokens(event.seat);
}

void EventAnimation::change(const Event& event) {
  const auto changed = event.as<event_row::Changed>();
  const Rank rank = changed.rank;
  const Colour old = changed.from;
  const Colour fresh = changed.to;
  apply(event);
  then([=, this, seat = event.seat] { hide_tokens(seat, rank, fresh, 1); });
  fly(long_scene, [=, this, seat = event.seat] {
    Flight turning = soul_flight(token_at(seat, rank, old, tokens_of(view_, seat, rank, old)),
                                 token_at(seat, rank, fresh, tokens_of(view_, seat, rank, fresh) - 1), rank, old);
    turning.new_colour = fresh;
    return std::vector<Flight>{turning,
                               {.thing = Flight::Thing::change,
                                .from = {.where = Anchor::Where::change, .seat = seat},
                                .to = turning.from,
                                .fades = true}};
  });
  show_tokens(event.seat);
}

void EventAnimation::achieve(const Event& event) {
  const bool great = kind_of(event) == EventKind::great_achieved;
  const Seat seat = event.seat;
  const int which = event.as<event_row::Achieved>().which;
  apply(event);
  if (great) {
    const GreatOracle card = great_oracles[static_cast<std::size_t>(event.as<event_row::Achieved>().card)];
    then([=, this] { in_flight_[seat].great[which] = true; });
    fly(long_scene, [=, this] {
      std::vector<Flight> flights;
      int i = 0;
      for (const Colour colour : {card.first, card.second}) {
        const int more = i > 0 && card.first == card.second ? 1 : 0;
        flights.push_back(
            soul_flight(token_at(seat, Rank::high, colour, tokens_of(view_, seat, Rank::high, colour) + more),
                        {.where = Anchor::Where::great, .seat = seat, .i = i, .which = which}, Rank::high, colour));
        ++i;
      }
      return flights;
    });
    show_tokens(seat);
  }
  const auto flash = [=, this](float) {
    flashing_ = true;
    flash_ = {.where = great ? Anchor::Where::great : Anchor::Where::small, .seat = seat, .which = which};
  };
  move(great ? great_scene : scene, flash);
}

void EventAnimation::lose_spells(const Event& event) {
  fly(short_scene, [event] {
    std::vector<Flight> flights;
    const auto lose = [&](int count, Flight::Thing thing, Anchor::Where from) {
      if (count > 0)
        flights.push_back({.thing = thing, .from = {.where = from, .seat = event.seat}, .to = {}, .fades = true});
    };
    const auto [promotions, colour_changes] = event.as<event_row::SpellsLost>();
    lose(promotions, Flight::Thing::promotion, Anchor::Where::promotion);
    lose(colour_changes, Flight::Thing::change, Anchor::Where::change);
    return flights;
  });
  apply(event);
}

}  // namespace kairo::wicked::table
