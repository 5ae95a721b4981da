#include "tests/engine/haratama/referee.h"

#include <algorithm>

namespace kairo::haratama::test {

namespace {

constexpr int blue_suit = 1;

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

}  // namespace

void Referee::expect(bool right, const std::string& what) {
  if (!right) errors_.push_back("round " + std::to_string(rounds_) + ": " + what);
}

bool Referee::is_treasure(const PlayedCard& card) const {
  return std::find(descents_.begin(), descents_.end(), card.rank) != descents_.end();
}

void Referee::check(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::round_began: {
      expect(!over_, "a round began after the end");
      descents_ = {event.data[1], event.data[2], event.data[3]};
      const int aside = event.data[4];
      to_win_ = aside >= 0 && is_treasure({-1, aside / 16, aside % 16 + 1}) ? 11 : 12;
      expect(event.data[5] == to_win_, "wrong number of treasures to win");
      won_ = {};
      broken_ = break_reported_ = false;
      return;
    }
    case EventKind::first_lead: leader_ = event.seat; return;
    case EventKind::card_played: return card_played(event);
    case EventKind::day_broke:
      expect(broken_ && !break_reported_ && trick_.back().suit == blue_suit, "a break without a first blue card");
      expect((trick_.size() == 1) == (event.data[0] == 1), "wrong kind of break");
      break_reported_ = true;
      return;
    case EventKind::trick_won: return trick_won(event);
    case EventKind::round_ended: expect(to_win_ == 0 && trick_.empty(), "the round ended too early"); return;
    case EventKind::round_lost: return round_lost(event);
    case EventKind::extra_round:
      expect(std::count(totals_.begin(), totals_.begin() + players_, event.data[2]) == event.data[1],
             "wrong number of seats share the smallest total");
      expect(event.data[1] > 1, "an extra round without a tie");
      return;
    case EventKind::ended: {
      over_ = true;
      const auto end = totals_.begin() + players_;
      const int smallest = *std::min_element(totals_.begin(), end);
      expect(totals_[event.seat] == smallest && std::count(totals_.begin(), end, smallest) == 1, "wrong winner");
      expect(limit_ == 0 ? rounds_ >= 3 : *std::max_element(totals_.begin(), end) >= limit_,
             "the game ended too early");
      return;
    }
    case EventKind::pass_sealed:
    case EventKind::cards_passed:
    case EventKind::took_up:
    case EventKind::fox_shown:
    case EventKind::haratama: return;
  }
}

void Referee::card_played(const Event& event) {
  expect(to_win_ > 0, "a card was played after the last treasure");
  expect(event.seat == (leader_ + static_cast<int>(trick_.size())) % players_, "a card was played out of turn");
  trick_.push_back({event.seat, event.data[0] / 16, event.data[0] % 16 + 1});
  if (trick_.back().suit == blue_suit) broken_ = true;
}

void Referee::trick_won(const Event& event) {
  expect(static_cast<int>(trick_.size()) == players_, "an incomplete trick was won");
  expect(broken_ == break_reported_, "the break was not reported");
  PlayedCard best = trick_[0];
  int treasures = 0;
  for (const PlayedCard& card : trick_) {
    if (card.suit == trick_[0].suit && card.rank > best.rank) best = card;
    if (is_treasure(card)) ++treasures;
  }
  won_[at(best.seat)] += treasures;
  to_win_ -= treasures;
  expect(event.seat == best.seat && event.data[0] == treasures && event.data[5] == won_[at(best.seat)],
         "wrong winner or treasures of a trick");
  leader_ = best.seat;
  trick_.clear();
}

void Referee::round_lost(const Event& event) {
  const int needed = players_ == 3 ? 9 : 8;
  const int most = *std::max_element(won_.begin(), won_.end());
  int lost = won_[event.seat] * 10;
  if (most >= needed) lost = won_[event.seat] == most ? 0 : most * 10;
  totals_[event.seat] += lost;
  expect(event.data[0] == won_[event.seat] && event.data[1] == lost && event.data[2] == totals_[event.seat],
         "wrong losses of seat " + std::to_string(event.seat));
  if (event.seat == players_ - 1) ++rounds_;
}

}  // namespace kairo::haratama::test
