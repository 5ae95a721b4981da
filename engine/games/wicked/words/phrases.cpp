#include "engine/games/wicked/events.h"
#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/words/terms.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

Phrase bid_phrase(Bid bid) {
  if (bid == Bid{}) return {"wicked.move.bid.nothing"};
  return {"wicked.move.bid", {terms::hand("hand", bid)}};
}

Phrase return_phrase(const View& view, int colour) {
  return {"wicked.move.return", {terms::rank("rank", index(view.full)), terms::colour("colour", colour)}};
}

Phrase lift_phrase(std::string_view key, Move move) {
  return {key, {terms::rank("rank", move.a), terms::colour("colour", move.b), terms::rank_above("above", move.a)}};
}

Phrase change_phrase(Move move) {
  return {"wicked.move.change",
          {terms::rank("rank", move.a), terms::colour("from", move.b), terms::colour("to", move.c)}};
}

/// An oracle of the seat to move. Moves may hold any bits, so this bounds the index.
Phrase oracle_phrase(const View& view, Move move) {
  const Board& board = view.boards[view.asked < view.players ? view.asked : 0];
  const int which = move.a < oracles_each ? move.a : 0;
  if (move.kind == Kind::great) return {"wicked.move.great", {terms::great_demands("demands", board.great[which])}};
  return {"wicked.move.small",
          {terms::small_demands("demands", board.small[which]), terms::small_reward("reward", board.small[which])}};
}

}  // namespace

Phrase move_phrase(const View& view, Move move) {
  switch (move.kind) {
    case Kind::bid: return bid_phrase({move.a, move.b});
    case Kind::colour: return {"wicked.move.colour", {terms::colour("colour", move.a)}};
    case Kind::give_back: return return_phrase(view, move.a);
    case Kind::promote: return lift_phrase("wicked.move.promote", move);
    case Kind::spell: return lift_phrase("wicked.move.spell", move);
    case Kind::change: return change_phrase(move);
    case Kind::small:
    case Kind::great: return oracle_phrase(view, move);
    case Kind::reward: return lift_phrase("wicked.move.reward", move);
    case Kind::decline: return {"wicked.move.decline"};
    case Kind::done: break;
  }
  return {"wicked.move.done"};
}

std::vector<Phrase> move_families(const View&, Move move) {
  if (move.kind != Kind::bid) return {};
  if (move.a == 0) return {{"wicked.family.bid.none"}};
  return {{"wicked.family.bid", {number("n", move.a)}}};
}

Phrase question(const View& view) {
  if (view.phase == Phase::over) return {"wicked.asked.over"};
  const Arg who = seat_name("seat", view.asked);
  const Board& board = view.boards[view.asked];
  switch (view.phase) {
    case Phase::bid:
      return {"wicked.asked.bid",
              {who, number("corridor", view.corridor + 1), number("corridors", corridors_per_round(view.players)),
               terms::card("card", lit_card(view))}};
    case Phase::pick_colour: return {"wicked.asked.pick_colour", {who, number("n", view.whites[view.asked])}};
    case Phase::return_token:
      return {"wicked.asked.return_token",
              {who, number("n", on_shelf(board, Rank::low) - room[index(Rank::low)]),
               number("room", room[index(Rank::low)])}};
    case Phase::soul: return {"wicked.asked.soul", {who}};
    case Phase::use_reward: return {"wicked.asked.use_reward", {who}};
    case Phase::make_room: return {"wicked.asked.make_room", {who, terms::rank("rank", index(view.full))}};
    case Phase::over: break;
  }
  return {};
}

Phrase round_phrase(const View& view) {
  return view.phase == Phase::over ? Phrase{} : Phrase{"wicked.round", {number("n", view.round + 1)}};
}

bool ends_turn(const State&, const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  return kind == EventKind::corridor_ranked || kind == EventKind::not_searched || kind == EventKind::soul_done;
}

bool is_gain(const State&, const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::impurity_taken:
    case EventKind::token_gained:
    case EventKind::spell_gained:
    case EventKind::white_gained:
    case EventKind::token_returned:
    case EventKind::small_achieved:
    case EventKind::great_achieved:
    case EventKind::spells_lost: return true;
    default: return false;
  }
}

Phrase refusal_phrase(const View& view, Refusal refusal) {
  const Arg who = seat_name("seat", view.asked);
  const int pieces = view.asked < view.players ? view.boards[view.asked].pieces : 0;
  switch (refusal) {
    case Refusal::none: break;
    case Refusal::game_over: return {"wicked.refusal.game_over"};
    case Refusal::not_asked: return {"wicked.refusal.not_asked", {list("question", {question(view)})}};
    case Refusal::no_such_thing: return {"wicked.refusal.no_such_thing"};
    case Refusal::not_enough_pieces:
      if (pieces == 0) return {"wicked.refusal.no_pieces_left", {who}};
      return {"wicked.refusal.not_enough_pieces", {who, number("n", pieces)}};
    case Refusal::sign_spent: return {"wicked.refusal.sign_spent", {who}};
    case Refusal::no_such_token: return {"wicked.refusal.no_such_token", {who}};
    case Refusal::just_risen: return {"wicked.refusal.just_risen"};
    case Refusal::needs_two: return {"wicked.refusal.needs_two"};
    case Refusal::already_top: return {"wicked.refusal.already_top"};
    case Refusal::no_spell: return {"wicked.refusal.no_spell", {who}};
    case Refusal::same_colour: return {"wicked.refusal.same_colour"};
    case Refusal::oracle_achieved: return {"wicked.refusal.oracle_achieved", {who}};
    case Refusal::demand_not_met: return {"wicked.refusal.demand_not_met", {who}};
  }
  return {};
}

}  // namespace kairo::wicked
