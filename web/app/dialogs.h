#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/settings.h"
#include "web/app/story.h"
#include "web/draw/ui.h"

/// What lies over a screen until it is closed. Each draws its own cover.
namespace kairo::app {

/// What the menu needs to know.
struct MenuFacts {
  const Settings* settings = nullptr;
  draw::Theme theme = draw::Theme::dark;  ///< in force now
  bool playing = false;                   ///< a match is on the table
  bool help = false;                      ///< there is a game to be explained
  bool box = false;                       ///< the box is open
  bool matches = false;                   ///< some are kept
};

/// Language, theme, speed; and what else can be done from the screen beneath.
Action menu_dialog(draw::Ui& ui, const MenuFacts& facts);

/// How a game is played, in short.
Action help_dialog(draw::Ui& ui, std::string_view game);

/// The whole log, with a line where the viewer's last move was; each move leads to the replay. `viewer` may be
/// no_seat.
Action log_dialog(draw::Ui& ui, const Story& story, Seat viewer);

/// Through whose eyes a replay is seen.
Action eyes_dialog(draw::Ui& ui, Seat eyes, int seats);

/// A sentence that must be read: what could not be done, and perhaps the next best thing.
struct Notice {
  std::string words;
  act::Plain offer = act::Plain::nothing;
  std::string offer_words;
};
Action notice_dialog(draw::Ui& ui, const Notice& notice);

}  // namespace kairo::app
