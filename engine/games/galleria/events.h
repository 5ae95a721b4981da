#pragma once

#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/galleria/deck.h"

namespace kairo::galleria {

/// Kinds of events: whose they are, and the row of their data (Event::as), if they have any.
enum class EventKind : std::uint8_t {
  turn_began,        ///< seat
  drew,              ///< seat; Amount: how many
  drew_card,         ///< seat, to whom alone it is told; OfCard
  used_skill,        ///< seat; UsedSkill
  used_facet,        ///< seat; UsedFacet
  used_curio,        ///< seat; UsedCurio
  answered,          ///< seat; Answered
  nullified,         ///< seat that nullifies; Nullified
  kept_skill,        ///< seat; OfCard that returned to its hand
  nothing_to_do,     ///< seat; its effect found no target
  stolen,            ///< seat that takes; Stolen
  stolen_card,       ///< the same, told to these two alone; StolenCard
  discarded,         ///< seat; OfCard
  discarded_to_pay,  ///< seat; OfCard
  removed,           ///< seat that removes; CardInMaze
  strengthened,      ///< seat; Amount: its power now
  ignores,           ///< seat; it ignores all monsters until the end of the turn
  looked_at,         ///< seat; OfRoom
  saw_curio,         ///< seat, to whom alone it is told; SawCurio
  searched,          ///< seat; it took a maze card from the deck, which was then shuffled
  search_failed,     ///< seat; there was no maze card in the deck, which was shuffled
  turned_up,         ///< seat; OfCurio
  swapped,           ///< seat; Swapped
  left_facet,        ///< seat; OfFacet that leaves the game
  chose_facet,       ///< seat; OfFacet
  picked,            ///< seat; it has chosen a card to pass, which stays secret
  passed_left,       ///< seat; PassedLeft
  got_card,          ///< receiver, told to it and the giver alone; GotCard
  declared,          ///< seat; CardInMaze
  enraged,           ///< seat that enrages; Enraged
  stepped_back,      ///< seat; SteppedBack
  left_room,         ///< seat; OfRoom whose way it did not pay for
  laid,              ///< seat; CardInMaze
  caved_in,          ///< seat that takes the card; CardInMaze
  streak_discarded,  ///< seat whose streak it was; StreakLost
  streak_returned,   ///< seat whose streak it was; StreakLost
  lifted,            ///< one card of such a streak; CardInMaze
  curio_swapped,     ///< table; OfRoom whose curio was swapped with the curio deck
  curio_taken,       ///< seat; CurioTaken
  event_drawn,       ///< seat; EventDrawn
  events_shuffled,   ///< table
  turn_ended,        ///< seat; TurnEnded
  went_out,          ///< seat
  phantom_laid,      ///< table; PhantomLaid
  phantom_took,      ///< table; PhantomTook
  asking_changed,    ///< seat; AskingChanged
  ended,             ///< table; Ended
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// Why the game ended.
enum class Ending : std::uint8_t { rooms_empty, one_left, all_out, deck_empty, alone_won, alone_lost };
inline constexpr int endings = 6;

/// All fields are numbers, as words and pictures take them; seats, targets and things that may be missing are −1 then.
namespace event_row {

struct Amount {
  int n;
};
struct OfCard {
  int card;
};
struct OfFacet {
  int facet;
};
struct OfCurio {
  int curio;
};
struct OfRoom {
  int room;
};
struct UsedSkill {
  int card;
  int target;  ///< a seat or a cell, −1 for none
};
struct UsedFacet {
  int facet;
  int target;  ///< a seat or a curio, −1 for none
};
struct UsedCurio {
  int curio;
  int target;  ///< a seat, a cell, a room or a curio, −1 for none
};
struct Answered {
  int trap;
  int seat;  ///< it is aimed at
  int cell;  ///< of a monster, or −1
};
struct Nullified {
  int played;  ///< the nullified card
  int seat;    ///< whose it was
  int card;    ///< by which it was nullified; or else, this one −1,
  int facet;   ///< by this, or else
  int curio;
};
struct Stolen {
  int from;    ///< seat
  int source;  ///< as that of a Task
};
struct StolenCard {
  int from;
  int card;
  int source;
};
struct StreakLost {
  int n;   ///< how many cards
  int by;  ///< seat that played the trap
};
struct CardInMaze {
  int card;
  int cell;
  int turned;
};
struct SawCurio {
  int room;
  int curio;
};
struct Swapped {
  int curio;  ///< that the seat has now
  int room;   ///< of the other curio
  int other;
};
struct PassedLeft {
  int to;  ///< seat
};
struct GotCard {
  int card;
  int giver;
};
struct Enraged {
  int cell;  ///< of the monster
  int power;
};
struct SteppedBack {
  int card;
  bool is_forced;
  int turned;
};
struct CurioTaken {
  int curio;
  int room;
};
struct EventDrawn {
  int event;
  int cell;  ///< of the mark, or −1
};
struct TurnEnded {
  bool idle;  ///< a player other than the phantom placed nothing in it
};
struct PhantomLaid {
  int mazes;
  int traps;
  int skills;
};
struct PhantomTook {
  int curio;
  int all;  ///< it has now
};
struct AskingChanged {
  AskSetting setting;
};
struct Ended {
  int why;  ///< an Ending
};

}  // namespace event_row

}  // namespace kairo::galleria
