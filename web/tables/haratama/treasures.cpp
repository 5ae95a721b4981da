#include "web/tables/haratama/treasures.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

using draw::Ink;
using draw::Rect;

namespace {

bool is_void(const Won& won, Suit suit) { return (won.lacking & lane(suit)) != 0; }

int voids_of(const Won& won) {
  return static_cast<int>(std::ranges::count_if(all_suits, [&](Suit suit) { return is_void(won, suit); }));
}

/// A suit, struck out if the player is known to have none of it.
void draw_suit(draw::Ui& ui, const Rect& at, Suit suit, bool lacking) {
  art::suit(ui, at.centre(), std::min(at.w, at.h) * 0.36F, suit_sign(suit), 0.5F);
  if (!lacking) return;
  const Rect cross = at.inset(at.w * 0.12F, at.h * 0.12F);
  ui.pen().AddLine({cross.x, cross.bottom()}, {cross.right(), cross.y}, ui.colour(Ink::warn), 2);
}

/// Small cards in a row, which overlap if there are many, but never so far that a rank is covered.
class MiniCards {
 public:
  MiniCards(const Rect& row, int n) : row_(row), width_(std::min(std::min(row.h, tallest) * aspect, row.w * 0.6F)) {
    const float spare = row.w - width_;
    fits_ = spare >= least_step * px(n - 1);
    step_ = n < 2 ? 0 : std::min(width_ * 0.78F, spare / px(n - 1));
  }

  [[nodiscard]] bool fits() const { return fits_; }
  /// The part of each card that the next one leaves uncovered.
  [[nodiscard]] float step() const { return step_; }
  [[nodiscard]] Rect card(int i) const {
    const float height = width_ / aspect;
    return {row_.x + step_ * px(i), row_.y + (row_.h - height) / 2, width_, height};
  }

 private:
  static constexpr float aspect = 0.72F;
  static constexpr float tallest = 76;
  static constexpr float least_step = 20;  // room for the rank

  Rect row_;
  float width_;
  float step_ = 0;
  bool fits_ = false;
};

/// The treasures of one rank: the rank, and a place for each suit below or beside it.
class Plate {
 public:
  Plate(const Rect& row, int i) : all_(row.column(i, shown_descents, 2)) {
    constexpr float flat = 1.2F;
    signs_ = all_.inset(2, 1);
    rank_ = all_.w > flat * all_.h ? signs_.take_left(signs_.w * 0.36F) : signs_.take_top(signs_.h * 0.42F);
  }

  [[nodiscard]] const Rect& all() const { return all_; }
  [[nodiscard]] const Rect& rank() const { return rank_; }
  [[nodiscard]] Rect sign(Suit suit) const {
    const int i = static_cast<int>(suit);
    return signs_.row(i / 2, 2, 0).column(i % 2, 2, 0);
  }

 private:
  Rect all_;
  Rect rank_;
  Rect signs_;
};

/// The room of the treasures, beside that of the voids.
struct Row {
  Rect treasures;
  Rect voids;
  bool in_plates = false;
};

Row lay_row(Rect at, const Won& won) {
  const int voids = voids_of(won);
  const float each = std::clamp(at.w * 0.1F, 16.0F, 26.0F) + 1;
  Row row{.treasures = at};
  row.voids = row.treasures.take_right(each * px(voids));
  row.in_plates = !MiniCards(row.treasures, count(won.mine)).fits();
  if (!row.in_plates || voids == 0) return row;
  row.treasures = at;
  row.voids = row.treasures.take_right(16, 1);
  return row;
}

void draw_voids(draw::Ui& ui, const Row& row, const Won& won) {
  const int n = voids_of(won);
  int i = n;
  for (const Suit suit : all_suits) {
    if (!is_void(won, suit)) continue;
    --i;
    draw_suit(ui, (row.in_plates ? row.voids.row(i, n, 0) : row.voids.column(i, n, 1)).fit(1), suit, true);
  }
}

/// Where treasures will lie, before the first one is won.
void draw_places(draw::Ui& ui, const Rect& row) {
  constexpr int most = 3;
  const MiniCards places(row, most);
  if (!places.fits()) return;
  for (int i = 0; i < most; ++i) {
    const Rect at = places.card(i).inset(1);
    ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::panel_edge, 0.6F), 3, 0, 1);
  }
}

void draw_plate(draw::Ui& ui, const Plate& plate, int rank, Cards mine) {
  const Rect& at = plate.all();
  if (mine == 0) return draw_empty_slot(ui, at);
  draw_token_paper(ui, at);
  const Rect& place = plate.rank();
  const float size = std::clamp(std::min(place.h, place.w / two_digits), draw::min_text_size, 22.0F);
  const float wide = std::max(place.w, two_digits * size);
  ui.text.number({place.centre().x - wide / 2, place.y, wide, place.h}, rank,
                 {.size = size, .ink = Ink::ink, .align = draw::Align::centre, .middle = true});
  for (const Suit suit : all_suits) {
    const Rect sign = plate.sign(suit);
    if (has(mine, card_of(suit, rank))) art::suit(ui, sign.centre(), std::min(sign.w, sign.h) * 0.5F, suit_sign(suit));
  }
}

/// The place of a treasure that the player has not won: its rank where there is room, and its suit.
void draw_missing(draw::Ui& ui, Rect cell, Card card, bool lacking) {
  constexpr float least = 34;
  if (cell.w >= least)
    ui.text.number(cell.take_left(cell.w / 2), rank_of(card),
                   {.size = draw::type::body, .ink = Ink::text_soft, .align = draw::Align::centre, .middle = true});
  draw_suit(ui, cell, suit_of(card), lacking);
}

/// Calls `each` with the number and the rank of every descent.
template <class Each>
void for_each_descent(Ranks descents, Each each) {
  Cards left = descents;
  for (int i = 0; i < shown_descents && left != 0; ++i, left = without_first(left)) each(i, first(left) + 1);
}

}  // namespace

Won won_by(const View& view, Seat seat, Cards in_flight) {
  const bool shows_voids = view.sight == Sight::voids && view.phase != Phase::over;
  return {view.descents, view.won[seat] & ~in_flight, shows_voids ? view.watched.lacks[seat] : Cards{0}};
}

void draw_matrix(draw::Ui& ui, const Rect& at, const Won& won) {
  for_each_descent(won.descents, [&](int row, int rank) {
    const Rect line = at.row(row, shown_descents, 3);
    for (const Suit suit : all_suits) {
      const Rect cell = line.column(static_cast<int>(suit), suits, 3);
      const Card card = card_of(suit, rank);
      if (has(won.mine, card)) {
        draw_token(ui, cell, card);
      } else {
        draw_empty_slot(ui, cell);
        draw_missing(ui, cell, card, is_void(won, suit));
      }
    }
  });
}

Rect treasure_rect(const Rect& row, Won won, Card card) {
  won.mine |= bit(card);
  const Row laid = lay_row(row, won);
  const int i = count(won.mine & (bit(card) - 1));
  if (!laid.in_plates) return MiniCards(laid.treasures, count(won.mine)).card(i);
  Rect at = laid.treasures;
  for_each_descent(won.descents, [&](int plate, int rank) {
    if (rank == rank_of(card)) at = Plate(laid.treasures, plate).sign(suit_of(card));
  });
  return at;
}

void draw_treasures(draw::Ui& ui, const Rect& at, const Won& won,
                    const std::function<void(const Rect&, Card)>& explain) {
  if (at.w <= 0) return;
  const Row row = lay_row(at, won);
  draw_voids(ui, row, won);
  const int n = count(won.mine);
  if (n == 0) return draw_places(ui, row.treasures);
  if (row.in_plates)
    for_each_descent(won.descents, [&](int i, int rank) {
      draw_plate(ui, Plate(row.treasures, i), rank, won.mine & cards_of_ranks(static_cast<Ranks>(1U << (rank - 1))));
    });
  const MiniCards cards(row.treasures, n);
  Cards left = won.mine;
  for (int i = 0; i < n; ++i, left = without_first(left)) {
    const Card card = first(left);
    const Rect place = treasure_rect(at, won, card);
    explain(place, card);
    if (!row.in_plates) draw_token(ui, place, card, i + 1 < n ? std::min(place.w, cards.step()) : place.w);
  }
}

}  // namespace kairo::haratama::table
