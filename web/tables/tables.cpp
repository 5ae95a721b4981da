#include "web/tables/tables.h"

#include <tuple>

#include "engine/games/galleria/deck.h"
#include "engine/games/haratama/deck.h"
#include "engine/games/ruin/deck.h"
#include "engine/games/wicked/deck.h"
#include "web/draw/tints.h"
#include "web/tables/galleria/table.h"
#include "web/tables/haratama/table.h"
#include "web/tables/ruin/table.h"
#include "web/tables/wicked/table.h"

namespace kairo::tables {
namespace {

template <const GameInfo& info, auto make, auto draw_cover, auto icons>
struct GameTable {
  static constexpr std::string_view game = info.id;
  static std::unique_ptr<AnyTable> table() { return make(); }
  static void cover(draw::Ui& ui, const draw::Rect& at) { draw_cover(ui, at); }
  static std::span<const draw::NamedIcon> all_icons() { return icons(); }
};

/// Calls `use` with the table of this game, if there is one. Each question is a function of its own, so that a program
/// does not link what it never asks for: the page needs no icons, the rule books' pictures no covers.
template <class... Tables, class Use>
bool find_table(std::tuple<Tables...> /*all*/, std::string_view game, Use use) {
  return ((Tables::game == game && (use(Tables{}), true)) || ...);
}

// A new game is one line here.
using AllTables = std::tuple<
    GameTable<galleria::info, galleria::table::make_table, galleria::table::draw_cover, galleria::table::icons>,
    GameTable<haratama::info, haratama::table::make_table, haratama::table::draw_cover, haratama::table::icons>,
    GameTable<ruin::info, ruin::table::make_table, ruin::table::draw_cover, ruin::table::icons>,
    GameTable<wicked::info, wicked::table::make_table, wicked::table::draw_cover, wicked::table::icons>>;

}  // namespace

std::unique_ptr<AnyTable> make_table(std::string_view game) {
  std::unique_ptr<AnyTable> made;
  find_table(AllTables{}, game, [&](auto table) { made = table.table(); });
  return made;
}

void draw_cover(draw::Ui& ui, const draw::Rect& at, std::string_view game) {
  // A cover repeats its parts along the longer side, sized by the shorter one: a rectangle without width would take
  // parts without end. Nothing can be recognised below this size anyway.
  constexpr float least = 12;
  if (at.w < least || at.h < least) return;
  draw::Pen& pen = ui.pen();
  pen.PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  const bool found = find_table(AllTables{}, game, [&](auto table) { table.cover(ui, at); });
  pen.PopClipRect();
  if (found)
    draw::stroke(pen, draw::round_outline(at.inset(0.5F), 2), draw::with_alpha(draw::tint::gilding, 150 / 255.0F), 1);
}

std::span<const draw::NamedIcon> icons_of(std::string_view game) {
  std::span<const draw::NamedIcon> icons;
  find_table(AllTables{}, game, [&](auto table) { icons = table.all_icons(); });
  return icons;
}

}  // namespace kairo::tables
