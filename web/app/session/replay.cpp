#include "web/app/session/replay.h"

#include <algorithm>
#include <utility>

#include "web/app/session/bot_choice.h"

namespace kairo::app {

std::vector<std::size_t> leap_stops(const Match& match, Leap leap, std::size_t first) {
  const std::size_t moves = match.steps().size();
  std::vector<std::size_t> stops{first};
  Phrase round = match.after(first).round_phrase();
  for (std::size_t step = first; step < moves; ++step) {
    Phrase next = leap == Leap::round ? match.after(step + 1).round_phrase() : Phrase{};
    const bool stop = leap == Leap::move || step + 1 == moves || (leap == Leap::turn && ends_turn(match, step)) ||
                      (leap == Leap::round && next != round);
    if (stop) stops.push_back(step + 1);
    round = std::move(next);
  }
  return stops;
}

bool ends_turn(const Match& match, std::size_t step) {
  const Position& after = match.after(step + 1);
  return std::ranges::any_of(match.steps()[step].events, [&](const Event& event) { return after.ends_turn(event); });
}

Replay::Replay(Session match, Seat viewpoint, std::size_t at)
    : session_(std::move(match)),
      noticed_(noticed_moves(session_.match())),
      visibility_(session_.match()),
      viewpoint_(viewpoint) {
  for (int leap = 0; leap < leaps; ++leap) {
    auto& stops = stops_[static_cast<std::size_t>(leap)];
    stops = leap_stops(session_.match(), static_cast<Leap>(leap), first());
    std::erase_if(stops, [this](std::size_t moment) { return is_secret(moment); });
  }
  show(at);
}

std::size_t Replay::moment_of(std::size_t noticed) const {
  return static_cast<std::size_t>(std::ranges::lower_bound(noticed_, noticed) - noticed_.begin());
}

bool Replay::is_secret(std::size_t moment) const {
  return moment < moves() && moment > first() && noticed_[moment] == noticed_[moment + 1] &&
         match().steps()[moment].seat != viewpoint_;
}

void Replay::show(std::size_t moves) {
  at_ = std::clamp(moves, first(), this->moves());
  while (is_secret(at_)) ++at_;
  forgetful_ = visibility_.forgetful_copy(match(), at_);
}

void Replay::see_as(Seat viewpoint) {
  if (may_choose_viewpoint() && (viewpoint == no_seat || viewpoint < shown().seats())) viewpoint_ = viewpoint;
}

std::optional<std::size_t> Replay::after(Leap leap) const {
  const auto stop = std::ranges::upper_bound(stops(leap), at_);
  return stop == stops(leap).end() ? std::nullopt : std::optional(*stop);
}

std::optional<std::size_t> Replay::before(Leap leap) const {
  const auto stop = std::ranges::lower_bound(stops(leap), at_);
  return stop == stops(leap).begin() ? std::nullopt : std::optional(*std::prev(stop));
}

bool Replay::has_rounds() const {
  return std::ranges::any_of(stops(Leap::round),
                             [&](std::size_t at) { return !match().after(at).round_phrase().empty(); });
}

Match Replay::beginning() const { return first_moves(match(), at_); }

Match first_moves(const Match& match, std::size_t moves) {
  Match beginning(match.game(), *match.setup());
  for (std::size_t step = 0; step < moves; ++step) beginning.play(match.steps()[step].move);
  return beginning;
}

}  // namespace kairo::app
