#include "web/tables/haratama/board/descents.h"

#include <algorithm>
#include <cmath>

#include "engine/games/haratama/words.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/explanations.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

/// A plate of dark lacquer and gold, so that it cannot be taken for a card in play. It has a jewel for each of its
/// treasures that is still `to_win`.
void draw_descent(draw::Ui& ui, const Rect& at, int rank, Cards to_win) {
  draw::Pen& pen = ui.pen();
  const float radius = std::clamp(at.w * 0.08F, 3.0F, 8.0F);
  const ImU32 gold = tint::descent_gold;
  draw::soft_rect(pen, {at.x + 1, at.y + 3, at.w - 2, at.h - 2}, radius, 6, ui.shadow(0.4F));
  draw::fill_gradient(pen, draw::plate_outline(at, radius), tint::maroon, tint::low_maroon);
  draw::stroke(pen, draw::plate_outline(at, radius), gold, 1.6F);
  Rect rest = at.inset(at.w * 0.06F, at.h * 0.05F);
  const Rect signs = rest.take_bottom(rest.h * 0.3F);
  const float size = std::clamp(rest.h * 0.86F, 18.0F, 54.0F);
  const std::string words = std::to_string(rank);
  const float width = ui.text.width(words, {.size = size, .face = draw::Face::display});
  ui.text.label({rest.centre().x - width / 2 - 1, rest.y, width + 4, rest.h}, words,
                {.size = size, .ink = Ink::white, .face = draw::Face::display, .middle = true});
  for (const Suit suit : all_suits) {
    const Rect cell = signs.column(static_cast<int>(suit), suits, 0);
    const float sign = std::min(cell.w, cell.h) * 0.44F;
    const bool waits = has(to_win, card_of(suit, rank));
    if (waits)
      art::jewel(ui, cell.centre(), sign);
    else
      pen.AddCircleFilled(draw::vec(cell.centre()), std::max(1.2F, sign * 0.34F), draw::with_alpha(gold, 0.4F));
  }
}

draw::Explanation about_descent(int rank, Cards to_win) {
  return {.term = {"haratama.what.descent", {number("rank", rank)}},
          .picture = [rank, to_win](draw::Ui& ui, const Rect& at) { draw_descent(ui, at, rank, to_win); },
          .picture_aspect = card_aspect};
}

}  // namespace

void draw_descents(draw::Ui& ui, const Layout& layout, const View& view, float turned) {
  Cards left = view.descents;
  for (int i = 0; i < shown_descents && left != 0; ++i, left = without_first(left)) {
    const float open = std::clamp(turned - px(i), 0.0F, 1.0F);
    const Rect& at = layout.descents[i];
    const float wide = std::abs(2 * open - 1);
    const Rect face = at.inset(at.w * (1 - wide) / 2, 0);
    if (open <= 0.5F)
      draw::card_back(ui, face);
    else
      draw_descent(ui, face, first(left) + 1, view.to_win);
    explain_by_tap(ui, at, "descent." + std::to_string(i + 1), about_descent(first(left) + 1, view.to_win));
  }
}

void draw_aside(draw::Ui& ui, const Layout& layout, const View& view) {
  if (layout.aside.w <= 0 || view.aside == no_card) return;
  const Rect& at = layout.aside;
  const bool treasure = has(treasures_of(view), view.aside);
  draw_card(ui, at, view.aside, treasure);
  draw::stroke(ui.pen(), draw::round_outline(at.inset(-1), 5), ui.colour(Ink::panel_edge), 1);
  draw::fill(ui.pen(), draw::round_outline(at, 5), ui.colour(Ink::ground, 0.25F));
  std::vector<Arg> counts;
  if (treasure) counts = {number("n", treasures_in_deck - 1), number("wanted", haratama_from(view.players))};
  explain_by_tap(ui, at, "aside",
                 about_card(view.aside, treasure, "haratama.what.aside", "haratama.what.aside_treasure", counts));
}

void draw_day_sign(draw::Ui& ui, const Layout& layout, const View& view, float day) {
  const Rect& at = layout.sky;
  art::sky_sign(ui, at.centre(), at.w * 0.46F, day);
  explain_by_tap(ui, at, "sky", {.term = {view.broken != 0 ? "haratama.what.day" : "haratama.what.night"}});
}

}  // namespace kairo::haratama::table
