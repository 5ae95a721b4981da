#include "web/tables/haratama/hand_fan.h"

#include <algorithm>

#include "web/draw/ui.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

constexpr float finger = 44;
constexpr float gap = 5;

/// The distance between cards of a row; no more than a card's width and a gap.
float step_of(float room, float width, int cards) {
  return cards < 2 ? 0 : std::min(width + gap, (room - width) / static_cast<float>(cards - 1));
}

/// The height of the cards of a row: where they overlap, what is left uncovered has room for the number and a tick.
float height_of(const Rect& at, float highest, int cards) {
  constexpr float tick = draw::tick_size + 1;
  constexpr float least = 84;
  const auto fits = [&](float height) {
    const float width = height * card_aspect;
    const float step = step_of(at.w, width, cards);
    return step >= width || rank_rect({0, 0, width, height}).right() + tick <= step;
  };
  float height = highest;
  while (height > least && !fits(height)) --height;
  return fits(height) ? height : highest;
}

/// The number of cards in the upper row: about half of them, split between suits if both rows have room for that.
int upper_row(Cards hand, int most) {
  const int all = count(hand);
  const int half = (all + 1) / 2;
  int best = half;
  for (int n = std::max(1, all - most); n <= std::min(most, all - 1); ++n) {
    const bool between =
        suit_of(nth(hand, static_cast<std::uint32_t>(n - 1))) != suit_of(nth(hand, static_cast<std::uint32_t>(n)));
    const bool nearer = best == half || std::abs(n - half) < std::abs(best - half);
    if (between && std::abs(n - half) <= 1 && nearer) best = n;
  }
  return best;
}

}  // namespace

Cards first_cards(Cards hand, int n) {
  Cards out = 0;
  for (; n > 0 && hand != 0; --n, hand = without_first(hand)) out |= bit(first(hand));
  return out;
}

HandFan::HandFan(const Rect& at, Cards hand, Cards upper) {
  const int cards = count(hand);
  if (cards == 0) return;
  lift_ = std::clamp(at.h * 0.08F, 8.0F, 18.0F);
  Rect rows = at;
  rows.take_top(lift_);
  const float height = height_of(at, std::min(rows.h, at.w * 0.24F / card_aspect), cards);
  const float width = height * card_aspect;
  constexpr float least_in_two_rows = 100;  // in less height only the corners of two rows would be visible
  const float uncovered = std::clamp(rows.h * 0.4F, 40.0F, 60.0F);
  const float low = rows.h - uncovered;
  constexpr float much_larger = 1.15F;
  const bool roomy = step_of(at.w, width, cards) >= finger && low < height * much_larger;
  if (cards == 1 || at.h < least_in_two_rows || roomy) {
    rows.y += (rows.h - height) / 2;
    lay_row(rows, hand, width, height, height);
    return;
  }
  constexpr float two_row_aspect = 0.76F;  // cards in two rows are a little wider, to keep their corners legible
  const float card_width = low * two_row_aspect;
  const int most = 1 + static_cast<int>((at.w - card_width) / finger);
  const int kept = count(hand & upper);
  const bool has_room = kept > 0 && kept < cards && kept <= most && cards - kept <= most;
  upper_ = has_room ? hand & upper : first_cards(hand, upper_row(hand, most));
  lay_row(rows.take_top(uncovered), upper_, card_width, low, uncovered);
  lay_row(rows, hand & ~upper_, card_width, low, low);
}

void HandFan::lay_row(const Rect& at, Cards cards, float width, float height, float seen_height) {
  const int n = count(cards);
  const float step = step_of(at.w, width, n);
  float x = at.x + (at.w - width - step * static_cast<float>(n - 1)) / 2;
  const bool low = seen_height < height || (step < width && is_small({x, at.y, width, height}));
  const float beside = low && n > 1 ? std::min(width, step) : 0;
  for (int i = 0; i < n; ++i, cards = without_first(cards), x += step) {
    const float seen_width = i + 1 == n ? width : std::min(width, step);
    places_.push_back({first(cards), {x, at.y, width, height}, {x, at.y, seen_width, seen_height}, beside});
  }
}

Rect HandFan::place(Card card) const {
  const auto found = std::ranges::find(places_, card, &Place::card);
  return found == places_.end() ? Rect{} : found->at;
}

}  // namespace kairo::haratama::table
