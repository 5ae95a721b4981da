#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/games/haratama/view.h"
#include "engine/games/haratama/words.h"
#include "web/tables/choices.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/seats.h"

/// How the game's cards are drawn.
namespace kairo::haratama::table {

using Choices = kairo::tables::Choices<State>;

using kairo::tables::animal_of;
using kairo::tables::draw_name;
using kairo::tables::draw_seat_panel;
using kairo::tables::ink_of;
using kairo::tables::px;

art::Suit suit_sign(Suit suit);

/// The card as in move texts (`R3`), for ids of spots.
std::string card_id(Card card);

/// This round's treasures, including one that is set aside.
constexpr Cards treasures_of(const View& view) { return cards_of_ranks(view.descents) & whole_deck(view.players); }

/// The width of a rank of two digits, as part of its size.
inline constexpr float two_digits = 1.16F;

/// Rank and suit in the corner identify the card; it has no large suit.
bool is_small(const draw::Rect& card);
/// The place of the rank on a card's face, and of the jewel on a treasure. `beside`: the width that the next card
/// leaves of one that has no room below the suit; the jewel is beside the rank then.
draw::Rect rank_rect(const draw::Rect& card, float beside = 0);
draw::Rect jewel_rect(const draw::Rect& card, float beside = 0);
/// A card's face, with rank and suit in the corner that a fan leaves uncovered, and a jewel if it is a treasure.
void draw_card(draw::Ui& ui, const draw::Rect& at, Card card, bool treasure, float beside = 0);
/// The paper of small treasures.
void draw_token_paper(draw::Ui& ui, const draw::Rect& at);
/// A small treasure: its suit, and its rank if there is room. `uncovered`: so much of its width is seen, if not all.
void draw_token(draw::Ui& ui, const draw::Rect& at, Card card, float uncovered = 0);
/// An empty place for a card.
void draw_empty_slot(draw::Ui& ui, const draw::Rect& at);
/// The same with the sign of the player for whom the slot is; lit if that player's card is awaited.
void draw_seat_slot(draw::Ui& ui, const draw::Rect& at, Seat seat, bool awaited);
/// Its player's sign, in the lower right corner of a card.
void draw_badge(draw::Ui& ui, const draw::Rect& card, Seat seat);
/// A number of cards, beside a small card back.
void draw_count(draw::Ui& ui, const draw::Rect& at, int count);

/// The spots of a move: ids of hit targets and explained things, in the order of the taps.
std::vector<std::string> spots_of_move(const View& view, Move move);
/// The spots of what these events have changed; some of them more than once.
/// Of the cards that lie in the trick.
std::vector<std::string> spots_of_trick(const View& view);
std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events);

}  // namespace kairo::haratama::table
