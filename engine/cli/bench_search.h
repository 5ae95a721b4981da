#pragma once

namespace kairo {

/// Prints how many playouts a second the bots' search makes in each game, beside the yardstick.
void show_searches();

}  // namespace kairo
