#pragma once

#include <concepts>
#include <cstddef>
#include <utility>

#include "engine/bots/level.h"
#include "engine/bots/search/calibration.h"
#include "engine/bots/search/outcome.h"
#include "engine/core/playable.h"

namespace kairo::search {

/// How much work one decision gets.
struct Limits {
  int playouts = 0;       ///< of the whole decision
  std::size_t width = 1;  ///< at most this many moves are compared
  int depth = 0;          ///< how many later decisions of each seat the tree remembers; 0: playouts only
};

/// A game's interface to the search: a struct of static functions and constants, the return type of the game's
/// `tactics(const State&)`, which is found by argument-dependent lookup and never called. All functions see a full
/// state, but one that was imagined from the view of the seat that thinks; `policy` and `order` let the seat to move
/// use only what that seat could know.
///
///   exploration                  how much the tree prefers moves that were tried less; about 0.2 to 1
///   widening                     a node with v visits considers 1 + widening·√v moves, the first of `order`
///   limits(level, view)          the budget for this question; the level is one that searches
///   mixes(view)                  whether the answer is sealed and must not be predictable: then it is drawn, and the
///                                share of playouts of a move is its probability
///   order(state, moves)          sorts the legal moves of the seat to move, the most promising first; may drop those
///                                that are never worth a thought, but keeps at least one
///   seen(before, move, observer) what another seat learns of a move: equal numbers are one branch of its tree; 0: it
///                                learns nothing, or nothing that matters for its later decisions
///   horizon(state)               what must be remembered of the position to judge, to know where a playout ends
///   beyond(horizon, state)       whether a playout may be cut off here; it always ends with the match
///   policy(state, rng)           the move of the seat to move in a playout; the match is not over
///   evaluate(state)              judges the end of a playout
///   redraw_sealed(state, thinker, rng)
///                                optional: `imagine` draws the sealed answers of others uniformly; this draws them
///                                again as players would give them
///   calibration(view)            optional: what was found out about the estimates for several seats (calibration.h)
template <class S>
using TacticsOf = decltype(tactics(std::declval<const S&>()));

template <class S>
concept Searchable = Playable<S> && requires(const S& state, const typename S::View& view, BotLevel level,
                                             typename S::MoveList& moves, typename S::Move move, Seat seat, Rng& rng) {
  { TacticsOf<S>::exploration } -> std::convertible_to<double>;
  { TacticsOf<S>::widening } -> std::convertible_to<double>;
  { TacticsOf<S>::limits(level, view) } -> std::same_as<Limits>;
  { TacticsOf<S>::mixes(view) } -> std::same_as<bool>;
  { TacticsOf<S>::order(state, moves) } -> std::same_as<void>;
  { TacticsOf<S>::seen(state, move, seat) } -> std::same_as<std::uint64_t>;
  { TacticsOf<S>::beyond(TacticsOf<S>::horizon(state), state) } -> std::same_as<bool>;
  { TacticsOf<S>::policy(state, rng) } -> std::same_as<typename S::Move>;
  { TacticsOf<S>::evaluate(state) } -> std::same_as<Outcome>;
};

template <class S>
concept RedrawsSealed = requires(S& state, Seat thinker, Rng& rng) {
  TacticsOf<S>::redraw_sealed(state, thinker, rng);
};

template <class S>
concept Calibrated = requires(const typename S::View& view) {
  { TacticsOf<S>::calibration(view) } -> std::same_as<Calibration>;
};

}  // namespace kairo::search
