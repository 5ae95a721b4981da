#pragma once

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The news (web/app/news.h), the newest first.
Document news_page(const text::Writer& writer);

}  // namespace kairo::app
