#include "web/tables/galleria/board/pile.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

#include "engine/games/galleria/words.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/pieces.h"
#include "web/text/sentence.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;

namespace {

constexpr float pile_gap = 6;
constexpr float pile_card_wide = 50;
constexpr float pile_card_high = 58;
constexpr float smaller = 0.66F;      // a card without its effect
constexpr float widest_pile = 400;    // over a smaller maze
constexpr float room_for_rows = 120;  // high; in less of it the cards lie side by side,
constexpr float least_column = 230;   // so wide at least, the last of them with words, the others without
constexpr float step_of_under = 27;   // from one of the cards below it to the next, which overlap
const draw::TextStyle style_of_effect{.size = draw::type::small, .ink = Ink::text_soft};

struct Look {
  float margin = 8;
  float card = 1;   ///< part of a card's full size
  int columns = 1;  ///< more than one: all cards lie side by side
  draw::TextStyle deed{.size = draw::type::body, .ink = Ink::text};

  [[nodiscard]] float card_wide() const { return pile_card_wide * card; }
};

/// Over a low maze it is smaller, so that more of the ways remain visible.
Look look_over(const Rect& maze) {
  constexpr float low = 320;
  if (maze.h >= low) return {};
  return {.margin = 5, .card = smaller, .deed = {.size = draw::type::small, .ink = Ink::text}};
}

struct Level {
  Card card = no_card;
  std::string deed;    ///< who played it
  std::string effect;  ///< what it will do
};

Rect card_at(const Rect& row, const Level& level, const Look& look) {
  const float part = level.effect.empty() ? smaller : look.card;
  const float wide = pile_card_wide * part;
  const float high = pile_card_high * part;
  return {row.x + (look.card_wide() - wide) / 2, row.y, wide, high};
}

/// From the last card that was played to the first.
std::vector<Level> levels_of(const draw::Ui& ui, const View& view) {
  std::vector<Level> levels;
  const auto& stack = view.table.stack;
  for (std::size_t i = stack.size(); i-- > 0;) {
    if (stack[i].trigger != Trigger::card) continue;
    Level level{.card = stack[i].card, .deed = ui.say(phrase_on_stack(view, stack[i])), .effect = {}};
    for (const Phrase& phrase : consequences_on_stack(view, i)) text::add_sentence(level.effect, ui.say(phrase));
    if (level.effect.empty()) level.effect = ui.say(card_text_key(level.card));
    levels.push_back(std::move(level));
  }
  return levels;
}

float height_of_level(const draw::Ui& ui, float wide, const Level& level, const Look& look) {
  const float effect = level.effect.empty() ? 0 : ui.text.height(wide, level.effect, style_of_effect);
  return ui.text.height(wide, level.deed, look.deed) + effect + 2;  // pixels are whole
}

float height_in_pile(const draw::Ui& ui, float wide, const Level& level, const Look& look) {
  const float column = (wide + pile_gap) / px(look.columns) - pile_gap;
  const float words = height_of_level(ui, column - look.card_wide() - pile_gap, level, look);
  return std::max(card_at({}, level, look).h, words) + pile_gap;
}

float height_in_pile(const draw::Ui& ui, float wide, const std::vector<Level>& levels, const Look& look) {
  float high = 0;
  for (const Level& level : levels) {
    const float one = height_in_pile(ui, wide, level, look);
    high = look.columns > 1 ? std::max(high, one) : high + one;
  }
  return high + 2 * look.margin - pile_gap;
}

/// The undermost lose their effect first, and then their place.
void shorten(const draw::Ui& ui, std::vector<Level>& levels, float wide, float high, const Look& look) {
  for (Level& level : levels | std::views::drop(1) | std::views::reverse) {
    if (height_in_pile(ui, wide, levels, look) <= high) return;
    level.effect.clear();
  }
  while (levels.size() > 1 && height_in_pile(ui, wide, levels, look) > high) levels.pop_back();
  if (height_in_pile(ui, wide, levels, look) > high) levels.front().effect.clear();
}

/// The cards below the last one, the first one at the right.
void draw_under(draw::Ui& ui, Rect& row, const galleria::Table& table, int n) {
  for (const ReactionWindow& one : table.stack) {
    if (one.trigger != Trigger::card) continue;
    if (n-- == 0) return;
    const Rect place = row.take_right(step_of_under).fit(pile_card_wide / pile_card_high);
    draw_card(ui, place.inset((step_of_under - smaller * pile_card_wide) / 2), one.card, 0);
  }
}

void draw_level(draw::Ui& ui, Rect row, const Level& level, const Look& look) {
  draw_card(ui, card_at(row, level, look), level.card, 0);
  row.take_left(look.card_wide(), pile_gap);
  const float words = height_of_level(ui, row.w, level, look);
  row.take_top(std::max(0.0F, (row.h - words) / 2));
  ui.text.draw(row.take_top(ui.text.height(row.w, level.deed, look.deed) + 1), level.deed, look.deed);
  if (!level.effect.empty()) ui.text.draw(row, level.effect, style_of_effect);
}

/// The cell that the cards are about; no_cell if there is none.
Cell cell_of_pile(const galleria::Table& table) {
  if (table.pending.card != no_card) return table.pending.cell;
  return table.laid < galleria::cells ? table.laid : no_cell;
}

/// The half of the maze without this cell.
Rect half_of_maze(const Rect& maze, Cell about) {
  constexpr float half = 0.56F;
  constexpr float less = 0.43F;  // beside a cell in the middle row
  constexpr float least = 112;   // high, for one card
  const int row = about < galleria::cells ? row_of(about) : 0;
  Rect room = maze;
  const float high = std::max(maze.h * (row == width / 2 ? less : half), std::min(maze.h, least));
  return row <= width / 2 ? room.take_bottom(high) : room.take_top(high);
}

}  // namespace

bool has_pile(const galleria::Table& table) {
  return table.phase != Phase::over &&
         std::ranges::any_of(table.stack, [](const ReactionWindow& one) { return one.trigger == Trigger::card; });
}

void draw_pile(draw::Ui& ui, const Layout& layout, const View& view) {
  if (!has_pile(view.table)) return;
  const bool beside = layout.pile.h > 0;
  const Rect maze = MazeLayout(layout.maze).whole();
  const float over = std::min(layout.maze.w, std::max(maze.w, widest_pile));
  const Rect room =
      beside ? layout.pile
             : half_of_maze({layout.maze.centre().x - over / 2, maze.y, over, maze.h}, cell_of_pile(view.table));
  std::vector<Level> levels = levels_of(ui, view);
  Look look = beside ? Look{} : look_over(maze);
  int under = 0;
  if (beside && room.h < room_for_rows) {
    const auto cards = static_cast<int>(levels.size());
    look = {.margin = 5,
            .columns = std::clamp(static_cast<int>(room.w / least_column), 1, cards),
            .deed = {.size = draw::type::small, .ink = Ink::text}};
    while (static_cast<int>(levels.size()) > look.columns) levels.pop_back();
    under = cards - look.columns;
  }
  const float inner = room.w - 2 * look.margin - px(under) * step_of_under;
  shorten(ui, levels, inner, room.h, look);
  Rect at = room;
  const float high = std::min(room.h, height_in_pile(ui, inner, levels, look));
  at = !beside && room.y > maze.y + 1 ? at.take_bottom(high) : at.take_top(high);
  ui.explain(at, "pile", explanation_of("galleria.what.pile"));
  if (!beside) ui.targets.cover(at, "pile");
  draw::soft_rect(ui.pen(), at, 10, 16, ui.shadow(0.7F));
  draw::panel(ui, at);
  draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2);
  at = at.inset(look.margin);
  draw_under(ui, at, view.table, under);
  for (int i = 0; const Level& level : levels)
    draw_level(ui,
               look.columns > 1 ? at.column(i++, look.columns, pile_gap)
                                : at.take_top(height_in_pile(ui, inner, level, look) - pile_gap, pile_gap),
               level, look);
}

}  // namespace kairo::galleria::table
