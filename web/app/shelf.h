#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"
#include "web/app/record.h"

namespace kairo::app {

/// A kept match.
struct Kept {
  Record record;
  std::optional<Match> match;  ///< none when nothing of the code can be read
  bool whole = true;           ///< false: `match` is just its beginning
};

/// The matches that are running here, the one played last in front.
class Shelf {
 public:
  /// What the page has kept: each `id` newline record, divided by lines `%`. Records that cannot be read stay where
  /// they are; they are only counted.
  void read(std::string_view saves);
  [[nodiscard]] int unreadable() const { return unreadable_; }

  [[nodiscard]] const std::vector<Kept>& kept() const { return kept_; }
  [[nodiscard]] const Kept* find(std::string_view id) const;
  /// The kept match of the same deal that has most moves in common with `match`, from the first on; of several, one
  /// that `match` goes on from, else the one played last. Null when nothing of this deal is kept.
  [[nodiscard]] const Kept* nearest(const Match& match) const;

  /// Puts a match in front, in place of its earlier record; returns what is to be written.
  const Record& put(std::string id, const Match& match, std::vector<Chair> chairs);
  void remove(std::string_view id);
  /// The match that was removed last, until another is; none after it has been brought back.
  [[nodiscard]] const std::optional<Kept>& removed() const { return removed_; }
  const Record* restore();

 private:
  void sort_kept();

  std::vector<Kept> kept_;
  std::optional<Kept> removed_;
  int unreadable_ = 0;
};

/// How many moves two matches of the same deal have in common, from the first on; none when they are of two deals.
std::optional<std::size_t> moves_in_common(const Match& one, const Match& other);

}  // namespace kairo::app
