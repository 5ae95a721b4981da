#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/haratama/view.h"

/// Moves and states as ASCII that round-trips, and phrases for people, with keys of the text catalogue (`haratama.…`).
namespace kairo::haratama {

/// `pass R3 B12`, `play G7`: cards are a suit's letter (R B P G) and a rank. Accepts a pair in either order.
std::string move_text(Move move);
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0; lines for each seat are in seat order; `-` means none. `trick`,
/// `last` and `table` name the leader, then the cards in the order of play. Values that can be derived from the rest
/// (the seat to move, foxes, the break) are not written.
std::string state_text(const State& state);
/// Rejects malformed text and every state that violates `conserved`.
std::expected<void, TextError> parse_state(std::string_view text, State& state);
/// Shows past tricks, and what follows from them, only as far as the option Sight allows.
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
/// The headings for the moves of a long list that have something in common (core/playable.h): `haratama.family.…`.
std::vector<Phrase> move_families(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question, as one line: `haratama.asked.…`. It contains only what is public.
Phrase question(const View& view);
std::vector<Section> in_words(const View& view);
/// `haratama.round`; empty once the game is over.
Phrase round_phrase(const View& view);
/// Tells what the first round is dealt with, before anybody has moved.
Phrase opening_phrase(const View& view);
/// A turn ends when a trick has been won, or when all have passed their cards.
bool ends_turn(const State& state, const Event& event);
bool is_gain(const State& state, const Event& event);
/// Ruling: if past tricks are hidden, logs and replays show only the last trick; passes, fox signs and results stay.
Retention retention_of(const State& state, const Event& event);
void forget(State& state);

/// The certain consequences of a legal move of the viewer, at most three phrases: `haratama.then.…`. Counts past cards
/// only as far as the option Sight allows.
std::vector<Phrase> consequences(const View& view, Move move);

/// A card for people, and the catalogue key of a suit.
Phrase card_phrase(Card card);
std::string_view suit_key(Suit suit);

}  // namespace kairo::haratama
