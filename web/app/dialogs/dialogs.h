#pragma once

#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/session/match_log.h"
#include "web/draw/ui.h"

/// The dialogs that any screen can open. Each covers the screen until it is closed.
namespace kairo::app {

/// Everybody's points as if the game ended now, as far as the viewer may know them.
Action scores_dialog(draw::Ui& ui, const Session& session);

/// The choice of the viewpoint of a replay.
Action viewpoint_dialog(draw::Ui& ui, Seat viewpoint, int seats);

/// A message that the player must read, and perhaps an action that it offers.
struct Notice {
  std::string words;
  act::Plain offer = act::Plain::nothing;
  std::string offer_words;
};
Action notice_dialog(draw::Ui& ui, const Notice& notice);

}  // namespace kairo::app
