#include "tests/engine/haratama/referee.h"

#include <algorithm>

namespace kairo::haratama::test {

namespace {

constexpr int blue_suit = 1;

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

}  // namespace

void Referee::protest_unless(bool right, const std::string& what) {
  if (!right) protests_.push_back("round " + std::to_string(rounds_) + ": " + what);
}

bool Referee::is_treasure(const Laid& card) const {
  return std::find(descents_.begin(), descents_.end(), card.rank) != descents_.end();
}

void Referee::hear(const Event& event) {
  switch (static_cast<Happened>(event.kind)) {
    case Happened::round_began: {
      protest_unless(!over_, "a round after the end");
      descents_ = {event.data[1], event.data[2], event.data[3]};
      const int aside = event.data[4];
      to_win_ = aside >= 0 && is_treasure({-1, aside / 16, aside % 16 + 1}) ? 11 : 12;
      protest_unless(event.data[5] == to_win_, "treasures to be won");
      won_ = {};
      broken_ = break_told_ = false;
      return;
    }
    case Happened::first_lead: leader_ = event.seat; return;
    case Happened::card_played: return card_laid(event);
    case Happened::day_broke:
      protest_unless(broken_ && !break_told_ && trick_.back().suit == blue_suit, "the break");
      protest_unless((trick_.size() == 1) == (event.data[0] == 1), "how the day broke");
      break_told_ = true;
      return;
    case Happened::trick_won: return trick_won(event);
    case Happened::round_ended: protest_unless(to_win_ == 0 && trick_.empty(), "the end of the round"); return;
    case Happened::round_lost: return round_lost(event);
    case Happened::extra_round:
      protest_unless(std::count(totals_.begin(), totals_.begin() + players_, event.data[2]) == event.data[1],
                     "who shares the smallest total");
      protest_unless(event.data[1] > 1, "an extra round without a tie");
      return;
    case Happened::ended: {
      over_ = true;
      const auto end = totals_.begin() + players_;
      const int smallest = *std::min_element(totals_.begin(), end);
      protest_unless(totals_[event.seat] == smallest && std::count(totals_.begin(), end, smallest) == 1, "the winner");
      protest_unless(limit_ == 0 ? rounds_ >= 3 : *std::max_element(totals_.begin(), end) >= limit_,
                     "too early an end");
      return;
    }
    default: return;
  }
}

void Referee::card_laid(const Event& event) {
  protest_unless(to_win_ > 0, "a card after the last treasure");
  protest_unless(event.seat == (leader_ + static_cast<int>(trick_.size())) % players_, "whose turn it is");
  trick_.push_back({event.seat, event.data[0] / 16, event.data[0] % 16 + 1});
  if (trick_.back().suit == blue_suit) broken_ = true;
}

void Referee::trick_won(const Event& event) {
  protest_unless(static_cast<int>(trick_.size()) == players_, "a whole trick");
  protest_unless(broken_ == break_told_, "a break that was not told");
  Laid best = trick_[0];
  int treasures = 0;
  for (const Laid& card : trick_) {
    if (card.suit == trick_[0].suit && card.rank > best.rank) best = card;
    if (is_treasure(card)) ++treasures;
  }
  won_[at(best.seat)] += treasures;
  to_win_ -= treasures;
  protest_unless(event.seat == best.seat && event.data[0] == treasures && event.data[5] == won_[at(best.seat)],
                 "who won the trick");
  leader_ = best.seat;
  trick_.clear();
}

void Referee::round_lost(const Event& event) {
  const int needed = players_ == 3 ? 9 : 8;
  const int most = *std::max_element(won_.begin(), won_.end());
  int lost = won_[event.seat] * 10;
  if (most >= needed) lost = won_[event.seat] == most ? 0 : most * 10;
  totals_[event.seat] += lost;
  protest_unless(event.data[0] == won_[event.seat] && event.data[1] == lost && event.data[2] == totals_[event.seat],
                 "the losses of seat " + std::to_string(event.seat));
  if (event.seat == players_ - 1) ++rounds_;
}

}  // namespace kairo::haratama::test
