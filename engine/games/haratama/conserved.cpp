#include <algorithm>

#include "engine/games/haratama/flaw.h"
#include "engine/games/haratama/flow.h"
#include "engine/games/haratama/record.h"
#include "engine/games/haratama/replay.h"

namespace kairo::haratama {

namespace {

Flawed flaw_of_settings(const State& state) {
  if (state.players < min_players || state.players > max_players) return Flaw{"players", 0, "3 or 4 play"};
  if (static_cast<int>(state.phase) > static_cast<int>(Phase::over)) return Flaw{"phase", 0, "there is no such phase"};
  if (static_cast<int>(state.sight) >= sights) return Flaw{"sight", 0, "there is no such option"};
  const OptionSpec& limits = options[static_cast<std::size_t>(Option::limit)];
  if (state.limit != 0 && !limits.allows(state.limit)) return Flaw{"limit", 0, "no table agrees on this limit"};
  return {};
}

Flawed flaw_of_deal(const State& state) {
  if (count(state.descents) != shown_descents || (state.descents & ~ranks_up_to(descents(state.players))) != 0)
    return Flaw{"descents", 0, "three different ranks of the descent cards must stand here"};
  const bool has_aside = cards_aside(state.players) != 0;
  if (has_aside ? !has(whole_deck(state.players), state.aside) : state.aside != no_card)
    return Flaw{"aside", 0, "with 3 players one card is set aside, with 4 none"};
  return {};
}

/// Tricks are what the counts say before anybody reads a card out of them.
Flawed flaw_of_record(const State& state) {
  if (state.tricks_done > hand_size) return Flaw{"tricks", 0, "there are no more tricks than cards in a hand"};
  if (!is_trick(state.table, state.players) || state.table.size >= state.players ||
      state.on_table != cards_of(state.table))
    return Flaw{"table", 0, "this is no trick in the making"};
  const int on_record = state.sight == Sight::last_trick ? 0 : state.tricks_done;
  for (int i = 0; i < hand_size; ++i)
    if (i < on_record ? !is_whole_trick(state.tricks[i], state.players) : state.tricks[i] != Trick{})
      return Flaw{"trick", i, "this is no whole trick"};
  const bool has_last = state.tricks_done > 0 || state.rounds_done > 0;
  if (has_last ? !is_whole_trick(state.last, state.players) : state.last != Trick{})
    return Flaw{"last", 0, "the last whole trick must stand here, of this round or the one before"};
  return {};
}

/// Cards that a seat has left between any two moves.
int cards_held(const State& state, Seat seat) {
  if (seat >= state.players) return 0;
  if (state.phase == Phase::pass) return hand_size - (seat < state.asked ? passed_cards : 0);
  const Trick& table = state.table;
  const bool has_played = table.size > 0 && (seat + state.players - table.leader) % state.players < table.size;
  return hand_size - state.tricks_done - (has_played ? 1 : 0);
}

/// Every card is in one place, and every hand has the right size.
Flawed flaw_of_hands(const State& state) {
  const Cards deck = whole_deck(state.players);
  Cards seen = state.on_table | (state.aside == no_card ? 0 : bit(state.aside));
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Cards hand = state.hands[seat];
    const Cards sealed = state.phase == Phase::pass ? state.passed[seat].cards() : 0;
    if (count(hand) != cards_held(state, seat)) return Flaw{"hand", seat, "this hand has too many or too few cards"};
    if (((hand | sealed) & ~deck) != 0) return Flaw{"hand", seat, "a card of this hand is not in the game"};
    if (((hand | sealed) & seen) != 0 || (hand & sealed) != 0)
      return Flaw{"hand", seat, "a card of this hand is somewhere else too"};
    seen |= hand | sealed;
  }
  // With the sizes right, only a card that is aside and on the table at once is left to go wrong.
  if (count(deck & ~seen) != state.tricks_done * state.players)
    return Flaw{"tricks", 0, "as many cards must be gone as tricks were played"};
  return {};
}

bool is_pair(Pair pair, int players) {
  const Cards deck = whole_deck(players);
  return has(deck, pair.low) && has(deck, pair.high) && pair.low < pair.high;
}

/// Before the last pass the seats below the asked one have passed, and nothing else of the round has happened.
Flawed flaw_while_passing(const State& state) {
  if (state.asked >= state.players) return Flaw{"passed", 0, "when all have passed, cards are played"};
  for (Seat seat = 0; seat < max_players; ++seat)
    if (seat < state.asked ? !is_pair(state.passed[seat], state.players) : state.passed[seat] != Pair{})
      return Flaw{"passed", seat, "two cards of each seat that has passed must stand here"};
  if (const Flawed flaw = flaw_of_hands(state)) return flaw;
  State fresh = state;
  clear_table(fresh);
  fresh.broken = 0;
  fresh.tricks_done = 0;
  fresh.first_leader = no_seat;
  fresh.foxes = 0;
  fresh.won = {};
  fresh.lacks = {};
  fresh.tricks = {};
  fresh.to_win = treasures(state.descents, state.aside, state.players);
  if (fresh != state) return Flaw{"phase", 0, "nothing is played before all have passed"};
  return {};
}

/// Each pair is with its taker or was played by it, and the foxes are those that these pairs make.
Flawed flaw_of_passes(const State& state, const PerSeat<Cards>& played) {
  Cards on_record = 0;
  for (const Cards cards : played) on_record |= cards;
  const Cards by_anybody = cards_gone(state) & ~on_record;
  Cards seen = 0;
  for (Seat giver = 0; giver < max_players; ++giver) {
    const Pair pair = state.passed[giver];
    if (giver < state.players ? !is_pair(pair, state.players) : pair != Pair{})
      return Flaw{"passed", giver, "two cards of each seat must stand here"};
    const Seat taker = left_of(giver, state.players);
    const Cards with_taker = giver < state.players ? state.hands[taker] | played[taker] | by_anybody : 0;
    if ((pair.cards() & ~with_taker) != 0 || (pair.cards() & seen) != 0)
      return Flaw{"passed", giver, "the left neighbour neither holds these cards nor can have played them"};
    seen |= pair.cards();
  }
  if (state.foxes != foxes_of(state.passed, state.players)) return Flaw{"passed", 0, "other seats show the fox sign"};
  return {};
}

/// The first leader held the start card, as far as the record tells who played it.
Flawed flaw_of_first_leader(const State& state, const PerSeat<Cards>& played) {
  const Card start = starter(state.aside);
  bool held = state.first_leader < state.players;
  for (Seat seat = 0; seat < state.players && held; ++seat)
    if (has(state.hands[seat] | played[seat], start)) held = seat == state.first_leader;
  if (!held) return Flaw{"first", 0, "the holder of the start card leads first"};
  return {};
}

/// While cards are played, and at the end.
Flawed flaw_after_passing(const State& state) {
  if (const Flawed flaw = flaw_of_hands(state)) return flaw;
  const PerSeat<Cards> played = played_by(state);
  if (const Flawed flaw = flaw_of_passes(state, played)) return flaw;
  if (const Flawed flaw = flaw_of_first_leader(state, played)) return flaw;
  if (state.phase == Phase::play && state.tricks_done >= hand_size - 1)
    return Flaw{"tricks", 0, "last cards are played by themselves"};
  if (state.phase == Phase::over && (state.to_win != 0 || state.results.back() != won_so_far(state.won)))
    return Flaw{"won", 0, "at the end all treasures are won, as the last result says"};
  return flaw_of_tricks(state);
}

}  // namespace

Flawed find_flaw(const State& state) {
  for (const auto part : {flaw_of_settings, flaw_of_deal, flaw_of_record, flaw_of_results})
    if (const Flawed flaw = part(state)) return flaw;
  return state.phase == Phase::pass ? flaw_while_passing(state) : flaw_after_passing(state);
}

bool conserved(const State& state) { return !find_flaw(state); }

}  // namespace kairo::haratama
