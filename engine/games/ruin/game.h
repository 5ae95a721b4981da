#pragma once

#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/view.h"
#include "engine/games/ruin/words.h"
