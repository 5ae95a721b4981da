#pragma once

#include "engine/games/ruin/words.h"
#include "web/tables/choices.h"

namespace kairo::ruin::table {

using Choices = kairo::tables::Choices<State>;

}  // namespace kairo::ruin::table
