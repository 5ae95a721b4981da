#pragma once

#include <bit>
#include <string>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/vocabulary.h"
#include "engine/games/galleria/state.h"

/// Internal to the game: the ASCII words of moves, states and views. People type them and matches store them, so they
/// are never translated or changed. The word of a card that has a catalogue key is the last part of the key.
namespace kairo::galleria::vocabulary {

using kairo::value;
using kairo::word;

inline constexpr Words<phases> phase{"use",    "place",  "press-on", "pay",  "answer", "recall", "discard",
                                     "remove", "choose", "pass-on",  "peek", "take",   "over"};
inline constexpr Words<stages> stage{"act", "approach", "pay", "visit", "take", "marks"};
inline constexpr Words<triggers> trigger{"turn-begins", "passing", "placed", "taking", "card"};
inline constexpr Words<ask_settings> ask_setting{"when-able", "always", "never"};
/// Indexed by Move::Kind.
inline constexpr Words<move_kinds> move{"place",     "skill",  "facet",  "curio",   "trap", "pass", "discard", "go-on",
                                        "step-back", "remove", "choose", "pass-on", "peek", "take", "ask",     "end"};
inline constexpr Words<ops> op{"none",
                               "draw",
                               "discard",
                               "discard-if-weak",
                               "everybody-draws",
                               "others-draw",
                               "strengthen",
                               "ignore-monsters",
                               "end-turn",
                               "steal",
                               "remove",
                               "choose-remove",
                               "look-at-rooms",
                               "look",
                               "search",
                               "turn-up",
                               "swap-room",
                               "draw-event",
                               "change-facet",
                               "pass-left",
                               "nullify",
                               "discard-streak",
                               "return-streak",
                               "take-placed",
                               "enrage",
                               "swap-curio"};
inline constexpr std::string_view nothing = "-";
inline constexpr std::string_view turned = "turned";

/// `NES*4@E`, `N!` (its mark used: `N~`), `stun`; `start` for the start card; `-` for no card.
std::string card(int card);
Card card_of(std::string_view word);
/// `d4`: the column's letter and the row's number from the top.
std::string cell(int cell);
Cell cell_of(std::string_view word);
std::string_view facet(int facet);
Facet facet_of(std::string_view word);
std::string_view curio(int curio);
Curio curio_of(std::string_view word);
/// `n2`: the side of the maze and the column or row.
std::string_view room(int room);
Room room_of(std::string_view word);
std::string_view event(int event);
/// −1 if the word names no event.
int event_of(std::string_view word);

/// A target as its kind is written; empty if the kind names nothing.
std::string target(Target kind, int target);
/// False when the word names nothing of this kind.
bool parse_target(Target kind, std::string_view word, std::uint8_t& target);

/// Writes the values of a line, or `-` if there are none.
class List {
 public:
  List(FieldWriter& out, std::string_view name) : out_(out.line(name)) {}
  ~List() {
    if (empty_) out_.value(nothing);
  }
  List(const List&) = delete;
  List& operator=(const List&) = delete;
  void add(std::string_view word) {
    out_.value(word);
    empty_ = false;
  }

 private:
  FieldWriter& out_;
  bool empty_ = true;
};

void write_cards(FieldWriter& out, std::string_view name, const Cards& cards);

/// Writes the members of a set of bits.
template <class Word>
void write_set(FieldWriter& out, std::string_view name, std::uint64_t set, Word word) {
  List list(out, name);
  for (; set != 0; set &= set - 1) list.add(word(std::countr_zero(set)));
}

/// Writes a line for each row; turned cards have a `'`.
void write_grid(FieldWriter& out, const Grid& grid);

/// A seat's curios as bits.
std::uint64_t curio_set(const Table& table, int seat);

}  // namespace kairo::galleria::vocabulary
