#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/kit/services.h"
#include "web/app/saves/statistics.h"
#include "web/app/saves/tallies.h"

namespace kairo::app {

/// The statistics of this device, and the only one to change what the page keeps of them.
class KeptStatistics {
 public:
  explicit KeptStatistics(const Services& services) : services_(services) {}

  /// Takes what the page has stored, perhaps from another tab just now. Matches that this tab does not know yet are
  /// added, unless they were wiped here; a damaged text is quarantined. `answers`: less than what is known here is
  /// written again.
  void receive(std::string_view text, bool answers);
  /// Counts a match that is over, if somebody of this device has played it. True if its total beats the best one so
  /// far.
  bool add_result(const Session& session);
  /// The best total in matches like this one, which is over and had one person, for a score; else none.
  [[nodiscard]] std::optional<int> best(const Session& session) const;
  /// Adds those in a file, and returns how many were missing; none: they cannot be read, or must stay as they are.
  std::optional<int> import(std::string_view text);
  void wipe();

  [[nodiscard]] bool empty() const { return statistics_.matches.empty(); }
  /// They were stored by a later Kairo, and stay as they are.
  [[nodiscard]] bool are_later() const { return are_later_; }
  [[nodiscard]] bool has_game(std::string_view id) const;
  /// The same with as many seats.
  [[nodiscard]] bool has_seats(std::string_view id, int seats) const;
  /// The text for a file; empty if nothing is counted.
  [[nodiscard]] std::string text() const { return empty() ? std::string() : statistics_text(statistics_); }
  /// All games together, then each of the box. Summed once after each change.
  [[nodiscard]] const std::vector<Summary>& sums() const;

 private:
  void write();

  const Services& services_;
  Statistics statistics_;
  bool are_later_ = false;
  mutable std::vector<Summary> sums_;  ///< empty: to be summed
};

}  // namespace kairo::app
