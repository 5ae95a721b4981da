#pragma once

#include <optional>
#include <string>

#include "web/app/kit/services.h"
#include "web/app/pages/shown.h"
#include "web/app/session/match_reporter.h"

namespace kairo::app {

/// Tells the page what is on the screen: documents, the title, the progress of the match; each when it has changed.
class ScreenReport {
 public:
  /// `session`: the match that is being played; null when there is none.
  void update(const Shown& shown, std::string title, const Session* session, text::Language language,
              const Services& services);

  /// Nothing has to be told but the title and the match: only the canvas and its words are shown, as in the last
  /// update.
  [[nodiscard]] bool is_reported(const draw::Mirror& mirror) const { return alone_ && *alone_ == mirror; }
  void update(std::string title, const Session* session, text::Language language, const Services& services);
  /// The next update tells what is shown even if that is the same.
  void repeat() {
    shown_.clear();
    alone_.reset();
  }

 private:
  std::string shown_;
  std::optional<draw::Mirror> alone_;  ///< what the canvas showed in the last update; none: there was a document, too
  std::string title_;
  MatchReporter match_;
};

}  // namespace kairo::app
