#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/saves/save_store.h"

namespace kairo::app {

/// A record from a text that came from outside the page.
struct BundledMatch {
  enum class State : std::uint8_t {
    whole,       ///< not replayed yet
    damaged,     ///< `record` has the good beginning
    unreadable,  ///< damaged, without a good beginning
    refused,     ///< of another version of Kairo or of a game
    too_long,    ///< of more moves than are played at once
  };
  State state = State::unreadable;
  Record record;  ///< of the first two states, as `deal`
  Setup deal;
};

/// The records in a text, with anything around them, any line ends, and what mails make of them (unquoted.h). They are
/// parsed one at a time, so that the caller may stop: a text may hold any number.
class Bundle {
 public:
  explicit Bundle(std::string_view text);
  [[nodiscard]] bool empty() const { return headings_.empty(); }
  /// Parses the last remaining one; none when the bundle is empty.
  std::optional<BundledMatch> pop_last();

 private:
  std::string lines_;
  std::vector<std::size_t> headings_;  ///< where the remaining records begin
};

/// Matches as a text for a file: their records, one after the other.
std::string bundle_text(const std::vector<const SavedMatch*>& matches);

}  // namespace kairo::app
