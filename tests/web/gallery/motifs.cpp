#include <functional>
#include <vector>

#include "tests/web/gallery/sheets.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"

namespace kairo::draw::gallery {
namespace {

namespace table = galleria::table;
using Draw = std::function<void(Ui&, const Rect&)>;

/// Everything that has a picture in Galleria.
std::vector<Draw> galleria_pictures() {
  std::vector<Draw> all;
  for (galleria::Curio i = 0; i < galleria::curios; ++i)
    all.push_back([=](Ui& ui, const Rect& at) { table::draw_curio(ui, at.fit(table::curio_aspect), i, i % 5 == 4); });
  for (galleria::Facet i = 0; i < galleria::facets; ++i)
    all.push_back([=](Ui& ui, const Rect& at) { table::draw_portrait(ui, at.fit(table::curio_aspect), i, i == 5); });
  for (galleria::EventNumber i = 0; i < galleria::event_count; ++i)
    all.push_back([=](Ui& ui, const Rect& at) { table::draw_event_card(ui, at.fit(table::curio_aspect), i); });
  for (int card = galleria::first_skill; card < galleria::card_kinds; ++card)
    all.push_back([=](Ui& ui, const Rect& at) {
      if (at.w > 60)
        table::draw_card(ui, at.fit(0.86F), static_cast<galleria::Card>(card));
      else
        table::draw_sign(ui, at.centre(), at.h / 2, static_cast<galleria::Card>(card));
    });
  all.push_back([](Ui& ui, const Rect& at) { table::draw_frame(ui, at.fit(table::curio_aspect)); });
  return all;
}

}  // namespace

void draw_motifs(Ui& ui) {
  constexpr int columns = 8;
  const std::vector<Draw> pictures = galleria_pictures();
  const int rows = (static_cast<int>(pictures.size()) + columns - 1) / columns;
  const Rect page = ui.area().inset(10);
  for (int i = 0; i < static_cast<int>(pictures.size()); ++i) {
    Rect cell = page.row(i / columns, rows, 8).column(i % columns, columns, 8);
    const Draw& draw = pictures[static_cast<std::size_t>(i)];
    draw(ui, cell.take_left(104, 6));
    draw(ui, cell.take_top(46, 6));
    draw(ui, cell.take_top(24));
  }
}

}  // namespace kairo::draw::gallery
