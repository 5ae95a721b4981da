#pragma once

#include "web/app/pages/document.h"
#include "web/app/saves/pending_link.h"
#include "web/text/writer.h"

namespace kairo::app {

/// Matches that contradict each other side by side; the player chooses one.
Document link_page(const text::Writer& writer, const LinkConflict& conflict);

}  // namespace kairo::app
