#include <algorithm>
#include <utility>

#include "engine/games/wicked/flaw.h"
#include "engine/games/wicked/search.h"

namespace kairo::wicked {

namespace {

using MaybeFlaw = std::optional<Flaw>;

constexpr int most_given() {
  int most = 0;
  for (const SmallOracle& oracle : small_oracles) {
    int tokens = 0;
    for (const std::uint8_t count : oracle.gives) tokens += count;
    most = std::max(most, tokens);
  }
  return most;
}

/// A seat's tokens from one corridor: everybody's soul's sign and both halves.
int most_gained(const State& state) { return state.players + 2; }

/// Between a reveal and the next bid: colours to pick, tokens to return.
bool gaining(const State& state) {
  return state.phase == Phase::pick_colour || (state.phase == Phase::return_token && state.stepped == 0);
}

bool processing_souls(const State& state) {
  return state.phase == Phase::soul || state.phase == Phase::use_reward || state.phase == Phase::make_room ||
         (state.phase == Phase::return_token && state.stepped != 0);
}

int revealed_this_round(const State& state) { return state.phase == Phase::bid ? state.corridor : state.corridor + 1; }

MaybeFlaw flaw_of_stage(const State& state) {
  if (state.players < min_players || state.players > max_players) return Flaw{"players", 0, "three to five can play"};
  if (state.phase > Phase::over) return Flaw{"phase", 0, "there is no such phase"};
  if (state.phase == Phase::over ? state.asked != no_seat : state.asked >= state.players)
    return Flaw{"asked", 0, "somebody at the table is asked until the game is over, and then nobody"};
  if (state.round >= rounds) return Flaw{"round", 0, "there is no such round"};
  if (state.corridor >= corridors_a_round(state.players)) return Flaw{"corridor", 0, "there is no such corridor"};
  if (state.phase == Phase::bid && is_last_corridor(state))
    return Flaw{"corridor", 0, "nobody has a choice of bid at the last corridor"};
  if (state.stepped > 1) return Flaw{"stepped", 0, "it is 0 or 1"};
  if (state.phase == Phase::over && state.round + 1 != rounds)
    return Flaw{"round", 0, "the game is over after the last round only"};
  if ((processing_souls(state) || state.phase == Phase::over) && !is_last_corridor(state))
    return Flaw{"corridor", 0, "souls are processed after the last corridor only"};
  const bool answers_a_step = state.phase == Phase::use_reward || state.phase == Phase::make_room;
  if (answers_a_step && state.stepped == 0) return Flaw{"stepped", 0, "this question comes of a step"};
  if (state.stepped != 0 && !processing_souls(state))
    return Flaw{"stepped", 0, "steps are made in soul processing only"};
  return std::nullopt;
}

MaybeFlaw flaw_of_cards(const State& state) {
  std::array<bool, corridors.size()> corridor_seen{};
  for (const std::uint8_t card : state.order) {
    if (card >= corridors.size()) return Flaw{"order", 0, "there is no such card"};
    if (std::exchange(corridor_seen[card], true)) return Flaw{"order", 0, "a card stands there twice"};
  }
  std::array<bool, great_oracles.size()> great_seen{};
  std::array<bool, small_oracles.size()> small_seen{};
  for (int seat = 0; seat < state.players; ++seat) {
    for (int which = 0; which < oracles_each; ++which) {
      const Board& board = state.boards[seat];
      if (board.great[which] >= great_oracles.size()) return Flaw{"great", seat, "there is no such oracle"};
      if (board.small[which] >= small_oracles.size()) return Flaw{"small", seat, "there is no such oracle"};
      if (std::exchange(great_seen[board.great[which]], true)) return Flaw{"great", seat, "an oracle is dealt twice"};
      if (std::exchange(small_seen[board.small[which]], true)) return Flaw{"small", seat, "an oracle is dealt twice"};
      if (board.great_done[which] > 1) return Flaw{"great", seat, "an oracle is open or achieved"};
      if (board.small_done[which] > 1) return Flaw{"small", seat, "an oracle is open or achieved"};
    }
  }
  return std::nullopt;
}

/// Places beyond the table hold nothing at all.
MaybeFlaw flaw_of_empty_seats(const State& state) {
  for (int seat = state.players; seat < max_seats; ++seat) {
    const bool empty = state.boards[seat] == Board{} && state.sealed[seat] == Bid{} && state.whites[seat] == 0 &&
                       state.last.bids[seat] == Bid{} && state.last.places[seat] == Place::none;
    if (!empty) return Flaw{"players", 0, "a place without a player holds something"};
  }
  return std::nullopt;
}

bool is_bid(Bid bid, int players) { return bid.pieces <= pieces_each(players) && bid.signs <= both_signs; }

MaybeFlaw flaw_of_last_reveal(const State& state) {
  for (int seat = 0; seat < state.players; ++seat)
    if (!is_bid(state.last.bids[seat], state.players)) return Flaw{"last", 0, "nobody can bid that much"};
  if (!(state.last == last_reveal(state, state.last.bids))) return Flaw{"last", 0, "it is not what was last revealed"};
  return std::nullopt;
}

/// Search pieces and signs are left, or spent in this round; a sealed bid is still with its owner.
MaybeFlaw flaw_of_pieces(const State& state) {
  const int all = pieces_each(state.players);
  const int revealed = revealed_this_round(state);
  for (int seat = 0; seat < state.players; ++seat) {
    const Board& board = state.boards[seat];
    const Bid spent = revealed == 0 ? Bid{} : state.last.bids[seat];
    if (board.pieces + spent.pieces > all) return Flaw{"left", seat, "there are not so many search pieces"};
    if (board.signs > both_signs || (board.signs & spent.signs) != 0)
      return Flaw{"left", seat, "there are not so many signs"};
    const bool all_known = revealed <= 1;
    if (all_known && (board.pieces + spent.pieces != all || (board.signs | spent.signs) != both_signs))
      return Flaw{"left", seat, "search pieces or signs are missing"};
    const bool all_bid = revealed == corridors_a_round(state.players);
    if (all_bid && (board.pieces > 0 || board.signs != 0))
      return Flaw{"left", seat, "nothing is left after the last corridor"};
    const bool may_be_sealed = state.phase == Phase::bid && seat < state.asked;
    const Bid sealed = state.sealed[seat];
    if (may_be_sealed ? sealed.pieces > board.pieces || (sealed.signs & ~board.signs) != 0 : sealed != Bid{})
      return Flaw{"sealed", 0, "a bid lies there that its player cannot have made"};
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_whites(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const int whites = state.whites[seat];
    const bool may_gain = gaining(state) && seat >= state.asked && state.last.places[seat] != Place::none;
    if (whites > (may_gain ? most_gained(state) : 0)) return Flaw{"whites", 0, "nobody gained so many"};
  }
  if (gaining(state) && (state.whites[state.asked] > 0) != (state.phase == Phase::pick_colour))
    return Flaw{"whites", 0, "colours are picked first, then tokens are returned"};
  return std::nullopt;
}

/// How many tokens a seat may have of a rank at this moment.
int most_on_shelf(const State& state, int seat, int rank) {
  const int spaces = room[rank];
  const bool asked = seat == state.asked;
  if (state.phase == Phase::make_room && asked && rank == index(state.full)) return spaces + 1;
  if (rank != index(Rank::low)) return spaces;
  if (gaining(state) && seat >= state.asked && state.last.places[seat] != Place::none)
    return spaces + most_gained(state) - state.whites[seat];
  if (state.phase == Phase::return_token && asked) return spaces + most_given();
  return spaces;
}

MaybeFlaw flaw_of_tokens(const State& state) {
  constexpr std::array<std::string_view, ranks> lines{"low", "middle", "high"};
  for (int seat = 0; seat < state.players; ++seat)
    for (int rank = 0; rank < ranks; ++rank)
      if (on_shelf(state.boards[seat], static_cast<Rank>(rank)) > most_on_shelf(state, seat, rank))
        return Flaw{lines[rank], seat, "more tokens than there is room for"};
  return std::nullopt;
}

MaybeFlaw flaw_of_spells_and_impurity(const State& state) {
  const bool souls = processing_souls(state);
  for (int seat = 0; seat < state.players; ++seat) {
    const Board& board = state.boards[seat];
    const bool lost = state.phase == Phase::over || (souls && seat < state.asked);
    if (board.promotions + board.colour_changes > (lost ? 0 : revealed_this_round(state)))
      return Flaw{"spells", seat, "more spells than this round can have given"};
    if (board.impurity > state.players * (state.round + 1))
      return Flaw{"impurity", seat, "more impurity than there have been witch's signs"};
  }
  return std::nullopt;
}

bool has_achieved(const Board& board, SmallReward reward) {
  for (int which = 0; which < oracles_each; ++which)
    if (board.small_done[which] != 0 && small_oracles[board.small[which]].reward == reward) return true;
  return false;
}

/// The open question is one that can have been put, and the asked seat has a choice.
MaybeFlaw flaw_of_question(const State& state) {
  if (state.phase != Phase::make_room && (state.full != Rank::low || state.risen != Colour::red))
    return Flaw{"full", 0, "no token has risen into a full rank"};
  if (state.phase == Phase::over) return std::nullopt;

  const Board& board = state.boards[state.asked];
  if (state.phase == Phase::return_token && on_shelf(board, Rank::low) <= room[index(Rank::low)])
    return Flaw{"phase", 0, "there is room for all low tokens"};
  if (state.phase == Phase::return_token && state.stepped != 0 && !has_achieved(board, SmallReward::tokens))
    return Flaw{"phase", 0, "no small oracle has given these tokens"};
  if (state.phase == Phase::use_reward && !has_achieved(board, SmallReward::promotion))
    return Flaw{"phase", 0, "no small oracle has given a promotion"};
  if (state.phase == Phase::make_room) {
    if (state.full == Rank::low || state.full > Rank::high || state.risen > Colour::yellow)
      return Flaw{"full", 0, "no token can have risen there"};
    if (on_shelf(board, state.full) <= room[index(state.full)] ||
        board.tokens[index(state.full)][index(state.risen)] == 0)
      return Flaw{"full", 0, "that token is not there, or there is room for it"};
  }
  State::MoveList moves;
  legal(state, moves);
  const bool done_is_asked = state.phase == Phase::soul && state.stepped != 0;
  if (moves.size() < 2 && !done_is_asked) return Flaw{"asked", 0, "this player has no choice and is not asked"};
  return std::nullopt;
}

}  // namespace

Reveal last_reveal(const State& state, const BySeat<Bid>& bids) {
  const int a_round = corridors_a_round(state.players);
  const int revealed = state.round * a_round + revealed_this_round(state);
  if (revealed == 0) return {};
  const int latest = revealed - 1;
  return {1,
          state.order[latest],
          static_cast<std::uint8_t>(latest / a_round),
          static_cast<std::uint8_t>(latest % a_round),
          bids,
          places_of(bids, state.players)};
}

std::optional<Flaw> find_flaw(const State& state) {
  // Each check may rely on those before it.
  for (const auto check : {flaw_of_stage, flaw_of_cards, flaw_of_empty_seats, flaw_of_last_reveal, flaw_of_pieces,
                           flaw_of_whites, flaw_of_tokens, flaw_of_spells_and_impurity, flaw_of_question})
    if (const MaybeFlaw flaw = check(state)) return flaw;
  return std::nullopt;
}

bool conserved(const State& state) { return !find_flaw(state); }

}  // namespace kairo::wicked
