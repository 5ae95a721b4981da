#include <algorithm>
#include <numeric>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

namespace {

MaybeError validate_settings(const State& state) {
  if (state.players < min_players || state.players > max_players) return StateError{"players", 0, "3 or 4 play"};
  if (static_cast<int>(state.phase) > static_cast<int>(Phase::over))
    return StateError{"phase", 0, "there is no such phase"};
  if (static_cast<int>(state.sight) >= sights) return StateError{"sight", 0, "there is no such option"};
  const OptionSpec& limits = options[static_cast<std::size_t>(Option::limit)];
  if (state.limit != 0 && !limits.allows(state.limit)) return StateError{"limit", 0, "this limit cannot be agreed on"};
  return {};
}

MaybeError validate_deal(const State& state) {
  if (count(state.descents) != shown_descents || (state.descents & ~ranks_up_to(descents(state.players))) != 0)
    return StateError{"descents", 0, "expected three different ranks of descent cards"};
  const bool has_aside = cards_aside(state.players) != 0;
  if (has_aside ? !has(whole_deck(state.players), state.aside) : state.aside != no_card)
    return StateError{"aside", 0, "with 3 players one card is set aside, with 4 none"};
  return {};
}

/// Sums of losses cannot overflow, and every round that may be shown has a result.
MaybeError validate_results(const State& state) {
  constexpr std::int32_t most = 100'000'000;  // more than in any real game
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Losses& lost = state.losses[seat];
    if (lost.treasures < 0 || lost.haratama < 0 || lost.treasures > most || lost.haratama > most ||
        (seat >= state.players && lost != Losses{}))
      return StateError{"losses", seat, "these cannot be losses"};
  }
  if (state.results.size() != std::min<std::size_t>(state.rounds_done, kept_rounds))
    return StateError{"rounds", 0, "the results of the last rounds must be on record"};
  for (std::size_t i = 0; i < state.results.size(); ++i) {
    const auto& won = state.results[i].treasures;
    if (std::accumulate(won.begin(), won.begin() + state.players, 0) > treasures_in_deck ||
        std::any_of(won.begin() + state.players, won.end(), [](int treasures) { return treasures != 0; }))
      return StateError{"result", static_cast<int>(i), "a round has 12 treasures, or 11 if one is set aside"};
  }
  return {};
}

/// The shape of all tricks, checked before any other part reads a card from them.
MaybeError validate_record(const State& state) {
  if (state.tricks_done > hand_size) return StateError{"tricks", 0, "there are more tricks than cards in a hand"};
  if (!is_trick(state.table, state.players) || state.table.size >= state.players ||
      state.on_table != cards_of(state.table))
    return StateError{"table", 0, "this is not a trick in progress"};
  const int on_record = state.sight == Sight::last_trick ? 0 : state.tricks_done;
  for (int i = 0; i < hand_size; ++i)
    if (i < on_record ? !is_complete_trick(state.tricks[i], state.players) : state.tricks[i] != Trick{})
      return StateError{"trick", i, "this is not a complete trick"};
  const bool has_last = state.tricks_done > 0 || state.rounds_done > 0;
  if (has_last ? !is_complete_trick(state.last, state.players) : state.last != Trick{})
    return StateError{"last", 0, "expected the last complete trick, of this round or the previous one"};
  return {};
}

/// How many cards a seat must hold.
int cards_held(const State& state, Seat seat) {
  if (seat >= state.players) return 0;
  if (state.phase == Phase::pass) return hand_size - (seat < state.asked ? passed_cards : 0);
  const Trick& table = state.table;
  const bool has_played = table.size > 0 && (seat + state.players - table.leader) % state.players < table.size;
  return hand_size - state.tricks_done - (has_played ? 1 : 0);
}

/// Every card is in exactly one place, and every hand has the right size.
MaybeError validate_hands(const State& state) {
  const Cards deck = whole_deck(state.players);
  Cards seen = state.on_table | (state.aside == no_card ? 0 : bit(state.aside));
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Cards hand = state.hands[seat];
    const Cards sealed = state.phase == Phase::pass ? state.passed[seat].cards() : 0;
    if (count(hand) != cards_held(state, seat))
      return StateError{"hand", seat, "this hand has too many or too few cards"};
    if (((hand | sealed) & ~deck) != 0) return StateError{"hand", seat, "a card of this hand is not in the game"};
    if (((hand | sealed) & seen) != 0 || (hand & sealed) != 0)
      return StateError{"hand", seat, "a card of this hand is somewhere else too"};
    seen |= hand | sealed;
  }
  // If all sizes are right, this can only be a card that is both set aside and on the table.
  if (count(deck & ~seen) != state.tricks_done * state.players)
    return StateError{"tricks", 0, "the cards that are gone do not match the number of tricks"};
  const bool hides_tricks = state.sight == Sight::last_trick;
  if (hides_tricks && state.tricks_done > 0 && (cards_of(state.last) & seen) != 0)
    return StateError{"last", 0, "a card of this trick is somewhere else too"};
  const int on_record = hides_tricks ? 0 : state.tricks_done;
  for (int i = 0; i < on_record; ++i) {
    const Cards cards = cards_of(state.tricks[i]);
    if ((cards & seen) != 0) return StateError{"trick", i, "a card of this trick is somewhere else too"};
    seen |= cards;
  }
  return {};
}

bool is_pair(Pair pair, int players) {
  const Cards deck = whole_deck(players);
  return has(deck, pair.low) && has(deck, pair.high) && pair.low < pair.high;
}

/// Before the last pass: the seats below `asked` have passed, and nothing else of the round has happened.
MaybeError validate_pass_phase(const State& state) {
  if (state.asked >= state.players) return StateError{"passed", 0, "when all have passed, cards are played"};
  for (Seat seat = 0; seat < max_players; ++seat)
    if (seat < state.asked ? !is_pair(state.passed[seat], state.players) : state.passed[seat] != Pair{})
      return StateError{"passed", seat, "expected two cards of each seat that has passed, and none of the others"};
  if (const MaybeError error = validate_hands(state)) return error;
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
  if (fresh != state) return StateError{"phase", 0, "nothing is played before all have passed"};
  return {};
}

/// Each pair is in its taker's hand or was played by it, and the foxes are those that follow from the pairs.
MaybeError validate_passes(const State& state, const PerSeat<Cards>& played) {
  Cards on_record = 0;
  for (const Cards cards : played) on_record |= cards;
  const Cards off_record = played_cards(state) & ~on_record;
  Cards seen = 0;
  for (Seat giver = 0; giver < max_players; ++giver) {
    const Pair pair = state.passed[giver];
    if (giver < state.players ? !is_pair(pair, state.players) : pair != Pair{})
      return StateError{"passed", giver, "expected two cards of each seat"};
    const Seat taker = left_of(giver, state.players);
    const Cards with_taker = giver < state.players ? state.hands[taker] | played[taker] | off_record : 0;
    if ((pair.cards() & ~with_taker) != 0 || (pair.cards() & seen) != 0)
      return StateError{"passed", giver, "the left neighbour neither holds these cards nor can have played them"};
    seen |= pair.cards();
  }
  if (state.foxes != foxes_of(state.passed, state.players))
    return StateError{"passed", 0, "other seats show the fox sign"};
  return {};
}

/// The first leader held the start card, unless it was played off the record.
MaybeError validate_first_leader(const State& state, const PerSeat<Cards>& played) {
  const Card start = start_card_for(state.aside);
  bool held = state.first_leader < state.players;
  for (Seat seat = 0; seat < state.players && held; ++seat)
    if (has(state.hands[seat] | played[seat], start)) held = seat == state.first_leader;
  if (!held) return StateError{"first", 0, "the holder of the start card leads first"};
  return {};
}

/// Checks a state once all have passed, and at the end of the game.
MaybeError validate_after_passing(const State& state) {
  if (const MaybeError error = validate_hands(state)) return error;
  const PerSeat<Cards> played = played_on_record(state);
  if (const MaybeError error = validate_passes(state, played)) return error;
  if (const MaybeError error = validate_first_leader(state, played)) return error;
  if (state.phase == Phase::play && state.tricks_done >= hand_size - 1)
    return StateError{"tricks", 0, "the last cards are played automatically"};
  if (state.phase == Phase::over &&
      (state.to_win != 0 || state.results.empty() || state.results.back() != treasures_won(state.won)))
    return StateError{"won", 0, "at the end all treasures are won, in agreement with the last result"};
  return validate_tricks(state);
}

}  // namespace

MaybeError validate(const State& state) {
  for (const auto part : {validate_settings, validate_deal, validate_record, validate_results})
    if (const MaybeError error = part(state)) return error;
  return state.phase == Phase::pass ? validate_pass_phase(state) : validate_after_passing(state);
}

bool conserved(const State& state) { return !validate(state); }

}  // namespace kairo::haratama
