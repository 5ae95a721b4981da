#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/wicked/view.h"

/// Moves and states as ASCII that round-trips, and phrases for people, with keys of the text catalogue (`wicked.…`).
namespace kairo::wicked {

/// `bid 3 ws`, `bid 0 -`, `colour red`, `return blue`, `promote low blue`, `spell middle green`,
/// `change middle blue red`, `small 1`, `great 2`, `reward middle green`, `decline`, `done`.
std::string move_text(Move move);
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0, rounds and corridors from 1; counts by colour are in the order
/// of the colours. A card is its number in the deck and its face; a text written by hand may leave the face out. `left`
/// is what a player may still bid, `sealed` the bids made so far for the current corridor, `last` the last revealed
/// bids.
std::string state_text(const State& state);
/// Rejects malformed text and every state that violates `conserved`.
std::expected<void, TextError> parse_state(std::string_view text, State& state);
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
/// The headings for the moves of a long list that have something in common (core/playable.h): `wicked.family.…`.
std::vector<Phrase> move_families(const View& view, Move move);
/// The certain consequences of a legal move of the viewer, as at most three phrases `wicked.then.…`. Hidden bids and
/// cards do not come into it.
std::vector<Phrase> consequences(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question, as one line: `wicked.asked.<phase>`.
Phrase question(const View& view);
std::vector<Section> in_words(const View& view);
/// `wicked.round`; empty once the game is over.
Phrase round_phrase(const View& view);
/// A turn ends when a corridor has been searched or a seat is done with soul processing.
bool ends_turn(const State& state, const Event& event);
bool is_gain(const State& state, const Event& event);

/// Catalogue keys of single terms.
std::string_view colour_key(Colour colour);
std::string_view rank_key(Rank rank);
std::string_view half_key(Half half);

}  // namespace kairo::wicked
