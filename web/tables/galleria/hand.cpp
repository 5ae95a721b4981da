#include "web/tables/galleria/hand.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using draw::Stance;

namespace {

constexpr float gap = 4;
constexpr float narrowest = 46;
constexpr float widest = 92;
constexpr float aspect = 0.86F;  // width / height

/// How many columns and rows of which size.
struct Fan {
  int columns = 1;
  float card_width = narrowest;
  [[nodiscard]] float card_height() const { return card_width / aspect; }
};

/// The largest cards with which all of them are in sight; else as many as go into a row.
Fan fan_for(const Rect& at, int n) {
  Fan best;
  best.columns = std::max(1, static_cast<int>((at.w + gap) / (narrowest + gap)));
  best.card_width = std::min(widest, (at.w + gap) / px(best.columns) - gap);
  best.card_width = std::max(narrowest - 2, std::min(best.card_width, (at.h - 4) * aspect));
  for (int columns = best.columns; columns >= 1; --columns) {
    const int rows = (n + columns - 1) / columns;
    const float wide = std::min({widest, (at.w + gap) / px(columns) - gap, ((at.h + gap) / px(rows) - gap) * aspect});
    if (wide >= best.card_width && wide >= narrowest - 2) best = {columns, wide};
  }
  return best;
}

Stance stance_of(const Picking& picking, Card card) {
  const Source source{Source::From::card, card};
  if (picking.source() == source) return Stance::chosen;
  return picking.is_live(source) ? Stance::live : Stance::quiet;
}

void draw_one(draw::Ui& ui, const Rect& at, const Cards& cards, Card card, const Picking* picking) {
  const bool held = picking != nullptr && picking->source() == Source{Source::From::card, card};
  draw_card(ui, at, card, held ? picking->turned() : 0);
  if (picking != nullptr) {
    const auto paid = std::ranges::count(picking->payment(), card);
    const bool pays = picking->owed() > 0 && !held;
    if (paid == 0) ui.mark(at, pays ? Stance::live : stance_of(*picking, card), 6);
    if (paid > 0) {
      ui.mark(at, Stance::primary, 6);
      return draw_count(ui, at, "−" + std::to_string(paid), Ink::warn);
    }
  }
  if (cards.of[card] > 1) draw_count(ui, at, "×" + std::to_string(cards.of[card]), Ink::text);
}

}  // namespace

Card draw_hand(draw::Ui& ui, const Rect& at, const Cards& cards, const Picking* picking) {
  Card touched = no_card;
  int n = 0;
  for (int card = 0; card < card_kinds; ++card) n += cards.has(card) ? 1 : 0;
  const Fan fan = fan_for(at.inset(2, 2), std::max(n, 1));
  const int rows = (n + fan.columns - 1) / fan.columns;
  const float high = fan.card_height();
  const Rect column = ui.begin_scroll(at, "hand", px(rows) * (high + gap) - gap + 4);
  const int in_row = std::min(n, fan.columns);
  const float left = column.x + std::max(2.0F, (column.w - px(in_row) * (fan.card_width + gap) + gap) / 2);
  int i = 0;
  for (Card card = 0; card < card_kinds; ++card) {
    if (!cards.has(card)) continue;
    const Rect place{left + px(i % fan.columns) * (fan.card_width + gap),
                     column.y + 2 + px(i / fan.columns) * (high + gap), fan.card_width, high};
    ++i;
    if (ui.spot(place, spot_of_card(card), "", picking != nullptr ? stance_of(*picking, card) : Stance::quiet).tapped)
      touched = card;
    draw_one(ui, place.inset(2), cards, card, picking);
  }
  ui.end_scroll();
  return touched;
}

void draw_covered_hand(draw::Ui& ui, const Rect& at, int n) {
  if (n == 0) return;
  const float high = std::min(at.h - 4, 90.0F);
  const float wide = high * 0.72F;
  const float step = n == 1 ? 0 : std::min(wide + gap, (at.w - wide) / px(n - 1));
  const float left = at.centre().x - (wide + step * px(n - 1)) / 2;
  for (int i = 0; i < n; ++i) ui.card_back({left + px(i) * step, at.centre().y - high / 2, wide, high});
}

}  // namespace kairo::galleria::table
