#pragma once

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The match on the screen is being played in another tab: take it over, or leave it. `has_box`: there is a box to go
/// to.
Document elsewhere_page(const text::Writer& writer, bool has_box);

}  // namespace kairo::app
