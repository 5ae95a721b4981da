#include "web/app/screens/patience.h"

#include <algorithm>
#include <bit>

namespace kairo::app {

namespace {

constexpr double patience = 3;      // seconds
constexpr double less_each = 0.15;  // further second
constexpr double gathers_after = patience + (1 - share_that_gathers) / less_each;
/// Seconds of all turns together before their moves are shown in one go.
constexpr double all_turns = 8;
/// The part of the time for what all have done together that is taken from those turns.
constexpr double of_reveals = 0.5;
constexpr double least_part = 1;

}  // namespace

double share_after(double seconds) {
  constexpr double least = 0.25;
  return std::clamp(1 - less_each * (seconds - patience), least, 1.0);
}

void Patience::begin(double now, int bots) {
  if (began_) return;
  began_ = turn_began_ = now;
  bots_ = bots;
}

void Patience::watch(Seat bot, double now) {
  if (!began_ || bot == watched_) return;
  spent_ += (now - turn_began_) * (watched_ == no_seat ? of_reveals : 1);
  watched_ = bot;
  turn_began_ = now;
  if (bot == no_seat) return;
  if (contains(seen_, bot)) seen_ = 0;  // everybody has another turn: the souls after a corridor's questions
  seen_ |= only(bot);
  const int turns = 1 + std::max(0, bots_ - std::popcount(seen_));
  part_ = std::clamp((all_turns - spent_) / turns, least_part, gathers_after);
}

double Patience::share(double now) const {
  if (!began_) return 1;
  return share_after(watched_ == no_seat ? now - *began_ : (now - turn_began_) * gathers_after / part_);
}

}  // namespace kairo::app
