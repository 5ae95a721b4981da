#include "web/tables/ruin/layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kairo::ruin::table {

using draw::Rect;
using kairo::tables::lay_others;
using kairo::tables::touch;

namespace {

/// Places row and deck from the left and cuts them off `at`.
void lay_row(Layout& layout, Rect& at, float gap, float widest) {
  const float width = std::min({at.h * card_aspect, widest, (at.w - row_length * gap) / (row_length + 0.85F)});
  for (Rect& card : layout.row) card = at.take_left(width, gap).fit(card_aspect);
  layout.deck = at.take_left(width * 0.85F, gap).fit(card_aspect * 0.85F);
}

Layout phone(Rect at, int players, Seat focus) {
  Layout layout;
  at = at.inset(8, 4);
  const float spare = std::max(0.0F, at.h - 578);  // extra height of a longer phone
  layout.question = at.take_top(kairo::tables::phone_question(at), draw::gap::tight);
  layout.actions = at.take_bottom(46 + spare * 0.1F, draw::gap::tight);
  layout.options = at.take_bottom(touch + spare * 0.1F, draw::gap::tight);
  layout.status = at.take_bottom(28, draw::gap::tight);
  layout.goals = {at.x, layout.status.y, at.w, layout.options.bottom() - layout.status.y};
  constexpr float for_two_rows = 164;
  const float free = at.h - at.w - 2 * draw::gap::tight;
  const bool tall = players > min_players && free >= for_two_rows;  // the others' maps get a row of their own
  Rect head = at.take_top(tall ? free * 0.46F : 60 + spare * 0.2F, draw::gap::tight);
  lay_row(layout, head, 4, tall || players == min_players ? 80.0F : head.w * 0.13F);
  const Rect seats = tall ? at.take_top(free * 0.54F, draw::gap::tight) : head;
  lay_others(layout.others, players, focus, [&](int i, int n) { return seats.column(i, n, draw::gap::tight); });
  layout.ladder = head.inset(4, std::max(0.0F, (head.h - 50) / 2));
  layout.map = at.fit(1);
  return layout;
}

/// The map as tall as the frame, everything else in a column on the side of the hand. Goal cards to pick from take the
/// room of the other players.
Layout frame(Rect at, int players, Seat focus, bool answers, draw::Hand hand) {
  Layout layout;
  at = at.inset(4, 2);
  at.h -= 4;  // a last line closer to the edge of the screen looks cut
  const bool narrow = at.w < 400;
  layout.question = at.take_top(at.h > 200 || narrow ? 40 : 22, 2);
  layout.map = at.take_far(hand, std::min(at.h, at.w * (narrow ? 0.63F : 0.68F)), 6).fit(1);
  const bool roomy = at.w > 240;
  const bool low = at.h < 260;  // below the question
  if (!answers && (low || narrow)) {
    layout.actions = layout.options = at.take_bottom(22, 3);
  } else {
    layout.actions = at.take_bottom(roomy ? touch + 2 : 2 * touch + 4, 3);
    layout.options = at.take_bottom(touch, 3);
  }
  Rect head = at.take_top(at.h * 0.33F, 3);
  lay_row(layout, head, 3, 90);
  if (players == min_players && at.h > 80) layout.ladder = at.take_bottom(40, 2);
  layout.status = at.take_top(players == min_players ? at.h : at.h * 0.52F, 2);
  layout.goals = layout.options;
  if (players == min_players) return layout;
  layout.goals = {at.x, at.y, at.w, layout.options.bottom() - at.y};
  lay_others(layout.others, players, focus, [&](int i, int n) { return at.column(i, n, 3); });
  return layout;
}

Layout tablet(Rect at, int players, Seat focus, draw::Hand hand) {
  Layout layout;
  at = at.inset(14, 8);
  layout.question = at.take_top(44, 6);
  const float spare = std::max(0.0F, at.h - at.w - 240);
  Rect head = at.take_top(104 + spare * 0.4F, draw::gap::near);
  lay_row(layout, head, 8, 92);
  head.take_left(8);
  lay_others(layout.others, players, focus, [&](int i, int n) { return head.column(i, n, draw::gap::near); });
  layout.ladder = head;
  Rect tray = at.take_bottom(56 + spare * 0.1F, draw::gap::near);
  layout.options = tray.take_far(hand, tray.w * 0.5F, 10);
  layout.actions = tray;
  layout.status = at.take_bottom(44, draw::gap::near);
  layout.map = at.fit(1);
  return layout;
}

// Around a map as wide as the column: what always stands there, and what was told of the last round.
constexpr float name_and_counts = 64;
constexpr float told_words = 40;

/// The viewer's things at the left, the map in the middle, the other players at the right.
Layout wide(Rect at, int players, Seat focus) {
  Layout layout;
  at = at.inset(14, 6);
  layout.question = at.take_top(40, 6);
  const float width = std::min(at.h, at.w * 0.56F);
  const float beside = (at.w - width) / 2 - 14;
  Rect left = at.take_left(beside, 14);
  Rect right = at.take_right(beside, 14);
  layout.map = at.fit(1);
  Rect cards = left.take_top(std::min(132.0F, left.h * 0.22F), 10);
  lay_row(layout, cards, 8, 92);
  layout.actions = left.take_bottom(beside < 240 ? 2 * 52 + 6 : 60, draw::gap::near);
  layout.options = left.take_bottom(std::min(144.0F, left.h * 0.32F), 10);
  layout.status = left;
  lay_others(layout.others, players, focus, [&](int i, int n) {
    constexpr float gap = 10;
    const float height = std::min(right.row(i, n, gap).h, right.w + name_and_counts + told_words);
    return Rect{right.x, right.y + static_cast<float>(i) * (height + gap), right.w, height};
  });
  layout.ladder = right;
  return layout;
}

}  // namespace

Rect Layout::tray() const {
  const float x = std::min(options.x, actions.x);
  const float y = std::min(options.y, actions.y);
  return {x, y, std::max(options.right(), actions.right()) - x, std::max(options.bottom(), actions.bottom()) - y};
}

namespace {

/// The map at the left, and the others beside it from the height of the cards on, where there is room for them.
void lay_others_beside(Layout& layout) {
  constexpr float least = 200;
  constexpr float margin = 14;
  const Rect& area = layout.area;
  const float left = area.x + margin + layout.map.w + draw::gap::near;
  const float top = layout.row[0].y;
  const Rect beside{left, top, area.right() - margin - left, layout.map.bottom() - top};
  if (beside.w < least) return;
  layout.map.x = area.x + margin;
  const auto n = static_cast<int>(std::ranges::count_if(layout.others, [](const Rect& one) { return one.w > 0; }));
  int i = 0;
  for (Rect& other : layout.others)
    if (other.w > 0) other = beside.row(i++, n, draw::gap::near);
}

}  // namespace

void lay_end(Layout& layout) {
  if (layout.screen == Screen::tablet) return lay_others_beside(layout);
  if (layout.screen != Screen::wide) return;
  const float top = layout.row[0].y;
  layout.status = {layout.status.x, top, layout.status.w, layout.actions.bottom() - top};
  constexpr float least = 170;  // of a sheet
  constexpr float gap = 10;
  const auto n = static_cast<float>(std::ranges::count_if(layout.others, [](const Rect& one) { return one.w > 0; }));
  if (n == 0) return;
  const float each = (layout.status.h - (n - 1) * gap) / n;
  float y = top;
  for (std::size_t i = 0; i < layout.others.size(); ++i) {
    Rect& map = layout.others[i];
    map.h = std::min(map.h, map.w + name_and_counts);
    if (map.w <= 0 || each - map.h - gap < least) continue;
    map.y = y;
    layout.sheets[i] = {map.x, map.bottom() + gap, map.w, std::min(each - map.h - gap, 230.0F)};
    y += each + gap;
  }
}

void lay_told(Layout& layout, float high_in_column, float high_from_below) {
  const Rect& at = layout.area;
  layout.told = {at.x + 4, at.bottom() - high_from_below, at.w - 8, high_from_below - 4};
  const float column = at.bottom() - 4 - layout.status.y;
  if (layout.screen == Screen::wide && high_in_column <= column) {
    layout.told = {layout.status.x, layout.status.y, layout.status.w, column};
    layout.status = layout.options = layout.actions = {};
    return;
  }
  const float below_question = layout.row[0].y;
  constexpr float least_beside = 300;  // wide: in less the sheet of the first half cuts its names
  if (layout.screen == Screen::frame && layout.status.w >= least_beside &&
      below_question + high_in_column <= at.bottom() - 4) {
    const Rect beside{layout.status.x, below_question, layout.status.w, at.bottom() - 4 - below_question};
    layout = {.screen = layout.screen, .area = at, .question = layout.question, .map = layout.map, .told = beside};
    return;
  }
  constexpr float least = 0.6F;  // of the map's usual size
  const float top = layout.question.bottom() + draw::gap::tight;
  const Rect above = Rect{at.x + 8, top, at.w - 16, layout.told.y - draw::gap::tight - top}.fit(1);
  if (layout.screen == Screen::frame || layout.screen == Screen::wide || above.w < least * layout.map.w) return;
  Layout told{.screen = layout.screen, .area = at, .question = layout.question, .map = above, .told = layout.told};
  std::swap(layout, told);
}

Rect place_among(const Rect& at, int i, int n, float gap, float widest) {
  // Choose the number of columns that maximises the shorter side of a place.
  int columns = 1;
  float best = 0;
  for (int tried = 1; tried <= n; ++tried) {
    const Rect one = at.row(0, (n + tried - 1) / tried, gap).column(0, tried, gap);
    const float size = std::min(one.w * 0.8F, one.h);
    if (size <= best) continue;
    best = size;
    columns = tried;
  }
  const Rect cell = at.row(i / columns, (n + columns - 1) / columns, gap).column(i % columns, columns, gap);
  return {cell.x, cell.y, std::min(cell.w, widest), cell.h};
}

Layout lay_out(const Rect& at, int players, Seat focus, bool answers, draw::Hand hand) {
  Screen screen = kairo::tables::screen_for_columns(at);
  constexpr float two_columns = 700;  // a narrower screen has room for one beside the map
  if (screen == Screen::wide && at.w < two_columns) screen = Screen::frame;
  Layout layout = [&] {
    switch (screen) {
      case Screen::frame: return frame(at, players, focus, answers, hand);
      case Screen::tablet: return tablet(at, players, focus, hand);
      case Screen::wide: return wide(at, players, focus);
      case Screen::phone: break;
    }
    return phone(at, players, focus);
  }();
  layout.screen = screen;
  if (layout.goals.w <= 0) layout.goals = layout.options;
  layout.area = at;
  return layout;
}

}  // namespace kairo::ruin::table
