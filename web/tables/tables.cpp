#include "web/tables/tables.h"

#include <algorithm>
#include <array>

#include "engine/games/galleria/deck.h"
#include "engine/games/haratama/deck.h"
#include "engine/games/ruin/deck.h"
#include "engine/games/wicked/deck.h"
#include "web/tables/galleria/table.h"
#include "web/tables/haratama/table.h"
#include "web/tables/ruin/table.h"
#include "web/tables/wicked/table.h"

namespace kairo::tables {
namespace {

struct GameTable {
  std::string_view game;
  std::unique_ptr<AnyTable> (*make)();
  void (*draw_cover)(draw::Ui& ui, const draw::Rect& at);
};

// A new game is one line here.
constexpr std::array game_tables{
    GameTable{galleria::info.id, galleria::table::make_table, galleria::table::draw_cover},
    GameTable{haratama::info.id, haratama::table::make_table, haratama::table::draw_cover},
    GameTable{ruin::info.id, ruin::table::make_table, ruin::table::draw_cover},
    GameTable{wicked::info.id, wicked::table::make_table, wicked::table::draw_cover},
};

const GameTable* find_table(std::string_view game) {
  const auto found = std::ranges::find(game_tables, game, &GameTable::game);
  return found == game_tables.end() ? nullptr : &*found;
}

}  // namespace

std::unique_ptr<AnyTable> make_table(std::string_view game) {
  const GameTable* table = find_table(game);
  return table == nullptr ? nullptr : table->make();
}

void draw_cover(draw::Ui& ui, const draw::Rect& at, std::string_view game) {
  // A cover repeats its parts along the longer side, sized by the shorter one: a rectangle without width would take
  // parts without end. Nothing can be recognised below this size anyway.
  constexpr float least = 12;
  const GameTable* table = find_table(game);
  if (table == nullptr || at.w < least || at.h < least) return;
  draw::Pen& pen = ui.pen();
  pen.PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  table->draw_cover(ui, at);
  pen.PopClipRect();
  draw::stroke(pen, draw::round_outline(at.inset(0.5F), 2), IM_COL32(214, 176, 96, 150), 1);
}

}  // namespace kairo::tables
