#pragma once

#include <string>

#include "web/app/services.h"
#include "web/app/session/match_reporter.h"
#include "web/draw/mirror.h"

namespace kairo::app {

/// Tells the page what is on the screen: the mirror, the title, the progress of the match; each when it has changed.
class ScreenReport {
 public:
  /// `session`: the match that is being played; null when there is none.
  void update(const draw::Mirror& mirror, std::string title, const Session* session, const Services& services);

 private:
  std::string mirror_;
  std::string title_;
  MatchReporter match_;
};

}  // namespace kairo::app
