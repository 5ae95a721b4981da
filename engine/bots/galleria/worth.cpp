#include "engine/bots/galleria/worth.h"

#include <algorithm>
#include <bit>

namespace kairo::galleria::bot {

namespace {

/// The points to expect of an unseen curio.
constexpr int usual_points = 3;
/// Alone, every curio counts the same.
constexpr int points_alone = 4;

/// The more open sides a card has, the more useful it is. Monsters and dead ends make it less useful.
int worth_of_maze_card(const Face& face) {
  const int open_sides = std::popcount(face.through);
  return (open_sides >= 2 ? 3 + open_sides : 1) - face.power;
}

/// How much a step of an effect changes.
int worth_of_step(Step step) {
  switch (step.op) {
    case Op::draw: return 3 * step.n;
    case Op::discard: return -2 * step.n;
    case Op::strengthen: return 2 * step.n;
    case Op::discard_streak:
    case Op::return_streak: return 7;
    case Op::take_placed:
    case Op::steal: return 6;
    case Op::nullify:
    case Op::swap_curio: return 3;
    case Op::enrage:
    case Op::change_facet: return 2;
    case Op::none:
    case Op::discard_if_weak:
    case Op::everybody_draws:
    case Op::others_draw:
    case Op::ignore_monsters:
    case Op::end_turn:
    case Op::remove:
    case Op::choose_and_remove:
    case Op::look_at_rooms:
    case Op::look:
    case Op::search:
    case Op::turn_up:
    case Op::swap_with_room:
    case Op::draw_event:
    case Op::pass_left: break;
  }
  return 1;
}

int worth_of_effect(const Effect& effect) { return worth_of_step(effect.steps[0]) + worth_of_step(effect.steps[1]); }

int worth_of_special(const View& view, Card card) {
  const int held = view.table.hand_size[view.me];
  if (card == card_of(Special::ledger)) return std::min(held / ledger_cards, ledger_limit) * point;
  int gain = 0;
  for (int curio = 0; curio < curios; ++curio) {
    if (view.table.owner[curio] != view.me) continue;
    const int points = curio_cards[curio].points;
    gain += points == star_low ? star_high - star_low : points == star_high ? star_low - star_high : 0;
  }
  return gain * point;
}

}  // namespace

int worth_of_card(const View& view, Card card) {
  if (is_special(card)) return worth_of_special(view, card);
  // Alone, no trap can be played: it is only good to pay for monsters.
  if (is_trap(card) && is_alone(view.table)) return 0;
  const int worth = is_maze(card) ? worth_of_maze_card(face_of(card, 0)) : worth_of_effect(effect_of(card));
  const int others_of_kind = view.hands[view.me].of[card] - 1;
  return std::max(0, worth - std::max(0, others_of_kind));
}

int worth_of_room(const View& view, Room room) {
  if (is_alone(view.table)) return points_alone * point;
  const Curio curio = view.in_room[room];
  return (curio < curios ? curio_cards[curio].points : usual_points) * point;
}

Move cheapest_card(const View& view, const State::MoveList& moves) {
  return *std::min_element(moves.begin(), moves.end(), [&](Move one, Move other) {
    return worth_of_card(view, one.a) < worth_of_card(view, other.a);
  });
}

Move dearest_card(const View& view, const State::MoveList& moves) {
  return *std::max_element(moves.begin(), moves.end(), [&](Move one, Move other) {
    return worth_of_card(view, one.a) < worth_of_card(view, other.a);
  });
}

}  // namespace kairo::galleria::bot
