#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game_info.h"
#include "engine/core/setup.h"

namespace kairo::app {

/// Names the text in which best totals are stored (saves/checked_text.h).
inline constexpr std::string_view records_kind = "records";

/// A person's best totals on this device in matches without other people, by `record_key`.
using BestTotals = std::map<std::string, int, std::less<>>;

/// What a best total is kept for: game, seats, and the options that are not standard. It never changes.
std::string record_key(const GameInfo& game, const Setup& setup);

/// Enters a total; true when it is the best one.
bool note_total(BestTotals& best, std::string_view key, int total);

/// As they are stored, with a check sum. Keys are any words without line breaks, so those of other Kairos stay.
std::string records_text(const BestTotals& best);

struct ReadRecords {
  BestTotals best;
  bool damaged = false;
  bool later = false;  ///< of a later Kairo: they must not be written over
};
/// Nothing is stored as an empty text.
ReadRecords read_records(std::string_view text);

}  // namespace kairo::app
