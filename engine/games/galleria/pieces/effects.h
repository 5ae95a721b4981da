#pragma once

#include <array>
#include <cstdint>

/// The effects of cards: the vocabulary of the tables in deck.h.
namespace kairo::galleria {

/// The kinds of steps of an effect; "n" is the step's number.
enum class Op : std::uint8_t {
  none,
  draw,               ///< n cards, or as many as there are
  discard,            ///< n cards of the player's choice, or the whole hand
  discard_if_weak,    ///< the same, but only if the player's power is 1
  everybody_draws,    ///< n cards each
  others_draw,        ///< n cards each
  strengthen,         ///< +n power this turn
  ignore_monsters,    ///< until the end of the turn
  end_turn,           ///< as soon as everything begun is done
  steal,              ///< a random card from the target's hand
  remove,             ///< the target maze card, to the discards
  choose_and_remove,  ///< a maze card of the player's choice, if there is one
  look_at_rooms,      ///< at the curios in all rooms
  look,               ///< into n rooms of the player's choice
  search,             ///< take a maze card of the player's choice from the deck, then shuffle it
  turn_up,            ///< the target curio, which can then be used again
  swap_with_room,     ///< swap this curio for the one in the target room
  draw_event,
  change_facet,
  pass_left,  ///< everybody passes a card to the left, all at once
  nullify,    ///< cancel the card that this card answers
  discard_streak,
  return_streak,  ///< to its player's hand
  take_placed,    ///< the maze card just placed goes into the player's own hand
  enrage,         ///< the target monster has +n power this turn
  swap_curio,     ///< swap the curio about to be taken with the top of the curio deck
};
inline constexpr int ops = 26;

/// The kinds of targets that the player names for an effect.
enum class Target : std::uint8_t {
  none,
  player,             ///< another player who is not out and has a card
  maze_card,          ///< on the grid
  room,               ///< one with a curio
  used_curio,         ///< another curio of the player's own
  common_used_curio,  ///< the same, but not one that is CurioCard::rare
  monster,            ///< on the way that the active player is about to pay for
  facet_deck,         ///< nothing is named, but it must not be empty
  deck,               ///< nothing is named, but it must not be empty
};

/// Whether the player names a target; otherwise its number is 0.
constexpr bool names_something(Target kind) {
  return kind != Target::none && kind != Target::facet_deck && kind != Target::deck;
}

struct Step {
  Op op = Op::none;
  std::uint8_t n = 0;
};

/// Steps are carried out in their order.
struct Effect {
  Target target = Target::none;
  std::array<Step, 2> steps{};

  [[nodiscard]] constexpr bool has(Op op) const { return steps[0].op == op || steps[1].op == op; }
};

/// When a facet or a curio works.
enum class Use : std::uint8_t {
  never,
  own_turn,      ///< in step 2 of the own turn, once a game
  when_taken,    ///< by itself, when the curio is taken
  nullify_trap,  ///< against a trap that is aimed at its owner
  keep_skill,    ///< for a skill that its owner has played and nobody has nullified
};

/// Conditions under which a trap can be played, as bits. They never hold for the seat that causes them.
using Conditions = std::uint8_t;
namespace condition {
inline constexpr Conditions turn_begins = 1;  ///< another player's, who has a card
inline constexpr Conditions passing =
    2;  ///< another player is about to pass a monster that they have not passed this turn
inline constexpr Conditions placed = 4;   ///< another player has placed a maze card, which is still there
inline constexpr Conditions streak = 8;   ///< another player's streak is long enough
inline constexpr Conditions taking = 16;  ///< another player is about to take a curio, and the curio deck is not empty
inline constexpr Conditions skill = 32;   ///< another player's
inline constexpr Conditions theft = 64;   ///< a skill that takes from this seat
inline constexpr Conditions trap = 128;   ///< another player's
}  // namespace condition

}  // namespace kairo::galleria
