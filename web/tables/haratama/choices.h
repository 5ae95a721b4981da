#pragma once

#include "engine/games/haratama/words.h"
#include "web/tables/choices.h"

namespace kairo::haratama::table {

using Choices = kairo::tables::Choices<State>;

}  // namespace kairo::haratama::table
