#include <utility>

#include "engine/games/wicked/checks/validate.h"
#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/pieces/phases.h"

/// Whether the revealed corridors can have given the seats what they own. Only the places of the last corridor are
/// known; of the earlier ones any seat may have gained everything.
namespace kairo::wicked {

namespace {

/// Upper bounds on what one seat has gained so far.
struct MostGained {
  int tokens = 0;  ///< white souls included
  std::array<int, colours> of_colour{};
  int impurity = 0;
  int earlier_promotions = 0;  ///< promotion spells of earlier rounds, used or lost since
  int promotions = 0;          ///< promotion spells of this round
  int colour_changes = 0;      ///< colour-change spells of this round
};

/// Signs revealed so far, except those at the last corridor. Every sign is bid once a round.
int earlier_signs(const State& state, Signs sign) {
  int spent = 0;
  const bool this_round = state.last.round == state.round;
  if (this_round)
    for (int seat = 0; seat < state.players; ++seat) spent += (state.boards[seat].signs & sign) == 0 ? 1 : 0;
  const int earlier_rounds = this_round ? state.round : state.last.round + 1;
  return state.players * earlier_rounds + spent - count_signs(state.last.bids, sign);
}

void add_of_colour(Half half, int count, MostGained& most) {
  for (int colour = 0; colour < colours; ++colour)
    most.of_colour[colour] += half == Half::white || half == static_cast<Half>(colour) ? count : 0;
}

/// `at`: the position of the card in `State::order`.
void add_half(const State& state, int at, Half half, MostGained& most) {
  const bool this_round = at / corridors_per_round(state.players) == state.round;
  if (is_soul(half)) ++most.tokens;
  add_of_colour(half, 1, most);
  if (half == Half::promotion) ++(this_round ? most.promotions : most.earlier_promotions);
  if (half == Half::colour_change && this_round) ++most.colour_changes;
}

void add_earlier_corridors(const State& state, int latest, int souls, MostGained& most) {
  std::array<bool, corridors.size()> seen_half{};
  for (int at = 0; at < latest; ++at) {
    const Corridor& card = corridors[state.order[at]];
    add_half(state, at, card.upper, most);
    add_half(state, at, card.lower, most);
    // All soul's signs may have been bid at corridors of this one colour.
    if (!std::exchange(seen_half[static_cast<std::size_t>(card.lower)], true)) add_of_colour(card.lower, souls, most);
  }
}

MostGained most_gained(const State& state, int seat) {
  MostGained most;
  if (state.last.happened == 0) return most;
  const int earlier_souls = earlier_signs(state, soul_sign);
  most.tokens = earlier_souls;
  most.impurity = earlier_signs(state, witch_sign);
  const int latest = state.last.round * corridors_per_round(state.players) + state.last.corridor;
  add_earlier_corridors(state, latest, earlier_souls, most);

  const Place place = state.last.places[seat];
  if (place == Place::none) return most;
  const Corridor& card = corridors[state.last.card];
  const int souls = count_signs(state.last.bids, soul_sign);
  if (place == Place::first) add_half(state, latest, card.upper, most);
  add_half(state, latest, card.lower, most);
  add_of_colour(card.lower, souls, most);
  most.tokens += souls;
  most.impurity += count_signs(state.last.bids, witch_sign);
  // White souls are on no board until their colour has been picked.
  most.tokens -= state.whites[seat];
  for (int& count : most.of_colour) count -= state.whites[seat];
  return most;
}

/// The tokens of a board and their value in low tokens. A promoted pair keeps its value; a promotion spell adds to it.
struct TokenValue {
  int tokens = 0;
  int lows = 0;
};

TokenValue token_value(const Board& board) {
  TokenValue value;
  const Tokens tokens = owned(board);
  for (int rank = 0; rank < ranks; ++rank)
    for (const std::uint8_t count : tokens[rank]) {
      value.tokens += count;
      value.lows += count << rank;
    }
  return value;
}

/// Whether the seat cannot yet have done anything in soul processing.
bool before_first_soul_step(const State& state, int seat) {
  if (state.round > 0 || state.phase == Phase::over) return false;
  return !in_soul_processing(state) || seat > state.asked || (seat == state.asked && state.stepped == 0);
}

std::optional<StateError> validate_before_first_soul_step(const Board& board, const MostGained& most, int seat) {
  if (on_shelf(board, Rank::middle) + on_shelf(board, Rank::high) + great_oracles_achieved(board) > 0)
    return StateError{"middle", seat, "no token rises before the first soul processing"};
  if (small_oracles_achieved(board) > 0)
    return StateError{"small", seat, "no oracle is achieved before the first soul processing"};
  for (int colour = 0; colour < colours; ++colour)
    if (board.tokens[index(Rank::low)][colour] > most.of_colour[colour])
      return StateError{"low", seat, "more tokens of a colour than the revealed corridors gave"};
  return std::nullopt;
}

std::optional<StateError> validate_tokens_ever_gained(const Board& board, const MostGained& most, int seat) {
  int tokens = most.tokens;
  int promotions = most.earlier_promotions + most.promotions - board.promotions;
  for (int which = 0; which < oracles_each; ++which) {
    if (board.small_done[which] == 0) continue;
    const SmallOracle& oracle = small_oracles[board.small[which]];
    for (const std::uint8_t count : oracle.gives) tokens += count;
    promotions += oracle.reward == SmallReward::promotion ? 1 : 0;
  }
  constexpr int most_by_promotion = 2;  // low tokens that a middle one gains in value
  const TokenValue value = token_value(board);
  if (value.tokens > tokens) return StateError{"low", seat, "more tokens than corridors and oracles have given"};
  if (value.lows > tokens + most_by_promotion * promotions)
    return StateError{"high", seat, "the tokens that were gained cannot have risen so far"};
  return std::nullopt;
}

std::optional<StateError> validate_seat(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const MostGained most = most_gained(state, seat);
  if (board.impurity > most.impurity)
    return StateError{"impurity", seat, "more impurity than witch's signs have given"};

  const bool spells_lost = state.phase == Phase::over || (in_soul_processing(state) && seat < state.asked) ||
                           state.last.round != state.round;
  const int promotions = spells_lost ? 0 : most.promotions;
  const int colour_changes = spells_lost ? 0 : most.colour_changes;
  if (board.promotions > promotions || board.colour_changes > colour_changes)
    return StateError{"spells", seat, "more spells than the round's revealed corridors have given"};

  if (before_first_soul_step(state, seat)) return validate_before_first_soul_step(board, most, seat);
  return validate_tokens_ever_gained(board, most, seat);
}

/// The soul tokens that the last corridor gave to a seat.
struct LastGain {
  int tokens = 0;
  int whites = 0;  ///< those among them whose colour the seat picks
};

LastGain last_gain(const State& state, int seat) {
  const Place place = state.last.places[seat];
  if (place == Place::none) return {};
  const Corridor& card = corridors[state.last.card];
  const int souls = count_signs(state.last.bids, soul_sign);
  LastGain gain{.tokens = 1 + souls, .whites = card.lower == Half::white ? 1 + souls : 0};
  if (place != Place::first || !is_soul(card.upper)) return gain;
  ++gain.tokens;
  gain.whites += card.upper == Half::white ? 1 : 0;
  return gain;
}

/// The seat to move may have picked some colours already, the seats after it none.
std::optional<StateError> validate_last_gain(const State& state, int seat) {
  if (seat < state.asked) return std::nullopt;
  const LastGain gain = last_gain(state, seat);
  const int to_pick = state.whites[seat];
  if (seat == state.asked ? to_pick > gain.whites : to_pick != gain.whites)
    return StateError{"whites", 0, "these are not the colours that the corridor gave and are still to be picked"};
  if (on_shelf(state.boards[seat], Rank::low) > room[index(Rank::low)] + gain.tokens - to_pick)
    return StateError{"low", seat, "more tokens than there was room for and the corridor gave"};
  return std::nullopt;
}

}  // namespace

std::optional<StateError> validate_history(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (in_gains(state))
      if (const auto error = validate_last_gain(state, seat)) return error;
    if (const auto error = validate_seat(state, seat)) return error;
  }
  return std::nullopt;
}

}  // namespace kairo::wicked
