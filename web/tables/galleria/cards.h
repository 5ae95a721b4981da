#pragma once

#include <string>

#include "engine/games/galleria/pieces/cards.h"
#include "web/draw/ui.h"

/// The cards of the hands, and what counts them; recognisable at 24 px and in grey.
namespace kairo::galleria::table {

/// Whether each word of the name fits into this width unbroken.
bool words_fit(const draw::Ui& ui, float width, std::string_view name, const draw::TextStyle& style);

/// The sign of a skill, a trap or a special.
void draw_sign(draw::Ui& ui, draw::Point centre, float radius, Card card, float alpha = 1);
/// The place where the way of a maze card is drawn: at the top, if the card is narrow, since counts stand at the
/// bottom.
draw::Rect tile_on_card(const draw::Rect& at);
/// A card face up, with its name, or a short form of it, if there is room; true if it has one.
bool draw_card(draw::Ui& ui, const draw::Rect& at, Card card, int turned = 0);
/// Whether the number of a monster on the card is at the upper right, where signs upon cards lie.
bool has_number_at_right(Card card, int turned);
/// The button to the next ones of what does not fit, of which there are `more`. True if tapped.
bool draw_more(draw::Ui& ui, const draw::Rect& at, std::string_view id, int more);
/// A small count in the lower right corner, or the upper left one if `above`.
void draw_count(draw::Ui& ui, const draw::Rect& at, bool above, const std::string& words, draw::Ink ink);

}  // namespace kairo::galleria::table
