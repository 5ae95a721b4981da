#include "web/tables/wicked/input/bid_input.h"

#include <bit>
#include <string>

#include "engine/games/wicked/words.h"
#include "web/draw/shapes.h"
#include "web/tables/wicked/board/board.h"
#include "web/tables/wicked/consequence_note.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;
using draw::WidgetState;

namespace {

constexpr std::string_view piece_id = "bid.piece.";
std::string_view sign_id(Signs which) { return which == witch_sign ? "bid.sign.witch" : "bid.sign.soul"; }

Move move_of(Bid bid) { return {.kind = Move::Kind::bid, .a = bid.pieces, .b = bid.signs}; }

/// The three-panel screen that hides a player's pieces from the others, seen from behind.
void draw_screen(draw::Ui& ui, const Rect& at, Seat seat) {
  draw::panel(ui, at);
  const ImU32 fold = ui.colour(ink_of(seat), 0.35F);
  for (const float share : {0.2F, 0.8F}) {
    // Draws it only at the edge: a fold through the pieces would look like a divider between them.
    const float x = at.x + at.w * share;
    ui.pen().AddLine(vec({x, at.y + 3}), vec({x, at.y + at.h * 0.2F}), fold, 1.2F);
  }
  ui.pen().AddLine(vec({at.x + 8, at.y + 1}), vec({at.right() - 8, at.y + 1}), ui.colour(ink_of(seat)), 2);
}

struct Parts {
  Rect screen;
  std::array<Rect, 2> signs;
  Rect palm;
  Rect close;
};

Parts parts_of(const Rect& at, Screen screen, draw::Hand hand) {
  Parts parts;
  Rect rest = at;
  const auto place_signs = [&](float width) {
    for (const int i : {1, 0}) parts.signs[i] = rest.take_near(hand, width, 6);
  };
  switch (screen) {
    case Screen::phone:
      parts.screen = rest.take_top(rest.h * 0.5F, 6);
      for (Rect& sign : parts.signs) sign = rest.take_far(hand, 52, 6);
      parts.palm = rest.take_far(hand, rest.h, 6);
      parts.close = rest;
      break;
    case Screen::frame:  // no room to touch pieces one by one, so two buttons count up and down
      parts.close = rest.take_near(hand, rest.w * 0.33F, 6);
      place_signs(46);
      parts.screen = rest;
      break;
    case Screen::tablet:
    case Screen::wide:
      parts.close = rest.take_near(hand, rest.w * 0.22F, draw::gap::apart);
      parts.palm = rest.take_near(hand, std::min(rest.h, rest.w * 0.14F), 10);
      place_signs(std::clamp(rest.h, 46.0F, 64.0F));
      parts.screen = rest;
      break;
  }
  return parts;
}

/// One's own sealed bid: how many pieces, then these and the signs one by one, in two rows if that makes them larger.
void draw_held(draw::Ui& ui, Rect at, Bid bid, Seat seat) {
  ui.text.number(at.take_left(30), bid.pieces, {.size = draw::type::banner, .ink = Ink::text, .middle = true});
  const int things = bid.pieces + std::popcount(bid.signs);
  const int rows = px(things) * at.h > 2 * at.w ? 2 : 1;
  const int columns = (things + rows - 1) / rows;
  const float step = std::min(at.h / px(rows), at.w / px(columns));
  for (int i = 0; i < things; ++i) {
    const Point centre{at.x + (px(i % columns) + 0.5F) * step, at.row(i / columns, rows, 0).centre().y};
    if (i < bid.pieces)
      art::search_piece(ui, centre, step * 0.44F, animal_of(seat));
    else
      draw_sign_picture(ui, centre, step * 0.42F, i == bid.pieces && bid.signs != soul_sign ? witch_sign : soul_sign);
  }
}

}  // namespace

bool BidInput::cancel() {
  const bool held = bid_ != Bid{} || asks_;
  reset();
  return held;
}

void BidInput::draw(draw::Ui& ui, const Layout& layout, const View& view, Choices& choices) {
  const Screen screen = layout.screen;
  const Parts parts = parts_of(layout.tray, screen, ui.hand());
  ui.explain(parts.screen, "bid.screen", explanations::screen(view));
  drag_.begin();
  drop(ui, parts.palm, choices);
  if (parts.palm.w > 0) draw_palm(ui, parts.palm, view);  // below what is dragged to it
  if (screen == Screen::frame) {
    draw_steppers(ui, parts.screen, view, choices);
  } else {
    draw_screen(ui, parts.screen, view.me);
    draw_pieces(ui, parts.screen, view, choices);
  }
  draw_sign(ui, parts.signs[0], view, choices, witch_sign);
  draw_sign(ui, parts.signs[1], view, choices, soul_sign);
  draw_close_button(ui, parts.close, view, choices);
  if (bid_ == Bid{} && !asks_ && ui.targets.focused() != "bid.close") return;
  auto brought = consequences(view, move_of(bid_));
  if (asks_) brought = {{"wicked.then.again"}, brought.front()};  // it leaves all that there is
  // A wide screen has room above the hand. On others the question can be spared while it is being answered.
  if (screen == Screen::wide)
    draw_consequences(ui, {parts.palm.x, layout.tray.y, parts.close.right() - parts.palm.x, layout.tray.h}, brought);
  else
    draw_consequences_over(ui, layout.question, brought);
}

void BidInput::set_pieces(draw::Ui& ui, const Rect& about, int pieces, Choices& choices) {
  Bid wanted = bid_;
  wanted.pieces = static_cast<std::uint8_t>(std::max(0, pieces));
  attempt(ui, about, wanted, choices);
}

void BidInput::attempt(draw::Ui& ui, const Rect& about, Bid wanted, Choices& choices) {
  asks_ = false;
  if (choices.allows(move_of(wanted)))
    bid_ = wanted;
  else
    choices.attempt(ui, about, move_of(wanted));
}

/// A piece or a sign that is dragged to the hand lies in it.
void BidInput::drop(draw::Ui& ui, const Rect& palm, Choices& choices) {
  if (palm.w <= 0) return;
  constexpr float around = 12;
  const std::string_view dropped = drag_.dropped(palm.inset(-around));
  if (dropped.starts_with(piece_id)) return set_pieces(ui, palm, bid_.pieces + 1, choices);
  Bid wanted = bid_;
  for (const Signs which : {witch_sign, soul_sign})
    if (dropped == sign_id(which)) wanted.signs |= which;
  if (wanted != bid_) attempt(ui, palm, wanted, choices);
}

void BidInput::draw_pieces(draw::Ui& ui, const Rect& at, const View& view, Choices& choices) {
  const int all = pieces_each(view.players);
  const int left = view.boards[view.me].pieces;
  for (int i = 0; i < all; ++i) {
    const Rect cell = at.column(i, all, 0);
    const bool there = i < left;
    const bool taken = i < bid_.pieces;
    const std::string id = std::string(piece_id) + std::to_string(i + 1);
    const WidgetState state = there ? (taken ? WidgetState::selected : WidgetState::enabled) : WidgetState::refused;
    // Tapping the k-th piece bids k pieces; tapping it again takes it back.
    const draw::Touch touch = ui.hit_target(cell, id, explanations::bid_piece(i + 1, there), state);
    const bool dragged = there && !taken && drag_.follow(id, touch);
    if (touch.tapped) set_pieces(ui, cell, i + 1 == bid_.pieces ? i : i + 1, choices);
    const float radius = std::min(cell.w, cell.h) * 0.4F;
    const Rect face = dragged ? drag_.moved(cell) : cell;
    const Point centre = face.centre() + Point{0, taken ? -cell.h * 0.08F : cell.h * 0.04F};
    const draw::Lifted lifted(ui, id, draw::square_around(centre, radius), state, radius);
    if (taken) draw::glow(ui.pen(), centre, radius * 1.5F, radius * 1.5F, ui.colour(Ink::chosen, 0.55F));
    art::search_piece(ui, centre, radius, animal_of(view.me), there ? 1.0F : 0.16F);
  }
}

void BidInput::draw_steppers(draw::Ui& ui, const Rect& at, const View& view, Choices& choices) {
  Rect rest = at;
  const Rect less = rest.take_left(46);
  const Rect more = rest.take_right(46);
  const int left = view.boards[view.me].pieces;
  ui.explain(less, "bid.less", explanations::screen(view));
  ui.explain(more, "bid.more", explanations::screen(view));
  if (ui.button(less, "bid.less", "−", bid_.pieces > 0 ? WidgetState::enabled : WidgetState::disabled, 22, false) &&
      bid_.pieces > 0)
    set_pieces(ui, less, bid_.pieces - 1, choices);
  if (ui.button(more, "bid.more", "+", bid_.pieces < left ? WidgetState::enabled : WidgetState::refused, 22, false))
    set_pieces(ui, more, bid_.pieces + 1, choices);
  draw_palm(ui, rest.take_left(std::min(rest.h, rest.w * 0.6F)), view);
  ui.text.label(rest, "/ " + std::to_string(left),
                {.size = draw::type::strong, .ink = Ink::text_soft, .align = draw::Align::centre, .middle = true});
}

/// The open hand and the number of pieces in it.
void BidInput::draw_palm(draw::Ui& ui, const Rect& at, const View& view) const {
  const bool empty = bid_ == Bid{};
  ui.explain(at, "bid.hand", explanations::bid_hand(bid_));
  art::hand(ui, at.fit(1), empty ? 0.0F : 0.35F, ink_of(view.me));
  if (empty) return;
  const float radius = std::min(at.w, at.h) * 0.22F;
  ui.pen().AddCircleFilled(vec(at.centre() + Point{0, at.h * 0.12F}), radius, ui.colour(Ink::ground, 0.9F));
  ui.text.number(
      {at.x, at.y + at.h * 0.12F, at.w, at.h}, bid_.pieces,
      {.size = std::max(14.0F, radius * 1.6F), .ink = Ink::text, .align = draw::Align::centre, .middle = true});
}

void BidInput::draw_sign(draw::Ui& ui, const Rect& at, const View& view, Choices& choices, Signs which) {
  const bool there = (view.boards[view.me].signs & which) != 0;
  const bool taken = (bid_.signs & which) != 0;
  const WidgetState state = there ? (taken ? WidgetState::selected : WidgetState::enabled) : WidgetState::refused;
  const std::string_view id = sign_id(which);
  const draw::Touch touch = ui.hit_target(at, id, explanations::sign(which, there), state);
  if (touch.tapped) {
    Bid wanted = bid_;
    wanted.signs ^= which;
    attempt(ui, at, wanted, choices);
  }
  Rect disc = at.fit(1);
  if (there && drag_.follow(id, touch)) disc = drag_.moved(disc);
  const draw::Lifted lifted(ui, id, draw::square_around(disc.centre(), disc.w * 0.4F), state, disc.w * 0.4F);
  if (taken) draw::glow(ui.pen(), disc.centre(), disc.w * 0.7F, disc.w * 0.7F, ui.colour(Ink::chosen, 0.5F));
  draw_sign_picture(ui, disc.centre(), disc.w * 0.4F, which, there ? 1.0F : 0.2F);
  if (there) draw::mark(ui, disc.inset(disc.w * 0.06F), state, 99);
}

void BidInput::draw_close_button(draw::Ui& ui, const Rect& at, const View&, Choices& choices) {
  const Rect button = at.h > 60 ? at.inset(0, (at.h - 60) / 2) : at;
  const bool empty = bid_ == Bid{};
  ui.explain(button, "bid.close", explanations::close_button(bid_));
  if (ui.button(button, "bid.close", ui.say(empty ? "wicked.table.close_empty" : "wicked.table.close_hand"),
                empty ? WidgetState::enabled : WidgetState::primary, button.h < 52 ? 14.0F : 16.0F, false)) {
    // The button that ended soul processing was in this place.
    asks_ = empty && !asks_;
    if (!asks_) choices.attempt(ui, button, move_of(bid_));
  }
}

void BidInput::draw_waiting(draw::Ui& ui, const Rect& at, const View& view, bool opened) const {
  Rect rest = at.h > 70 ? at.inset(0, (at.h - 70) / 2) : at;
  draw_screen(ui, rest, view.me);
  if (view.phase != Phase::bid || view.has_bid[view.me] == 0) {
    if (ui.hit_target(rest, "bid.rest", explanations::screen(view), WidgetState::disabled).tapped)
      ui.message.show(rest, question(view));
    return draw_pieces_left(ui, rest.inset(14, 10).fit(9), view, view.me);
  }

  bool seen = opened;
  if (opened)
    ui.explain(rest, "bid.peek", explanations::own_bid());
  else
    seen = ui.hit_target(rest, "bid.peek", ui.say("wicked.table.peek"), WidgetState::enabled, explanations::own_bid())
               .held;
  Rect row = rest.inset(14, 4);
  art::hand(ui, row.take_left(row.h * 1.2F, draw::gap::apart).fit(1), 1, ink_of(view.me));
  if (seen)
    draw_held(ui, row, view.my_bid, view.me);
  else
    ui.text.label(row, ui.say("wicked.table.hold_to_peek"),
                  {.size = draw::type::body, .ink = Ink::text_soft, .middle = true});
}

}  // namespace kairo::wicked::table
