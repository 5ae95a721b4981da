#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/level.h"
#include "engine/match/position.h"

namespace kairo {

/// What a search found out about one of the moves to choose from.
struct Appraisal {
  AnyMove move;
  int playouts = 0;   ///< how many of the search's playouts began with it
  double chance = 0;  ///< the estimated chance of winning the match, 0 … 1; for a lone player, of doing well
  double points = 0;  ///< the expected total at the end of the match
};

/// One decision of a bot, made in slices so that nothing waits for it. It knows the view of the seat to move and
/// nothing else, so two positions with the same view give the same thought. How much it thinks is a number of playouts
/// and never a time: level, view and random numbers alone decide the move, on every machine.
class Thought {
 public:
  virtual ~Thought() = default;
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;

  /// Makes at most `playouts` more playouts, at least one. Returns whether the decision is made.
  virtual bool think(int playouts) = 0;
  /// The share of the work that is done, 0 … 1.
  [[nodiscard]] virtual double progress() const = 0;
  /// The move; only once the decision is made.
  [[nodiscard]] virtual AnyMove move() const = 0;
  /// The moves that were considered, the most promising first. Empty for the levels that do not search, and for a
  /// question with one legal answer.
  [[nodiscard]] virtual std::vector<Appraisal> appraisals() const = 0;

 protected:
  Thought() = default;
};

/// `seat` must be the seat to move in a game of the box. For hints and reviews, a search appraises the legal move
/// `besides` to the end, however hopeless it looks.
std::unique_ptr<Thought> begin_thought(const Position& position, Seat seat, BotLevel level, Rng rng,
                                       std::optional<AnyMove> besides = std::nullopt);

/// The same, but it sees all that is hidden and plays accordingly: the ceiling for the strength of any search.
std::unique_ptr<Thought> begin_cheating_thought(const Position& position, Seat seat, BotLevel level, Rng rng);

}  // namespace kairo
