#pragma once

#include "web/app/pages/menu_page.h"

namespace kairo::app {

/// The part of the menu that has the settings.
Block settings_block(const text::Writer& writer, const MenuFacts& facts);

}  // namespace kairo::app
