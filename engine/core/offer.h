#pragma once

#include <cstdint>

namespace kairo {

/// Whether the seat to move is merely offered the chance to interrupt what another seat does. The last legal move
/// declines the offer; declining changes nothing on the table by itself.
enum class Offer : std::uint8_t {
  none,       ///< it is the seat's own turn, or it must answer
  when_able,  ///< it is asked because it can interrupt, and everybody may know that it can
  always      ///< it is asked whether it can interrupt or not, so that being asked reveals nothing
};

}  // namespace kairo
