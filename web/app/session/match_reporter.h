#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "web/app/kit/services.h"
#include "web/app/session/session.h"

namespace kairo::app {

/// Tells the page the progress of the match, for the site that frames the page: who plays, the seat to move, the number
/// of moves, the scores at the end, and that another match or none is on the screen. It never reveals secrets.
class MatchReporter {
 public:
  /// Reports what has changed since the last call; `session` may be null. `language`: of the names that nobody has
  /// typed.
  void update(const Session* session, text::Language language, const Services& services);

 private:
  std::string id_;  ///< of the match that was reported last; empty: none
  std::size_t moves_ = 0;
  std::string reported_;  ///< the progress
};

}  // namespace kairo::app
