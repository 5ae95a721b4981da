#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/app/shelf.h"

namespace kairo::app {

/// A match that came as a text.
struct Parcel {
  Match match;
  std::vector<Chair> chairs;
  std::string name;
  bool whole = true;  ///< false: just the good beginning of a damaged record
};

/// What a text holds of kept matches.
struct Parcels {
  std::vector<Parcel> matches;  ///< in the order of the text
  int unreadable = 0;           ///< damaged before anything can be had of them
  int refused = 0;              ///< of another version of Kairo or of a game
  [[nodiscard]] bool empty() const { return matches.empty() && unreadable == 0 && refused == 0; }
};

/// Matches as a text to be kept outside of the page: their records, one after the other.
std::string parcels_text(const std::vector<Kept>& matches);
/// Finds every record in a text, whatever else stands around them; line ends may be of any kind.
Parcels read_parcels(std::string_view text);

}  // namespace kairo::app
