#pragma once

#include <string>

#include "web/app/pages/shown.h"
#include "web/app/services.h"
#include "web/app/session/match_reporter.h"

namespace kairo::app {

/// Tells the page what is on the screen: documents, the title, the progress of the match; each when it has changed.
class ScreenReport {
 public:
  /// `session`: the match that is being played; null when there is none.
  void update(const Shown& shown, std::string title, const Session* session, const Services& services);

  /// The next update tells what is shown even if that is the same.
  void repeat() { shown_.clear(); }

 private:
  std::string shown_;
  std::string title_;
  MatchReporter match_;
};

}  // namespace kairo::app
