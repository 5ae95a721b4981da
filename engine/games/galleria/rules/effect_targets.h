#pragma once

#include "engine/games/galleria/pieces/table.h"

/// Internal to the rules: what can be named as the target of an effect.
namespace kairo::galleria {

/// Numbers of targets of this kind are below this bound.
int target_bound(Target kind);
/// Whether `who` can name this target; `self` is the curio whose effect it is. A kind that names nothing has target 0.
bool is_target(const Table& table, Seat who, Target kind, int target, Curio self = no_curio);

}  // namespace kairo::galleria
