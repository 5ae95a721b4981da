#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/game_info.h"
#include "engine/games/galleria/pieces/cells.h"
#include "engine/games/galleria/pieces/effects.h"

/// Every number and card of Labyrinth of Galleria. A publisher who wants the printed cards only changes this file; the
/// checks at its end verify the counts. Cards have a catalogue key, whose last part is their word in moves and states.
namespace kairo::galleria {

template <class Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}

// --- the table's numbers ------------------------------------------------------------------------------------------

inline constexpr int min_players = 1;
inline constexpr int max_players = 4;
inline constexpr std::array<int, max_players> hand_by_players{8, 8, 7, 6};
inline constexpr int streak_length = 3;  ///< from this length on, others can answer a streak

inline constexpr int curios_to_win_alone = 5;
/// How many cards the player draws in the phantom's turn when the phantom's hand has this size or more. The last row
/// that is reached counts.
struct SoloDraw {
  int phantom_hand;
  int draws;
};
inline constexpr std::array<SoloDraw, 2> solo_draws{{{4, 1}, {8, 2}}};
/// The cards and curios of a phantom before its first turn.
struct PhantomLevel {
  int curios;       ///< from the curio deck
  int laid_open;    ///< cards from the deck; they count as its hand, but their sets are spent
  int cards_fewer;  ///< that the player begins with
};
/// Ruling: three phantoms to choose from. The first is as printed; the others are ours.
inline constexpr std::array<PhantomLevel, 3> phantom_levels{{{0, 0, 0}, {2, 12, 4}, {2, 14, 6}}};
/// How many cards of a kind make a set of the phantom's, and what a set does.
inline constexpr int maze_set = 3;  ///< the phantom takes a curio from the curio deck
inline constexpr int trap_set = 2;
inline constexpr int trap_set_discards = 2;  ///< by the player, at random
inline constexpr int skill_set = 2;
inline constexpr int skill_set_draws = 4;  ///< by the phantom; then all sets are checked again

// --- cards of the deck --------------------------------------------------------------------------------------------

/// A maze card as printed: its open sides, then `*n` for a monster of power n in the middle or `*n@E` for one on the
/// east branch. `!` follows a side that leads to an event mark and nothing else, with `+` before it if the card has
/// another passage.
struct MazeCard {
  std::string_view picture;
  int copies;
};
inline constexpr std::array<MazeCard, 22> maze_cards{{
    {"NESW", 4},    {"NES", 3},     {"NEW", 3},   {"NS", 4},    {"EW", 3},    {"NE", 2},    {"NW", 2},   {"NESW*3", 2},
    {"NES*2", 1},   {"NEW*2", 1},   {"NES*1", 1}, {"NEW*1", 1}, {"NS*1", 1},  {"NS*2", 1},  {"EW*1", 1}, {"EW*2", 1},
    {"NES*4@E", 1}, {"NEW*4@N", 1}, {"N!", 1},    {"E!", 1},    {"NS+E!", 2}, {"EW+N!", 2},
}};

struct Skill {
  std::string_view key;
  int copies;
  Effect effect;
};
inline constexpr std::array<Skill, 5> skill_cards{{
    {"galleria.skill.soul_transfer", 2, {Target::facet_deck, {{{Op::change_facet}}}}},
    {"galleria.skill.war_cry", 2, {Target::none, {{{Op::strengthen, 2}}}}},
    {"galleria.skill.survey", 2, {Target::none, {{{Op::draw, 3}, {Op::discard, 1}}}}},
    {"galleria.skill.demolition", 2, {Target::maze_card, {{{Op::remove}}}}},
    {"galleria.skill.pilfer", 1, {Target::player, {{{Op::steal}}}}},
}};

struct Trap {
  std::string_view key;
  int copies;
  Conditions conditions;  ///< any of which lets it be played
  Effect effect;
};
inline constexpr std::array<Trap, 8> trap_cards{{
    {"galleria.trap.stun", 6, condition::streak, {Target::none, {{{Op::discard_streak}, {Op::end_turn}}}}},
    {"galleria.trap.forced_move", 5, condition::streak, {Target::none, {{{Op::return_streak}, {Op::end_turn}}}}},
    {"galleria.trap.cave_in", 7, condition::placed, {Target::none, {{{Op::take_placed}}}}},
    {"galleria.trap.pickpocket", 5, condition::turn_begins, {Target::none, {{{Op::steal}}}}},
    {"galleria.trap.hush", 4, condition::skill, {Target::none, {{{Op::nullify}}}}},
    {"galleria.trap.ward", 6, condition::trap | condition::theft, {Target::none, {{{Op::nullify}, {Op::draw, 1}}}}},
    {"galleria.trap.enrage", 3, condition::passing, {Target::monster, {{{Op::enrage, 2}}}}},
    {"galleria.trap.mimic", 3, condition::taking, {Target::none, {{{Op::swap_curio}}}}},
}};

/// rules/score.cpp has what a special does for its holder at the end.
enum class Special : std::uint8_t { ledger, star };
inline constexpr std::array<std::string_view, 2> special_cards{"galleria.special.ledger", "galleria.special.star"};
inline constexpr int ledger_cards = 2;  ///< cards in hand that make one point
inline constexpr int ledger_limit = 5;
inline constexpr int star_high = 5;  ///< curios of `star_high` points count `star_low`, and the other way round
inline constexpr int star_low = 1;

// --- cards that are not in the deck -------------------------------------------------------------------------------

struct FacetCard {
  std::string_view key;
  int power;
  int hand;  ///< cards added to the first hand
  Use use;
  Effect effect;
};
using Facet = std::uint8_t;
inline constexpr Facet no_facet = 0xff;
inline constexpr std::array<FacetCard, 6> facet_cards{{
    {"galleria.facet.crow", 2, 0, Use::own_turn, {Target::none, {{{Op::draw, 2}}}}},
    {"galleria.facet.shinomashira", 2, 0, Use::keep_skill, {}},
    {"galleria.facet.theatrical_star", 1, 2, Use::own_turn, {Target::common_used_curio, {{{Op::turn_up}}}}},
    {"galleria.facet.fortress", 3, -1, Use::nullify_trap, {}},
    {"galleria.facet.corsair", 2, 0, Use::own_turn, {Target::player, {{{Op::steal}}}}},
    {"galleria.facet.venator", 1, 1, Use::own_turn, {Target::none, {{{Op::ignore_monsters}}}}},
}};
inline constexpr int facets = facet_cards.size();

struct CurioCard {
  std::string_view key;
  int points;
  Use use;
  Effect effect;
  bool rare = false;  ///< the Theatrical Star cannot turn it upright
};
using Curio = std::uint8_t;
inline constexpr Curio no_curio = 0xff;
inline constexpr std::array<CurioCard, 16> curio_cards{{
    {"galleria.curio.crown", 5, Use::when_taken, {Target::none, {{{Op::discard, 2}}}}},
    {"galleria.curio.coffin", 5, Use::when_taken, {Target::none, {{{Op::others_draw, 1}}}}},
    {"galleria.curio.portrait", 4, Use::when_taken, {Target::none, {{{Op::discard, 1}}}}},
    {"galleria.curio.clock", 4, Use::never, {}},
    {"galleria.curio.maiden", 4, Use::when_taken, {Target::none, {{{Op::end_turn}}}}},
    {"galleria.curio.wardrobe", 3, Use::own_turn, {Target::used_curio, {{{Op::turn_up}}}}, true},
    {"galleria.curio.music_box", 3, Use::own_turn, {Target::none, {{{Op::draw, 2}}}}},
    {"galleria.curio.doll", 3, Use::own_turn, {Target::none, {{{Op::strengthen, 2}}}}},
    {"galleria.curio.mirror", 3, Use::nullify_trap, {}},
    {"galleria.curio.nostalgic", 3, Use::own_turn, {Target::none, {{{Op::draw_event}}}}, true},
    {"galleria.curio.marionette", 2, Use::own_turn, {Target::player, {{{Op::steal}}}}},
    {"galleria.curio.lightning", 2, Use::own_turn, {Target::maze_card, {{{Op::remove}}}}},
    {"galleria.curio.lantern", 2, Use::own_turn, {Target::none, {{{Op::look_at_rooms}}}}},
    {"galleria.curio.quill", 2, Use::own_turn, {Target::deck, {{{Op::search}}}}},
    {"galleria.curio.thimble", 1, Use::own_turn, {Target::none, {{{Op::draw, 3}}}}},
    {"galleria.curio.umbrella", 1, Use::own_turn, {Target::room, {{{Op::swap_with_room}}}}},
}};
inline constexpr int curios = curio_cards.size();

struct EventCard {
  std::string_view key;
  Effect effect;
};
using EventNumber = std::uint8_t;
inline constexpr std::array<EventCard, 7> event_cards{{
    {"galleria.chance.larder", {Target::none, {{{Op::draw, 2}}}}},
    {"galleria.chance.stones", {Target::none, {{{Op::choose_and_remove}}}}},
    {"galleria.chance.ambush", {Target::none, {{{Op::discard, 1}, {Op::discard_if_weak, 1}}}}},
    {"galleria.chance.draught", {Target::none, {{{Op::pass_left}}}}},
    {"galleria.chance.feast", {Target::none, {{{Op::everybody_draws, 1}}}}},
    {"galleria.chance.bearings", {Target::none, {{{Op::end_turn}}}}},
    {"galleria.chance.whisper", {Target::none, {{{Op::look, 2}}}}},
}};
inline constexpr int event_count = event_cards.size();

// --- rooms --------------------------------------------------------------------------------------------------------

/// A room outside the grid: the border cell next to it, and the side of that cell. Ruling: where the rooms are.
struct RoomPlace {
  std::string_view key;
  Cell cell;
  Sides side;
};
using Room = std::uint8_t;
inline constexpr Room no_room = 0xff;
/// Clockwise.
inline constexpr std::array<RoomPlace, 8> room_places{{
    {"galleria.room.n2", cell_at(0, 1), north},
    {"galleria.room.n6", cell_at(0, 5), north},
    {"galleria.room.e2", cell_at(1, 6), east},
    {"galleria.room.e6", cell_at(5, 6), east},
    {"galleria.room.s6", cell_at(6, 5), south},
    {"galleria.room.s2", cell_at(6, 1), south},
    {"galleria.room.w6", cell_at(5, 0), west},
    {"galleria.room.w2", cell_at(1, 0), west},
}};
inline constexpr int rooms = room_places.size();

// --- what is known without dealing --------------------------------------------------------------------------------

/// A player's switch for when to be asked for reactions: only when able to react, always, or never.
enum class AskSetting : std::uint8_t { when_able, always, never };
inline constexpr int ask_settings = 3;  ///< how many there are
/// How often a player can change the switch in a turn: enough to try each setting and come back. It is the only thing
/// in the game that could be done for ever, and a match must have an end.
inline constexpr int ask_changes_a_turn = ask_settings;

/// Indices into GameInfo::options and Setup::options. `ask` is every player's AskSetting at first.
enum class Option : std::uint8_t { specials, ask, phantom };
inline constexpr std::array<OptionSpec, 3> options{{
    {"specials", 0, 1, 1, 1, 2},
    {"ask", 0, ask_settings - 1, 1, 0, 2},
    {.name = "phantom", .lowest = 0, .highest = phantom_levels.size() - 1, .step = 1, .standard = 0, .most_seats = 1},
}};

/// Lines of a score, in this order. Alone, curios count instead of their points, and the phantom's are subtracted.
enum class Source : std::uint8_t { curio, star, ledger, phantom };
inline constexpr std::array<std::string_view, 4> score_sources{"curios", "star", "ledger", "phantom"};

inline constexpr GameInfo info{
    .id = "galleria",
    .number = 4,
    .rules_version = 3,
    .min_seats = min_players,
    .max_seats = max_players,
    .options = options,
    .score_sources = score_sources,
};

// --- checks -------------------------------------------------------------------------------------------------------

namespace checks {

template <class Rows>
constexpr int copies_in(const Rows& rows) {
  int sum = 0;
  for (const auto& row : rows) sum += row.copies;
  return sum;
}

constexpr bool rooms_are_at_the_border() {
  for (const RoomPlace& room : room_places)
    if (beyond(room.cell, room.side) != no_cell) return false;
  return true;
}

/// Ruling: alone, a deal that is lost before the player's first turn is dealt anew. With these tables there is none:
/// the single card that the phantom then holds is no set, so it takes no curio and no card of the player's.
constexpr bool no_deal_is_lost() {
  int fewest_cards = hand_by_players[0];
  for (const FacetCard& facet : facet_cards) fewest_cards = std::min(fewest_cards, hand_by_players[0] + facet.hand);
  for (const PhantomLevel& level : phantom_levels)
    if (level.curios >= curios_to_win_alone || level.cards_fewer >= fewest_cards) return false;
  return maze_set > 1 && trap_set > 1 && skill_set > 1;
}
static_assert(no_deal_is_lost());

static_assert(copies_in(maze_cards) == 39 && copies_in(skill_cards) == 9 && copies_in(trap_cards) == 39);
static_assert(facets == 6 && curios == 16 && event_count == 7 && rooms == 8 && special_cards.size() == 2);
static_assert(facets >= max_players && curios > rooms && rooms_are_at_the_border());

}  // namespace checks

}  // namespace kairo::galleria
