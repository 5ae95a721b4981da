#include "web/tables/wicked/hand.h"

#include "web/draw/light.h"
#include "web/draw/motion.h"
#include "web/tables/wicked/board.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

using Kind = HandMotion::Kind;

constexpr float lowest_with_ribbon = 34;
constexpr float narrowest_ribbon = 58;

Rect grown(const Rect& at, float factor) { return at.inset(at.w * (1 - factor) / 2, at.h * (1 - factor) / 2); }

Ink rank_ink(Place place) { return place == Place::first ? Ink::gold : Ink::text_soft; }

/// What of a hand is to be seen now.
struct Sight {
  bool fist;       ///< closed, or just opening: something is in it
  float closed;    ///< 0 open … 1 closed
  bool known;      ///< its last content lies open
  float bid_size;  ///< > 1 while the content springs up
  float rank_size;
};

Sight sight_of(Seat seat, const View& view, HandMotion motion) {
  const float t = draw::ease(motion.progress);
  const bool sealed = view.has_bid[seat] != 0;
  switch (motion.kind) {
    case Kind::closing: return {true, t, view.last.happened != 0, 1, 1};
    case Kind::waiting: return {true, 1, false, 1, 1};
    case Kind::opening: return {true, 1 - t, true, 1.5F - 0.5F * t, 1};
    case Kind::ranking: return {sealed, sealed ? 1.0F : 0.0F, true, 1, 1.6F - 0.6F * t};
    case Kind::rest: break;
  }
  return {sealed, sealed ? 1.0F : 0.0F, view.last.happened != 0, 1, 1};
}

/// The rank as a medal, where a ribbon has no room.
void draw_medal(draw::Ui& ui, const Rect& at, Place place, float size) {
  if (place == Place::none) return;
  const Rect disc = grown(at.fit(1), size);
  ui.pen().AddCircleFilled(draw::vec(disc.centre()), disc.w / 2, ui.colour(rank_ink(place)));
  ui.number(disc, place == Place::first ? 1 : 2,
            {.size = 14, .ink = Ink::live_text, .align = draw::Align::centre, .middle = true});
}

void draw_rank(draw::Ui& ui, const Rect& at, Place place, float size) {
  if (place == Place::none) return;
  if (at.w < narrowest_ribbon) return draw_medal(ui, at.inset(0, std::max(0.0F, (at.h - 22) / 2)), place, size);
  const Rect ribbon = at.fit(std::max(3.2F, narrowest_ribbon / at.h));
  ui.ribbon(grown(ribbon, size), ui.say(place == Place::first ? "wicked.table.first" : "wicked.table.second"),
            rank_ink(place));
}

/// Everything in one row: fist or piece, number, signs, medal.
void draw_low(draw::Ui& ui, const Rect& at, Seat seat, const View& view, const Sight& sight) {
  Rect rest = at;
  const float unit = std::min(at.h, at.w / 4.6F);
  const Rect first = rest.take_left(unit, 1);
  if (sight.fist || sight.known) draw::hand(ui, first.fit(1), sight.closed, ink_of(seat));
  if (!sight.known) return;
  const Bid bid = view.last.bids[seat];
  const Rect medal = rest.take_right(unit);
  ui.number(
      grown(rest.take_left(std::max(unit * 0.8F, 11.0F)), sight.bid_size), bid.pieces,
      {.size = std::clamp(unit * 0.9F, 14.0F, 22.0F), .ink = Ink::text, .align = draw::Align::centre, .middle = true});
  for (const Signs sign : {witch_sign, soul_sign})
    if ((bid.signs & sign) != 0) sign_picture(ui, rest.take_left(unit * 0.86F).centre(), unit * 0.4F, sign);
  draw_medal(ui, medal, view.last.places[seat], sight.rank_size);
}

}  // namespace

void draw_bid(draw::Ui& ui, const Rect& at, Bid bid) {
  const int signs = ((bid.signs & witch_sign) != 0 ? 1 : 0) + ((bid.signs & soul_sign) != 0 ? 1 : 0);
  const float step = std::min(at.h, at.w / px(1 + signs));
  Rect rest{at.centre().x - step * px(1 + signs) / 2, at.y, step * px(1 + signs), at.h};
  ui.number(
      rest.take_left(step), bid.pieces,
      {.size = std::clamp(step * 0.86F, 14.0F, 40.0F), .ink = Ink::text, .align = draw::Align::centre, .middle = true});
  for (const Signs sign : {witch_sign, soul_sign})
    if ((bid.signs & sign) != 0) sign_picture(ui, rest.take_left(step).centre(), step * 0.42F, sign);
}

void draw_hand(draw::Ui& ui, const Rect& at, Seat seat, const View& view, HandMotion motion) {
  const Sight sight = sight_of(seat, view, motion);
  if (at.h < lowest_with_ribbon) return draw_low(ui, at, seat, view, sight);
  Rect rest = at;
  if (!sight.fist && !sight.known) return;
  const bool narrow = at.w < 60;
  const float palm = std::min(at.h, at.w * (narrow ? 0.4F : 0.36F));
  const bool opening = sight.known && sight.closed < 1;
  if (narrow ? !opening : true) draw::hand(ui, rest.take_left(palm, 2).fit(1), sight.closed, ink_of(seat));
  if (!sight.known || (narrow && !opening)) return;
  const Place place = view.last.places[seat];
  const Rect bid = rest.take_top(rest.h * (place == Place::none ? 1.0F : 0.54F), 1);
  draw_bid(ui, grown(bid, sight.bid_size), view.last.bids[seat]);
  draw_rank(ui, rest, place, sight.rank_size);
}

void draw_held_out(draw::Ui& ui, const Rect& at, Seat seat, const View& view, HandMotion motion) {
  const Sight sight = sight_of(seat, view, motion);
  Rect rest = at;
  const bool tall = at.h >= 90;
  if (tall) {
    const float wide = std::min(rest.w, ui.text_width(ui.name(seat), {.size = 14}) + 24);
    const Rect line = rest.take_top(18, 2);
    draw_name(ui, {line.centre().x - wide / 2, line.y, wide, line.h}, seat, false);
  }
  const Rect palm = tall ? rest.take_top(rest.h * 0.46F, 2) : rest.take_left(std::min(at.h, at.w * 0.4F), 2);
  if (sight.fist) draw::glow(ui.pen(), palm.centre(), palm.h * 0.8F, palm.h * 0.8F, ui.colour(Ink::live, 0.25F));
  draw::hand(ui, palm.fit(1), sight.closed, ink_of(seat));
  if (!sight.known || (!sight.fist && view.last.happened == 0)) return;
  draw_bid(ui, grown(rest.take_top(rest.h * 0.56F), sight.bid_size), view.last.bids[seat]);
  draw_rank(ui, rest, view.last.places[seat], sight.rank_size);
}

}  // namespace kairo::wicked::table
