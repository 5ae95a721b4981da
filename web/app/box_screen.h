#pragma once

#include <string>

#include "web/app/action.h"
#include "web/app/shelf.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The lid of the box: the games, the matches that are running, a field for a link.
class BoxScreen {
 public:
  /// `storage_lost`: nothing is kept beyond this page.
  Action frame(draw::Ui& ui, const Shelf& shelf, bool storage_lost);
};

}  // namespace kairo::app
