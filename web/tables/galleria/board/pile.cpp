#include "web/tables/galleria/board/pile.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "engine/games/galleria/words.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/descriptions.h"
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
constexpr float line_gap = 2;
constexpr float pile_card_wide = 50;
constexpr float pile_card_high = 58;
constexpr float widest_pile = 400;  // over a smaller maze
const draw::TextStyle style_of_line{.size = draw::type::small, .ink = Ink::text_soft};

/// How much room the cards get; a tighter look leaves more of it to the words.
struct Look {
  float margin;
  float card;        ///< part of a card's full size
  bool lower_whole;  ///< the cards below the last one lie there, too; else each of them is told in a line
  bool offers;       ///< it is told what the only answer would do
  bool names_last;   ///< it is told who played the last card; else only the question tells it

  [[nodiscard]] float card_wide() const { return pile_card_wide * card; }
  [[nodiscard]] float card_high() const { return pile_card_high * card; }
  [[nodiscard]] draw::TextStyle deed() const {
    return {.size = card < 1 ? draw::type::small : draw::type::body, .ink = Ink::text};
  }
};

constexpr float smaller = 0.66F;
/// From the widest to the tightest: what the last card will do is read in all of them.
constexpr Look looks[] = {{8, 1, true, true, true},        {5, smaller, true, true, true},
                          {5, smaller, false, true, true}, {5, smaller, false, false, true},
                          {4, 0, false, false, true},      {4, 0, false, false, false}};
const draw::TextStyle style_of_offer{.size = draw::type::small, .ink = Ink::text};

struct Level {
  Card card = no_card;
  std::string deed;    ///< who played it, against whom
  std::string effect;  ///< what it will do
};

/// The words to be told, from the card that was played last to the first.
struct Pile {
  std::vector<Level> levels;
  std::string offer;  ///< what the only answer would do; empty: there are several, or none
};

Pile pile_of(const draw::Ui& ui, const View& view, const MoveBuilder* builder) {
  Pile pile;
  const auto& stack = view.table.stack;
  for (std::size_t i = stack.size(); i-- > 0;) {
    if (stack[i].trigger != Trigger::card) continue;
    Level level{.card = stack[i].card, .deed = ui.say(phrase_on_stack(view, stack[i])), .effect = {}};
    for (const Phrase& phrase : consequences_on_stack(view, i)) text::add_sentence(level.effect, ui.say(phrase));
    if (level.effect.empty()) level.effect = ui.say(card_text_key(level.card));
    pile.levels.push_back(std::move(level));
  }
  if (builder != nullptr) pile.offer = words_of_offer(ui, view, *builder);
  return pile;
}

bool lies_whole(int n, const Look& look) { return n == 0 || look.lower_whole; }

float height_of_words(const draw::Ui& ui, float wide, const Level& level, const Look& look) {
  const float deed = look.names_last ? ui.text.height(wide, level.deed, look.deed()) : 0;
  return deed + ui.text.height(wide, level.effect, style_of_line) + 2;  // pixels are whole
}

/// Beside the card.
float width_of_words(float wide, const Look& look) { return look.card > 0 ? wide - look.card_wide() - pile_gap : wide; }

/// Of the n-th level, with the gap below it.
float height_of_level(const draw::Ui& ui, float wide, const Level& level, int n, const Look& look) {
  if (!lies_whole(n, look)) return ui.text.height(wide, level.deed, style_of_line) + line_gap;
  return std::max(look.card_high(), height_of_words(ui, width_of_words(wide, look), level, look)) + pile_gap;
}

float height_of_offer(const draw::Ui& ui, float wide, const Pile& pile, const Look& look) {
  return look.offers && !pile.offer.empty() ? ui.text.height(wide, pile.offer, style_of_offer) + line_gap : 0;
}

float height_of_pile(const draw::Ui& ui, float wide, const Pile& pile, const Look& look) {
  float high = 2 * look.margin + height_of_offer(ui, wide - 2 * look.margin, pile, look) - line_gap;
  for (int n = 0; const Level& level : pile.levels)
    high += height_of_level(ui, wide - 2 * look.margin, level, n++, look);
  return high;
}

/// The widest that fits; in too little room for any, the undermost cards give way.
Look look_for(const draw::Ui& ui, const Rect& room, Pile& pile) {
  for (const Look& look : looks)
    if (height_of_pile(ui, room.w, pile, look) <= room.h) return look;
  const Look& tightest = looks[std::size(looks) - 1];
  while (pile.levels.size() > 1 && height_of_pile(ui, room.w, pile, tightest) > room.h) pile.levels.pop_back();
  return tightest;
}

void draw_level(draw::Ui& ui, Rect row, const Level& level, int n, const Look& look) {
  if (!lies_whole(n, look)) return static_cast<void>(ui.text.draw(row, level.deed, style_of_line));
  if (look.card > 0) {
    const Rect card = row.take_left(look.card_wide(), pile_gap);
    draw_card(ui, {card.x, card.y, card.w, look.card_high()}, level.card, 0);
  }
  row.take_top(std::max(0.0F, (row.h - height_of_words(ui, row.w, level, look)) / 2));
  if (look.names_last)
    ui.text.draw(row.take_top(ui.text.height(row.w, level.deed, look.deed()) + 1), level.deed, look.deed());
  ui.text.draw(row, level.effect, style_of_line);
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

void draw_pile(draw::Ui& ui, const Layout& layout, const View& view, const MoveBuilder* builder) {
  if (!has_pile(view.table)) return;
  const bool beside = layout.pile.h > 0;
  const Rect maze = MazeLayout(layout.maze).whole();
  const float over = std::min(layout.maze.w, std::max(maze.w, widest_pile));
  const Rect room =
      beside ? layout.pile
             : half_of_maze({layout.maze.centre().x - over / 2, maze.y, over, maze.h}, cell_of_pile(view.table));
  Pile pile = pile_of(ui, view, builder);
  const Look look = look_for(ui, room, pile);
  Rect at = room;
  const float high = std::min(room.h, height_of_pile(ui, room.w, pile, look));
  at = !beside && room.y > maze.y + 1 ? at.take_bottom(high) : at.take_top(high);
  ui.explain(at, "pile", explanation_of("galleria.what.pile"));
  if (!beside) ui.targets.cover(at, "pile");
  draw::soft_rect(ui.pen(), at, 10, 16, ui.shadow(0.7F));
  draw::panel(ui, at);
  draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2);
  at = at.inset(look.margin);
  if (const float offer = height_of_offer(ui, at.w, pile, look); offer > 0)
    ui.text.draw(at.take_bottom(offer - line_gap, line_gap), pile.offer, style_of_offer);
  for (int n = 0; const Level& level : pile.levels) {
    const float gap = lies_whole(n, look) ? pile_gap : line_gap;
    draw_level(ui, at.take_top(height_of_level(ui, at.w, level, n, look) - gap, gap), level, n, look);
    ++n;
  }
}

}  // namespace kairo::galleria::table
