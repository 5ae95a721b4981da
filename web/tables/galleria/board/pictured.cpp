#include "web/tables/galleria/board/pictured.h"

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"

namespace kairo::galleria::table {

namespace {

using draw::Rect;
using draw::Ui;

DrawPicture picture_of_key(std::string_view key) {
  for (Curio curio = 0; curio < curios; ++curio)
    if (key == curio_key(curio))
      return [curio](Ui& ui, const Rect& at) { draw_curio(ui, at, curio, false, CurioMarks::none); };
  for (Facet facet = 0; facet < facets; ++facet)
    if (key == facet_key(facet))
      return [facet](Ui& ui, const Rect& at) { draw_portrait(ui, at.fit(curio_aspect), facet, false); };
  for (EventNumber event = 0; event < event_count; ++event)
    if (key == event_key(event))
      return [event](Ui& ui, const Rect& at) { draw_event_card(ui, at.fit(curio_aspect), event); };
  for (int card = first_skill; card < card_kinds; ++card)
    if (key == card_phrase(card).key)
      return [card](Ui& ui, const Rect& at) {
        draw_sign(ui, at.centre(), std::min(at.w, at.h) / 2, static_cast<Card>(card));
      };
  return {};
}

}  // namespace

DrawPicture picture_in(const Phrase& phrase) {
  for (const Arg& arg : phrase.args) {
    const auto* const named = std::get_if<std::vector<Phrase>>(&arg.value);
    if (named == nullptr) continue;
    for (const Phrase& one : *named)
      if (DrawPicture picture = picture_of_key(one.key)) return picture;
  }
  return {};
}

}  // namespace kairo::galleria::table
