#include "web/tables/haratama/board/end_stage.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/haratama/board/scene.h"
#include "web/tables/haratama/explanations.h"
#include "web/tables/haratama/pieces.h"
#include "web/tables/seats.h"
#include "web/text/number.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

/// The face with the name, and the total below.
void draw_winner(draw::Ui& ui, Rect at, const View& view, Seat seat, draw::Ink ink) {
  const float high = std::clamp(at.h * 0.3F, 30.0F, 58.0F);
  Rect ribbon = at.take_bottom(high, draw::gap::near);
  kairo::tables::draw_hero(ui, at, seat, ink);
  const float wide = std::min(ribbon.w, high * 4.4F);
  ribbon = {ribbon.centre().x - wide / 2, ribbon.y, wide, high};
  const int total = view.losses[seat].total();
  ui.explain(ribbon, "stage.total", about_seat("haratama.what.total", seat, {number("total", total)}));
  draw::ribbon(ui, ribbon, text::number_words(-total), draw::Ink::gold);
}

/// Cards thrown on the table in a row, which overlap if there are many.
void draw_won(draw::Ui& ui, const Rect& at, Cards won, Seat seat) {
  constexpr float least_step = 0.5F;  // of a card's width
  constexpr float most_step = 0.86F;
  constexpr float tallest = 196;
  constexpr float turned = 2.5F;  // degrees
  const int n = count(won);
  if (n == 0) return;
  const float width = std::min(std::min(at.h * 0.92F, tallest) * card_aspect, at.w / (1 + px(n - 1) * least_step));
  const float step = n < 2 ? 0 : std::min(width * most_step, (at.w - width) / px(n - 1));
  Rect card{at.centre().x - (width + step * px(n - 1)) / 2, at.centre().y - width / card_aspect / 2, width,
            width / card_aspect};
  for (int i = 0; i < n; ++i, won = without_first(won), card.x += step) {
    ui.explain(card, "stage." + card_id(first(won)),
               about_card(first(won), true, "haratama.what.won_treasure", "haratama.what.won_treasure",
                          {seat_name("seat", seat)}));
    const draw::DrawRange drawn(ui.pen());
    draw_card(ui, card, first(won), true);
    drawn.rotate(card.centre(), (i % 2 == 0 ? -1.0F : 1.0F) * turned);
  }
}

}  // namespace

void draw_end_stage(draw::Ui& ui, const Rect& at, const View& view, Seat seat, float day) {
  const draw::Ink ink = ink_on_sky(ui, day);
  Rect rest = at;
  if (view.won[seat] == 0) return draw_winner(ui, rest.inset(rest.w * 0.12F, 0), view, seat, ink);
  const bool beside = at.w > 2.4F * at.h;
  const Rect hero = beside ? rest.take_left(std::min(at.w * 0.42F, at.h * 2.4F), draw::gap::apart)
                           : rest.take_top(at.h * 0.42F, draw::gap::near);
  draw_winner(ui, hero, view, seat, ink);
  draw_won(ui, rest, view.won[seat], seat);
}

}  // namespace kairo::haratama::table
