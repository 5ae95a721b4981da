#pragma once

#include <span>
#include <string>

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"

/// The open question, or what is picked instead.
namespace kairo::galleria::table {

/// A card, facet or curio, and what it does.
Phrase describe(const Source& source, int turned = 0);
/// The part that the move still lacks: a place, or cards to pay with.
Phrase missing_phrase(const MoveBuilder& builder);
/// Says what the only possible answer, which one tap gives, would bring: by its name; empty if there are several or
/// none.
std::string words_of_offer(const draw::Ui& ui, const View& view, const MoveBuilder& builder);
/// The words for using it.
Phrase use_phrase(const Source& source);
/// The height of the words that may need more than a line, at this width: of what is picked, with what it brings, or
/// of what an answer brings; 0 if there are none. `lost`: what the viewer has lost since the last decision, or what has
/// just happened where somebody else decides; it is told before the question.
float question_height(const draw::Ui& ui, float width, const View& view, const MoveBuilder* builder,
                      std::span<const Phrase> lost);
/// Draws the open question, shortened if it does not fit, or who decides if that is not the viewer; or the description
/// of what is picked, with what it brings and a warning about what it gives up.
void draw_question(draw::Ui& ui, const draw::Rect& at, const View& view, const MoveBuilder* builder,
                   std::span<const Phrase> lost);
/// A move to ask the rules with, for the reason why a source cannot be used, or not in this place.
Move probe_move(const View& view, const Source& source, const Place& place, std::uint8_t turned);

}  // namespace kairo::galleria::table
