#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/ruin/view.h"

/// Moves and states as ASCII texts that round-trip, and as phrases of the catalogue (`ruin.…`) for people to read.
///
/// A cell is written as its column, a – k, and its row, 1 – 11 from the top: `f6` is the entrance. Capital letters are
/// the map's letters and the search cards; a goal card is its two letters. `o` is a passage, `x` a wall.
namespace kairo::ruin {

/// `keep GI KT`, `draw o c4 c5 d5`, `single c4`, `spend IR`, `pass`, `extra x c4`, `walk c4`, `warp c4`, `leave`.
std::string move_text(Move move);
/// Accepts the cells of a drawing in any order.
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0, halves and rounds from 1; decks are written from the top; an
/// empty list is `-`. A map is eleven rows of `.` blank, `o` passage, `x` wall, `@` gate, `+` entrance. `put-down` are
/// the goal cards discarded since the last shuffle, `returned` those that went into it. `drawn` is two numbers: the
/// goal cards drawn since that shuffle, and how many cards of `put-down` may be among them. A plan is its moves, one
/// per line.
std::string state_text(const State& state);
/// Rejects texts that are malformed or out of bounds, and states that the rules cannot continue from (`conserved`).
std::expected<void, TextError> parse_state(std::string_view text, State& state);
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
/// The headings for the moves of a long list that have something in common (core/playable.h): `ruin.family.…`.
std::vector<Phrase> move_families(const View& view, Move move);
/// At a cell: how a shape lies, by its size.
std::vector<Phrase> families_at_place(const View& view, Move move);
/// The cells of the map that a move changes, or to which it goes.
std::vector<int> move_places(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The certain consequences of a legal move of the viewer, the weightiest first: at most three phrases `ruin.then.…`.
std::vector<Phrase> consequences(const View& view, Move move);
/// The open question as a sentence: `ruin.asked.<phase>`.
Phrase question(const View& view);
/// The shared cards, the viewer's own cards, then every player's map row by row.
std::vector<Section> in_words(const View& view);
/// `ruin.round`; empty during the set-up and when the game is over.
Phrase round_phrase(const View& view);
/// Tells how the first half begins, before anybody has moved.
Phrase opening_phrase(const View& view);
/// A turn is one seat's plan: it ends when the plan is sealed, or when the last one is revealed with all others.
bool ends_turn(const State& state, const Event& event);
bool is_gain(const State& state, const Event& event);

/// The catalogue keys of a letter, of a shape, and of a solo rank (`solo_rank`).
std::string_view letter_key(Letter letter);
std::string_view shape_key(Shape shape);
std::string_view rank_key(int rank);
/// A cell such as `c4`.
Phrase cell_phrase(Cell cell);
/// A goal card as its two letters.
Phrase goal_phrase(Goal goal);
/// A search card: its letter, shape and steps.
Phrase card_phrase(Card card);

}  // namespace kairo::ruin
