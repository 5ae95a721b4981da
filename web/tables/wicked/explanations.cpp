#include "web/tables/wicked/explanations.h"

#include <utility>
#include <vector>

#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/words/terms.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/board/oracle.h"
#include "web/tables/wicked/hand.h"

namespace kairo::wicked::table {

using draw::Explanation;
using draw::Rect;

namespace explanations {

namespace {

using Kind = Move::Kind;

constexpr float oracle_aspect = 1.5F;
constexpr float corridor_aspect = 0.7F;

Explanation plain(std::string_view key, std::vector<Arg> args = {}) { return {.term = {key, std::move(args)}}; }

Explanation soul_picture(Phrase term, Rank rank, art::Soul kind) {
  const auto draw = [rank, kind](draw::Ui& ui, const Rect& at) {
    art::ranked_soul(ui, at.centre(), std::min(at.w, at.h) * 0.42F, kind, index(rank));
  };
  return {.term = std::move(term), .picture = draw};
}

std::string_view corridor_key(const View& view, int i) {
  if (i < view.corridor || !in_search(view)) return "wicked.what.corridor_passed";
  return i == view.corridor ? "wicked.what.corridor_lit" : "wicked.what.corridor_ahead";
}

std::string_view great_key(const Board& board, int which, bool ready) {
  if (board.great_done[which] != 0) return "wicked.what.great_achieved";
  return ready ? "wicked.what.great_ready" : "wicked.what.great_oracle";
}

std::string_view small_key(const Board& board, int which, bool ready) {
  if (board.small_done[which] != 0) return "wicked.what.small_achieved";
  return ready ? "wicked.what.small_ready" : "wicked.what.small_oracle";
}

/// The last revealed bid of a seat, with the place that it took.
Explanation revealed_hand(const View& view, Seat seat) {
  std::vector<Arg> args{seat_name("seat", seat), terms::hand("hand", view.last.bids[seat])};
  const SeatSet tied = tied_for_most(view);
  if (contains(tied, seat)) {
    for (Arg& arg : tie_phrase(view, tied).args) args.push_back(std::move(arg));
    return plain("wicked.what.hand_tied", std::move(args));
  }
  switch (view.last.places[seat]) {
    case Place::first: return plain("wicked.what.hand_first", std::move(args));
    case Place::second: return plain("wicked.what.hand_second", std::move(args));
    case Place::none: break;
  }
  return plain("wicked.what.hand_none", std::move(args));
}

}  // namespace

Explanation round(const View& view) {
  return plain("wicked.what.round", {number("n", view.round + 1), number("rounds", rounds)});
}

Explanation labyrinth() { return plain("wicked.what.labyrinth"); }

Explanation corridor(const View& view, int i) {
  const Corridor card = corridors[ring_card(view, i)];
  return {.term = {corridor_key(view, i),
                   {number("n", i + 1), term("upper", half_key(card.upper)), term("lower", half_key(card.lower))}},
          .picture = [card](draw::Ui& ui, const Rect& at) { draw_corridor(ui, at, card); },
          .picture_aspect = corridor_aspect};
}

Explanation all_searched() { return plain("wicked.what.all_searched"); }

Explanation place(Place place) {
  return plain(place == Place::first ? "wicked.what.place_first" : "wicked.what.place_second");
}

Explanation board(Seat seat) { return plain("wicked.what.board", {seat_name("seat", seat)}); }

Explanation rank(const Board& board, Rank rank) {
  return plain("wicked.what.rank", {term("rank", rank_key(rank)), number("n", on_shelf(board, rank)),
                                    number("room", room[index(rank)]), number("points", token_points[index(rank)])});
}

Explanation souls(const Board& board, Rank rank, Colour colour) {
  std::vector<Arg> args{number("n", board.tokens[index(rank)][index(colour)]), term("colour", colour_key(colour))};
  if (rank != Rank::high) args.push_back(term("rank", rank_key(rank)));
  return soul_picture({rank == Rank::high ? "wicked.what.soul_high" : "wicked.what.soul", std::move(args)}, rank,
                      soul_of(colour));
}

Explanation promotion_spells(int count) { return plain("wicked.what.promotion_spell", {number("n", count)}); }
Explanation colour_change_spells(int count) { return plain("wicked.what.colour_change_spell", {number("n", count)}); }
Explanation impurity(int count) { return plain("wicked.what.impurity", {number("n", count)}); }

Explanation great_oracle(const Board& board, int which, bool ready) {
  return {.term = {great_key(board, which, ready), {terms::great_demands("demands", board.great[which])}},
          .picture = [board, which](draw::Ui& ui, const Rect& at) { draw_great_oracle(ui, at, board, which, false); },
          .picture_aspect = oracle_aspect};
}

Explanation small_oracle(const Board& board, int which, bool ready) {
  return {.term = {small_key(board, which, ready),
                   {terms::small_demands("demands", board.small[which]),
                    terms::small_reward("reward", board.small[which])}},
          .picture = [board, which](draw::Ui& ui, const Rect& at) { draw_small_oracle(ui, at, board, which); },
          .picture_aspect = oracle_aspect};
}

Explanation pieces_left(const View& view, Seat seat) {
  return plain("wicked.what.pieces", {seat_name("seat", seat), number("n", view.boards[seat].pieces),
                                      number("all", pieces_each(view.players))});
}

Explanation sign(Signs which, bool left) {
  if (which == witch_sign) return plain(left ? "wicked.what.witch_sign" : "wicked.what.witch_sign_spent");
  return plain(left ? "wicked.what.soul_sign" : "wicked.what.soul_sign_spent");
}

Explanation hand(const View& view, Seat seat) {
  if (view.has_bid[seat] != 0) return plain("wicked.what.hand_closed", {seat_name("seat", seat)});
  if (shows_last_bids(view)) return revealed_hand(view, seat);
  return plain("wicked.what.hand_unbid", {seat_name("seat", seat)});
}

Explanation screen(const View& view) { return plain("wicked.what.screen", {number("n", view.boards[view.me].pieces)}); }

Explanation bid_piece(int n, bool left) {
  return left ? plain("wicked.what.bid_piece", {number("n", n)}) : plain("wicked.what.bid_piece_spent");
}

Explanation bid_hand(Bid bid) { return plain("wicked.what.bid_hand", {terms::hand("hand", bid)}); }
Explanation own_bid() { return plain("wicked.what.own_bid"); }
Explanation close_button(Bid bid) { return plain(bid == Bid{} ? "wicked.what.bid_nothing" : "wicked.what.make_bid"); }

Explanation white_souls(int count) {
  return soul_picture({"wicked.what.white_soul", {number("n", count)}}, Rank::low, art::Soul::white);
}

Explanation colour_choice(int colour) {
  return soul_picture({"wicked.what.pick_colour", {terms::colour("colour", colour)}}, Rank::low,
                      soul_of(static_cast<Colour>(colour)));
}

Explanation return_choice(const View& view, int colour) {
  const bool stays = view.phase == Phase::make_room && index(view.risen) == colour &&
                     view.boards[view.asked].tokens[index(view.full)][colour] == 1;
  return soul_picture({stays ? "wicked.what.return_stays" : "wicked.what.return_soul",
                       {terms::rank("rank", index(view.full)), terms::colour("colour", colour)}},
                      view.full, soul_of(static_cast<Colour>(colour)));
}

Explanation step(Move move) {
  if (move.kind == Kind::change)
    return soul_picture({"wicked.what.step_change",
                         {terms::rank("rank", move.a), terms::colour("from", move.b), terms::colour("to", move.c)}},
                        static_cast<Rank>(move.a), soul_of(static_cast<Colour>(move.c)));
  return soul_picture(
      {move.kind == Kind::promote ? "wicked.what.step_pair" : "wicked.what.step_spell",
       {terms::rank("rank", move.a), terms::colour("colour", move.b), terms::rank_above("above", move.a)}},
      static_cast<Rank>(move.a + 1), soul_of(static_cast<Colour>(move.b)));
}

Explanation steps() { return plain("wicked.what.steps"); }
Explanation finish_button() { return plain("wicked.what.finish"); }
Explanation decline_button() { return plain("wicked.what.decline"); }
Explanation consequences() { return plain("wicked.what.then"); }

}  // namespace explanations

void answer_tap(draw::Ui& ui, const Rect& at, const Explanation& explanation) {
  // The help texts come after the first frame.
  if (!draw::words_of(ui, explanation).empty()) ui.message.show(at, explanation.term, draw::Ink::text);
}

}  // namespace kairo::wicked::table
