#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/session/match_log.h"
#include "web/app/settings.h"
#include "web/draw/ui.h"

/// The dialogs that any screen can open. Each covers the screen until it is closed.
namespace kairo::app {

/// What the menu needs to know.
struct MenuFacts {
  const Settings* settings = nullptr;
  draw::Theme theme = draw::Theme::dark;             ///< in use
  draw::Contrast contrast = draw::Contrast::normal;  ///< in use
  bool playing = false;                              ///< a match is on the table
  bool people = false;                               ///< several of them play it
  bool log = false;                                  ///< its log may be read now
  bool book = false;                                 ///< there is a game, so there is a rule book
  std::string_view game = {};                        ///< whose lessons can be opened; empty: none
  bool box = false;                                  ///< the box is open
  bool matches = false;                              ///< some are saved, or counted in the statistics
  bool muted = false;
  bool vibrates = false;   ///< the device can
  bool not_saved = false;  ///< the match on the table is not saved yet
};

/// Settings, and what else can be done from the screen underneath.
Action menu_dialog(draw::Ui& ui, const MenuFacts& facts);

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
