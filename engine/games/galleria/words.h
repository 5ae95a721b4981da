#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/core/playable.h"
#include "engine/games/galleria/view.h"

/// Moves and states as ASCII texts that round-trip, and as phrases of the catalogue (`galleria.…`) for people to read.
///
/// A cell is written as its column, a – g, and its row, 1 – 7 from the top: the start card is in `d4`. A maze card is
/// written as its picture (deck.h), with `~` for a used mark.
namespace kairo::galleria {

/// `place NES*4@E c4 turned`, `skill pilfer 1`, `facet theatrical_star doll`, `curio umbrella n2`, `trap enrage c4`,
/// `pass`, `discard NS`, `go-on`, `step-back`, `remove c4`, `choose crow`, `pass-on NS`, `peek n2`, `take NS`,
/// `ask always`, `end`.
std::string move_text(Move move);
bool parse_move(std::string_view text, Move& move);

/// Lines of fields (core/fields.h). Seats count from 0; decks are written from the top; an empty list is `-`. The grid
/// is seven rows, with `'` after a card that is turned. `used` are curios turned sideways. The line of a room names its
/// curio, then who knows it. Values that follow from the rest, such as hand sizes and used marks, are not written.
std::string state_text(const State& state);
/// Rejects texts that are malformed or out of bounds, and states that the rules cannot continue from (`conserved`).
std::expected<void, TextError> parse_state(std::string_view text, State& state);
std::string view_text(const View& view);

Phrase move_phrase(const View& view, Move move);
/// The headings for the moves of a long list that have something in common (core/playable.h): `galleria.family.…`.
std::vector<Phrase> move_families(const View& view, Move move);
/// The cells of the map that a move changes, or to which it goes.
std::vector<int> move_places(const View& view, Move move);
Phrase event_phrase(const View& view, const Event& event);
/// Tells with what each player begins; empty if the maze has been begun.
Phrase opening_phrase(const View& view);
Phrase refusal_phrase(const View& view, Refusal refusal);
/// The open question as a sentence: `galleria.asked.<phase>`.
Phrase question(const View& view);
/// Says what may be answered, without the name of who is asked.
Phrase answer_phrase(const View& view);
/// The sentence that says whose turn it is.
Phrase turn_phrase(const View& view);
std::vector<Section> in_words(const View& view);
/// The certain consequences of a legal move of the viewer, the most important first: at most three phrases
/// `galleria.then.<what>`, and one more that says how others may still answer the move, as far as the viewer can know.
std::vector<Phrase> consequences(const View& view, Move move);
/// Tells who has played the skill or trap at a level of the stack, and against whom.
Phrase phrase_on_stack(const View& view, const ReactionWindow& played);
/// Tells what that card brings if nobody nullifies it, in the same way.
std::vector<Phrase> consequences_on_stack(const View& view, std::size_t level);
/// Always empty: this game has turns but no rounds.
Phrase round_phrase(const View& view);
bool ends_turn(const State& state, const Event& event);
bool is_gain(const State& state, const Event& event);

/// All that is on a facet; `power` is that of its player.
Phrase facet_phrase(int facet, int power, bool used);
/// Names of things for people. A turned maze card is described as it lies.
Phrase card_phrase(int card, int turned = 0);
Phrase cell_phrase(int cell);
std::string_view facet_key(int facet);
std::string_view curio_key(int curio);
std::string_view event_key(int event);
std::string_view room_key(int room);
/// The effects of things, in a sentence; for cards of the deck that are not maze cards.
std::string_view card_text_key(int card);
std::string_view facet_text_key(int facet);
std::string_view curio_text_key(int curio);
std::string_view event_text_key(int event);

}  // namespace kairo::galleria
