#include "engine/games/haratama/events.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/words/terms.h"

namespace kairo::haratama {

namespace {

/// The cards of a pass, in the order of the move. Moves may hold any bits, so they may not be a valid pair.
Arg both_cards(Move move) { return list("cards", {card_phrase(move.a), card_phrase(move.b)}); }

}  // namespace

Phrase move_phrase(const View& view, Move move) {
  if (move.kind == Move::Kind::pass)
    return {"haratama.move.pass", {both_cards(move), seat_name("to", left_of(view.asked, view.players))}};
  const bool leads = view.table.size == 0;
  return {leads ? "haratama.move.lead" : "haratama.move.play", {terms::card("card", move.a)}};
}

std::vector<Phrase> move_families(const View&, Move move) {
  if (move.kind != Move::Kind::pass) return {};
  return {{"haratama.family.pass", {terms::card("card", move.a)}},
          {"haratama.family.pass", {terms::card("card", move.b)}}};
}

Phrase question(const View& view) {
  const Arg who = seat_name("seat", view.asked);
  switch (view.phase) {
    case Phase::pass: return {"haratama.asked.pass", {who, seat_name("to", left_of(view.asked, view.players))}};
    case Phase::play:
      if (view.table.size > 0) return {"haratama.asked.play", {who, terms::suit("suit", suit_of(view.table.cards[0]))}};
      return {view.broken != 0 ? "haratama.asked.lead" : "haratama.asked.lead.before_the_break", {who}};
    case Phase::over: break;
  }
  return {"haratama.asked.over"};
}

Phrase round_phrase(const View& view) {
  return view.phase == Phase::over ? Phrase{} : Phrase{"haratama.round", {number("n", view.rounds_done + 1)}};
}

bool ends_turn(const State&, const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  return kind == EventKind::trick_won || kind == EventKind::cards_passed;
}

bool is_gain(const State&, const Event& event) {
  const auto kind = static_cast<EventKind>(event.kind);
  const bool wins_treasures = kind == EventKind::trick_won && event.as<event_row::TrickWon>().treasures > 0;
  return wins_treasures || kind == EventKind::haratama || kind == EventKind::round_lost;
}

Retention retention_of(const State& state, const Event& event) {
  if (state.sight != Sight::last_trick) return Retention::always;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::card_played:
    case EventKind::day_broke: return Retention::chapter;
    case EventKind::trick_won: return Retention::ends_chapter;
    case EventKind::round_began:
    case EventKind::pass_sealed:
    case EventKind::cards_passed:
    case EventKind::took_up:
    case EventKind::fox_shown:
    case EventKind::first_lead:
    case EventKind::round_ended:
    case EventKind::haratama:
    case EventKind::round_lost:
    case EventKind::extra_round:
    case EventKind::ended: break;
  }
  return Retention::always;
}

void forget(State& state) { state.last = {}; }

Phrase refusal_phrase(const View& view, Refusal refusal) {
  const Arg who = seat_name("seat", view.asked);
  switch (refusal) {
    case Refusal::none: break;
    case Refusal::game_over: return {"haratama.refusal.game_over"};
    case Refusal::not_asked: return {"haratama.refusal.not_asked", {list("question", {question(view)})}};
    case Refusal::no_such_thing: return {"haratama.refusal.no_such_thing"};
    case Refusal::not_a_pair: return {"haratama.refusal.not_a_pair"};
    case Refusal::not_in_hand: return {"haratama.refusal.not_in_hand", {who}};
    case Refusal::must_follow:
      return {"haratama.refusal.must_follow", {who, terms::suit("suit", suit_of(view.table.cards[0]))}};
    case Refusal::before_the_break: return {"haratama.refusal.before_the_break"};
  }
  return {};
}

}  // namespace kairo::haratama
