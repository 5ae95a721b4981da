#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/ruin/view.h"

/// Moves and states as ASCII that round-trips, and what people read as phrases of the catalogue (`ruin.…`).
///
/// A cell is its column's letter, a – k, and its row's number, 1 – 11 from the top: `f6` is the entrance. Capital
/// letters are the map's letters and search cards; a goal card is its two letters. `o` is a passage, `x` a wall.
namespace kairo::ruin {

/// `keep GI KT`, `draw o c4 c5 d5`, `single c4`, `spend IR`, `pass`, `extra x c4`, `walk c4`, `warp c4`, `leave`.
std::string move_text(Move move);
/// The cells of a drawing may stand in any order.
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0, halves and rounds from 1; decks stand top first; empty lists
/// are `-`. A map is eleven rows of `.` blank, `o` passage, `x` wall, `@` gate, `+` entrance. `put-down` are the goal
/// cards discarded since the last shuffle, `returned` those that went into it; `drawn` are two numbers: goal cards
/// drawn since, and how many of `put-down` may be among them. A plan is its answers as moves, one a line.
std::string state_text(const State& state);
/// Refuses what is malformed or out of bounds, and any state that the rules could not go on from (`conserved`).
std::expected<void, TextError> parse_state(std::string_view text, State& state);
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question, in one line: `ruin.asked.<phase>`.
Phrase asked(const View& view);
/// The table, then every map described row by row.
std::vector<Section> in_words(const View& view);
/// `ruin.round`: empty during the set-up and when the game is over.
Phrase round_phrase(const View& view);
/// A plan is made: it lies sealed, or was the last one and all are open.
bool ends_turn(const State& state, const Event& event);

/// The catalogue key of a letter, and of a solo rank (`solo_rank`).
std::string_view letter_key(Letter letter);
std::string_view rank_key(int rank);
/// A cell as `c4`.
Phrase cell_phrase(Cell cell);
/// A goal card as its two letters.
Phrase goal_phrase(Goal goal);
/// A search card: its letter, shape and steps.
Phrase card_phrase(Card card);

}  // namespace kairo::ruin
