#pragma once

#include <string>
#include <utility>

#include "web/app/kit/services.h"
#include "web/app/open_dialog.h"
#include "web/app/preferences.h"
#include "web/app/scope.h"
#include "web/app/screens/screens.h"
#include "web/app/session/live_table.h"
#include "web/app/session/thinking.h"
#include "web/app/wording.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The common ground of all parts of the app: the page around it, what the player has chosen, the words, and what is
/// shown.
struct Common {
  explicit Common(Services of_page) : services(std::move(of_page)) {}
  Common(const Common&) = delete;
  Common& operator=(const Common&) = delete;

  Services services;
  Preferences preferences{services};
  Wording wording{services, preferences};
  Scope scope;
  Thinking thinking{services};  ///< outlives the screens, whose questions it answers
  LiveTable live{services};
  draw::Ui ui;
  Screens screens;
  OpenDialog dialog;
};

/// A part of the app: it sees what all share, and owns what is its own.
class AppPart {
 protected:
  explicit AppPart(Common& common)
      : services_(common.services),
        preferences_(common.preferences),
        wording_(common.wording),
        scope_(common.scope),
        thinking_(common.thinking),
        live_(common.live),
        ui_(common.ui),
        screens_(common.screens),
        dialog_(common.dialog) {}

  [[nodiscard]] text::Language language() const { return wording_.language(); }
  /// In the player's language, which the last frame may not have used yet.
  [[nodiscard]] std::string say(const Phrase& phrase) const { return wording_.say(phrase); }
  void notify(Notice notice) const { dialog_.show(std::move(notice)); }

  const Services& services_;
  Preferences& preferences_;
  Wording& wording_;
  Scope& scope_;
  Thinking& thinking_;
  LiveTable& live_;
  draw::Ui& ui_;
  Screens& screens_;
  OpenDialog& dialog_;
};

}  // namespace kairo::app
