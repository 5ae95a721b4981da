#include "web/tables/galleria/board/end_stage.h"

#include <algorithm>
#include <vector>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/counters.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using From = Source::From;

namespace {

constexpr float card_space = 8;
constexpr float largest_card = 116;  // wide

/// The face on a glow, above or beside the points; below it the name. A tap shows the details.
bool draw_hero(draw::Ui& ui, Rect at, const TableauPicture& picture) {
  const View& view = picture.view;
  const bool tapped = ui.hit_target(at, "look.mine", ui.say("galleria.table.look_mine"), draw::WidgetState::enabled,
                                    explanation_of_worth(view, picture.seat))
                          .tapped;
  const float line = std::clamp(at.h * 0.2F, 20.0F, 38.0F);
  const Rect name = at.take_bottom(line);
  const float radius = std::min(at.w * 0.36F, at.h * 0.46F);
  const draw::Point centre = at.centre();
  draw::glow(ui.pen(), centre, radius * 2.1F, radius * 1.7F, ui.lamplight(0.85F));
  kairo::tables::draw_face(ui, centre, radius, picture.seat);
  const float disc = std::max(13.0F, radius * 0.42F);
  const draw::Point corner = centre + draw::Point{radius * 0.86F, radius * 0.62F};
  draw_points(ui, corner, disc, worth_of(view, picture.seat).n);
  ui.text.label(name, ui.name(picture.seat),
                {.size = std::clamp(line * 0.82F, draw::type::body, 30.0F),
                 .face = draw::Face::display,
                 .align = Align::centre,
                 .middle = true});
  return tapped;
}

/// The facet and the curios, in the size at which all of them lie side by side in as few rows as are needed.
void draw_won(draw::Ui& ui, const Rect& at, const TableauPicture& picture, TableauTouch& touch) {
  const galleria::Table& table = picture.view.table;
  std::vector<Source> cards;
  if (const Facet facet = facet_of(table, picture.seat); facet != no_facet) cards.push_back({From::facet, facet});
  for (Curio curio = 0; curio < curios; ++curio)
    if (table.owner[curio] == picture.seat) cards.push_back({From::curio, curio});
  const int n = static_cast<int>(cards.size());
  int columns = 1;
  float wide = 0;
  for (int each = 1; each <= n; ++each) {
    const int rows = (n + each - 1) / each;
    const float fits = std::min({(at.w + card_space) / px(each) - card_space,
                                 ((at.h + card_space) / px(rows) - card_space) * curio_aspect, largest_card});
    if (fits <= wide) continue;
    wide = fits;
    columns = each;
  }
  const float high = wide / curio_aspect;
  const int rows = (n + columns - 1) / std::max(1, columns);
  const float top = at.y + std::max(0.0F, (at.h - px(rows) * (high + card_space) + card_space) / 2);
  for (int i = 0; i < n; ++i) {
    const Source& card = cards[static_cast<std::size_t>(i)];
    const int in_row = std::min(columns, n - i / columns * columns);
    const float left = at.centre().x - (px(in_row) * (wide + card_space) - card_space) / 2;
    const Rect place{left + px(i % columns) * (wide + card_space), top + px(i / columns) * (high + card_space), wide,
                     high};
    const bool facet = card.from == From::facet;
    if (ui.hit_target(place, facet ? spot_of_facet(card.number) : spot_of_curio(card.number),
                      explanation_of(picture.view, card))
            .tapped)
      touch.source = card;
    if (facet)
      draw_portrait(ui, place, card.number, false);
    else
      draw_curio(ui, place, card.number, false, is_alone(table) ? CurioMarks::none : CurioMarks::all);
  }
}

}  // namespace

TableauTouch draw_end_stage(draw::Ui& ui, const Rect& at, const TableauPicture& picture) {
  TableauTouch touch;
  ui.explain(at, "tableau", explanation_of("galleria.what.tableau", {seat_name("seat", picture.seat)}));
  if (picture.pointed) draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2.5F);
  Rect rest = at;
  const Rect hero = at.h > at.w ? rest.take_top(std::min(at.h * 0.4F, at.w * 0.78F), card_space)
                                : rest.take_left(std::clamp(at.h * 1.1F, at.w * 0.24F, at.w * 0.4F), card_space);
  touch.look = draw_hero(ui, hero, picture);
  draw_won(ui, rest, picture, touch);
  return touch;
}

}  // namespace kairo::galleria::table
