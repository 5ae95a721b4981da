#include "web/app/replay.h"

#include <algorithm>
#include <utility>

#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// Rounds are told apart by what they are called.
std::string round_name(const Position& position) {
  const Phrase round = position.round();
  return round.empty() ? std::string() : text::sentence(text::Language::en, round);
}

bool ends_turn(const Match& match, std::size_t step) {
  const Position& after = match.after(step + 1);
  return std::ranges::any_of(match.steps()[step].events,
                             [&](const Event& event) { return after.turn_ends_with(event); });
}

/// The moments that a leap stops at.
std::vector<std::size_t> stops_of(const Match& match, Leap leap) {
  const std::size_t moves = match.steps().size();
  std::vector<std::size_t> stops{0};
  std::string round = round_name(match.after(0));
  for (std::size_t step = 0; step < moves; ++step) {
    std::string next = leap == Leap::round ? round_name(match.after(step + 1)) : std::string();
    const bool stop = leap == Leap::move || step + 1 == moves || (leap == Leap::turn && ends_turn(match, step)) ||
                      (leap == Leap::round && next != round);
    if (stop) stops.push_back(step + 1);
    round = std::move(next);
  }
  return stops;
}

}  // namespace

Replay::Replay(Session match, Seat eyes, std::size_t at)
    : session_(std::move(match)), eyes_(eyes), at_(std::min(at, session_.match().steps().size())) {
  for (int leap = 0; leap < leaps; ++leap)
    stops_[static_cast<std::size_t>(leap)] = stops_of(session_.match(), static_cast<Leap>(leap));
}

void Replay::show(std::size_t moves) { at_ = std::min(moves, this->moves()); }

void Replay::see_as(Seat eyes) {
  if (may_choose_eyes() && (eyes == no_seat || eyes < shown().table_size())) eyes_ = eyes;
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
  return std::ranges::any_of(stops(Leap::round), [&](std::size_t at) { return !match().after(at).round().empty(); });
}

Match Replay::beginning() const { return first_moves(match(), at_); }

Match first_moves(const Match& match, std::size_t moves) {
  Match beginning(match.game(), *match.setup());
  for (std::size_t step = 0; step < moves; ++step) beginning.play(match.steps()[step].move);
  return beginning;
}

}  // namespace kairo::app
