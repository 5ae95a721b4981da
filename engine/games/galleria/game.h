#pragma once

#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/view.h"
#include "engine/games/galleria/words.h"
