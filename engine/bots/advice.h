#pragma once

#include <optional>

#include "engine/bots/request.h"

/// Says something about the moves that a search has compared. Pure arithmetic, like the review.
namespace kairo {

/// How a match seems to end. Whole numbers, so that a review reads back as it was written.
struct Worth {
  static constexpr int certain = 1000;
  int chance = 0;  ///< of winning, in parts of `certain`
  int points = 0;  ///< the total, in tenths
  friend bool operator==(const Worth&, const Worth&) = default;
};

Worth worth_of(const Appraisal& appraisal);

/// The numbers that are told of it: more digits than these would be noise.
int percent_of(Worth worth);
int whole_points(Worth worth);

/// Whether two chances, in thousandths, differ by more than anybody would notice, and than twice the likely error of
/// their difference; `playouts` is how often the less examined of the two was tried.
bool clearly_differ(int one, int other, int playouts);

/// The best of the moves by what is shown of them: the chance to win, or the points where `by_points`; of equals the
/// one with more of the other. Those that were tried too seldom to say are left out, and `except`. Null if none is
/// left.
const Appraisal* best_of(const Decision& decision, bool by_points = false,
                         std::optional<AnyMove> except = std::nullopt);

/// The words of a hint.
struct Advice {
  /// How the other move compares with the best.
  enum class Other : std::uint8_t {
    worse,
    as_good,          ///< the search cannot tell them apart
    scores_and_loses  ///< it brings more points and wins less often
  };
  Appraisal best;
  std::optional<Appraisal> second;
  Other other = Other::worse;
};

/// None if nothing was compared.
std::optional<Advice> advice_of(const Decision& decision, bool by_points);

}  // namespace kairo
