#pragma once

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// What the keys of a keyboard do.
Document shortcuts_page(const text::Writer& writer);

}  // namespace kairo::app
