#include "web/tables/galleria/board/facet_name.h"

#include <string>

#include "engine/games/galleria/pieces/table.h"
#include "engine/games/galleria/words.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/pieces.h"
#include "web/text/line_break.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;

void draw_facet_name(draw::Ui& ui, const Rect& at, const galleria::Table& table, Facet facet) {
  const std::string name = ui.say(facet_key(facet));
  const bool used = is_facet_used(table, facet) && facet_cards[facet].use != Use::never;
  const draw::TextStyle style{
      .size = at.h > 46 ? 16.0F : 14.0F, .ink = used ? Ink::text_soft : Ink::gold, .middle = true};
  if (!words_fit(ui, at.w, name, style) || ui.text_height(at.w, name, style) > at.h) return;
  const auto lines = text::break_lines(name, at.w, [&](std::string_view part) { return ui.text_width(part, style); });
  const float step = ui.text_height(at.w, lines.front(), style);
  float y = at.centre().y - step * px(static_cast<int>(lines.size())) / 2;
  for (const std::string_view line : lines) {
    const Rect here{at.x, y, at.w, step};
    ui.label(here, line, style);
    if (used)
      ui.pen().AddLine({here.x, here.centre().y}, {here.x + ui.text_width(line, style), here.centre().y},
                       ui.colour(Ink::text_soft), 1.5F);
    y += step;
  }
}

}  // namespace kairo::galleria::table
