#include "web/tables/galleria/animation/moment.h"

#include <algorithm>
#include <span>

namespace kairo::galleria::table {

namespace {

using kairo::tables::Story;
using Events = std::span<const Event>;
using Thing = Flight::Thing;

// Lengths in seconds.
constexpr double passing_by = 0.16;
constexpr double settling = 0.5;  // a card falls, and light runs along it
constexpr double telling = 1.1;
constexpr double idling = 1.1;  // it is told beside the question, too, until something else happens
constexpr double great_event = 1.6;
constexpr double dwelling = 1;          // more of what the viewer has won or lost,
constexpr double least_dwelling = 2.5;  // and in all at least
constexpr double losing_turn = 4;       // at least, when a card of the viewer's turn is taken or the turn ends
constexpr double answering = 2;         // at least: one player against another
constexpr double drawn_event = 2.6;     // two sentences
constexpr double apart = 0.06;          // from one flight to the next
constexpr double longest_row = 0.3;

/// How long an event is shown, apart from what flies; 0 if it is not.
double length_of(EventKind what) {
  switch (what) {
    case EventKind::turn_began:
    case EventKind::looked_at: return passing_by;
    case EventKind::laid: return settling;
    case EventKind::used_skill:
    case EventKind::used_facet:
    case EventKind::used_curio:
    case EventKind::answered:
    case EventKind::nullified:
    case EventKind::kept_skill:
    case EventKind::nothing_to_do:
    case EventKind::stolen:
    case EventKind::removed:
    case EventKind::strengthened:
    case EventKind::ignores:
    case EventKind::search_failed:
    case EventKind::turned_up:
    case EventKind::swapped:
    case EventKind::left_facet:
    case EventKind::chose_facet:
    case EventKind::enraged:
    case EventKind::stepped_back:
    case EventKind::left_room:
    case EventKind::caved_in:
    case EventKind::streak_discarded:
    case EventKind::streak_returned:
    case EventKind::curio_swapped:
    case EventKind::phantom_laid: return telling;
    case EventKind::event_drawn: return drawn_event;
    case EventKind::curio_taken:
    case EventKind::phantom_took:
    case EventKind::went_out:
    case EventKind::saw_curio:
    case EventKind::ended: return great_event;
    case EventKind::drew:
    case EventKind::drew_card:
    case EventKind::stolen_card:
    case EventKind::discarded:
    case EventKind::discarded_to_pay:
    case EventKind::searched:
    case EventKind::picked:
    case EventKind::passed_left:
    case EventKind::got_card:
    case EventKind::declared:
    case EventKind::lifted:
    case EventKind::events_shuffled:
    case EventKind::turn_ended:
    case EventKind::asking_changed: break;
  }
  return 0;
}

/// A turn in which another player has only drawn, which would pass unseen if nothing were told of it.
bool idles(const Event& event, Seat viewer) {
  return kind_of(event) == EventKind::turn_ended && event.as<event_row::TurnEnded>().idle && event.seat != viewer;
}

double length_of(const Event& event, Seat viewer) { return idles(event, viewer) ? idling : length_of(kind_of(event)); }

/// The outcome of the viewer's own deed, or of chance; that they have done it they know.
bool is_own_result(const Event& event, Seat viewer) {
  if (event.seat != viewer) return false;
  switch (kind_of(event)) {
    case EventKind::nullified:
    case EventKind::stolen:
    case EventKind::enraged:
    case EventKind::caved_in:
    case EventKind::curio_taken:
    case EventKind::saw_curio:
    case EventKind::event_drawn:
    case EventKind::nothing_to_do:
    case EventKind::search_failed:
    case EventKind::went_out: return true;
    default: return false;
  }
}

/// Takes cards of a turn off the maze, which is easily missed between two other events.
bool breaks_turn(EventKind what) {
  return what == EventKind::streak_discarded || what == EventKind::streak_returned || what == EventKind::caved_in;
}

/// The table shows it as soon as it begins. Otherwise things stay in their old place until they have landed.
bool is_first(EventKind what) {
  return what == EventKind::turn_began || what == EventKind::laid || what == EventKind::declared ||
         what == EventKind::discarded || what == EventKind::discarded_to_pay || what == EventKind::used_skill ||
         what == EventKind::used_facet || what == EventKind::used_curio || what == EventKind::answered ||
         what == EventKind::phantom_laid;
}

/// Whether `next` is shown in the same moment as the event with which it began.
bool joins(EventKind first, EventKind next) {
  if (next == EventKind::drew_card) return first == EventKind::drew || first == EventKind::searched;
  if (next == EventKind::stolen_card) return first == EventKind::stolen;
  if (next == EventKind::got_card || next == EventKind::passed_left) return first == EventKind::passed_left;
  if (next == EventKind::lifted) return first == EventKind::streak_discarded || first == EventKind::streak_returned;
  return next == EventKind::discarded && first == EventKind::discarded;
}

/// The things that the events of a moment move.
class Movers {
 public:
  Movers(const View& view, const View& after, Events events) : view_(view), after_(after), events_(events) {
    for (const Event& event : events_) move(event);
    const double step =
        flights_.size() < 2 ? 0 : std::min(apart, longest_row / static_cast<double>(flights_.size() - 1));
    double starts = 0;
    for (Flight& flight : flights_) {
      flight.starts = starts;
      starts += step;
    }
  }
  [[nodiscard]] std::vector<Flight> take() { return std::move(flights_); }

 private:
  void move(const Event& event) {
    const auto [what] =
        event.as<event_row::Amount>();  // the number of cards or of what flies, with which most rows begin
    const auto [card, cell, turned] = event.as<event_row::CardInMaze>();
    const Anchor own = hand_of(event.seat);
    switch (kind_of(event)) {
      case EventKind::drew:
        for (int i = 0; i < what; ++i) fly(the_deck, own, drawn_card(i));
        return;
      case EventKind::searched: return fly(the_deck, own, drawn_card(0));
      case EventKind::discarded:
      case EventKind::discarded_to_pay: return fly(own, the_discards, what);
      case EventKind::used_skill:
      case EventKind::answered: fly(own, the_discards, what); return show();
      case EventKind::used_curio:
        fly_curio(curios_of_seat(event.seat), curios_of_seat(event.seat), what);
        return show();
      case EventKind::nullified: return meet(event);
      case EventKind::kept_skill: return fly(the_discards, own, what);
      case EventKind::stolen: return fly(hand_of(what), own, stolen_card());
      case EventKind::passed_left: return fly(own, hand_of(what), passed_by(event.seat));
      case EventKind::removed: return fly(in_cell(cell), the_discards, card, turned);
      case EventKind::lifted: {
        const bool returns = kind_of(events_.front()) == EventKind::streak_returned;
        return fly(in_cell(cell), returns ? own : the_discards, card, turned);
      }
      case EventKind::caved_in: return fly(in_cell(cell), own, card, turned);
      case EventKind::declared: return fly(own, in_cell(cell), card, turned);
      case EventKind::stepped_back:
        if (view_.table.pending.cell < cells)
          fly(in_cell(view_.table.pending.cell), own, what, event.as<event_row::SteppedBack>().turned);
        return;
      case EventKind::swapped:
        fly_curio(in_room(event.as<event_row::Swapped>().room), curios_of_seat(event.seat), what);
        return fly_curio(curios_of_seat(event.seat), in_room(event.as<event_row::Swapped>().room),
                         event.as<event_row::Swapped>().other);
      case EventKind::curio_swapped:
        fly_curio(in_room(what), the_curio_deck, Flight::unknown);
        return fly_curio(the_curio_deck, in_room(what), Flight::unknown);
      case EventKind::curio_taken:
        fly_curio(in_room(event.as<event_row::CurioTaken>().room), curios_of_seat(event.seat), what);
        return show();
      case EventKind::phantom_took: fly_curio(the_curio_deck, curios_of_seat(phantom), what); return show();
      case EventKind::phantom_laid: return lay_open(event);
      // Nothing leaves its place, or another event moves it.
      case EventKind::turn_began:
      case EventKind::drew_card:
      case EventKind::used_facet:
      case EventKind::nothing_to_do:
      case EventKind::stolen_card:
      case EventKind::strengthened:
      case EventKind::ignores:
      case EventKind::looked_at:
      case EventKind::saw_curio:
      case EventKind::search_failed:
      case EventKind::turned_up:
      case EventKind::left_facet:
      case EventKind::chose_facet:
      case EventKind::picked:
      case EventKind::got_card:
      case EventKind::enraged:
      case EventKind::left_room:
      case EventKind::laid:
      case EventKind::streak_discarded:
      case EventKind::streak_returned:
      case EventKind::event_drawn:
      case EventKind::events_shuffled:
      case EventKind::turn_ended:
      case EventKind::went_out:
      case EventKind::asking_changed:
      case EventKind::ended: return;
    }
  }

  void fly(Anchor from, Anchor to, int card, int turned = 0) {
    flights_.push_back({.number = card,
                        .turned = static_cast<std::uint8_t>(turned),
                        .from = from,
                        .to = to,
                        .open_at_start = is_open(from),
                        .open_at_end = is_open(to)});
  }
  void fly_curio(Anchor from, Anchor to, int curio) {
    fly(from, to, curio);
    flights_.back().thing = Thing::curio;
  }
  /// The last thing stops over the caption.
  void show() { flights_.back().shown_as = shown_++; }

  /// A played card and the one that nullifies it come together.
  void meet(const Event& event) {
    const auto [played, seat, card, facet, curio] = event.as<event_row::Nullified>();
    fly(the_discards, the_discards, played);
    show();
    if (card >= 0) fly(the_discards, the_discards, card);
    if (curio >= 0) fly_curio(curios_of_seat(event.seat), curios_of_seat(event.seat), curio);
    if (flights_.size() > 1) show();
  }

  /// A set of the phantom's cards.
  void lay_open(const Event& event) {
    const auto [mazes, traps, skills] = event.as<event_row::PhantomLaid>();
    const int counts[] = {mazes, traps, skills};
    const int sets[] = {0, first_trap, first_skill};
    const int ends[] = {first_skill, first_special, first_trap};
    for (std::size_t kind = 0; kind < std::size(sets); ++kind) {
      int left = counts[kind];
      for (int card = sets[kind]; card < ends[kind]; ++card)
        for (int n = view_.table.laid_open.of[card]; n < after_.table.laid_open.of[card] && left > 0; ++n, --left) {
          fly(hand_of(phantom), hand_of(phantom), card);
          flights_.back().open_at_end = true;
          show();
        }
    }
  }

  /// Whether the viewer sees the face of what lies there.
  [[nodiscard]] bool is_open(const Anchor& anchor) const {
    switch (anchor.where) {
      case Anchor::Where::deck:
      case Anchor::Where::curio_deck: return false;
      case Anchor::Where::hand: return anchor.number == view_.me;
      case Anchor::Where::room: return view_.in_room[static_cast<std::size_t>(anchor.number)] != no_curio;
      case Anchor::Where::discards:
      case Anchor::Where::curios:
      case Anchor::Where::cell: break;
    }
    return true;
  }

  [[nodiscard]] int drawn_card(int i) const {
    for (const Event& event : events_)
      if (kind_of(event) == EventKind::drew_card && i-- == 0) return event.as<event_row::OfCard>().card;
    return Flight::unknown;
  }
  [[nodiscard]] int stolen_card() const {
    const auto told = std::ranges::find(events_, EventKind::stolen_card, kind_of);
    return told == events_.end() ? Flight::unknown : told->as<event_row::StolenCard>().card;
  }
  [[nodiscard]] int passed_by(Seat giver) const {
    for (const Event& event : events_)
      if (const auto got = event.as<event_row::GotCard>(); kind_of(event) == EventKind::got_card && got.giver == giver)
        return got.card;
    return Flight::unknown;
  }

  const View& view_;
  const View& after_;
  Events events_;
  std::vector<Flight> flights_;
  int shown_ = 0;
};

}  // namespace

CellSet Moment::flying_cells() const {
  CellSet set = 0;
  for (const Flight& flight : flights)
    for (const Anchor& anchor : {flight.from, flight.to})
      if (anchor.where == Anchor::Where::cell) set |= only_cell(anchor.number);
  return set;
}

RoomSet Moment::flying_rooms() const {
  RoomSet set = 0;
  for (const Flight& flight : flights)
    for (const Anchor& anchor : {flight.from, flight.to})
      if (anchor.where == Anchor::Where::room) set |= only_room(anchor.number);
  return set;
}

int Moment::pictures() const {
  return static_cast<int>(std::ranges::count_if(flights, [](const Flight& flight) { return flight.shown_as >= 0; }));
}

bool has_words(const Event& event, Seat viewer) { return length_of(event, viewer) >= telling; }

bool is_loss(const Event& event, Seat seat, Seat turn) {
  switch (kind_of(event)) {
    case EventKind::stolen:
    case EventKind::stolen_card: return event.as<event_row::Stolen>().from == seat;
    case EventKind::enraged:
    case EventKind::caved_in: return event.seat != seat && turn == seat;
    case EventKind::streak_discarded:
    case EventKind::streak_returned: return event.seat == seat;
    case EventKind::curio_taken: return event.seat != seat;
    case EventKind::nullified: return event.as<event_row::Nullified>().seat == seat;
    default: return false;
  }
}

bool is_aimed_at(const Event& event, Seat seat) {
  return kind_of(event) == EventKind::answered && event.as<event_row::Answered>().seat == seat;
}

Moment first_moment(const Story<View>& story, Events events) {
  Moment moment{.event = events.front()};
  const EventKind what = kind_of(moment.event);
  while (moment.events < events.size() && joins(what, kind_of(events[moment.events]))) ++moment.events;
  const Events together = events.first(moment.events);
  const auto named = std::ranges::find(together, EventKind::stolen_card, kind_of);
  moment.told = named == together.end() ? moment.event : *named;
  const View& before = story.before_event(together.front());
  moment.flights = Movers(before, story.after(together.back()), together).take();
  moment.seconds = length_of(moment.event, before.me);
  moment.is_felt = is_loss(moment.event, before.me, before.table.turn) || is_aimed_at(moment.event, before.me);
  const bool brings = is_own_result(moment.event, before.me);
  if (moment.is_felt || (brings && what != EventKind::event_drawn))
    moment.seconds = std::max(moment.seconds + dwelling, least_dwelling);
  if (moment.is_felt && breaks_turn(what)) moment.seconds = std::max(moment.seconds, losing_turn);
  // A card of one player against another's, and a streak that it takes: whoever looks on has to know who did it to
  // whom.
  const bool between =
      moment.event.seat != before.me &&
      (what == EventKind::answered || what == EventKind::streak_discarded || what == EventKind::streak_returned);
  if (between) moment.seconds = std::max(moment.seconds, answering);
  moment.is_held = moment.is_felt || brings || between;
  moment.has_words = has_words(moment.event, before.me);
  moment.happens_first = is_first(what);
  for (const Flight& flight : moment.flights) {
    const double arrives = flight.shown_as >= 0 ? moment.seconds : flight.starts + flying;
    moment.lands = std::max(moment.lands, arrives);
  }
  moment.seconds = std::max(moment.seconds, moment.lands);
  return moment;
}

}  // namespace kairo::galleria::table
