#include "web/tables/haratama/layout.h"

#include <algorithm>

namespace kairo::haratama::table {

using draw::Point;
using draw::Rect;
using kairo::tables::seat_at;
using kairo::tables::touch;

namespace {

constexpr float least_for_one_line = 400;  // of a question, pixels wide

Rect around(Point centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }

/// Everything in one row, for a low and wide panel.
void lay_flat(SeatLayout& seat, const Rect& at) {
  Rect in = at.inset(9, 4);
  Rect left = in.take_left(in.w * 0.31F, draw::gap::near);
  seat.panel.number = {};
  seat.panel.name.w = std::min(seat.panel.name.w, left.right() - seat.panel.name.x);
  left.take_top(seat.panel.name.bottom() - left.y, 1);
  seat.losses = left;
  Rect signs = in.take_right(std::clamp(in.w * 0.14F, 38.0F, 52.0F), 6);
  seat.cards = signs.row(0, 2, 2);
  seat.fox = signs.row(1, 2, 2);
  seat.meter = in.take_bottom(std::min(in.h * 0.3F, 22.0F), 2);
  seat.treasures = in;
}

/// Name and losses at the top, treasures in the middle, what is told by signs at the bottom.
void lay_upright(SeatLayout& seat) {
  Rect in = seat.panel.rest;
  const bool roomy = seat.panel.number.w > 0;
  Rect foot = in.take_bottom(roomy ? 24 : 15, 3);
  seat.losses = seat.panel.number;
  if (!roomy) {
    Rect line = in.take_top(18, 2);
    seat.losses = line.take_left(line.w * 0.56F, 6);
    seat.cards = line;
    seat.fox = foot.take_right(16, 2);
    seat.meter = foot;
  } else {
    seat.fox = foot.take_right(26, draw::gap::tight);
    seat.cards = foot.take_right(44, draw::gap::near);
    seat.meter = foot;
  }
  seat.treasures = in;
}

/// Lays only the counts: losses above, treasures, cards and fox below; in one row if there is no room for two.
void lay_counts(SeatLayout& seat) {
  Rect in = seat.panel.rest;
  constexpr float two_rows = 30;
  seat.losses = in.h >= two_rows ? in.take_top(in.h / 2) : in.take_left(in.w * 0.34F, 2);
  seat.fox = in.take_right(std::min(in.h, in.w * 0.26F), 1);
  seat.won = in.take_left(in.w * 0.6F, 1);
  seat.cards = in;
}

/// A player at the end: the face large on the upper edge, what counts below.
SeatLayout lay_end_seat(Rect at) {
  constexpr float largest_face = 84;
  constexpr float least_for_cards = 40;  // high
  constexpr float tallest_cards = 110;   // with what is told by signs below
  const float face = std::min({largest_face, at.w - 1, at.h * 0.46F});
  at.h = std::min(at.h, face + 46 + std::min(tallest_cards, 36 + at.w * 0.8F));
  SeatLayout seat{.all = {at.x, at.y + face / 2, at.w, at.h - face / 2}};
  seat.panel.all = seat.all;
  seat.panel.face = {at.centre().x - face / 2, at.y, face, face};
  at.take_top(face, 1);
  Rect in{at.x + 7, at.y, at.w - 10, at.h - 4};
  seat.panel.name = in.take_top(20);
  seat.losses = in.take_top(22, 2);
  Rect signs = in.take_bottom(20, 2);
  seat.fox = signs.take_right(20, 1);
  (in.h >= least_for_cards ? seat.treasures : seat.won) = in.h >= least_for_cards ? in : signs;
  return seat;
}

SeatLayout lay_seat(const Rect& at) {
  SeatLayout seat{.all = at, .panel = kairo::tables::lay_seat_panel(at)};
  constexpr float flattest = 3.4F;
  constexpr float least_upright = 84;
  if (at.w > at.h * flattest && at.h >= 50)
    lay_flat(seat, at);
  else if (at.w < 100 || at.h < least_upright)
    lay_counts(seat);
  else
    lay_upright(seat);
  return seat;
}

/// The cards in hand lie beside the treasures, as backs.
SeatLayout lay_seat_with_backs(const Rect& at) {
  SeatLayout seat = lay_seat(at);
  if (seat.panel.number.w <= 0) return seat;
  seat.cards = seat.treasures.take_right(seat.treasures.w * 0.38F, draw::gap::near);
  seat.meter.w = seat.fox.x - draw::gap::near - seat.meter.x;
  return seat;
}

/// Lays from the left: descents, the card set aside and the sky; from the right: the buttons of the overlays.
void lay_common(Layout& layout, Rect row, int players) {
  const float gap = row.w < 260 ? 3 : 7;
  const float button = std::max(46.0F, std::min(row.h * 1.1F, 74.0F));
  layout.scores = row.take_right(button, gap);
  layout.tricks = row.take_right(button, gap);
  const int cards = shown_descents + cards_aside(players);
  const float width =
      std::min(row.h * card_aspect, (row.w - gap * static_cast<float>(cards)) / (static_cast<float>(cards) + 1.1F));
  for (Rect& descent : layout.descents) descent = row.take_left(width, gap);
  if (cards_aside(players) != 0) layout.aside = row.take_left(width, gap);
  layout.sky = row.take_left(std::min(row.w, row.h)).fit(1);
}

void lay_middle(Layout& layout, const Rect& at, int players, Seat focus) {
  layout.middle = at;
  lay_trick(at, players, focus, layout.slots, layout.led);
  constexpr float low = 130;  // below it the button goes beside the cards to pass
  if (at.h < low) {
    Rect cards = at;
    const Rect side = cards.take_right(at.w * 0.46F, draw::gap::near);
    layout.pass_button = around(side.centre(), side.w, std::min(side.h, touch + 4));
    const float width = std::min(cards.h * card_aspect, (cards.w - 6) / passed_cards);
    for (int i = 0; i < passed_cards; ++i)
      layout.pass_slots[i] =
          around(cards.centre() + Point{(static_cast<float>(i) - 0.5F) * (width + 6), 0}, width, width / card_aspect);
    return;
  }
  const float button = std::clamp(at.h * 0.24F, touch, 64.0F);
  Rect rest = at;
  const float wide = std::min(at.w, 340.0F);
  const Rect foot = rest.take_bottom(button, 10);
  layout.pass_button = around(foot.centre(), wide, button);
  const float height = std::min(rest.h, 250.0F);
  const float width = height * card_aspect;
  for (int i = 0; i < passed_cards; ++i)
    layout.pass_slots[i] =
        around(rest.centre() + Point{(static_cast<float>(i) - 0.5F) * (width + 12), 0}, width, height);
}

/// The players side by side, clockwise from the left, from the i-th on after the one in front.
void lay_players(Layout& layout, const Rect& row, int i, int players, Seat focus, float gap, bool backs = false) {
  const int first = i;
  for (; i < players; ++i)
    layout.seats[seat_at(i, players, focus)] = backs ? lay_seat_with_backs(row.column(i - first, players - first, gap))
                                                     : lay_seat(row.column(i - first, players - first, gap));
}

/// Lays less room than a phone, as in a replay: all seats side by side with their counts only.
Layout small_upright(Rect at, int players, Seat focus, bool hand) {
  Layout layout;
  at = at.inset(6, 3);
  layout.question = at.take_top(40, 3);
  lay_common(layout, at.take_top(std::clamp(at.h * 0.12F, 36.0F, 46.0F), draw::gap::tight), players);
  const Rect seats = at.take_top(std::clamp(at.h * 0.24F, 66.0F, 84.0F), draw::gap::tight);
  for (int i = 1; i <= players; ++i)
    layout.seats[seat_at(i, players, focus)] = lay_seat(seats.column(i - 1, players, draw::gap::tight));
  if (hand) layout.hand = at.take_bottom(std::clamp(at.h * 0.55F, 72.0F, 112.0F), draw::gap::tight);
  lay_middle(layout, at, players, focus);
  return layout;
}

/// The same for a low and wide place: seats at the right, the hand at the bottom.
Layout small_wide(Rect at, int players, Seat focus, bool hand) {
  Layout layout;
  at = at.inset(5, 3);
  const bool narrow = at.w < least_for_one_line;
  layout.question = at.take_top(narrow ? 40 : 22, 3);
  if (hand) layout.hand = at.take_bottom(std::clamp(at.h * (narrow ? 0.32F : 0.38F), 62.0F, 90.0F), 3);
  const Rect seats = at.take_right(at.w * (narrow ? 0.46F : 0.5F), 6);
  for (int i = 1; i <= players; ++i)
    layout.seats[seat_at(i, players, focus)] =
        lay_seat(seats.row((i - 1) / 2, 2, draw::gap::tight).column((i - 1) % 2, 2, draw::gap::tight));
  lay_common(layout, at.take_top(34, 3), players);
  lay_middle(layout, at, players, focus);
  return layout;
}

Layout phone(Rect at, int players, Seat focus, bool hand) {
  Layout layout;
  at = at.inset(8, 4);
  const float spare = std::max(0.0F, at.h - 578);  // extra height of a longer phone
  layout.question = at.take_top(kairo::tables::phone_question(at), draw::gap::tight);
  lay_common(layout, at.take_top(48 + spare * 0.1F, 6), players);
  lay_players(layout, at.take_top(108 + spare * 0.05F, 6), 1, players, focus, 6);
  if (hand) layout.hand = at.take_bottom(134 + spare * 0.3F, 6);
  layout.seats[focus] = lay_seat(at.take_bottom(62, 6));
  lay_middle(layout, at, players, focus);
  return layout;
}

Layout frame(Rect at, int players, Seat focus, bool hand) {
  Layout layout;
  at = at.inset(5, 3);
  layout.question = at.take_top(22, 3);
  if (hand) layout.hand = at.take_bottom(std::min(112.0F, at.h * 0.4F), draw::gap::tight);
  const Rect seats = at.take_right(std::clamp(at.w * 0.53F, 216.0F, 420.0F), 6);
  for (int i = 1; i < players; ++i)
    layout.seats[seat_at(i, players, focus)] =
        lay_seat(seats.row((i - 1) / 2, 2, draw::gap::tight).column((i - 1) % 2, 2, draw::gap::tight));
  layout.seats[focus] = lay_seat(seats.row(1, 2, draw::gap::tight).column(1, 2, draw::gap::tight));
  lay_common(layout, at.take_top(40, draw::gap::tight), players);
  lay_middle(layout, at, players, focus);
  return layout;
}

/// Without a hand, as at the end, all players are side by side.
Layout tablet(Rect at, int players, Seat focus, bool hand) {
  Layout layout;
  at = at.inset(14, 8);
  layout.question = at.take_top(44, draw::gap::near);
  lay_common(layout, at.take_top(76, draw::gap::apart), players);
  constexpr float for_trick = 320;  // of a replay
  const float seats = hand ? std::clamp(at.h * 0.18F, 120.0F, 164.0F)
                           : std::clamp(std::min(at.h - for_trick, at.w * 0.2F), 120.0F, 210.0F);
  lay_players(layout, at.take_top(seats, draw::gap::apart), hand ? 1 : 0, players, focus, 10, hand);
  if (hand) {
    layout.hand = at.take_bottom(std::clamp(at.h * 0.26F, 150.0F, 190.0F), 10);
    layout.seats[focus] = lay_seat(at.take_bottom(84, draw::gap::apart));
  }
  lay_middle(layout, at, players, focus);
  return layout;
}

/// Around the table: the other players left, across and right.
Layout wide(Rect at, int players, Seat focus, draw::Hand taps_with) {
  Layout layout;
  at = at.inset(16, 8);
  layout.question = at.take_top(44, draw::gap::near);
  const float side = std::clamp(at.w * 0.23F, 180.0F, 380.0F);
  const float tallest_panel = std::clamp(at.h * 0.17F, 114.0F, 164.0F);
  layout.hand = at.take_bottom(std::clamp(at.h * 0.29F, 130.0F, 290.0F), draw::gap::apart);
  Rect mine = layout.hand.take_far(taps_with, side, draw::gap::far);
  layout.seats[focus] = lay_seat(mine.take_bottom(std::min(mine.h, tallest_panel + 20)));
  const float seat_height = std::min(tallest_panel, (at.h - 12) / 2);
  Rect left = at.take_left(side, 14);
  Rect right = at.take_right(side, 14);
  const float head = std::min(std::clamp(at.h * 0.24F, 120.0F, 180.0F), left.h - seat_height - 12);
  const bool right_handed = taps_with == draw::Hand::right;
  Rect common = (right_handed ? left : right).take_top(head);
  const float button = std::min(head, std::clamp(head * 0.75F, 90.0F, 120.0F));
  Rect look_up = (right_handed ? right : left).take_top(head);
  look_up.h = button;
  layout.scores = look_up.column(1, 2, 10);
  layout.tricks = look_up.column(0, 2, 10);
  const int cards = shown_descents + cards_aside(players);
  const float width =
      std::min((common.w - 8.0F * static_cast<float>(cards - 1)) / static_cast<float>(cards), common.h * card_aspect);
  for (Rect& descent : layout.descents) descent = common.take_left(width, draw::gap::near).fit(card_aspect);
  if (cards_aside(players) != 0) layout.aside = common.take_left(width).fit(card_aspect);
  const auto beside = [&](Rect column) {
    return lay_seat_with_backs(around(column.centre(), column.w, std::min(column.h, seat_height)));
  };
  layout.seats[seat_at(1, players, focus)] = beside(left);
  layout.seats[seat_at(players - 1, players, focus)] = beside(right);
  const float sky = std::min({at.w * 0.1F, head * 0.7F, 110.0F});
  layout.sky = {at.x, at.y, sky, sky};
  if (players > min_players) {
    const Rect across = at.take_top(std::min(tallest_panel, at.h * 0.26F), 10);
    const float beside_panel = std::max(0.0F, across.w - std::max(300.0F, side)) / 2;
    layout.seats[seat_at(2, players, focus)] = lay_seat_with_backs(across.inset(beside_panel, 0));
    layout.sky = around({at.x + beside_panel / 2, across.centre().y}, sky, sky);
  }
  lay_middle(layout, at, players, focus);
  return layout;
}

constexpr float trick_gap = 6;  // between the cards of a trick

/// The height of a trick's cards in one row. They do not lie straight, and need a little more than that.
float height_side_by_side(const Rect& at, int players) {
  const float width = at.w / static_cast<float>(players) - trick_gap;
  return std::min(at.h * 0.95F, width / card_aspect);
}

void lay_side_by_side(const Rect& at, int players, Seat focus, float height, PerSeat<Rect>& slots) {
  const float width = height * card_aspect;
  const float first = at.centre().x - (width + trick_gap) * static_cast<float>(players - 1) / 2;
  for (int i = 1; i <= players; ++i)
    slots[seat_at(i, players, focus)] =
        around({first + (width + trick_gap) * static_cast<float>(i - 1), at.centre().y}, width, height);
}

}  // namespace

void lay_trick(const Rect& at, int players, Seat focus, PerSeat<Rect>& slots, Rect& led) {
  constexpr float tallest = 320;
  constexpr float least_around = 150;  // in less height the cards around the led suit would be hard to read
  constexpr float for_led = 64;
  constexpr float beside_led = 46;
  constexpr float apart = 1.18F;  // from one column to the next, in widths of a card
  const float around_led = std::min({(at.h - for_led) / 2, tallest, (at.w - 2 * beside_led) / 3 / card_aspect});
  const float close =
      std::min({(at.h - trick_gap) / 2, tallest, (at.w - 2 * trick_gap) / (1 + 2 * apart) / card_aspect});
  const float level = std::min(height_side_by_side(at, players), tallest);
  const bool cross = around_led >= least_around;
  if (!cross && level >= close) return lay_side_by_side(at, players, focus, level, slots);
  const float height = cross ? around_led : close;
  const float width = height * card_aspect;
  const Point middle = at.centre();
  const float off_y = (cross ? for_led : trick_gap) / 2 + height / 2;
  const float off_x = cross ? width + beside_led : width * apart + trick_gap;
  const bool across = players > min_players;
  slots[focus] = around(middle + Point{0, off_y}, width, height);
  if (across) slots[seat_at(2, players, focus)] = around(middle + Point{0, -off_y}, width, height);
  const float rise = across ? 0 : -off_y * 0.5F;
  slots[seat_at(1, players, focus)] = around(middle + Point{-off_x, rise}, width, height);
  slots[seat_at(players - 1, players, focus)] = around(middle + Point{off_x, rise}, width, height);
  if (cross) led = around(middle, 56, 56);
}

Layout lay_out_end(const Rect& at, int players, Seat focus) {
  Layout layout;
  layout.screen = kairo::tables::screen_for(at);
  layout.area = at;
  layout.faces_only = true;
  Rect rest = at.inset(6, 3);
  layout.question = rest.take_top(22, 3);
  lay_common(layout, rest.take_top(std::clamp(rest.h * 0.14F, 34.0F, 48.0F), draw::gap::near), players);
  layout.middle = rest.w > 1.3F * rest.h ? rest.take_left(rest.w * 0.44F, draw::gap::near)
                                         : rest.take_top(rest.h * 0.52F, draw::gap::apart);
  for (int i = 1; i < players; ++i)
    layout.seats[seat_at(i, players, focus)] = lay_end_seat(rest.column(i - 1, players - 1, draw::gap::tight));
  return layout;
}

Layout lay_out(const Rect& at, int players, Seat focus, bool hand, draw::Hand taps_with) {
  const Screen screen = kairo::tables::screen_for(at);
  // The place is smaller than a playable table on a phone or in a frame.
  const bool narrow = screen == Screen::phone ? at.h < 540 : screen == Screen::frame && at.w < least_for_one_line;
  const bool low = screen == Screen::frame && at.h < 300;
  Layout layout = [&] {
    if (low) return small_wide(at, players, focus, hand);
    if (narrow) return small_upright(at, players, focus, hand);
    switch (screen) {
      case Screen::frame: return frame(at, players, focus, hand);
      case Screen::tablet: return tablet(at, players, focus, hand);
      case Screen::wide: return hand ? wide(at, players, focus, taps_with) : tablet(at, players, focus, hand);
      case Screen::phone: break;
    }
    return phone(at, players, focus, hand);
  }();
  layout.screen = screen;
  layout.area = at;
  return layout;
}

}  // namespace kairo::haratama::table
