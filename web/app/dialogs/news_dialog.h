#pragma once

#include "web/app/action.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What is new (web/app/news.h), the newest first.
Action news_dialog(draw::Ui& ui);

}  // namespace kairo::app
