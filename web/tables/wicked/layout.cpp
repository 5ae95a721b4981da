#include "web/tables/wicked/layout.h"

#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/board/shelves.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Rect;

namespace {

/// Oracles beside the shelves, two by two; goods below the shelves.
BoardLayout board_beside(Rect at, float goods_height) {
  BoardLayout board;
  board.all = at;
  Rect cards = at.take_right(at.w * 0.52F, draw::gap::near);
  for (int which = 0; which < oracles_each; ++which) {
    board.great[which] = cards.row(0, 2, 6).column(which, oracles_each, 6);
    board.small[which] = cards.row(1, 2, 6).column(which, oracles_each, 6);
  }
  Rect goods = at.take_bottom(goods_height, draw::gap::tight);
  board.hand = goods.take_right(goods.w * 0.42F, draw::gap::tight);
  for (int i = 0; i < 3; ++i) board.goods[i] = goods.column(i, 3, 2);
  board.shelves = at;
  return board;
}

/// A row of all four oracles.
void lay_cards(BoardLayout& board, const Rect& row) {
  for (int which = 0; which < oracles_each; ++which) {
    board.great[which] = row.column(which, 2 * oracles_each, 6);
    board.small[which] = row.column(oracles_each + which, 2 * oracles_each, 6);
  }
}

/// Spells and impurity fill the corners beside the staircase of shelves.
void lay_goods_on_stairs(BoardLayout& board) {
  const Shelves shelves(board.shelves, Board{});
  const Rect spells = shelves.corner(Rank::high);
  board.goods[0] = spells.column(0, 2, 2);
  board.goods[1] = spells.column(1, 2, 2);
  board.goods[2] = shelves.corner(Rank::middle);
}

/// Taller ones would only add empty space.
float tallest_shelves(float width) { return width * 0.56F; }

/// Oracles above the shelves.
BoardLayout board_above(Rect at, float cards_height) {
  BoardLayout board;
  board.all = at;
  lay_cards(board, at.take_top(cards_height, draw::gap::near));
  board.shelves = at.take_top(std::min(at.h, tallest_shelves(at.w)));
  lay_goods_on_stairs(board);
  return board;
}

/// Gives the other seats the cells of a grid.
template <class Cell>
void lay_others(Layout& layout, int players, Seat focus, Cell cell) {
  kairo::tables::lay_others(layout.others, players, focus, [&](int i, int n) { return lay_out_small(cell(i, n)); });
}

/// The i-th of n boards, two by two if there are many; the last one has a row for itself rather than beside a gap.
Rect cell_of_two_rows(const Rect& at, int i, int n) {
  const Rect row = at.row(n > 2 ? i / 2 : i, 2, draw::gap::tight);
  return n <= 2 || (i % 2 == 0 && i + 1 == n) ? row : row.column(i % 2, 2, draw::gap::tight);
}

/// The longest question, about the souls, has three lines on the smallest phones.
float question_height(const Rect& at, Stage stage) {
  constexpr float narrow = 330;
  return stage != Stage::search && at.w < narrow ? 62 : kairo::tables::phone_question(at);
}

Layout phone(Rect at, int players, Seat focus, Stage stage) {
  Layout layout{.screen = Screen::phone, .stage = stage};
  at = at.inset(8, 4);
  const float spare = std::max(0.0F, at.h - 580);  // extra height of a longer phone
  layout.question = at.take_top(question_height(at, stage), draw::gap::tight);
  const Rect others = at.take_top(98 + spare * (stage == Stage::search ? 0.1F : 0.22F), 6);
  lay_others(layout, players, focus, [&](int i, int n) { return others.column(i, n, 6); });
  if (stage != Stage::search) {
    layout.tray = at.take_bottom(54, draw::gap::apart);  // one who taps a step must not hit the button that ends them
    layout.fan = at.take_bottom(84, draw::gap::near);
    layout.own_board = board_above(at, 72 + spare * 0.4F);
    return layout;
  }
  layout.tray = at.take_bottom(112, 6);
  layout.own_board = board_beside(at.take_bottom(136 + spare * 0.35F, 6), 44);
  layout.ring = at;
  return layout;
}

Layout frame(Rect at, int players, Seat focus, Stage stage, draw::Hand hand) {
  Layout layout{.screen = Screen::frame, .stage = stage};
  at = at.inset(6, 2);
  layout.question = at.take_top(at.h > 300 ? 40 : 22, 3);
  Rect answer = at.take_bottom(stage == Stage::search ? 48 : 60, 5);
  const Rect others = at.take_right(std::clamp(at.w * 0.39F, 156.0F, 340.0F), 6);
  lay_others(layout, players, focus, [&](int i, int n) { return cell_of_two_rows(others, i, n); });
  if (stage != Stage::search) {
    layout.fan = answer.take_far(hand, std::min(answer.w * 0.6F, 480.0F), 6);
    layout.tray = answer;
    layout.own_board = board_above(at, 48);
    return layout;
  }
  layout.tray = answer;
  layout.own_board = board_beside(at.take_bottom(at.h * 0.47F, draw::gap::tight), 34);
  layout.ring = at;
  return layout;
}

Layout tablet(Rect at, int players, Seat focus, Stage stage, draw::Hand hand) {
  Layout layout{.screen = Screen::tablet, .stage = stage};
  at = at.inset(14, 8);
  layout.question = at.take_top(44, draw::gap::near);
  const float share = stage == Stage::search ? 0.16F : 0.2F;
  const Rect others = at.take_top(std::clamp(at.h * share, 130.0F, 200.0F), draw::gap::apart);
  lay_others(layout, players, focus, [&](int i, int n) { return others.column(i, n, 10); });
  layout.tray = at.take_bottom(112, draw::gap::apart);
  if (stage != Stage::search) {
    layout.fan = layout.tray.take_far(hand, layout.tray.w * 0.64F, draw::gap::apart);
    layout.own_board = board_above(at, std::min(170.0F, at.h * 0.24F));
    return layout;
  }
  layout.own_board = board_beside(at.take_bottom(std::min(290.0F, at.h * 0.42F), draw::gap::apart), 60);
  layout.ring = at;
  return layout;
}

/// The viewer's board on the side of the hand, the other boards on the other one. During soul processing the ring is
/// not needed any more: board and answer are together in the middle.
Layout wide(Rect at, int players, Seat focus, Stage stage, draw::Hand hand) {
  Layout layout{.screen = Screen::wide, .stage = stage};
  const bool souls = stage != Stage::search;
  at = at.inset(16, 8);
  layout.question = at.take_top(44, draw::gap::near);
  const Rect others = at.take_far(hand, std::clamp(at.w * 0.2F, 150.0F, 264.0F), draw::gap::far);
  lay_others(layout, players, focus, [&](int i, int n) {
    constexpr float gap = 10;
    const float height = std::min(others.row(i, n, gap).h, std::max(130.0F, others.w * 0.8F));
    return Rect{others.x, others.y + px(i) * (height + gap), others.w, height};
  });
  const float widest = stage == Stage::over ? at.h * 1.14F : 760;
  if (souls) at = at.inset(std::max(0.0F, (at.w - widest) / 2), 0);
  layout.tray = at.take_bottom(std::clamp(at.h * 0.18F, 64.0F, 118.0F), draw::gap::apart);
  if (souls) layout.fan = layout.tray.take_far(hand, layout.tray.w * 0.64F, draw::gap::apart);
  Rect mine = souls ? at : at.take_near(hand, at.w * 0.44F, draw::gap::far);
  Rect head =
      mine.take_top(souls ? std::min(64.0F, mine.h * 0.14F) : std::min(104.0F, mine.h * 0.16F), draw::gap::near);
  const float spare = mine.h - tallest_shelves(mine.w) - draw::gap::apart;
  layout.own_board = board_above(
      mine, souls ? std::clamp(mine.h * 0.3F, 60.0F, 150.0F)
                  : std::clamp(spare, std::clamp(mine.h * 0.37F, 60.0F, 190.0F), std::max(190.0F, mine.w * 0.4F)));
  layout.own_board.all = {mine.x, head.y, mine.w, mine.bottom() - head.y};
  (souls ? layout.searched : layout.own_board.hand) = head.take_right(head.w * (souls ? 0.6F : 0.34F), draw::gap::near);
  layout.own_board.name = head;
  if (souls) return layout;
  layout.ring = at;
  return layout;
}

/// Impurity, the four oracles and the spells in a row.
void lay_marks(BoardLayout& board, Rect row) {
  constexpr float two_digits = 30;  // room for them beside the picture
  const float gap = row.w < 100 ? 1 : 3;
  board.goods[2] = row.take_left(std::max(two_digits, std::min(row.w * 0.22F, 2.2F * row.h)), gap);
  board.goods[0] = row.take_right(std::min(row.w * 0.2F, 2 * row.h), gap);
  for (int which = 0; which < oracles_each; ++which) {
    board.great[which] = row.column(which, 2 * oracles_each, gap);
    board.small[which] = row.column(oracles_each + which, 2 * oracles_each, gap);
  }
}

/// How far the face reaches down into a small board: no soul lies over it.
float below_face(const BoardLayout& board, const Rect& in) {
  return kairo::tables::lay_seat_panel(board.all).face.bottom() - in.y;
}

/// Room for everything side by side: what counts first stands large beside the name.
void lay_roomy(BoardLayout& board, Rect in) {
  board.name = in.take_top(std::max(std::clamp(in.h * 0.2F, 20.0F, 30.0F), below_face(board, in) - draw::gap::tight),
                           draw::gap::tight);
  lay_marks(board, in.take_bottom(std::clamp(in.h * 0.28F, 20.0F, 40.0F), draw::gap::tight));
  if (in.w >= 200) board.pieces = board.name.take_right(std::min(108.0F, in.w * 0.45F), draw::gap::tight);
  Rect right = in.take_right(std::max(74.0F, in.w * 0.38F), 6);
  if (board.pieces.w <= 0) board.pieces = right.take_top(18, draw::gap::tight);
  constexpr float tallest_hand = 112;
  board.hand = right.h > tallest_hand ? right.inset(0, (right.h - tallest_hand) / 2) : right;
  board.shelves = in;
}

/// Wide, but low: the hand has the side for itself, below the pieces that are left for it.
void lay_low(BoardLayout& board, Rect in) {
  board.name = in.take_top(below_face(board, in), 1);
  board.hand = in.take_right(in.w * 0.44F, 2);
  board.pieces = board.hand.take_top(18, 1);
  if (in.h > 60) lay_marks(board, in.take_bottom(14, 2));
  board.shelves = in;
}

/// As narrow as four on a phone: numbers of pieces and of souls large enough to be read from afar, the hand beside the
/// pieces that it takes, and what else there is to bid with in the last line.
void lay_counted(BoardLayout& board, Rect in) {
  constexpr float shares[] = {0.36F, 0.36F};  // of the height: the pieces, the souls
  constexpr float widest_pieces = 40;
  board.name = in.take_top(20, 1);
  const float room = in.h;
  Rect head = in.take_top(room * shares[0], 2);
  board.pieces = head.take_left(std::min(widest_pieces, head.w * 0.54F), 2);
  board.hand = head;
  board.shelf_style = ShelfStyle::counted;
  board.shelves = in.take_top(room * shares[1], 2);
  board.goods[2] = in.take_right(in.w * 0.48F, 2);
  board.signs = in;
}

/// Slim: pieces and signs below the name or beside it, the hand beside the souls, which are worth more than oracles too
/// small to be read; the rest can be seen on the enlarged board.
void lay_slim(BoardLayout& board, Rect in) {
  const float height = in.h;
  constexpr float least_beside = 170;
  constexpr float least_for_marks = 100;  // wide, or high
  constexpr float least_counted = 66;     // wide
  constexpr float low_counted = 84;       // high
  if (in.w < least_beside && in.w >= least_counted && height >= low_counted) return lay_counted(board, in);
  board.name = in.take_top(height > 90 ? 20 : 17, 1);  // as low as the face
  const bool tiny = std::max(in.w, height) < least_for_marks;
  if (in.w >= least_beside)
    board.pieces = board.name.take_right(80, draw::gap::tight);
  else if (height > 66)
    board.pieces = in.take_top(18, 1);
  if (tiny && board.pieces.h > 0)
    board.goods[2] = board.pieces.take_right(28, 2);
  else if (height > 80)
    lay_marks(board, in.take_bottom(14, 2));
  board.hand = in.take_right(std::max(30.0F, in.w * 0.44F), 2);
  board.shelves = in;
}

}  // namespace

BoardLayout lay_out_small(const Rect& at) {
  BoardLayout board;
  board.all = at;
  board.shelf_style = ShelfStyle::packed;
  Rect in = at.inset(5, 3);
  in.take_left(3);  // the strip in the seat's colour
  if (at.w >= 140 && at.h >= 120)
    lay_roomy(board, in);
  else if (at.w >= 140 && at.h >= 80)
    lay_low(board, in);
  else
    lay_slim(board, in);
  return board;
}

namespace {

/// Lays less room than a phone or a frame: the ring and the boards, and a tray if the viewer answers.
Layout small(Rect at, int players, Seat focus, Stage stage, bool answers, draw::Hand hand) {
  constexpr float room_for_both = 190;  // the ring above the viewer's own board
  const bool low = at.w > at.h * 1.3F;
  Layout layout{.screen = low ? Screen::frame : Screen::phone, .stage = stage};
  at = at.inset(5, 3);
  layout.question = at.take_top(low ? 40 : question_height(at, stage), 3);
  if (answers) layout.tray = at.take_bottom(low || stage != Stage::search ? 50 : 100, draw::gap::tight);
  if (low) {
    const Rect others = at.take_right(std::clamp(at.w * 0.39F, 156.0F, 340.0F), 6);
    lay_others(layout, players, focus, [&](int i, int n) { return cell_of_two_rows(others, i, n); });
  } else {
    const Rect others = at.take_top(std::clamp(at.h * 0.26F, 64.0F, 106.0F), draw::gap::tight);
    lay_others(layout, players, focus, [&](int i, int n) { return others.column(i, n, draw::gap::tight); });
  }
  if (stage != Stage::search) {
    if (answers) layout.fan = layout.tray.take_far(hand, layout.tray.w * 0.64F, 6);
    layout.own_board = board_above(at, std::clamp(at.h * 0.26F, 34.0F, 64.0F));
    return layout;
  }
  layout.own_board_small = at.h < room_for_both;
  if (layout.own_board_small) {
    layout.own_board = lay_out_small(at.take_right(at.w * 0.48F, 6));
    layout.ring = at;
    return layout;
  }
  layout.own_board = board_beside(at.take_bottom(at.h * 0.47F, draw::gap::tight), 34);
  layout.ring = at;
  return layout;
}

/// Around the lit corridor if there is room for large hands, or else in the tray.
void lay_reveal(Layout& layout, int players, Seat focus) {
  constexpr float least_ring = 440;
  layout.hands_around = layout.stage == Stage::search && layout.ring.h >= least_ring;
  const CorridorRing ring(layout.ring, corridors_per_round(players));
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>((focus + i) % players);
    if (layout.hands_around)
      layout.reveal_hand[seat] = ring.hand(1 + i);
    else if (layout.tray.w > 0)
      layout.reveal_hand[seat] = layout.tray.column(seat, players, draw::gap::tight);
  }
}

/// Nothing is bid or answered any more: the board in front gets the room for that, too, and its owner's name.
void lay_end(Layout& layout) {
  BoardLayout& board = layout.own_board;
  Rect at = board.all;
  at.h = std::max(at.bottom(), layout.tray.bottom()) - at.y;
  const Rect all = at;
  const Rect name = at.take_top(std::clamp(at.h * 0.13F, 26.0F, 92.0F), 6);
  constexpr float least_cards = 96;  // high; what they were worth is looked at now
  const float least = std::clamp(at.h * 0.26F, 34.0F, least_cards);
  board = board_above(at, std::clamp(at.h - 8 - tallest_shelves(at.w), std::min(least, at.w * 0.36F), at.w * 0.36F));
  board.all = all;
  board.name = name;
  layout.tray = layout.fan = layout.searched = {};
  for (BoardLayout& other : layout.others) {  // no piece counts any more, and all hands are empty
    if (other.shelf_style == ShelfStyle::counted) {
      other.shelves.h = other.shelves.bottom() - other.pieces.y;
      other.shelves.y = other.pieces.y;
    } else if (other.hand.w > 0) {
      other.shelves.w = other.hand.right() - other.shelves.x;
    }
    other.pieces = other.signs = other.hand = {};
  }
}

/// The place is smaller than a playable table on a phone or in a frame.
bool is_small(const Rect& at, Screen screen) {
  switch (screen) {
    case Screen::phone: return at.h < 540;
    case Screen::frame: return at.w < 400 || at.h < 300;
    case Screen::tablet:
    case Screen::wide: break;
  }
  return false;
}

}  // namespace

Stage stage_of(const View& view) {
  switch (view.phase) {
    case Phase::bid:
    case Phase::pick_colour: return Stage::search;
    case Phase::return_token: return view.stepped != 0 ? Stage::souls : Stage::search;
    case Phase::soul:
    case Phase::use_reward:
    case Phase::make_room: break;
    case Phase::over: return Stage::over;
  }
  return Stage::souls;
}

Layout lay_out(const Rect& at, int players, Seat focus, Stage stage, bool answers, draw::Hand hand) {
  // At the end, a narrower screen has the other boards above.
  const Screen screen = stage == Stage::over ? kairo::tables::screen_for_columns(at) : kairo::tables::screen_for(at);
  Layout layout = [&] {
    if (is_small(at, screen)) return small(at, players, focus, stage, answers, hand);
    switch (screen) {
      case Screen::frame: return frame(at, players, focus, stage, hand);
      case Screen::tablet: return tablet(at, players, focus, stage, hand);
      case Screen::wide: return wide(at, players, focus, stage, hand);
      case Screen::phone: break;
    }
    return phone(at, players, focus, stage);
  }();
  layout.area = at;
  if (stage == Stage::over) lay_end(layout);
  lay_reveal(layout, players, focus);
  return layout;
}

void follow(Layout& layout, Seat seat) {
  constexpr float least = 110;     // a lower board would be no larger than the others
  constexpr float tallest = 0.6F;  // height / width; a taller one would only add empty space
  if (layout.screen != Screen::phone || layout.stage != Stage::souls || layout.fan.w <= 0) return;
  const float top = layout.own_board.shelves.bottom() + 14;
  const float room = layout.tray.bottom() - top;
  if (room < least) return;
  const Rect& fan = layout.fan;
  const float height = std::min(room, fan.w * tallest);
  layout.followed = seat;
  layout.followed_board = lay_out_small({fan.x, top + (room - height) / 2, fan.w, height});
}

BoardLayout lay_out_enlarged(const Rect& at) {
  Rect rest = at;
  Rect head = rest.take_top(std::min(56.0F, at.h * 0.2F), draw::gap::near);
  BoardLayout board = at.w > at.h * 1.3F ? board_beside(rest, rest.h * 0.26F) : board_above(rest, rest.h * 0.26F);
  board.all = at;
  board.hand = head.take_right(head.w * 0.3F, draw::gap::near);
  board.name = head;
  return board;
}

}  // namespace kairo::wicked::table
