#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fields.h"
#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/wicked/view.h"

/// Moves and states as ASCII that round-trips, and what people read as phrases of the catalogue (`wicked.…`).
namespace kairo::wicked {

/// `bid 3 ws`, `bid 0 -`, `colour red`, `return blue`, `promote low blue`, `spell middle green`,
/// `change middle blue red`, `small 1`, `great 2`, `reward middle green`, `decline`, `done`.
std::string move_text(Move move);
bool parse_move(std::string_view text, Move& move);

std::string state_text(const State& state);
/// Refuses what is malformed or out of bounds, and any state that the rules could not go on from (`conserved`).
std::expected<void, TextError> parse_state(std::string_view text, State& state);
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question, in one line: `wicked.asked.<phase>`.
Phrase asked(const View& view);
std::vector<Section> in_words(const View& view);

/// Catalogue keys of single words.
std::string_view colour_key(Colour colour);
std::string_view rank_key(Rank rank);
std::string_view half_key(Half half);

}  // namespace kairo::wicked
