#pragma once

#include "engine/games/galleria/rules.h"

/// Inside the rules only: what effects can be aimed at.
namespace kairo::galleria {

/// How many numbers a target of this kind may have: all of them are below.
int target_bound(Target kind);
/// Whether this is a target for `who`; `self` is the curio whose effect it is. A kind that names nothing has 0 for its
/// target.
bool is_target(const Table& table, Seat who, Target kind, int target, Curio self = no_curio);

}  // namespace kairo::galleria
