#pragma once

#include <functional>

#include "engine/core/phrase.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

using DrawPicture = std::function<void(draw::Ui&, const draw::Rect&)>;

/// Draws the first thing with a picture that the phrase names: a curio, a facet, an event, a skill, a trap or a
/// special. Empty if there is none.
DrawPicture picture_in(const Phrase& phrase);

}  // namespace kairo::galleria::table
