#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace kairo::app {

/// Somebody has asked what to do.
struct HintTaken {
  Seat seat;
  std::size_t moves;  ///< made until then
  friend bool operator==(const HintTaken&, const HintTaken&) = default;
};

/// A seat setting (tables::SeatSetting) gets this value as soon as the rules let its seat set it.
struct Wish {
  Seat seat;
  std::size_t value;
  friend bool operator==(const Wish&, const Wish&) = default;
};

/// This device's knowledge of a match beyond its moves and players. Links cannot carry it, since the meaning of codes
/// never changes: so it is in the record only, and gone for those who get the match by a link.
struct Notes {
  std::vector<HintTaken> hints;
  std::vector<std::string> reviews;  ///< engine/bots/review.h, as texts; at most one for each seat
  Seat own_seat = no_seat;           ///< of the person whose device this is, in a match by link; no_seat: not known
  /// The other seats whose hands this device has shown, in order, since it was somebody's own: the others are still to
  /// be told.
  std::vector<Seat> unreported_seats;
  std::vector<Wish> wishes;  ///< at most one for each seat
  friend bool operator==(const Notes&, const Notes&) = default;
};

/// Merges this device's notes with the later hints and further reviews of another record of the same match.
Notes merged_notes(Notes here, const Notes& theirs);

/// Lines of a record, or none.
std::string notes_text(const Notes& notes);
/// Consumes such lines at the beginning; false if they are damaged.
bool parse_notes(std::string_view& text, Notes& notes);

}  // namespace kairo::app
