#pragma once

#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/view.h"
#include "engine/games/wicked/words.h"
