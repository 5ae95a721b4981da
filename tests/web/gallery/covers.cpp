#include "tests/web/gallery/sheets.h"
#include "web/tables/tables.h"

namespace kairo::draw::gallery {

void draw_covers(Ui& ui) {
  Rect page = ui.area().inset(20);
  constexpr std::string_view games[] = {"wicked", "haratama", "ruin", "galleria"};
  const Rect upright = page.take_top(290, 16);
  const Rect wide = page.take_top(140, 16);
  for (int i = 0; i < 4; ++i) {
    tables::draw_cover(ui, upright.column(i, 4, 14), games[static_cast<std::size_t>(i)]);
    tables::draw_cover(ui, wide.column(i, 4, 14), games[static_cast<std::size_t>(i)]);
    tables::draw_cover(ui, page.column(i, 8, 14).fit(1), games[static_cast<std::size_t>(i)]);
  }
}

}  // namespace kairo::draw::gallery
