#pragma once

#include <optional>
#include <string_view>

#include "web/app/pages/document.h"
#include "web/app/settings.h"
#include "web/tables/table.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The facts that the menu needs.
struct MenuFacts {
  const Settings* settings = nullptr;
  draw::Theme theme = draw::Theme::dark;             ///< in use
  draw::Contrast contrast = draw::Contrast::normal;  ///< in use
  bool playing = false;                              ///< a match is on the table
  bool over = false;                                 ///< that match has ended
  bool people = false;                               ///< several of them play it
  bool goes_live = false;                            ///< it can go on at a live table
  bool log = false;                                  ///< its log may be read now
  bool again = false;                                ///< its latest scene can be shown again
  bool scores = false;                               ///< its scores are open
  bool book = false;                                 ///< there is a game, so there is a rule book
  std::string_view game = {};                        ///< whose lessons can be opened; empty: none
  bool box = false;                                  ///< the box is open
  bool matches = false;                              ///< some are saved, or counted in the statistics
  std::optional<tables::SeatSetting> asking = {};    ///< of the viewer
  bool muted = false;
  bool vibrates = false;   ///< the device can
  bool not_saved = false;  ///< the match on the table is not saved yet
};

/// The actions of the screen underneath, and the settings.
Document menu_page(const text::Writer& writer, const MenuFacts& facts);

}  // namespace kairo::app
