#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "web/app/screens/match_screen.h"

namespace kairo::app {

/// Notices when it becomes a person's turn after somebody else's move, and when a match ends, once its moves have been
/// shown.
class TurnSignal {
 public:
  enum class News : std::uint8_t { none, turn, end };
  /// Called after each frame; `match` is null if there is none on the screen.
  News update(const MatchScreen* match);

 private:
  std::string match_;          ///< the session's id; empty: none
  std::size_t signalled_ = 0;  ///< the number of moves when something was told, or when the match came onto the screen
};

}  // namespace kairo::app
