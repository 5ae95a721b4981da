#pragma once

#include <string>

#include "web/app/action.h"
#include "web/app/shelf.h"
#include "web/app/storage.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The lid of the box: the games, the matches that are running, what was put aside, a field for a link.
class BoxScreen {
 public:
  Action frame(draw::Ui& ui, const Shelf& shelf, Storage storage);
};

}  // namespace kairo::app
