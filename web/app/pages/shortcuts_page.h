#pragma once

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The keys of a keyboard and their actions.
Document shortcuts_page(const text::Writer& writer);

}  // namespace kairo::app
