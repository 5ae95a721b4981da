#pragma once

#include "engine/core/score.h"
#include "web/app/pages/document.h"
#include "web/app/session/session.h"
#include "web/text/writer.h"

namespace kairo::app {

/// Everybody's points as if the game ended now. `score`: what the viewer may know of them.
Document scores_page(const text::Writer& writer, const Session& session, const Score& score);

}  // namespace kairo::app
