#pragma once

#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/view.h"
#include "engine/games/haratama/words.h"
