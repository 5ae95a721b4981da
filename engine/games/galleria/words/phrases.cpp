#include <algorithm>

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words/terms.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

constexpr std::array<std::string_view, ask_settings> ask_setting_keys{
    "galleria.move.ask.when_able", "galleria.move.ask.always", "galleria.move.ask.never"};

/// The keys of the sentences for using something, by the kind of target named with it.
struct UseKeys {
  std::string_view plain;
  std::string_view player;
  std::string_view cell;
  std::string_view room;
  std::string_view curio;
};
constexpr UseKeys skill_keys{"galleria.move.skill", "galleria.move.skill.player", "galleria.move.skill.cell",
                             "galleria.move.skill.room", "galleria.move.skill.curio"};
constexpr UseKeys facet_keys{"galleria.move.facet", "galleria.move.facet.player", "galleria.move.facet.cell",
                             "galleria.move.facet.room", "galleria.move.facet.curio"};
constexpr UseKeys curio_keys{"galleria.move.curio", "galleria.move.curio.player", "galleria.move.curio.cell",
                             "galleria.move.curio.room", "galleria.move.curio.curio"};

Phrase use_phrase(const View& view, const UseKeys& keys, Arg used, Target kind, int target) {
  switch (kind) {
    case Target::player: return {keys.player, {std::move(used), terms::who(view, "target", target)}};
    case Target::maze_card:
    case Target::monster: return {keys.cell, {std::move(used), terms::cell("target", target)}};
    case Target::room: return {keys.room, {std::move(used), terms::room("target", target)}};
    case Target::used_curio:
    case Target::common_used_curio: return {keys.curio, {std::move(used), terms::curio("target", target)}};
    case Target::none:
    case Target::facet_deck:
    case Target::deck: break;
  }
  return {keys.plain, {std::move(used)}};
}

/// Adds what the way costs, for cards that fit.
Phrase place_phrase(const View& view, Move move) {
  const Phrase plain{move.c != 0 ? "galleria.move.place.turned" : "galleria.move.place",
                     {terms::card("card", move.a, move.c), terms::cell("cell", move.b)}};
  if (!is_maze(move.a) || move.b >= cells || !is_free(view.table.grid, move.b) || view.table.turn >= max_players)
    return plain;
  const int cost = way_to(view.table, {move.a, move.b, static_cast<std::uint8_t>(move.c != 0 ? 1 : 0)}).cost;
  if (cost == 0) return plain;
  return {"galleria.move.place.paying", {terms::phrase("move", plain), number("n", cost)}};
}

Phrase facet_phrase(const View& view, Move move) {
  if (view.table.phase == Phase::recall) return {"galleria.move.facet.keep", {terms::facet("facet", move.a)}};
  const Target kind = move.a < facets ? facet_cards[move.a].effect.target : Target::none;
  return use_phrase(view, facet_keys, terms::facet("facet", move.a), kind, move.b);
}

Phrase go_on_phrase(const View& view) {
  const bool is_known = view.table.phase == Phase::press_on;
  const int cost = is_known ? current_way(view.table).cost : 0;
  if (cost == 0) return {"galleria.move.go_on"};
  return {"galleria.move.go_on.paying", {number("n", cost)}};
}

/// Names the card that is not answered.
Phrase pass_phrase(const Table& table) {
  if (table.phase == Phase::recall) return {"galleria.move.pass.recall"};
  if (table.phase != Phase::answer || table.stack.back().trigger != Trigger::card) return {"galleria.move.pass"};
  return {"galleria.move.pass.card", {terms::card("card", table.stack.back().card)}};
}

Phrase remove_phrase(const View& view, int cell) {
  const Tile tile = cell < cells ? view.table.grid[cell] : Tile{};
  if (tile.card == no_card) return {"galleria.move.remove.nothing", {terms::cell("cell", cell)}};
  return {"galleria.move.remove", {terms::card("card", tile.card, tile.turned), terms::cell("cell", cell)}};
}

Phrase skill_phrase(const View& view, Move move) {
  const bool is_known = is_skill(move.a) || is_trap(move.a);
  const Target kind = is_known ? effect_of(move.a).target : Target::none;
  return use_phrase(view, skill_keys, terms::card("card", move.a), kind, move.b);
}

}  // namespace

Phrase move_phrase(const View& view, Move move) {
  switch (move.kind) {
    case Kind::place: return place_phrase(view, move);
    case Kind::skill:
    case Kind::trap: return skill_phrase(view, move);
    case Kind::facet: return facet_phrase(view, move);
    case Kind::curio: {
      const Target kind = move.a < curios ? curio_cards[move.a].effect.target : Target::none;
      return use_phrase(view, curio_keys, terms::curio("curio", move.a), kind, move.b);
    }
    case Kind::pass: return pass_phrase(view.table);
    case Kind::discard: return {"galleria.move.discard", {terms::card("card", move.a)}};
    case Kind::go_on: return go_on_phrase(view);
    case Kind::step_back:
      return {view.table.pending.card == no_card ? "galleria.move.step_back.room" : "galleria.move.step_back"};
    case Kind::remove: return remove_phrase(view, move.a);
    case Kind::choose: return {"galleria.move.choose", {terms::facet("facet", move.a)}};
    case Kind::pass_on: return {"galleria.move.pass_on", {terms::card("card", move.a)}};
    case Kind::peek: return {"galleria.move.peek", {terms::room("room", move.a)}};
    case Kind::take: return {"galleria.move.take", {terms::card("card", move.a)}};
    case Kind::ask: return {ask_setting_keys[move.a < ask_settings ? move.a : 0]};
    case Kind::end: break;
  }
  return {"galleria.move.end"};
}

std::vector<Phrase> move_families(const View&, Move move) {
  switch (move.kind) {
    case Kind::place: return {{"galleria.family.place", {terms::card("card", move.a)}}};
    case Kind::skill:
    case Kind::trap: return {{skill_keys.plain, {terms::card("card", move.a)}}};
    case Kind::facet: return {{facet_keys.plain, {terms::facet("facet", move.a)}}};
    case Kind::curio: return {{curio_keys.plain, {terms::curio("curio", move.a)}}};
    default: return {};
  }
}

std::vector<int> move_places(const View&, Move move) {
  return move.kind == Kind::place ? std::vector<int>{move.b} : std::vector<int>{};
}

namespace {

/// Why the game is over.
Phrase ending(const Table& table) {
  if (is_alone(table)) return {"galleria.asked.over"};
  if (table.full == 0) return {"galleria.event.ended.rooms_empty"};
  if (table.present == 0) return {"galleria.event.ended.all_out"};
  const bool one_left = (table.present & (table.present - 1)) == 0;
  return {one_left ? "galleria.event.ended.one_left" : "galleria.event.ended.deck_empty"};
}

/// Where the way past the monsters leads: to the card that is to be laid, or to a room.
Arg destination(const Table& table) {
  if (table.pending.card == no_card) return terms::room("place", table.room);
  return terms::cell("place", table.pending.cell);
}

/// The event, skill or curio that makes a seat answer what the next task asks.
Arg cause(const Task& task) {
  if (is_skill(task.source)) return terms::card("cause", task.source);
  if (task.source != no_source) return terms::curio("cause", task.source);
  const auto event = std::ranges::find_if(event_cards, [&](const EventCard& card) { return card.effect.has(task.op); });
  return terms::event("cause", static_cast<int>(event - event_cards.begin()));
}

Phrase press_on_question(const View& view, const Arg& who) {
  const Arg cost = number("n", current_way(view.table).cost);
  if (view.table.pending.card == no_card)
    return {"galleria.asked.press_on.room", {who, cost, terms::room("room", view.table.room)}};
  return {"galleria.asked.press_on", {who, cost}};
}

}  // namespace

Phrase turn_phrase(const View& view) { return {"galleria.turn_of", {terms::who(view, "seat", view.table.turn)}}; }

Phrase answer_phrase(const View& view) {
  const ReactionWindow& top = view.table.stack.back();
  const Arg by = terms::who(view, "by", top.by);
  switch (top.trigger) {
    case Trigger::turn_begins: return {"galleria.asked.answer.turn_begins", {by}};
    case Trigger::passing: return {"galleria.asked.answer.passing", {by, destination(view.table)}};
    case Trigger::placed: return {"galleria.asked.answer.placed", {by, terms::cell("cell", view.table.laid)}};
    case Trigger::taking: return {"galleria.asked.answer.taking", {by, terms::room("room", view.table.room)}};
    case Trigger::card: break;
  }
  return {"galleria.asked.answer.card", {by, terms::card("card", top.card)}};
}

Phrase question(const View& view) {
  const Table& table = view.table;
  if (table.phase == Phase::over) return ending(table);
  const Arg who = seat_name("seat", table.asked);
  switch (table.phase) {
    case Phase::use: return {"galleria.asked.use", {who}};
    case Phase::place: return {"galleria.asked.place", {who}};
    case Phase::press_on: return press_on_question(view, who);
    case Phase::pay: return {"galleria.asked.pay", {who, number("n", table.owed)}};
    case Phase::answer:
      return {"galleria.words.card", {seat_name("card", table.asked), terms::phrase("text", answer_phrase(view))}};
    case Phase::recall:
      return {"galleria.asked.recall",
              {who, terms::card("card", table.stack.back().card), terms::facet("facet", table.facet[table.asked])}};
    case Phase::discard:
      return {"galleria.asked.discard", {who, number("n", table.tasks.back().n), cause(table.tasks.back())}};
    case Phase::remove: return {"galleria.asked.remove", {who, cause(table.tasks.back())}};
    case Phase::choose: return {"galleria.asked.choose", {who}};
    case Phase::pass_on: return {"galleria.asked.pass_on", {who, cause(table.tasks.back())}};
    case Phase::peek:
      return {"galleria.asked.peek", {who, number("n", table.tasks.back().n), cause(table.tasks.back())}};
    case Phase::take: return {"galleria.asked.take", {who}};
    case Phase::over: break;
  }
  return {};
}

Phrase round_phrase(const View&) { return {}; }

bool ends_turn(const State&, const Event& event) { return static_cast<EventKind>(event.kind) == EventKind::turn_ended; }

bool is_gain(const State&, const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::stolen:
    case EventKind::stolen_card:
    case EventKind::nullified:
    case EventKind::swapped:
    case EventKind::caved_in:
    case EventKind::streak_discarded:
    case EventKind::streak_returned:
    case EventKind::curio_taken:
    case EventKind::went_out: return true;
    default: return false;
  }
}

Phrase refusal_phrase(const View& view, Refusal refusal) {
  const Arg who = seat_name("seat", view.table.asked);
  switch (refusal) {
    case Refusal::none: break;
    case Refusal::game_over: return {"galleria.refusal.game_over"};
    case Refusal::not_asked: return {"galleria.refusal.not_asked"};
    case Refusal::no_such_thing: return {"galleria.refusal.no_such_thing"};
    case Refusal::not_in_hand: return {"galleria.refusal.not_in_hand", {who}};
    case Refusal::cell_taken: return {"galleria.refusal.cell_taken"};
    case Refusal::blocked: return {"galleria.refusal.blocked"};
    case Refusal::outer_wall: return {"galleria.refusal.outer_wall"};
    case Refusal::empty_room: return {"galleria.refusal.empty_room"};
    case Refusal::not_joined: return {"galleria.refusal.not_joined"};
    case Refusal::cannot_pay: return {"galleria.refusal.cannot_pay", {who}};
    case Refusal::too_late: return {"galleria.refusal.too_late"};
    case Refusal::not_yours: return {"galleria.refusal.not_yours", {who}};
    case Refusal::already_used: return {"galleria.refusal.already_used"};
    case Refusal::not_now: return {"galleria.refusal.not_now"};
    case Refusal::no_target: return {"galleria.refusal.no_target"};
    case Refusal::cannot_answer: return {"galleria.refusal.cannot_answer"};
    case Refusal::already_seen: return {"galleria.refusal.already_seen", {who}};
    case Refusal::switch_unchanged: return {"galleria.refusal.switch_unchanged"};
    case Refusal::switched_often: return {"galleria.refusal.switched_often"};
  }
  return {};
}

}  // namespace kairo::galleria
