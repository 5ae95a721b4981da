#include <algorithm>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words/terms.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

Phrase draw_phrase(Move move) {
  const bool is_in_bounds = move.c < orientations.size() && orientations[move.c].anchors.has(move.b);
  return {terms::by_mark(move.a, "ruin.move.draw.passage", "ruin.move.draw.wall"),
          {terms::cells("cells", is_in_bounds ? drawn_cells(move) : CellSet{})}};
}

/// The open question decides what the goal card is spent on.
Phrase spend_phrase(const View& view, Move move) {
  const Arg goal = terms::goal("goal", move.a);
  if (view.phase == Phase::offer) return {"ruin.move.spend.extra", {goal}};
  if (view.phase == Phase::walk) return {"ruin.move.spend.warp", {goal}};
  return {"ruin.move.spend", {goal}};
}

Phrase stop_phrase(const View& view, Move move) {
  const Letter letter = letter_at(move.a);
  const bool gem = letter != no_letter && in_set(view.open, letter);
  const bool stays = view.asked < view.players && move.a == view.boards[view.asked].explorer;
  const Arg cell = terms::cell("cell", move.a);
  if (gem) {
    const std::string_view key = move.kind == Kind::warp ? "ruin.move.warp.gem"
                                 : stays                 ? "ruin.move.stay.gem"
                                                         : "ruin.move.walk.gem";
    return {key, {cell, terms::letter("letter", letter)}};
  }
  return {move.kind == Kind::warp ? "ruin.move.warp" : stays ? "ruin.move.stay" : "ruin.move.walk", {cell}};
}

/// The question for the seat that makes its first drawings.
Phrase prepare_question(const View& view) {
  const Arg who = seat_name("seat", view.asked);
  const int made = static_cast<int>(view.plan.size());
  if (made == 0) return {"ruin.asked.prepare.first", {who}};
  return {made < first_passages(view.players) ? "ruin.asked.prepare.passage" : "ruin.asked.prepare.wall", {who}};
}

Phrase walk_question(const View& view) {
  const Arg who = seat_name("seat", view.asked);
  const Arg steps = number("n", steps_of_round(view));
  return {view.half + 1 == halves ? "ruin.asked.walk.leave" : "ruin.asked.walk", {who, steps}};
}

}  // namespace

Phrase move_phrase(const View& view, Move move) {
  switch (move.kind) {
    case Kind::keep: return {"ruin.move.keep", {terms::goal("first", move.a), terms::goal("second", move.b)}};
    case Kind::draw: return draw_phrase(move);
    case Kind::single: return {"ruin.move.single", {terms::cell("cell", move.a)}};
    case Kind::spend: return spend_phrase(view, move);
    case Kind::pass: return {"ruin.move.pass"};
    case Kind::extra:
      return {terms::by_mark(move.a, "ruin.move.extra.passage", "ruin.move.extra.wall"), {terms::cell("cell", move.b)}};
    case Kind::walk:
    case Kind::warp: return stop_phrase(view, move);
    case Kind::leave: break;
  }
  return {view.phase == Phase::warp ? "ruin.move.leave.warp" : "ruin.move.leave"};
}

std::vector<Phrase> move_families(const View&, Move move) {
  if (move.kind == Kind::single) return {{"ruin.family.single", {number("row", row_of(move.a) + 1)}}};
  if (move.kind != Kind::draw && move.kind != Kind::extra) return {};
  const int row = row_of(move.kind == Kind::draw ? drawn_cells(move).first() : move.b);
  return {{terms::by_mark(move.a, "ruin.family.passage", "ruin.family.wall"), {number("row", row + 1)}}};
}

std::vector<Phrase> families_at_place(const View& view, Move move) {
  if (move.kind != Kind::draw) return move_families(view, move);
  int first = side, last = 0, rows = 0;
  const CellSet drawn = drawn_cells(move);
  for_each_cell(drawn, [&](Cell cell) {
    first = std::min(first, column_of(cell));
    last = std::max(last, column_of(cell));
    rows = row_of(cell) - row_of(drawn.first()) + 1;
  });
  return {{terms::by_mark(move.a, "ruin.family.lying.passage", "ruin.family.lying.wall"),
           {number("columns", last - first + 1), number("rows", rows)}}};
}

std::vector<int> move_places(const View&, Move move) {
  switch (move.kind) {
    case Kind::draw: {
      std::vector<int> places;
      for_each_cell(drawn_cells(move), [&](Cell cell) { places.push_back(cell); });
      return places;
    }
    case Kind::extra: return {move.b};
    case Kind::single:
    case Kind::walk:
    case Kind::warp: return {move.a};
    default: return {};
  }
}

Phrase question(const View& view) {
  if (view.phase == Phase::over) {
    const bool all_left = std::all_of(view.boards.begin(), view.boards.begin() + view.players,
                                      [](const Board& board) { return board.left != 0; });
    return {all_left ? "ruin.event.ended.all_left" : "ruin.event.ended"};
  }
  const Arg who = seat_name("seat", view.asked);
  const bool mine = view.asked == view.me;
  switch (view.phase) {
    case Phase::keep:
      return {"ruin.asked.keep", {who, number("kept", goals_kept), number("dealt", goals_dealt(view.players))}};
    case Phase::prepare: return mine ? prepare_question(view) : Phrase{"ruin.asked.prepare", {who}};
    case Phase::draw:
      if (!mine) return {"ruin.asked.plan", {who}};
      return {"ruin.asked.draw", {who, terms::card("card", view.row[0])}};
    case Phase::offer: return {"ruin.asked.offer", {who}};
    case Phase::extra: return {"ruin.asked.extra", {who}};
    case Phase::walk: return walk_question(view);
    case Phase::warp: return {"ruin.asked.warp", {who}};
    case Phase::over: break;
  }
  return {};
}

Phrase round_phrase(const View& view) {
  if (is_set_up(view.phase) || view.phase == Phase::over) return {};
  return {"ruin.round", {terms::half("half", view.half), number("n", view.round + 1)}};
}

bool ends_turn(const State&, const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  return kind == EventKind::planned || kind == EventKind::round_began || kind == EventKind::ended;
}

bool is_gain(const State&, const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::drew_single:
    case EventKind::left:
    case EventKind::gem_taken:
    case EventKind::gate_made:
    case EventKind::wall_made:
    case EventKind::goal_drawn:
    case EventKind::rectangle_counted: return true;
    default: return false;
  }
}

Phrase refusal_phrase(const View& view, Refusal refusal) {
  const Arg who = seat_name("seat", view.asked);
  const Arg steps = number("n", steps_of_round(view));
  switch (refusal) {
    case Refusal::none: break;
    case Refusal::game_over: return {"ruin.refusal.game_over"};
    case Refusal::not_asked: return {"ruin.refusal.not_asked", {list("question", {question(view)})}};
    case Refusal::no_such_thing: return {"ruin.refusal.no_such_thing"};
    case Refusal::not_in_hand: return {"ruin.refusal.not_in_hand", {who}};
    case Refusal::wrong_mark: return {"ruin.refusal.wrong_mark"};
    case Refusal::wrong_shape: return {"ruin.refusal.wrong_shape"};
    case Refusal::occupied: return {"ruin.refusal.occupied"};
    case Refusal::misses_entrance: return {"ruin.refusal.misses_entrance"};
    case Refusal::touches_no_passage: return {"ruin.refusal.touches_no_passage"};
    case Refusal::touches_nothing: return {"ruin.refusal.touches_nothing"};
    case Refusal::block_of_passages: return {"ruin.refusal.block_of_passages"};
    case Refusal::too_far: return {"ruin.refusal.too_far", {steps}};
    case Refusal::reached_on_foot: return {"ruin.refusal.reached_on_foot"};
    case Refusal::warp_of_no_use: return {"ruin.refusal.warp_of_no_use"};
    case Refusal::not_yet: return {"ruin.refusal.not_yet"};
    case Refusal::entrance_too_far: return {"ruin.refusal.entrance_too_far", {steps}};
  }
  return {};
}

}  // namespace kairo::ruin
