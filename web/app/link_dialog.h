#pragma once

#include <span>
#include <string>

#include "engine/match/match.h"
#include "web/app/action.h"
#include "web/app/chair.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// A match that a link brings, and one of the same deal that is kept here and would be lost if the other took its
/// place.
struct Rivals {
  const Match* kept = nullptr;
  std::span<const Chair> kept_chairs;
  const Match* linked = nullptr;
  std::span<const Chair> linked_chairs;
  std::size_t in_common = 0;  ///< first moves of both
  std::string remarks;        ///< what else is to be said of the link, each after a line break
};

/// Names both; the player chooses.
Action link_dialog(draw::Ui& ui, const Rivals& rivals);

}  // namespace kairo::app
