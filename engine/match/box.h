#pragma once

#include <tuple>

namespace kairo {

/// The states of the games in the box, in the order in which the box shows them. The only list of them in the house.
using Box = std::tuple<>;

}  // namespace kairo
