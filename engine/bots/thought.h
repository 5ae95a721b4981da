#pragma once

#include <memory>
#include <optional>

#include "engine/bots/request.h"

namespace kairo {

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
  /// Must be called only once the decision is made.
  [[nodiscard]] virtual Decision decision() const = 0;

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
