#include "web/tables/wicked/hand.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/wicked/board/board.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

using Kind = HandMotion::Kind;

constexpr float lowest_with_ribbon = 44;

Rect grown(const Rect& at, float factor) { return at.inset(at.w * (1 - factor) / 2, at.h * (1 - factor) / 2); }

Ink rank_ink(Place place) { return place == Place::first ? Ink::gold : Ink::text_soft; }

/// The visible part of a hand in this frame.
struct Sight {
  bool fist;       ///< closed or just opening, with a bid in it
  float closed;    ///< 0 open … 1 closed
  bool known;      ///< the bid is revealed
  float bid_size;  ///< > 1 while the bid pops up
  float rank_size;
  float risen = 1;  ///< 0 … 1: how many of the pieces lie upon it
};

/// A closed hand holds a new bid, so the previous one is not shown beside it.
Sight sight_of(Seat seat, const View& view, HandMotion motion) {
  const float t = draw::ease(motion.progress);
  switch (motion.kind) {
    case Kind::closing: return {true, t, false, 1, 1};
    case Kind::waiting:
    case Kind::knocking: return {true, 1, false, 1, 1};
    case Kind::opening: {
      constexpr float half_way = 0.5F;  // then it is open, and the pieces are counted
      return {true, 1 - draw::ease(motion.progress / half_way),    true, 1.5F - 0.5F * t,
              1,    std::max(0.0F, motion.progress / half_way - 1)};
    }
    case Kind::beaten: return {false, 0, true, 1, 1};                 // a fist would mean that it is still to open
    case Kind::ranking: return {false, 0, true, 1, 1.2F - 0.2F * t};  // larger, it would hide the number
    case Kind::rest: break;
  }
  const bool sealed = view.has_bid[seat] != 0;
  return {sealed, sealed ? 1.0F : 0.0F, !sealed && shows_last_bids(view), 1, 1};
}

/// A seat's rank, and whether it is 2nd only because of a tie for 1st.
struct Ranked {
  Place place = Place::none;
  bool tied = false;
};

Ranked rank_of(Seat seat, const View& view) { return {view.last.places[seat], contains(tied_for_most(view), seat)}; }

/// The rank as a medal, if there is no room for a ribbon; a second medal behind it means a tie.
void draw_medal(draw::Ui& ui, const Rect& at, Ranked rank, float size) {
  if (rank.place == Place::none) return;
  Rect disc = grown(at.fit(1), size);
  const ImU32 metal = ui.colour(rank_ink(rank.place));
  if (rank.tied) {
    const Point other = disc.centre() - Point{disc.w * 0.34F, 0};
    ui.pen().AddCircleFilled(draw::vec(other), disc.w * 0.46F, ui.colour(rank_ink(rank.place), 0.5F));
  }
  draw::note_surface(ui, disc);  // one that flies hides the word where it starts
  ui.pen().AddCircleFilled(draw::vec(disc.centre()), disc.w / 2, metal);
  ui.text.number(disc, rank.place == Place::first ? 1 : 2,
                 {.size = draw::type::small, .ink = Ink::live_text, .align = draw::Align::centre, .middle = true});
}

std::string_view ribbon_key(Ranked rank) {
  if (rank.tied) return "wicked.table.tied_second";
  return rank.place == Place::first ? "wicked.table.first" : "wicked.table.second";
}

void draw_rank(draw::Ui& ui, const Rect& at, Ranked rank, float size) {
  if (rank.place == Place::none) return;
  const std::string words = ui.say(ribbon_key(rank));
  constexpr float band = 0.74F;  // share of a ribbon's width between its ends
  const float narrowest = (ui.text.width(words, {.size = draw::type::small, .face = draw::Face::display}) + 16) / band;
  if (at.w < narrowest) return draw_medal(ui, at.inset(0, std::max(0.0F, (at.h - 22) / 2)), rank, size);
  const Rect ribbon = at.fit(std::max(3.2F, narrowest / at.h));
  draw::ribbon(ui, grown(ribbon, size), words, rank_ink(rank.place));
}

/// Everything in one row, for low places: the hand, number, signs, medal.
void draw_low(draw::Ui& ui, const Rect& at, Seat seat, const View& view, const Sight& sight) {
  Rect rest = at;
  constexpr float least_hand = 14;  // wide; otherwise the bid needs the room
  const float unit = std::min(at.h, at.w / 4.6F);
  const Bid bid = sight.known ? view.last.bids[seat] : Bid{};
  const bool open = sight.known && sight.closed <= 0;
  const float spare = at.w - std::max(unit * 0.8F, 11.0F) - std::max(unit, 14.0F) -
                      px(std::popcount(static_cast<unsigned>(bid.signs))) * unit * 0.86F;
  if (!open || spare >= least_hand) {
    const Rect first = rest.take_left(open ? std::min(at.h, spare) - 1 : unit, 1);
    if (sight.fist || sight.known) art::hand(ui, first.fit(1), sight.closed, ink_of(seat));
  }
  if (!sight.known) return;
  const Rect medal = rest.take_right(std::max(unit, 14.0F));
  ui.text.number(
      grown(rest.take_left(std::max(unit * 0.8F, 11.0F)), sight.bid_size), bid.pieces,
      {.size = std::clamp(unit * 0.9F, 14.0F, 22.0F), .ink = Ink::text, .align = draw::Align::centre, .middle = true});
  for (const Signs sign : {witch_sign, soul_sign})
    if ((bid.signs & sign) != 0) draw_sign_picture(ui, rest.take_left(unit * 0.86F).centre(), unit * 0.4F, sign);
  draw_medal(ui, medal, rank_of(seat, view), sight.rank_size);
}

/// The number above the signs, for narrow places; the closed hand has all the room.
void draw_stacked(draw::Ui& ui, Rect at, Seat seat, const View& view, const Sight& sight) {
  if (sight.fist) art::hand(ui, at.fit(1), sight.closed, ink_of(seat));
  if (!sight.known) return;
  const Bid bid = view.last.bids[seat];
  const Ranked rank = rank_of(seat, view);
  Rect signs = at.take_bottom(at.h * 0.42F);
  if (rank.place != Place::none) draw_medal(ui, at.take_right(at.w * 0.5F), rank, sight.rank_size);
  ui.text.number(
      grown(at, sight.bid_size), bid.pieces,
      {.size = std::clamp(at.h, 14.0F, 22.0F), .ink = Ink::text, .align = draw::Align::centre, .middle = true});
  const float unit = std::min(signs.h, signs.w / 2);
  for (const Signs sign : {witch_sign, soul_sign})
    if ((bid.signs & sign) != 0) draw_sign_picture(ui, signs.take_right(unit).centre(), unit * 0.46F, sign);
}

}  // namespace

bool shows_last_bids(const View& view) {
  return view.last.happened != 0 && view.last.round == view.round && view.phase != Phase::over;
}

SeatSet tied_for_most(const View& view) {
  if (!shows_last_bids(view)) return 0;
  int most = 0;
  for (Seat seat = 0; seat < view.players; ++seat) most = std::max<int>(most, view.last.bids[seat].pieces);
  SeatSet tied = 0;
  for (Seat seat = 0; seat < view.players; ++seat)
    if (view.last.bids[seat].pieces == most && view.last.places[seat] == Place::second) tied |= only(seat);
  return tied;
}

Phrase tie_phrase(const View& view, SeatSet tied) {
  std::vector<Phrase> names;
  int pieces = 0;
  for (Seat seat = 0; seat < view.players; ++seat) {
    if (!contains(tied, seat)) continue;
    names.push_back({"wicked.words.player", {seat_name("seat", seat)}});
    pieces = view.last.bids[seat].pieces;
  }
  // A bid of the next most may be taken for a second place.
  const bool in_vain = view.me < view.players && !contains(tied, view.me) && view.last.bids[view.me].pieces > 0;
  return {in_vain ? "wicked.table.tie_unranked" : "wicked.table.tie",
          {list("names", std::move(names)), number("n", pieces)}};
}

void explain_hand(draw::Ui& ui, const Rect& at, std::string_view id, Seat seat, const View& view) {
  if (at.w <= 0 || view.phase == Phase::over) return;
  const draw::Explanation explanation = explanations::hand(view, seat);
  const SeatSet tied = tied_for_most(view);
  if (!contains(tied, seat) || view.has_bid[seat] != 0) return ui.explain(at, id, explanation);
  if (ui.hit_target(at, id, explanation).tapped) ui.message.show(at, tie_phrase(view, tied), Ink::text);
}

void draw_bid(draw::Ui& ui, const Rect& at, Bid bid) {
  const int signs = ((bid.signs & witch_sign) != 0 ? 1 : 0) + ((bid.signs & soul_sign) != 0 ? 1 : 0);
  const float step = std::min(at.h, at.w / px(1 + signs));
  Rect rest{at.centre().x - step * px(1 + signs) / 2, at.y, step * px(1 + signs), at.h};
  ui.text.number(
      rest.take_left(step), bid.pieces,
      {.size = std::clamp(step * 0.86F, 14.0F, 40.0F), .ink = Ink::text, .align = draw::Align::centre, .middle = true});
  for (const Signs sign : {witch_sign, soul_sign})
    if ((bid.signs & sign) != 0) draw_sign_picture(ui, rest.take_left(step).centre(), step * 0.42F, sign);
}

void draw_hand(draw::Ui& ui, const Rect& at, Seat seat, const View& view, HandMotion motion) {
  const Sight sight = sight_of(seat, view, motion);
  if (!sight.fist && !sight.known) return;
  if (!sight.known) return art::hand(ui, at.fit(1), sight.closed, ink_of(seat));
  if (at.w < 60 && at.h >= 30) return draw_stacked(ui, at, seat, view, sight);
  if (at.h < lowest_with_ribbon) return draw_low(ui, at, seat, view, sight);
  Rect rest = at;
  art::hand(ui, rest.take_left(std::min(at.h, at.w * 0.4F), 2).fit(1), sight.closed, ink_of(seat));
  const Rect bid = rest.take_top(rest.h * 0.54F, 1);
  draw_bid(ui, grown(bid, sight.bid_size), view.last.bids[seat]);
  draw_rank(ui, rest, rank_of(seat, view), sight.rank_size);
}

namespace {

void draw_pill(draw::Ui& ui, const Rect& at) {
  draw::fill(ui.pen(), draw::round_outline(at.inset(-4, 0), at.h / 2), ui.colour(Ink::panel, 0.85F));
}

/// The pieces of an open hand rise out of it one after another, in rows of three.
void draw_risen(draw::Ui& ui, const Rect& palm, Seat seat, int pieces, float risen) {
  const float radius = palm.h * 0.15F;
  const float all = risen * px(pieces);
  for (int i = 0; px(i) < all; ++i) {
    const float t = draw::ease(std::min(1.0F, all - px(i)));
    const int in_row = std::min(3, pieces - i / 3 * 3);
    const Point at{palm.centre().x + (px(i % 3) - px(in_row - 1) / 2) * radius * 1.7F,
                   palm.y + palm.h * 0.6F - px(i / 3) * radius * 1.3F - t * palm.h * 0.1F};
    art::search_piece(ui, at, radius, animal_of(seat), t);
  }
}

}  // namespace

void draw_empty_hand(draw::Ui& ui, const Rect& at, Seat seat) { art::hand(ui, at.fit(1), 0, ink_of(seat), 0.6F); }

void draw_reveal_hand(draw::Ui& ui, const Rect& at, Seat seat, const View& view, HandMotion motion, const Rect& ribbon,
                      bool there) {
  const Sight sight = sight_of(seat, view, motion);
  Rect rest = at;
  constexpr float pi = std::numbers::pi_v<float>;
  if (motion.kind == Kind::knocking) rest.y -= at.h * 0.06F * std::abs(std::sin(2 * pi * motion.progress));
  const bool tall = at.h >= 90;
  if (tall) {
    const float wide = std::min(rest.w, ui.text.width(ui.name(seat), {.size = draw::type::small}) + 24);
    const Rect line = rest.take_top(18, 2);
    const Rect label{line.centre().x - wide / 2, line.y, wide, line.h};
    if (there) {
      draw_pill(ui, label);  // it may lie over the witch's night
      draw_name(ui, label, seat, false);
    }
  }
  const Rect bid = tall ? rest.take_bottom(std::clamp(rest.h * 0.26F, 20.0F, 34.0F)) : Rect{};
  const Rect palm = (tall ? rest : rest.take_left(std::min(at.h, at.w * 0.4F), 2)).fit(1);
  const float overshoot = motion.kind == Kind::opening ? 1 + 0.08F * std::sin(pi * motion.progress) : 1;
  const float beaten = motion.kind == Kind::beaten ? draw::ease(motion.progress) : 0;
  draw::glow(ui.pen(), palm.centre(), palm.h * 0.8F, palm.h * 0.8F, ui.lamplight(0.6F * (1 - beaten)));
  const float fist = tall ? sight.closed : 0;  // it fills only half of the place of an open hand
  Rect held = grown(palm, overshoot + 0.6F * fist - 0.2F * beaten);
  held.y -= 0.24F * fist * palm.h;
  art::hand(ui, held, sight.closed, ink_of(seat), 0.6F * beaten);
  if (!sight.known || (!sight.fist && view.last.happened == 0)) return;
  if (tall) draw_risen(ui, palm, seat, view.last.bids[seat].pieces, sight.risen);
  if (!there) return;
  if (tall) draw_pill(ui, bid.inset(bid.w * 0.16F, 0));
  draw_bid(ui, grown(tall ? bid : rest.take_top(rest.h * 0.56F), sight.bid_size), view.last.bids[seat]);
  Rect rank = rest;
  if (tall) rank = {at.x, palm.bottom() - palm.h * 0.24F, at.w, std::clamp(palm.h * 0.24F, 20.0F, 30.0F)};
  if (tall && motion.kind == Kind::ranking && ribbon.w > 0) {
    const Point way = (ribbon.centre() - rank.centre()) * (1 - draw::ease(motion.progress));
    rank = {rank.x + way.x, rank.y + way.y, rank.w, rank.h};
  }
  draw_rank(ui, rank, rank_of(seat, view), sight.rank_size);
}

}  // namespace kairo::wicked::table
