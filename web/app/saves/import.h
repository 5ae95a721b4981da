#pragma once

#include "web/app/saves/bundle.h"
#include "web/app/saves/match_writer.h"

namespace kairo::app {

/// How many matches of a bundle were treated in which way.
struct ImportCounts {
  int imported = 0;
  int known = 0;  ///< saved here already, as far as they went
  int damaged = 0;
  int unreadable = 0;
  int refused = 0;
  int too_long = 0;
  bool more = false;  ///< the bundle holds more than one import takes
};

/// Adds the matches of a bundle to the saved ones. One that continues a saved match is merged into it; one that
/// contradicts it is saved beside it.
ImportCounts import_matches(Bundle bundle, const SaveStore& saves, MatchWriter& writer);

}  // namespace kairo::app
