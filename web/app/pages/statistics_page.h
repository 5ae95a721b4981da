#pragma once

#include "web/app/pages/document.h"
#include "web/app/saves/kept_statistics.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The matches that were played to their end on this device, by game, seats and bots. `several_saves`: there are
/// saved matches to delete all at once.
Document statistics_page(const text::Writer& writer, const KeptStatistics& statistics, bool several_saves);

}  // namespace kairo::app
