#include "web/tables/ruin/animation/event_animation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "engine/games/ruin/words.h"
#include "web/tables/ruin/animation/event_animation.h"
#include "web/tables/ruin/board/map_grid.h"
#include "web/tables/ruin/board/path.h"
#include "web/tables/ruin/board/tally.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Point;

namespace {

// Lengths in seconds.
constexpr double sketching = 0.35;
constexpr double a_step = 0.16;
constexpr double flying = 0.35;
constexpr double counting = 1;
constexpr double to_read = 1.3;
constexpr double to_read_own = 2.5;  // at least, of what happens to the viewer
constexpr double to_read_sheet = 6;
constexpr double to_read_part = 0.7;  // of the report of a round: what a player has drawn, for example

bool is_not_of_gems(EventKind what) {
  return what != EventKind::gem_taken && what != EventKind::gate_made && what != EventKind::wall_made;
}

/// Part of a sealed plan, which all players reveal at once.
bool reveals_plan(EventKind what) {
  return what == EventKind::card_shown || what == EventKind::drew || what == EventKind::drew_single ||
         what == EventKind::drew_extra || what == EventKind::walked || what == EventKind::left;
}

/// Whether one of the events is that this seat takes the gem of a letter.
bool takes_gem(std::span<const Event> events, Seat seat, int letter) {
  return std::ranges::any_of(events, [&](const Event& event) {
    return kind_of(event) == EventKind::gem_taken && event.seat == seat &&
           event.as<event_row::GemTaken>().letter == letter;
  });
}

/// Puts the explorer where it is on `other`.
void stand(Board& board, const Board& other) {
  board.explorer = other.explorer;
  board.came_from = other.came_from;
  board.left = other.left;
}

/// The sources of points so far, but for goals, which are secret.
Score public_gains(const View& view) {
  Score score{.seats = view.players, .sources = 0};
  for (const Source source : {Source::gems, Source::first_rectangle, Source::penalties}) {
    score.sources |= static_cast<std::uint16_t>(1U << index(source));
    for (Seat seat = 0; seat < view.players; ++seat)
      score.of[seat].by_source[index(source)] = static_cast<std::int16_t>(tally_of(view, seat)[index(source)]);
  }
  return score;
}

/// How high an explorer is above the ground after the share `part` of so many hops, in cells.
float hop(float part, float hops, float high) {
  return high * std::abs(std::sin(part * hops * std::numbers::pi_v<float>));
}

/// The point on a path after the share `part` of it: an explorer hops from cell to cell.
Point along(const std::vector<Cell>& way, float part) {
  const float at = part * static_cast<float>(way.size() - 1);
  const auto leg = std::min(static_cast<std::size_t>(at), way.size() - 1);
  const Point from = cell_centre(way[leg]);
  const Point to = cell_centre(way[std::min(leg + 1, way.size() - 1)]);
  return from + (to - from) * draw::ease(at - static_cast<float>(leg)) - Point{0, hop(at, 1, 0.14F)};
}

}  // namespace

EventAnimation::EventAnimation() : StoryScript(sound_of) {}

void EventAnimation::drop_motion() {
  motions_ = {};
  rectangles_ = {};
  flights_.clear();
  banner_ = {};
  takers_.clear();
  lost_ = {};
  turned_.clear();
  turned_cells_ = {};
  report_.reset();
  summary_.reset();
  counts_ = false;
  row_ = {};
  row_ends_ = false;
  round_ = nullptr;
}

Phrase EventAnimation::caption() const {
  if (!running()) return {};
  if (!lost_.empty()) return {"ruin.report.line", {seat_name("seat", view_.me), list("parts", {lost_})}};
  if (report_) return {};  // the next round has begun by then
  if (takers_.empty() || summary_ || !banner_.words.empty()) return cues().caption(view_);
  if (turned_.empty()) return {"ruin.table.taken", {list("takers", takers_)}};
  return {"ruin.table.turned", {list("takers", takers_), seat_name("seat", view_.me), list("turned", turned_)}};
}

Phrase EventAnimation::last_told(Seat seat) const {
  const CellSet drawn = view_.boards[seat].fresh;
  return !drawn.empty() && drawn == drawn_[seat] ? told_.lines[seat].doings : Phrase{};
}

void EventAnimation::add_motion(MapPicture& picture, Seat seat) const {
  const Motion& motion = motions_[seat];
  picture.sketched = motion.sketched;
  if (seat == view_.me) picture.pointed_cells |= turned_cells_;
  picture.progress = motion.sketched.empty() ? 1 : draw::ease(progress());
  if (!motion.way.empty()) {
    picture.explorer_of = seat;
    picture.explorer = along(motion.way, progress());
    const float at = progress() * static_cast<float>(motion.way.size() - 1);
    picture.walked.assign(motion.way.begin(), motion.way.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
  const bool is_glad = std::ranges::any_of(
      flights_, [seat](const Flight& flight) { return flight.thing == Flight::Thing::gem && flight.seat == seat; });
  if (is_glad && !still()) picture.explorer.y -= hop(progress(), 2, 0.4F);  // jumps for joy
  if (rectangles_[seat].area() > 0) picture.rectangle = rectangles_[seat];
}

std::size_t EventAnimation::add_scenes(Events events) {
  const Event& event = events.front();
  switch (kind_of(event)) {
    case EventKind::gem_taken: return take_gems(events);
    case EventKind::goal_drawn: return draw_goals(events);
    case EventKind::card_discarded: discard(events); return 1;
    case EventKind::fell: return fall(events);
    case EventKind::half_ended: return end_half(events);
    case EventKind::half_began: return begin_half(events);
    case EventKind::row_filled: change_row(events.first(1)); return 1;
    case EventKind::round_began: begin_round(event); return 1;
    case EventKind::goals_chosen:
    case EventKind::planned:
    case EventKind::card_shown:
    case EventKind::drew:
    case EventKind::drew_single:
    case EventKind::drew_extra:
    case EventKind::walked:
    case EventKind::left:
    case EventKind::gate_made:
    case EventKind::wall_made:
    case EventKind::goal_seen:
    case EventKind::goals_shuffled:
    case EventKind::no_goal_left:
    case EventKind::destination_opened:
    case EventKind::destination_withheld:
    case EventKind::no_card_left:
    case EventKind::rectangle_counted:
    case EventKind::ended: break;
  }
  if (reveals_plan(kind_of(event))) return reveal(events);
  apply(event);
  return 1;
}

/// All players draw at once, then all walk, then those who leave do; returns the number of events.
std::size_t EventAnimation::reveal(Events events) {
  const auto end = std::ranges::find_if_not(events, [](const Event& event) { return reveals_plan(kind_of(event)); });
  const Events plans(events.begin(), end);
  if (kind_of(plans.front()) != EventKind::card_shown) round_ = plans.data();  // else it is the set-up
  const View& revealed = story_.after(plans.back());
  then([this, &revealed] {
    takers_.clear();
    turned_.clear();
    const PerSeat<Board> before = std::exchange(view_, revealed).boards;
    for (Seat seat = 0; seat < view_.players; ++seat) {
      Board& board = view_.boards[seat];
      motions_[seat].sketched = board.map.filled() - before[seat].map.filled();
      stand(board, before[seat]);
    }
  });
  move(sketching);
  then([this, plans, &revealed] {
    motions_ = {};
    for (const Event& event : plans) {
      const bool leaves = kind_of(event) == EventKind::left;
      if (kind_of(event) != EventKind::walked && !leaves) continue;
      Board& board = view_.boards[event.seat];
      const Cell to = leaves ? entrance : event.as<event_row::Walked>().to;
      const bool by_warp = leaves ? event.as<event_row::Left>().by_warp : event.as<event_row::Walked>().by_warp;
      motions_[event.seat].way = shortest_path(board.map, board.explorer, to, by_warp);
      if (!leaves) stand(board, revealed.boards[event.seat]);
    }
  });
  const bool anybody_walks = std::ranges::any_of(plans, [](const Event& event) {
    const auto [from, to, by_warp] = event.as<event_row::Walked>();
    return kind_of(event) == EventKind::left || (kind_of(event) == EventKind::walked && from != to);
  });
  if (anybody_walks) move(a_step * most_steps);
  then([this] { motions_ = {}; });
  apply(plans.back());
  leave(plans);
  return plans.size();
}

/// Those who leave in the same round get the same points, and are announced together.
void EventAnimation::leave(Events events) {
  SeatSet seats = 0;
  std::vector<Phrase> names;
  int points = 0;
  for (const Event& event : events) {
    if (kind_of(event) != EventKind::left) continue;
    seats |= only(event.seat);
    names.push_back({"app.name.seat", {seat_name("seat", event.seat)}});
    points = event.as<event_row::Left>().points;
  }
  if (names.empty()) return;
  const std::string_view key = names.size() == 1 ? "ruin.table.leaves" : "ruin.table.leaves.together";
  announce({.words = {key, {list("who", std::move(names)), number("n", points)}}, .leave = seats, .ink = Ink::live},
           contains(seats, after_.me));
}

/// All gems of a round fly off at once; their gates and walls are on the map already.
std::size_t EventAnimation::take_gems(Events events) {
  const auto end = std::ranges::find_if(events, [](const Event& event) { return is_not_of_gems(kind_of(event)); });
  const auto n = static_cast<std::size_t>(end - events.begin());
  for (const Event& event : events.first(n)) {
    if (kind_of(event) == EventKind::gem_taken)
      then([this, seat = event.seat, letter = event.as<event_row::OfLetter>().letter] {
        flights_.push_back({.thing = Flight::Thing::gem, .seat = seat, .letter = letter});
        takers_.push_back({"ruin.table.taker", {seat_name("seat", seat), term("letter", letter_key(letter))}});
      });
  }
  apply(events[n - 1]);
  move(flying);
  clear();
  bool turned = false;
  for (const Event& event : events.first(n))
    if (!takes_gem(events.first(n), after_.me, event.as<event_row::OfLetter>().letter)) turned |= turn_on_map(event);
  if (turned) linger(to_read_own);
  return n;
}

bool EventAnimation::turn_on_map(const Event& event) {
  const bool gate = kind_of(event) == EventKind::gate_made;
  if (event.seat != after_.me || (!gate && kind_of(event) != EventKind::wall_made)) return false;
  then([this, gate, letter = event.as<event_row::OfLetter>().letter] {
    turned_.push_back(
        {gate ? "ruin.table.turned.gate" : "ruin.table.turned.wall", {term("letter", letter_key(letter))}});
    turned_cells_ |= only_cell(letter_cell(letter));
  });
  return true;
}

/// A goal card for each gem, all at once. Its owner sees it turn over.
std::size_t EventAnimation::draw_goals(Events events) {
  const auto end = std::ranges::find_if_not(events, [](const Event& event) {
    return kind_of(event) == EventKind::goal_drawn || kind_of(event) == EventKind::goal_seen;
  });
  const Events drawn = events.first(static_cast<std::size_t>(end - events.begin()));
  std::vector<Flight> flights;
  for (const Event& event : drawn) {
    if (kind_of(event) == EventKind::goal_drawn) flights.push_back({.thing = Flight::Thing::goal, .seat = event.seat});
    if (kind_of(event) == EventKind::goal_seen) flights.back().goal = event.as<event_row::GoalSeen>().goal;
  }
  then([this, flights = std::move(flights)] { flights_ = flights; });
  move(flying);
  clear();
  apply(drawn.back());
  for (const Event& event : drawn)
    if (kind_of(event) == EventKind::goal_seen) tell_if_lost(event);
  return drawn.size();
}

void EventAnimation::tell_if_lost(const Event& seen) {
  Phrase lost = lost_goal(story_.after(seen).boards[seen.seat].map, seen.as<event_row::GoalSeen>().goal);
  if (lost.empty() || reports()) return;
  then([this, lost = std::move(lost)] { lost_ = lost; });
  linger(to_read_own);
  then([this] { lost_ = {}; });
}

void EventAnimation::move_row(Events events, bool falls) {
  then([this, falls, &view = story_.after(events.back())] {
    row_ = row_motion(view_, view, falls);
    view_ = view;
  });
  for (const Event& event : events)
    if (kind_of(event) == EventKind::row_filled)
      row_ends_ = event.as<event_row::RowFilled>().card2 < 0 && event.as<event_row::RowFilled>().left == 0;
}

void EventAnimation::change_row(Events events) {
  move_row(events, false);
  move(flying);
  clear();
}

void EventAnimation::clear() {
  then([this] {
    row_ = {};
    banner_ = {};
    rectangles_ = {};
    flights_.clear();
  });
}

/// The card discarded for a gem; if its letter becomes a destination, that flies to the map.
void EventAnimation::discard(Events events) {
  const Event& event = events.front();
  const bool opens = events.size() > 1 && kind_of(events[1]) == EventKind::destination_opened;
  if (opens)
    then([this, card = event.as<event_row::CardDiscarded>().card] {
      const auto at = std::ranges::find(view_.row, card);
      const auto place = static_cast<std::size_t>(at == view_.row.end() ? 0 : at - view_.row.begin());
      flights_.push_back({.thing = Flight::Thing::destination, .letter = card, .place = place});
    });
  change_row(events.first(1));
}

/// The search cards that the ruin buries in this round, and the names of those who are still inside.
std::size_t EventAnimation::fall(Events events) {
  const auto end =
      std::ranges::find_if_not(events, [](const Event& event) { return kind_of(event) == EventKind::fell; });
  const auto n = static_cast<std::size_t>(end - events.begin());
  move_row(events.first(n), true);
  then([this] {
    SeatSet inside = 0;
    for (Seat seat = 0; seat < view_.players; ++seat)
      if (view_.boards[seat].left == 0) inside |= only(seat);
    banner_ = {.words = {"ruin.table.falls", {}}, .ink = Ink::warn, .inside = inside};
  });
  read(to_read);
  clear();
  return n;
}

/// The end of a half, and the largest rectangles of all players.
std::size_t EventAnimation::end_half(Events events) {
  report_round(events.front());
  std::size_t n = 1;
  while (n < events.size() && kind_of(events[n]) == EventKind::rectangle_counted) ++n;
  move_row(events.first(n), false);
  then([this, all = events.first(n).subspan(1), words = event_phrase(after_, events.front())] {
    banner_ = {.words = words, .above = true};
    for (const Event& event : all) {
      const auto counted = event.as<event_row::RectangleCounted>();
      if (counted.corner >= 0)
        rectangles_[event.seat] = {static_cast<Cell>(counted.corner), static_cast<std::uint8_t>(counted.rows),
                                   static_cast<std::uint8_t>(counted.columns)};
    }
  });
  linger(to_read_own);
  clear();
  if (events.front().as<event_row::HalfEnded>().half == 0) sum_up();
  return n;
}

void EventAnimation::report_round(const Event& last) {
  const Event* first = std::exchange(round_, nullptr);
  if (first == nullptr || !reports()) return;
  RoundReport report = round_report(story_.before_event(*first), story_.before_event(last), {first, &last});
  const double seconds = std::max(to_read_own, to_read + to_read_part * report.parts);
  told_ = report;
  for (Seat seat = 0; seat < after_.players; ++seat) drawn_[seat] = story_.after(last).boards[seat].fresh;
  then([this, report = std::move(report)] { report_ = report; });
  // After leaving there is nothing to do after a report, so only the last one waits for a tap.
  const bool had_left = after_.me < after_.players && story_.before_event(*first).boards[after_.me].left != 0;
  // A report that goes on by itself lasts at every pace: the others' drawings are not told again.
  if (going() == kairo::tables::Going::by_itself || (had_left && kind_of(last) == EventKind::round_began))
    linger(seconds);
  else
    hold(seconds);
  then([this] { report_.reset(); });
}

void EventAnimation::sum_up() {
  then([this] {
    summary_ = public_gains(view_);
    counts_ = true;
  });
  move(counting);
  then([this] { counts_ = false; });
  hold(to_read_sheet);
  then([this] { summary_.reset(); });
}

/// The second half, with its new row.
std::size_t EventAnimation::begin_half(Events events) {
  const std::size_t n = events.size() > 1 && kind_of(events[1]) == EventKind::row_filled ? 2 : 1;
  move_row(events.first(n), false);
  then([this] {
    banner_ = {.words = {"ruin.table.second_half", {number("n", points_for_leaving_next(view_))}}, .ink = Ink::warn};
  });
  read(to_read);
  clear();
  return n;
}

/// The last round of a half is announced, and what may be the last: in the second, who stays inside is buried.
void EventAnimation::begin_round(const Event& event) {
  report_round(event);
  apply(event);
  const bool first = event.as<event_row::RoundBegan>().half == 0;
  if (may_end_half(story_.after(event)))
    return announce({.words = {first ? "ruin.table.last_round.maybe.first" : "ruin.table.last_round.maybe.second", {}},
                     .ink = first ? Ink::gold : Ink::warn});
  if (!row_ends_) return;
  announce({.words = {first ? "ruin.table.last_round.first" : "ruin.table.last_round.second", {}},
            .ink = first ? Ink::gold : Ink::warn});
}

void EventAnimation::announce(Banner banner, bool own) {
  then([this, banner = std::move(banner)] { banner_ = banner; });
  if (own)
    linger(to_read_own);
  else
    read(to_read);
  clear();
}

RowMotion EventAnimation::row() const {
  RowMotion motion = row_;
  motion.progress = still() ? 1 : static_cast<float>(std::min(1.0, past() / flying));
  return motion;
}

}  // namespace kairo::ruin::table
