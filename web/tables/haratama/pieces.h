#pragma once

#include <string>

#include "engine/games/haratama/view.h"
#include "web/draw/shrine.h"
#include "web/tables/seats.h"

/// How the cards of the game are drawn.
namespace kairo::haratama::table {

using kairo::tables::animal_of;
using kairo::tables::draw_name;
using kairo::tables::ink_of;
using kairo::tables::px;

draw::Suit sign_of(Suit suit);

/// The card as in moves (`R3`), for ids of spots.
std::string id_of(Card card);

/// This round's treasures, the one that is set aside too.
constexpr Cards treasures_of(const View& view) { return of_ranks(view.descents) & whole_deck(view.players); }

/// A card's face: rank and suit in its corner, where a fan leaves it uncovered; a jewel when it is a treasure.
void draw_card(draw::Ui& ui, const draw::Rect& at, Card card, bool treasure);
/// A treasure as small as it stays countable: its suit, and its rank where there is room.
void draw_token(draw::Ui& ui, const draw::Rect& at, Card card);
/// A place where a card will lie.
void draw_hollow(draw::Ui& ui, const draw::Rect& at);
/// In the lower right corner of a card: whose it is or was.
void draw_badge(draw::Ui& ui, const draw::Rect& card, Seat seat);
/// How many cards, beside a little back.
void draw_count(draw::Ui& ui, const draw::Rect& at, int count);

}  // namespace kairo::haratama::table
