#pragma once

#include "engine/games/galleria/words.h"
#include "web/tables/choices.h"

namespace kairo::galleria::table {

using Choices = kairo::tables::Choices<State>;

}  // namespace kairo::galleria::table
