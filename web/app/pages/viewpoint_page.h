#pragma once

#include "engine/core/seat.h"
#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The choice of the viewpoint of a replay: a seat, or no_seat for what everybody sees.
Document viewpoint_page(const text::Writer& writer, Seat viewpoint, int seats);

}  // namespace kairo::app
