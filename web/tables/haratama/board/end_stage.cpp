#include "web/tables/haratama/board/end_stage.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/haratama/board/scene.h"
#include "web/tables/haratama/explanations.h"
#include "web/tables/haratama/pieces.h"
#include "web/tables/haratama/tints.h"
#include "web/tables/seats.h"
#include "web/text/number.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

/// Keeps the mist behind a name from crossing it.
void calm_sky(draw::Ui& ui, const Rect& at, draw::Ink ink) {
  const ImU32 calm = ink == draw::Ink::white ? draw::with_alpha(tint::dusk, 0.4F) : ui.colour(draw::Ink::ground, 0.5F);
  draw::soft_rect(ui.pen(), at, at.h / 2, 16, calm);
}

/// The face above the name, where both have no room side by side.
void draw_bust(draw::Ui& ui, Rect at, Seat seat, draw::Ink ink) {
  const Rect name = at.take_bottom(24, draw::gap::tight);
  const float radius = std::min({at.w / 2, at.h / 2, 64.0F});
  const draw::TextStyle style{.size = draw::type::strong, .ink = ink, .align = draw::Align::centre, .middle = true};
  const float wide = std::min(name.w, ui.text.width(ui.name(seat), style));
  ui.explain({name.x, at.y, name.w, name.bottom() - at.y}, "stage.player", about_seat("haratama.what.player", seat));
  draw::glow(ui.pen(), at.centre(), radius * 2.2F, radius * 1.7F, ui.lamplight(0.85F));
  kairo::tables::draw_face(ui, at.centre(), radius, seat);
  calm_sky(ui, {name.centre().x - wide / 2, name.y + 2, wide, name.h - 4}, ink);
  ui.text.label(name, ui.name(seat), style);
}

/// The face with the name, and the total below.
void draw_winner(draw::Ui& ui, Rect at, const View& view, Seat seat, draw::Ink ink) {
  constexpr float narrow = 300;
  const float high = std::clamp(at.h * 0.24F, 28.0F, 58.0F);
  Rect ribbon = at.take_bottom(high, draw::gap::tight);
  if (at.w < narrow) {
    draw_bust(ui, at, seat, ink);
  } else {
    const float face = std::min(at.h * 0.96F, at.w * 0.3F);
    const float wide = ui.text.width(ui.name(seat), {.size = draw::type::headline, .face = draw::Face::display});
    calm_sky(ui, {at.x + face + draw::gap::apart, at.centre().y - 14, std::min(wide, at.w - face), 28}, ink);
    kairo::tables::draw_hero(ui, at, seat, ink);
  }
  const float wide = std::min(ribbon.w, high * 4.4F);
  ribbon = {ribbon.centre().x - wide / 2, ribbon.y, wide, high};
  const int total = -view.losses[seat].total();
  ui.explain(ribbon, "stage.total", about_seat("haratama.what.total", seat, {number("total", total)}));
  draw::ribbon(ui, ribbon, text::number_words(total), draw::Ink::gold);
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
  constexpr float least_for_cards = 130;  // high; else the face needs all of it
  if (view.won[seat] == 0 || at.h < least_for_cards)
    return draw_winner(ui, rest.inset(rest.w * 0.12F, 0), view, seat, ink);
  const bool beside = at.w > 2.4F * at.h;
  const Rect hero = beside ? rest.take_left(std::min(at.w * 0.42F, at.h * 2.4F), draw::gap::apart)
                           : rest.take_top(at.h * (at.w < 300 ? 0.64F : 0.42F), draw::gap::near);
  draw_winner(ui, hero, view, seat, ink);
  draw_won(ui, rest, view.won[seat], seat);
}

}  // namespace kairo::haratama::table
