#pragma once

#include "web/app/action.h"
#include "web/app/saves/statistics.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The matches that were played to their end on this device, by game, seats and bots. `later`: what is stored is of a
/// later Kairo, and cannot be read.
Action statistics_dialog(draw::Ui& ui, const Statistics& statistics, bool later);

}  // namespace kairo::app
