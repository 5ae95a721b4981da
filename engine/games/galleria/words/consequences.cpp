#include <algorithm>
#include <bit>
#include <iterator>
#include <string_view>

#include "engine/games/galleria/pieces/placements.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/placing.h"
#include "engine/games/galleria/rules/reactions.h"
#include "engine/games/galleria/rules/steps.h"
#include "engine/games/galleria/words/terms.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

constexpr std::size_t most = 3;  ///< more would not be read

constexpr Card card_with(Op op, int first, int end) {
  for (int card = first; card < end; ++card)
    if (effect_of(card).has(op)) return static_cast<Card>(card);
  return no_card;
}
constexpr Card stun = card_with(Op::discard_streak, first_trap, first_special);
constexpr Card forced_move = card_with(Op::return_streak, first_trap, first_special);

/// How many of these cards the viewer sees nowhere, so that somebody may hold them.
int unseen(const View& view, int card) {
  return copies_of(card) - view.table.discards.of[card] - view.hands[view.me].of[card];
}

/// The traps that another player may hold and can play under one of these conditions, one of each.
Cards traps_for(const View& view, Conditions now) {
  Cards traps;
  for (int card = first_trap; card < first_special && !is_alone(view.table); ++card)
    if (is_answer(card, now) && unseen(view, card) > 0) traps.add(static_cast<Card>(card));
  return traps;
}

Room room_at_stake(const Table& table) {
  if (table.pending.card != no_card) {
    const Arrival there = arrival(table, table.pending);
    return current_way(table).cost + there.cost <= cards_to_pay_with(table) ? there.room : no_room;
  }
  if (table.laid == no_cell) return no_room;
  const RoomSet reached = joined_rooms(table.grid) & table.full & ~table.left_alone;
  for (Room room = 0; room < rooms; ++room)
    if (has_room(reached, room) && way_to_room(table, room).cost <= table.hand_size[table.turn]) return room;
  return no_room;
}

/// The card there has an event mark that no passage joins yet.
bool has_mark_apart(const Grid& grid, Cell cell) {
  return face_at(grid, cell).live && !has_cell(joined_marks(grid), cell);
}

/// The cards that stay in the hand if one of them takes a curio; below 0 if none can.
int most_left_after_taking(const View& view) {
  const Placements placements(view.table);
  int most_left = -1;
  for (int card = 0; card < maze_kinds; ++card)
    for (std::uint8_t turned = 0; view.hands[view.me].has(static_cast<Card>(card)) && turned <= 1; ++turned)
      for_each_cell(cells_at_passages(view.table.grid), [&](Cell cell) {
        const Placement placement{static_cast<Card>(card), cell, turned};
        if (!is_well_formed(placement) || placements.misfit(placement) != Misfit::none) return;
        const Arrival there = arrival(view.table, placement);
        const int left = view.table.hand_size[view.me] - 1 - placements.way_to(placement).cost - there.cost;
        if (there.room != no_room) most_left = std::max(most_left, left);
      });
  return most_left;
}

/// Collects what a move brings, the most important first.
class Consequences {
 public:
  explicit Consequences(const View& view) : view_(view), table_(view.table) {}

  [[nodiscard]] std::vector<Phrase> of(Move move) && {
    add(move);
    if (found_.size() > most) found_.resize(most);
    if (!answers_.empty()) found_.push_back(std::move(answers_));
    return std::move(found_);
  }
  /// Of the effect alone, whoever may answer it.
  [[nodiscard]] std::vector<Phrase> of(const Effect& effect, std::uint8_t target) && {
    add_effect(effect, target, no_curio);
    return std::move(found_);
  }

 private:
  void add(Move move) {
    switch (move.kind) {
      case Kind::place: return add_placing({move.a, move.b, move.c});
      case Kind::skill:
        add_effect(skill_of(move.a).effect, move.b, no_curio);
        add_hand_after(skill_of(move.a).effect);
        return add_answers_to_skill(move);
      case Kind::trap:
        add_effect(trap_of(move.a).effect, move.b, no_curio);
        add_saving(trap_of(move.a).effect);
        add_hand_after(trap_of(move.a).effect);
        return add_answers_to_trap();
      case Kind::facet:
        if (table_.phase == Phase::use) return add_effect(facet_cards[move.a].effect, move.b, no_curio);
        if (table_.phase == Phase::recall) return add("galleria.then.returns", {top_card()});
        return add_nullifying();
      case Kind::curio:
        if (table_.phase == Phase::use) return add_effect(curio_cards[move.a].effect, move.b, move.a);
        return add_nullifying();
      case Kind::discard: return add_giving_up(move.a);
      case Kind::go_on: return add_going_on();
      case Kind::step_back:
        if (table_.pending.card == no_card) return add("galleria.then.leaves", {terms::room("room", table_.room)});
        return add("galleria.then.returns", {terms::card("card", table_.pending.card, table_.pending.turned)});
      case Kind::remove: return add_removal(move.a);
      case Kind::pass_on: return add("galleria.then.goes_to", {seat_name("seat", left_of(table_, view_.me))});
      case Kind::end: return add_end();
      case Kind::pass:
        if (table_.phase != Phase::answer) return add("galleria.then.keeps_ability");
        return add_letting();
      case Kind::choose:
        return add("galleria.then.facet",
                   {number("n", facet_cards[move.a].power), term("text", facet_text_key(move.a))});
      case Kind::peek: return add("galleria.then.looks", {number("n", 1)});
      case Kind::take: return add("galleria.then.keeps", {number("n", hand_size() + 1)});
      case Kind::ask: return;
    }
  }

  void add_end() {
    if (hand_size() == 0) return add("galleria.then.out", {seat_name("seat", view_.me)});
    if (is_alone(table_)) return add("galleria.then.keeps", {number("n", hand_size())});
    add_why_end();
    if (const int traps = view_.hands[view_.me].count(first_trap, first_special); traps > 0)
      add("galleria.then.keeps_traps", {number("n", hand_size()), number("traps", traps)});
  }

  /// Tells of not answering: what then comes, and the answers that it saves.
  void add_letting() {
    found_ = consequences_on_stack(view_, table_.stack.size() - 1);
    if (table_.stack.back().trigger != Trigger::card)
      add_stake("galleria.then.lets_take", "galleria.then.lets_take.known");
    Cards kept;
    for (int card = first_trap; card < first_special; ++card)
      if (view_.hands[view_.me].has(card) && is_answer(card, conditions_for(table_, view_.me))) kept.add(card);
    if (kept.size() > 0) return add("galleria.then.keeps_answers", {terms::cards("cards", kept)});
    if (found_.empty()) add("galleria.then.no_answer");
  }

  /// Tells that the trap takes away the card by which a curio would be taken.
  void add_saving(const Effect& trap) {
    if (trap.has(Op::discard_streak) || trap.has(Op::return_streak) || trap.has(Op::take_placed))
      add_stake("galleria.then.saves", "galleria.then.saves.known");
  }

  /// Tells which curio the player whose turn it is can take next, if there is one: by its name, if that is known.
  void add_stake(std::string_view key, std::string_view key_of_known) {
    const Room room = room_at_stake(table_);
    if (room == no_room) return;
    const Arg who = terms::who(view_, "seat", table_.turn);
    if (const Curio curio = view_.in_room[room]; curio != no_curio)
      return add(key_of_known, {who, terms::room("room", room), terms::curio("curio", curio)});
    add(key, {who, terms::room("room", room)});
  }

  /// The reason not to build on, as far as anybody can see it.
  void add_why_end() {
    if (count_of(table_.streak) == streak_length - 1)
      return add("galleria.then.short_streak", {number("n", streak_length)});
    const int left = most_left_after_taking(view_);
    if (left >= 0) return add("galleria.then.taking_leaves", {number("n", left)});
    int nearest = far_away;
    for (Room room = 0; room < rooms; ++room)
      if (has_room(table_.full, room)) nearest = std::min(nearest, cells_to(table_.grid, room));
    if (nearest == 1) return add("galleria.then.near");
    if (nearest == far_away) return add("galleria.then.takes_none");
    add("galleria.then.far", {number("n", nearest)});
  }

  void add_nullifying() { add("galleria.then.nullifies", {terms::who(view_, "seat", top_seat()), top_card()}); }

  void add(std::string_view key, std::vector<Arg> args = {}) { found_.push_back({key, std::move(args)}); }

  [[nodiscard]] int hand_size() const { return table_.hand_size[view_.me]; }
  [[nodiscard]] Arg top_card() const { return terms::card("card", table_.stack.back().card); }
  [[nodiscard]] Seat top_seat() const { return table_.stack.back().by; }
  [[nodiscard]] bool may_be_answered(Conditions now) const { return traps_for(view_, now).size() > 0; }

  void answer_by(std::string_view key, std::vector<Arg> args = {}) { answers_ = {key, std::move(args)}; }

  /// Tells the traps against a way, a card that is laid, and a curio that is taken.
  void add_traps(Conditions now) {
    const int streak = count_of(table_.streak) + 1;
    if ((now & condition::placed) != 0 && streak >= streak_length) now |= condition::streak;
    const Cards traps = traps_for(view_, now);
    if (traps.size() == 0) return;
    if (traps.has(stun) || traps.has(forced_move))
      answer_by("galleria.then.streak", {number("n", streak), terms::cards("cards", traps)});
    else
      answer_by("galleria.then.traps", {terms::cards("cards", traps)});
  }
  [[nodiscard]] Conditions taking() const { return table_.curio_deck_left > 0 ? condition::taking : 0; }

  /// The price; `hand` is the number of cards that can pay.
  void add_way(const Way& way, int hand) {
    if (way.cost > 0)
      add("galleria.then.pay", {number("n", way.cost)});
    else if (way.monsters != 0)
      add("galleria.then.free", {number("n", count_of(way.monsters))});
    hand_left_ = hand - way.cost;
  }

  void add_taking(Room room) {
    add_room(room);
    ends_game_ = std::popcount(table_.full) == 1;
    if (ends_game_) add("galleria.then.last_room");
  }

  /// The first room that the card joins when it lies.
  void add_arrival(Placement placement) {
    const Arrival there = arrival(table_, placement);
    if (there.room == no_room) return;
    if (there.cost == 0) return add_taking(there.room);
    add_room(there.room);
    add(there.cost <= hand_left_ ? "galleria.then.room_costs" : "galleria.then.room_too_dear",
        {number("n", there.cost)});
  }

  void add_going_on() {
    add_way(current_way(table_), hand_size());
    const bool lies = table_.pending.card == no_card;
    if (lies)
      add_taking(table_.room);
    else
      add_arrival(table_.pending);
    add_end_of_way(table_.pending);
    const bool takes = lies || arrival(table_, table_.pending).room != no_room;
    add_traps(static_cast<Conditions>((lies ? 0 : condition::placed) | (takes ? taking() : 0)));
  }

  void add_room(Room room) {
    const Curio curio = view_.in_room[room];
    if (curio == no_curio) return add("galleria.then.joins", {terms::room("room", room)});
    add("galleria.then.joins.known", {terms::room("room", room), terms::curio("curio", curio),
                                      number("n", is_alone(table_) ? 1 : curio_cards[curio].points)});
  }

  void add_placing(Placement placement) {
    const Way way = way_to(table_, placement);
    add_way(way, hand_size() - 1);
    add_arrival(placement);
    add_end_of_way(placement);
    const Conditions passing = way.monsters != 0 && !table_.ignores_monsters ? condition::passing : 0;
    const Conditions taken = arrival(table_, placement).room != no_room ? taking() : 0;
    add_traps(static_cast<Conditions>(condition::placed | passing | taken));
    if (!ends_game_ && tells_costs_only()) add_ways_on(placement);
  }

  /// Nothing so far tells what the card is laid for.
  [[nodiscard]] bool tells_costs_only() const {
    constexpr std::string_view costs[] = {"galleria.then.pay", "galleria.then.free"};
    return std::ranges::all_of(found_, [&](const Phrase& told) {
      return std::ranges::find(costs, std::string_view(told.key)) != std::end(costs);
    });
  }

  /// Tells the room that the card brings near or farther away, or else the free cells to which it opens a way.
  void add_ways_on(Placement placement) {
    Grid grid = table_.grid;
    grid.lay(placement.cell, {placement.card, placement.turned});
    const CellSet ways = cells_at_passages(grid) & ~cells_at_passages(table_.grid);
    for (Room room = 0; room < rooms; ++room) {
      if (!has_room(table_.full, room)) continue;
      const int before = cells_to(table_.grid, room);
      const int after = cells_to(grid, room);
      if (after == 1 && before > 1) return add("galleria.then.brings_near", {terms::room("room", room)});
      if (ways == 0 && after > before) return add("galleria.then.blocks", {terms::room("room", room)});
    }
    if (ways == 0) return add("galleria.then.no_way_on");
    add("galleria.then.ways_on", {terms::cells("cells", ways)});
  }

  /// The consequences of laying the card; no_card: it lies already.
  void add_end_of_way(Placement placement) {
    if (ends_game_) return;
    Grid grid = table_.grid;
    if (placement.card != no_card) grid.lay(placement.cell, {placement.card, placement.turned});
    const bool draws_event = joined_marks(grid) != 0;
    if (draws_event) add("galleria.then.mark");
    if (placement.card != no_card && has_mark_apart(grid, placement.cell)) add("galleria.then.mark_apart");
    // An event may bring cards, so a last card need not be the end.
    if (hand_left_ == 0) add(draws_event ? "galleria.then.last_card.event" : "galleria.then.last_card");
    if (hand_left_ == 1) add("galleria.then.cards_left", {number("n", 1)});  // it may be lost before the turn ends
  }

  /// With what the card would have done; a maze card's name says all of it.
  void add_giving_up(Card card) {
    if (!is_maze(card)) add("galleria.then.gives_up", {term("text", card_text_key(card))});
    add_cards_left();
  }

  void add_cards_left() { add("galleria.then.cards_left", {number("n", hand_size() - 1)}); }

  /// A last card is spent, and brings none.
  void add_hand_after(const Effect& effect) {
    const bool brings = effect.has(Op::draw) || effect.has(Op::steal) || effect.has(Op::take_placed);
    if (hand_size() == 1 && !brings) add_cards_left();
  }

  void add_removal(int cell) {
    const Tile tile = table_.grid[cell];
    add("galleria.then.removes", {terms::card("card", tile.card, tile.turned), terms::cell("cell", cell)});
    Grid without = table_.grid;
    without.clear(cell);
    const int cut_off = count_of(joined(table_.grid) & ~only_cell(cell)) - count_of(joined(without));
    if (cut_off > 0) add("galleria.then.cuts_off", {number("n", cut_off)});
  }

  void add_draw(int n) {
    const int drawn = std::min<int>(n, table_.deck_left);
    if (drawn == 0) return;
    add("galleria.then.draws", {number("n", drawn)});
    if (drawn == table_.deck_left) add("galleria.then.deck_runs_out");
  }

  void add_swap(Room room, Curio own) {
    const Curio found = view_.in_room[room];
    if (found == no_curio)
      add("galleria.then.swaps", {terms::curio("curio", own), terms::room("room", room)});
    else
      add("galleria.then.swaps.known",
          {terms::curio("curio", own), terms::curio("other", found), number("n", curio_cards[found].points)});
  }

  void add_rage(int cell, int extra) {
    add("galleria.then.enrages", {number("n", monster_power(table_, cell) + extra)});
    Table enraged = table_;
    enrage_cell(enraged.enraged_monsters, static_cast<Cell>(cell), static_cast<std::uint8_t>(extra));
    add("galleria.then.way_costs", {terms::who(view_, "seat", table_.turn), number("n", current_way(enraged).cost)});
  }

  void add_effect(const Effect& effect, std::uint8_t target, Curio self) {
    for (const Step step : effect.steps) add_step(step, target, self);
  }

  void add_step(Step step, std::uint8_t target, Curio self) {
    switch (step.op) {
      case Op::draw: return add_draw(step.n);
      case Op::discard: return add("galleria.then.discards", {number("n", step.n)});
      case Op::strengthen: return add("galleria.then.power", {number("n", power(table_, view_.me) + step.n)});
      case Op::ignore_monsters: return add("galleria.then.ignores");
      case Op::end_turn: return add("galleria.then.ends_turn", {terms::who(view_, "seat", table_.turn)});
      case Op::steal: return add_theft(table_.phase == Phase::answer ? top_seat() : target);
      case Op::remove: return add_removal(target);
      case Op::look_at_rooms:
        return add("galleria.then.looks", {number("n", std::popcount(unknown_rooms(table_, view_.me)))});
      case Op::search: return add("galleria.then.searches");
      case Op::turn_up: return add("galleria.then.turned_up", {terms::curio("curio", target)});
      case Op::swap_with_room: return add_swap(target, self);
      case Op::draw_event: {
        const int left = event_count - std::popcount(table_.events_used);
        return add("galleria.then.event", {number("n", left > 0 ? left : event_count)});
      }
      case Op::change_facet: return add("galleria.then.facet_leaves", {terms::facet("facet", table_.facet[view_.me])});
      case Op::nullify: return add_nullifying();
      case Op::discard_streak:
      case Op::return_streak:
        return add(step.op == Op::discard_streak ? "galleria.then.discards_streak" : "galleria.then.returns_streak",
                   {terms::who(view_, "seat", table_.turn), number("n", count_of(table_.streak))});
      case Op::take_placed: {
        const Tile tile = table_.grid[table_.laid];
        return add("galleria.then.takes_placed",
                   {terms::card("card", tile.card, tile.turned), terms::cell("cell", table_.laid)});
      }
      case Op::enrage: return add_rage(target, step.n);
      case Op::swap_curio: return add("galleria.then.swaps_unseen");
      case Op::none:
      case Op::discard_if_weak:
      case Op::everybody_draws:
      case Op::others_draw:
      case Op::choose_and_remove:
      case Op::look:
      case Op::pass_left: return;  // no card that is played has these steps
    }
  }

  void add_theft(Seat victim) {
    add("galleria.then.steals", {terms::who(view_, "seat", victim), number("n", table_.hand_size[victim])});
  }

  void add_answers_to_skill(Move move) {
    const bool steals = skill_of(move.a).effect.has(Op::steal);
    const bool hush = may_be_answered(condition::skill);
    if (steals && may_be_answered(condition::theft))
      answer_by(hush ? "galleria.then.hush_or_ward" : "galleria.then.ward_by", {terms::who(view_, "seat", move.b)});
    else if (hush)
      answer_by("galleria.then.hush");
  }

  void add_answers_to_trap() {
    const Seat at = top_seat();
    const Facet facet = table_.facet[at];
    if (facet < facets && facet_cards[facet].use == Use::nullify_trap && !is_facet_used(table_, facet))
      return answer_by("galleria.then.may_nullify", {terms::who(view_, "seat", at), terms::facet("card", facet)});
    for (Curio curio = 0; curio < curios; ++curio)
      if (table_.owner[curio] == at && curio_cards[curio].use == Use::nullify_trap && !is_curio_used(table_, curio))
        return answer_by("galleria.then.may_nullify", {terms::who(view_, "seat", at), terms::curio("card", curio)});
    if (may_be_answered(condition::trap)) answer_by("galleria.then.ward");
  }

  const View& view_;
  const Table& table_;
  std::vector<Phrase> found_;
  Phrase answers_;  ///< how others may answer, which is said last; empty: not at all
  bool ends_game_ = false;
  int hand_left_ = 0;
};

}  // namespace

std::vector<Phrase> consequences(const View& view, Move move) { return Consequences(view).of(move); }

std::vector<Phrase> consequences_on_stack(const View& view, std::size_t level) {
  const ReactionWindow& played = view.table.stack[level];
  if (played.trigger != Trigger::card) return {};
  View then = view;  // when it was played
  while (then.table.stack.size() > level) then.table.stack.pop_back();
  then.me = played.by;
  then.table.phase = is_skill(played.card) ? Phase::use : Phase::answer;
  return Consequences(then).of(effect_of(played.card), played.target);
}

}  // namespace kairo::galleria
