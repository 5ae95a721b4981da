#pragma once

#include <array>
#include <cstdint>

/// What cards can do, as words that the tables of deck.h are made of.
namespace kairo::galleria {

/// One thing that an effect does. "n" is the step's number.
enum class Op : std::uint8_t {
  none,
  draw,               ///< n cards, as far as there are any
  discard,            ///< n cards of one's choice, as far as the hand goes
  discard_if_weak,    ///< the same, for those whose power is 1
  everybody_draws,    ///< n cards each
  others_draw,        ///< n cards each
  strengthen,         ///< +n power this turn
  ignore_monsters,    ///< until the end of the turn
  end_turn,           ///< the turn ends when all that is going on is done
  steal,              ///< a random card from the target's hand
  remove,             ///< the target maze card, to the discards
  choose_and_remove,  ///< a maze card of one's choice, if there is one
  look_at_rooms,      ///< all of them
  look,               ///< at n rooms of one's choice
  search,             ///< a maze card of the deck of one's choice; shuffle
  turn_up,            ///< the target curio can be used again
  swap_with_room,     ///< this curio for the one in the target room
  draw_event,
  change_facet,
  pass_left,  ///< everybody passes a card to the left at once
  nullify,    ///< what this card answers
  discard_streak,
  return_streak,  ///< to the hand of whose it is
  take_placed,    ///< the maze card just placed, into one's own hand
  enrage,         ///< the target monster: +n this turn
  swap_curio,     ///< the one about to be taken with the top of the curio deck
};
inline constexpr int ops = 26;

/// What is named when an effect is used.
enum class Target : std::uint8_t {
  none,
  player,             ///< another one still in, with a card
  maze_card,          ///< on the grid
  room,               ///< with a curio
  used_curio,         ///< another one of one's own
  common_used_curio,  ///< the same, of those that are not Curio::rare
  monster,            ///< on the way that is about to be gone
  facet_deck,         ///< must not be empty; nothing is named
  deck,               ///< must not be empty; nothing is named
};

/// Whether the player says a target; else its number is 0.
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
  own_turn,      ///< in step 2, once a game
  when_taken,    ///< by itself, when the curio is taken
  nullify_trap,  ///< one that is aimed at its owner
  keep_skill,    ///< that its owner has played and nobody has nullified
};

/// What a trap can answer, as bits; the seat that would play it is never the one that caused it.
using Causes = std::uint8_t;
namespace cause {
inline constexpr Causes turn_begins = 1;  ///< and its player has a card
inline constexpr Causes passing = 2;      ///< a monster that was not passed in this turn
inline constexpr Causes placed = 4;       ///< a maze card that still lies
inline constexpr Causes streak = 8;       ///< long enough
inline constexpr Causes taking = 16;      ///< a curio, while the curio deck is not empty
inline constexpr Causes skill = 32;
inline constexpr Causes theft = 64;  ///< a skill that takes from this seat
inline constexpr Causes trap = 128;
}  // namespace cause

}  // namespace kairo::galleria
