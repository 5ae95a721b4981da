#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/haratama/view.h"

/// Moves and states as ASCII that round-trips, and what people read as phrases of the catalogue (`haratama.…`).
namespace kairo::haratama {

/// `pass R3 B12`, `play G7`: the suit's letter (R B P G) and the rank. A pair may be typed in either order.
std::string move_text(Move move);
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0; lines that every seat has stand in the order of the seats; `-`
/// stands for none. `trick`, `last` and `table` name the leader, then the cards in the order of play. What follows
/// from the rest (whose turn it is, foxes, the break) is not written.
std::string state_text(const State& state);
/// Refuses what is malformed or out of bounds, and any state that the rules could not go on from (`conserved`).
std::expected<void, TextError> parse_state(std::string_view text, State& state);
/// Past tricks, and what one would have to remember of them, only as far as the table's Sight allows.
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question, in one line: `haratama.asked.…`. It tells no more than the whole table knows.
Phrase asked(const View& view);
std::vector<Section> in_words(const View& view);
/// `haratama.round`: empty when the game is over.
Phrase round_phrase(const View& view);
/// A trick has been won, or all have passed their cards.
bool ends_turn(const State& state, const Event& event);

/// A card as people say it, and the catalogue key of a suit.
Phrase card_phrase(Card card);
std::string_view suit_key(Suit suit);

}  // namespace kairo::haratama
