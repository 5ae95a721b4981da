#include "web/tables/galleria/layout.h"

#include <algorithm>

#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/seats.h"

namespace kairo::galleria::table {

using draw::Rect;
using kairo::tables::lay_others;
using kairo::tables::px;
using kairo::tables::touch;

namespace {

constexpr float row_of_hand = 62;   // two lines of a name below a sign
constexpr float clear_of_edge = 4;  // at the left of the question there is the sign of who is asked
constexpr float least_pile = 200;   // wide; in less it lies on the maze
constexpr float low_facet_card = 150;
constexpr float tall_facet_card = 172;

/// Between the question and the squares of the maze, over the rooms at the top.
Rect down_to_maze(const Rect& head, const Rect& maze) {
  return {head.x, head.y, head.w, MazeLayout(maze).squares().y - head.y};
}

/// The maze and the other players stand still, whatever is asked or picked; but cards that may be answered take the
/// room of these, and reach to the squares of the maze. On the smallest phones a long question takes it, too. The hand
/// is one row.
Layout phone(Rect at, const Needs& needs) {
  Layout layout;
  const float spare = std::max(0.0F, at.h - 586);  // extra height of a longer phone
  at = at.inset(2, 2);
  const bool smallest = at.h < 560;
  constexpr float third_line = 16;  // what a card brings is seldom less
  const float question = std::min(kairo::tables::phone_question(at) + third_line + spare * 0.1F, 84.0F);
  layout.question = at.take_top(question + 2 + touch + spare * 0.1F, 3);
  const bool piles = needs.pile && !needs.players;
  Rect head = layout.question;
  if (piles) {
    layout.question = head.take_top(std::clamp(needs.question, 24.0F, question), 2);
  } else if (!smallest || needs.question <= question || needs.players) {
    layout.question = head.take_top(question, 2);
    layout.stock = head.take_right(80, 3);
    lay_others(layout.others, needs.places, needs.focus, [&](int i, int n) { return head.column(i, n, 3); });
  }
  layout.question.w -= clear_of_edge;
  layout.actions = at.take_bottom(touch + spare * 0.05F, 2);
  layout.hand = at.take_bottom(smallest ? 56.0F : row_of_hand + spare * 0.5F, 2);
  layout.tableau = at.take_bottom(touch, 2);
  layout.maze = at;
  if (piles) layout.pile = down_to_maze(head, at);
  return layout;
}

/// The maze as large as the frame allows, everything else in a column on the side of the hand; the buttons below the
/// maze if it leaves them room there.
Layout frame(Rect at, const Needs& needs) {
  Layout layout;
  at = at.inset(3, 2);
  layout.question = at.take_top(std::clamp(needs.question, at.w < 400 ? 40.0F : 20.0F, 62.0F), 2);
  const float widest = at.w - std::max(108.0F, std::min(138.0F, at.w * 0.33F));
  const bool below = at.h - touch - 5 >= widest;
  if (below) layout.actions = at.take_bottom(touch + 2, 3);
  layout.maze = at.take_far(needs.hand, std::min(at.h, widest), 5);
  if (!below) layout.actions = at.take_bottom(touch + 2, 3);
  Rect head = at.take_top(36, 3);
  layout.stock = head.take_right(36, 3);
  lay_others(layout.others, needs.places, needs.focus, [&](int i, int n) { return head.column(i, n, 2); });
  const bool beside = at.w > 200;  // facet and curios share a row
  layout.tableau = at.take_top(beside || needs.curios == 0 ? touch : 2 * touch + 3, 2);
  layout.hand = at;
  return layout;
}

Layout tablet(Rect at, const Needs& needs) {
  Layout layout;
  at = at.inset(12, 6);
  layout.question = at.take_top(40, 6);
  Rect head = at.take_top(62, draw::gap::near);
  const bool piles = needs.pile && !needs.players;
  if (!piles) {
    layout.stock = head.take_right(std::min(170.0F, head.w * 0.24F), draw::gap::near);
    lay_others(layout.others, needs.places, needs.focus,
               [&](int i, int n) { return head.column(i, n, draw::gap::near); });
  }
  layout.actions = at.take_bottom(50, draw::gap::near);
  const float spare = std::max(0.0F, at.h - at.w - 150);
  constexpr float row_with_names = 98;  // of the hand: two lines on each card
  layout.hand = at.take_bottom(row_with_names + spare * 0.5F, draw::gap::near);
  layout.tableau = at.take_bottom(54, draw::gap::near);
  layout.maze = at;
  if (piles) layout.pile = down_to_maze(head, at);
  return layout;
}

/// The viewer's things at the left, the maze in the middle, the other players at the right.
Layout wide(Rect at, const Needs& needs) {
  Layout layout;
  at = at.inset(14, 6);
  layout.question = at.take_top(40, 6);
  const float size = std::min(at.h, at.w * 0.58F);
  const float beside = (at.w - size) / 2 - 14;
  Rect left = at.take_left(beside, 14);
  Rect right = at.take_right(beside, 14);
  layout.maze = at;
  const Shelf shelf(left.w);
  const bool roomy = left.h > 640;
  const bool two = roomy && needs.curios > shelf.columns - 1;  // more than fit in one row, beside the player's sign
  const float card = roomy ? tall_facet_card : low_facet_card;
  layout.tableau = left.take_top(card + Shelf::gap + shelf.row() * (two ? 2 : 1), 10);
  layout.actions = left.take_bottom(58, 10);
  layout.hand = left;
  layout.stock = right.take_top(std::clamp(right.h * 0.15F, 96.0F, 132.0F), 10);
  const bool piles = needs.pile && right.w >= least_pile;
  const int others = needs.places - 1;
  constexpr float for_pile = 240;
  const float beside_pile = std::clamp((right.h - for_pile) / px(others) - 8, 66.0F, 104.0F);
  const float few = others == 1 ? 240.0F : others == 2 ? 190.0F : 150.0F;
  const float most = piles ? beside_pile : std::min(few, right.h * 0.4F);  // high, of a player's panel
  lay_others(layout.others, needs.places, needs.focus, [&](int i, int n) {
    const float high = std::min(most, (right.h + 8) / px(n) - 8);
    return Rect{right.x, right.y + px(i) * (high + 8), right.w, high};
  });
  right.take_top(px(others) * std::min(most + 8, (right.h + 8) / px(others)), 2);
  if (piles)
    layout.pile = right;
  else if (right.h > touch)
    layout.chronicle = right;
  return layout;
}

}  // namespace

Shelf::Shelf(float width) {
  constexpr float least = 62;
  constexpr int most = 4;  // larger ones are worth more than more of them
  columns = std::clamp(static_cast<int>((width + gap) / (least + gap)), 1, most);
  wide = (width + gap) / px(columns) - gap;
  high = std::min(wide * 1.2F, 92.0F);
}

float facet_card_of(const Rect& tableau) {
  const float row = Shelf(tableau.w).row() + Shelf::gap;
  if (tableau.h < low_facet_card + row) return 0;
  return tableau.h < tall_facet_card + row ? low_facet_card : tall_facet_card;
}

Layout lay_out(const Rect& at, const Needs& needs) {
  const Screen screen = kairo::tables::screen_for_columns(at);
  Layout layout = [&] {
    switch (screen) {
      case Screen::frame: return frame(at, needs);
      case Screen::tablet: return tablet(at, needs);
      case Screen::wide: return wide(at, needs);
      case Screen::phone: break;
    }
    return phone(at, needs);
  }();
  layout.screen = screen;
  layout.area = at;
  return layout;
}

void lay_end(Layout& layout) {
  constexpr float for_hand = 230;
  const bool tall = layout.screen == Screen::wide;
  const float bottom = std::max({layout.hand.bottom(), layout.actions.bottom(), layout.tableau.bottom()});
  constexpr float edge = 10;  // of the screen: nothing lies so close to it that it looks cut
  const float end = std::min(bottom, layout.area.bottom() - edge);
  Rect room{layout.tableau.x, layout.tableau.y, layout.tableau.w, end - layout.tableau.y};
  layout.hand = tall && room.h > 2.4F * for_hand ? room.take_bottom(for_hand, draw::gap::apart) : Rect{};
  layout.tableau = room;
  layout.actions = {};
}

}  // namespace kairo::galleria::table
