#pragma once

#include <string>

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A document over another one, with the button that closes it and nothing else yet.
Document closable_page(const text::Writer& writer, std::string name, std::string title = {});

}  // namespace kairo::app
