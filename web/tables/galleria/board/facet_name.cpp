#include "web/tables/galleria/board/facet_name.h"

#include <string>

#include "engine/games/galleria/pieces/table.h"
#include "engine/games/galleria/words.h"
#include "web/draw/narrow.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;

namespace {

bool skill_is_used(const galleria::Table& table, Facet facet) {
  return is_facet_used(table, facet) && facet_cards[facet].use != Use::never;
}

}  // namespace

void draw_facet_portrait(draw::Ui& ui, const Rect& at, const galleria::Table& table, Facet facet) {
  draw_portrait(ui, at, facet, skill_is_used(table, facet));
}

void draw_facet_name(draw::Ui& ui, const Rect& at, const galleria::Table& table, Facet facet) {
  const std::string name = ui.say(facet_key(facet));
  const draw::TextStyle style{.size = at.h > 46 || at.w > 140 ? draw::type::body : draw::min_text_size,
                              .ink = skill_is_used(table, facet) ? Ink::text_soft : Ink::text,
                              .middle = true};
  if (words_fit(ui, at.w, name, style) && ui.text.height(at.w, name, style) <= at.h)
    ui.text.draw(at, name, style);
  else if (ui.text.width(name, {.size = draw::min_text_size}) * draw::narrowest <= at.w)
    ui.text.label(at, name, style);
}

}  // namespace kairo::galleria::table
