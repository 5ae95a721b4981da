#pragma once

#include "web/app/pages/document.h"
#include "web/app/screens/review_screen.h"
#include "web/app/session/session.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A search's review of one seat's moves in a match that is over: where another move was clearly better, how the
/// chances went, and what was play and what was luck.
Document review_page(const text::Writer& writer, const Session& session, const ReviewScreen& state);

}  // namespace kairo::app
