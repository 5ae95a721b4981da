#include "web/tables/galleria/hand.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using draw::WidgetState;

namespace {

constexpr float card_gap = 4;
constexpr float narrowest = 40;
constexpr float narrowest_named = 46;  // where there is room for several of these side by side
constexpr float squeezed = 31;         // the narrowest in a hand that is one short low row
constexpr int most_in_row = 10;        // kinds in such a row; more of them are shown page by page,
constexpr float named = 39;            // in a longer row those that would be narrower than this
constexpr int long_row = 9;            // kinds
constexpr float finger = 44;           // the width of a card on a page
constexpr float slender = 66;          // narrower cards are as high as they may, for their names
constexpr float widest = 90;           // so that few cards stay as they are when one comes or goes
constexpr float widest_of_few = 124;
constexpr int few = 6;           // kinds
constexpr float aspect = 0.86F;  // width / height

/// Columns and card size of a hand.
struct CardGrid {
  int columns = 1;
  float card_width = 0;
  float card_height = 0;
  float gap = card_gap;
  int page = card_kinds;  ///< how many kinds are shown at a time
  /// The places of n kinds.
  [[nodiscard]] float height(int n) const {
    const int rows = (n + columns - 1) / columns;
    return px(rows) * (card_height + gap) - gap;
  }
  /// How many of n kinds have a place, or the button to the next ones.
  [[nodiscard]] int shown(int n) const { return n > page ? page + 1 : n; }
  /// The place of the i-th of n kinds.
  [[nodiscard]] Rect place(const Rect& at, int i, int n) const {
    const float row = px(std::min(n, columns)) * (card_width + gap) - gap;
    const float left = at.x + std::max(1.0F, (at.w - row) / 2);
    const float top = at.y + std::max(2.0F, (at.h - height(n)) / 2);
    return {left + px(i % columns) * (card_width + gap), top + px(i / columns) * (card_height + gap), card_width,
            card_height};
  }
};

/// A card within its place: closer to the next one where it is narrow.
Rect card_in(const Rect& place) {
  constexpr float narrow = 48;
  return place.inset(place.w < narrow ? 0.5F : 2.0F, 2);
}

int kinds_in(const Cards& cards) {
  return static_cast<int>(std::ranges::count_if(cards.of, [](int copies) { return copies > 0; }));
}

/// A low row, in which many cards stand close together, as if they were held; more than have room for their
/// names are shown page by page.
CardGrid low_grid(const Rect& at, int n) {
  const int room = static_cast<int>(at.w / named);
  const bool paged = n > (room >= long_row ? room : most_in_row) && at.w > 4 * finger;
  const int columns = paged ? static_cast<int>(at.w / finger) : std::clamp(static_cast<int>(at.w / squeezed), 1, n);
  return {columns, (at.w - 2) / px(columns), at.h, 0, paged ? columns - 1 : card_kinds};
}

/// The largest card size at which all cards are visible, otherwise the smallest.
CardGrid grid_for(const Rect& at, int n) {
  constexpr float gap = card_gap;
  const bool is_long = at.w >= long_row * named;
  const float least = is_long ? narrowest_named : narrowest;
  CardGrid best{.columns = std::max(1, static_cast<int>((at.w + gap) / (least + gap)))};
  for (int columns = best.columns; columns >= 1; --columns) {
    const int rows = (n + columns - 1) / columns;
    const float wide = std::min(
        {n > few ? widest : widest_of_few, (at.w + gap) / px(columns) - gap, ((at.h + gap) / px(rows) - gap) * aspect});
    if (wide > best.card_width && wide >= least) best = {columns, wide, wide / aspect};
  }
  const bool low = at.h < 2 * narrowest / aspect;
  if (low && best.card_width < (is_long ? slender : 1)) return low_grid(at, n);
  constexpr float highest = 1.35F;  // times the width: room for the names
  const int rows = (n + best.columns - 1) / best.columns;
  if (best.card_width > 0 && (low || (is_long && best.card_width < slender)))
    best.card_height = std::min((at.h + gap) / px(rows) - gap, best.card_width * highest);
  if (best.card_width > 0) return best;
  best.card_width = std::min((at.w + gap) / px(best.columns) - gap, least + gap);
  best.card_height = is_long ? best.card_width * highest : best.card_width / aspect;
  return best;
}

WidgetState state_of(const draw::Ui& ui, const MoveBuilder& builder, Card card) {
  const Source source{Source::From::card, card};
  if (builder.source() == source) return WidgetState::selected;
  return builder.is_live(source) || ui.hides_moves() ? WidgetState::enabled : WidgetState::disabled;
}

/// Whether the card can be carried to its place on the maze, and not only be paid with.
bool may_drag(const MoveBuilder* builder, Card card) {
  if (builder == nullptr) return false;
  const Source source{Source::From::card, card};
  return builder->source() == source || (builder->owed() == 0 && builder->is_live(source));
}

void draw_one(draw::Ui& ui, const Rect& at, const Cards& cards, Card card, const MoveBuilder* builder, bool waits) {
  const bool held = builder != nullptr && builder->source() == Source{Source::From::card, card};
  const bool named = draw_card(ui, at, card, held ? builder->turned() : 0);
  if (builder == nullptr && waits) draw::mark(ui, at, WidgetState::disabled, 6);
  if (builder != nullptr) {
    const auto paid = std::ranges::count(builder->payment(), card);
    const bool pays = builder->owed() > 0 && !held;
    if (paid == 0)
      draw::mark(ui, at, pays ? WidgetState::enabled : state_of(ui, *builder, card), 6,
                 has_number_at_right(card, builder->turned()));
    if (paid > 0) {
      draw::mark(ui, at, WidgetState::primary, 6);
      return draw_count(ui, at, named, "−" + std::to_string(paid), Ink::warn);
    }
  }
  constexpr float tick_and_count = 42;  // wide; on less, above a name, there is no room for both
  if (held && named && at.w < tick_and_count) return;
  if (cards.of[card] > 1) draw_count(ui, at, named, "×" + std::to_string(cards.of[card]), Ink::text);
}

/// A dot in the corner in which neither a name nor a number stands.
void draw_fresh(draw::Ui& ui, const Rect& at, Card card) {
  constexpr float radius = 5;
  const float beside = radius + 1;
  const draw::Point centre{has_number_at_right(card, 0) ? at.x + beside : at.right() - beside, at.y + beside};
  draw::disc(ui.pen(), centre, radius + 1.5F, ui.colour(Ink::panel), ui.colour(Ink::panel));
  draw::disc(ui.pen(), centre, radius, ui.colour(Ink::live), ui.colour(Ink::live));
}

}  // namespace

HandTouch draw_hand(draw::Ui& ui, const Rect& at, const HandPicture& picture, kairo::tables::Drag& drag, int& page) {
  const auto& [view, cards, fresh, builder] = picture;
  ui.explain(at, "hand", explanation_of("galleria.what.hand"));
  HandTouch hand;
  const bool waits = view.table.phase != Phase::over && view.table.asked != view.me;
  const int n = kinds_in(cards);
  const CardGrid grid = grid_for(at.inset(1, 2), std::max(n, 1));
  const int shown = grid.shown(n);
  const Rect column = ui.columns.begin(at, "hand", grid.height(shown) + 4);
  const int pages = (std::max(n, 1) + grid.page - 1) / grid.page;
  int i = -(page % pages) * grid.page;
  const int last = std::min(n + i, grid.page);
  for (Card card = 0; card < card_kinds; ++card) {
    if (!cards.has(card) || i++ < 0 || i > last) continue;
    const Rect place = grid.place(column, i - 1, shown);
    const Rect at_rest = card_in(place);
    const bool held = builder != nullptr && builder->source() == Source{Source::From::card, card};
    const WidgetState state = builder != nullptr ? state_of(ui, *builder, card) : WidgetState::disabled;
    const draw::Explanation explanation =
        explanation_of(view, {Source::From::card, card}, held ? builder->turned() : 0);
    const std::string id = spot_of_card(card);
    const draw::Touch touch = ui.hit_target(place, id, explanation, state);
    // A card that was carried a little and brought back is not tapped.
    if (touch.tapped && drag.dropped(at) != id) hand.tapped = card;
    const bool pays = builder != nullptr && builder->owed() > 0;
    if (may_drag(builder, card) && drag.follow(id, touch)) {
      hand.dragged = card;
      hand.from = at_rest;
      if (cards.of[card] == 1) continue;
    }
    const draw::Lifted lifted(ui, id, at_rest, pays ? WidgetState::enabled : state);
    draw_one(ui, at_rest, cards, card, builder, waits);
    if (fresh.has(card) && !held) draw_fresh(ui, at_rest, card);
  }
  if (pages > 1 && draw_more(ui, grid.place(column, grid.page, shown), "hand.more", n - last)) ++page;
  ui.columns.end();
  return hand;
}

Rect place_in_hand(const Rect& at, Cards cards, Card card) {
  if (!cards.has(card)) cards.add(card);
  const int n = kinds_in(cards);
  int before = 0;
  for (Card kind = 0; kind < card; ++kind) before += cards.has(kind) ? 1 : 0;
  const CardGrid grid = grid_for(at.inset(1, 2), n);
  Rect place = grid.place(at, before % grid.page, grid.shown(n));
  place.y = std::max(at.y, std::min(place.y, at.bottom() - place.h));
  return place;
}

void draw_covered_hand(draw::Ui& ui, const Rect& at, int n) {
  ui.explain(at, "hand", explanation_of("galleria.what.covered_hand", {number("n", n)}));
  draw_card_backs(ui, at, n);
}

void draw_card_backs(draw::Ui& ui, const Rect& at, int n) {
  if (n == 0) return;
  const float high = std::min(at.h - 4, 90.0F);
  const float wide = high * 0.72F;
  const float step = n == 1 ? 0 : std::min(wide + card_gap, (at.w - wide) / px(n - 1));
  const float left = at.centre().x - (wide + step * px(n - 1)) / 2;
  for (int i = 0; i < n; ++i) draw::card_back(ui, {left + px(i) * step, at.centre().y - high / 2, wide, high});
}

}  // namespace kairo::galleria::table
