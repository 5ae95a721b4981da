#pragma once

#include "engine/games/wicked/words.h"
#include "web/tables/choices.h"

namespace kairo::wicked::table {

using Choices = kairo::tables::Choices<State>;

}  // namespace kairo::wicked::table
