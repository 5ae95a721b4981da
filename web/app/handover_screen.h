#pragma once

#include "web/app/action.h"
#include "web/app/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Between two people: names who takes the device, and shows nothing that only one may know.
class HandoverScreen {
 public:
  Action frame(draw::Ui& ui, const Session& session);
};

}  // namespace kairo::app
