#pragma once

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A place for links, or for saved matches as text or as a file.
Document paste_page(const text::Writer& writer);

}  // namespace kairo::app
