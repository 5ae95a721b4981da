#include "web/tables/wicked/unfolding.h"

#include <utility>

#include "web/draw/light.h"
#include "web/tables/wicked/unfold.h"

namespace kairo::wicked::table {

namespace {

/// What can only happen after the lit corridor is done with.
bool goes_on(Happened what) {
  return what == Happened::bid_sealed || what == Happened::bid_revealed || what == Happened::round_began ||
         what == Happened::soul_began || what == Happened::ended;
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

HandMotion Unfolding::held_out(Seat seat) const {
  return holds(opened_, seat) ? hand(seat) : HandMotion{HandMotion::Kind::waiting, 0};
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

void Unfolding::script(Events events) {
  reveals_ = resolved_ = false;
  opened_ = 0;
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

}  // namespace kairo::wicked::table
