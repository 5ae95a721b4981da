#pragma once

#include "web/app/pages/document.h"
#include "web/app/screens/end_screen.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The winner, the places, each seat's score by source, how it came about, and what to do next.
Document end_page(const text::Writer& writer, const EndFacts& facts);

}  // namespace kairo::app
