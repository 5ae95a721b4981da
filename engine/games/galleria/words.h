#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/galleria/view.h"

/// Moves and states as ASCII that round-trips, and what people read as phrases of the catalogue (`galleria.…`).
///
/// A cell is its column's letter, a – g, and its row's number, 1 – 7 from the top: the start card lies in `d4`. A maze
/// card is its picture (deck.h), with `~` for a used mark.
namespace kairo::galleria {

/// `place NES*4@E c4 turned`, `skill pilfer 1`, `facet theatrical_star doll`, `curio umbrella n2`, `trap enrage c4`,
/// `pass`, `discard NS`, `go-on`, `step-back`, `remove c4`, `choose crow`, `pass-on NS`, `peek n2`, `take NS`,
/// `ask always`, `end`.
std::string move_text(Move move);
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0; decks stand top first; empty lists are `-`. The grid is seven
/// rows, `'` after a card that is turned. `used` are curios turned sideways; a room names its curio, then who knows it.
/// What follows from the rest (sizes of hands, marks that were used) is not written.
std::string state_text(const State& state);
/// Refuses what is malformed or out of bounds, and any state that the rules could not go on from (`conserved`).
std::expected<void, TextError> parse_state(std::string_view text, State& state);
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question, in one line: `galleria.asked.<phase>`.
Phrase asked(const View& view);
std::vector<Section> in_words(const View& view);
/// Always empty: turn follows upon turn until the end.
Phrase round_phrase(const View& view);
bool ends_turn(const State& state, const Event& event);

/// Things as people say them; a maze card as it lies.
Phrase card_phrase(int card, int turned = 0);
Phrase cell_phrase(int cell);
std::string_view facet_key(int facet);
std::string_view curio_key(int curio);
std::string_view event_key(int event);
std::string_view room_key(int room);
/// What they do, in a sentence; for cards of the deck that are no maze cards.
std::string_view card_text_key(int card);
std::string_view facet_text_key(int facet);
std::string_view curio_text_key(int curio);
std::string_view event_text_key(int event);

}  // namespace kairo::galleria
