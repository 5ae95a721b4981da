#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/bots/search/forest.h"
#include "engine/bots/search/halving.h"
#include "engine/bots/search/mixing.h"

namespace kairo::search {

/// The knowledge of the search: a view; or, to measure how far a player could get who sees all cards, the truth.
template <Playable S>
struct Knowledge {
  typename S::View view;
  std::optional<S> truth;

  [[nodiscard]] S imagined(Rng& rng) const {
    if (truth) return *truth;
    S world = imagine(view, rng);
    if constexpr (RedrawsSealed<S>) TacticsOf<S>::redraw_sealed(world, view.me, rng);
    return world;
  }
};

/// The thought of a level that searches. The moves to choose from are compared by playouts in imagined worlds; below
/// them, the trees of a forest choose, and a playout ends by the game's policy at its horizon.
template <Searchable S>
class Search final : public Thought {
 public:
  using T = TacticsOf<S>;

  Search(Knowledge<S> knowledge, Seat seat, Limits limits, Rng rng, std::optional<AnyMove> besides)
      : knowledge_(std::move(knowledge)),
        seat_(seat),
        rng_(rng),
        world_(knowledge_.imagined(rng_)),
        horizon_(T::horizon(world_)),
        playouts_(limits.playouts),
        forest_(seats(world_), seat, limits.depth, static_cast<std::size_t>(limits.playouts) + spare_nodes),
        comparison_(comparison_of(candidates(limits, besides))) {}

  bool think(int playouts) override {
    for (int i = 0; i < std::max(playouts, 1) && !comparison_->done(); ++i) play_out_once();
    return comparison_->done();
  }
  [[nodiscard]] double progress() const override {
    return comparison_->done() ? 1 : std::min(1.0, static_cast<double>(made_) / playouts_);
  }
  [[nodiscard]] Decision decision() const override {
    Decision decision{comparison_->decision(), {}};
    for (const Candidate& candidate : comparison_->candidates())
      if (candidate.playouts > 0) decision.appraisals.push_back(appraisal_of(candidate));
    return decision;
  }

 private:
  using Move = typename S::Move;
  using MoveList = typename S::MoveList;
  using Horizon = std::decay_t<decltype(T::horizon(std::declval<const S&>()))>;
  /// Sequential halving rounds up, so there may be some more playouts than asked for.
  static constexpr std::size_t spare_nodes = 1024;

  Candidates candidates(Limits limits, std::optional<AnyMove> besides) const {
    MoveList moves;
    legal(world_, moves);
    T::order(world_, moves);
    Candidates list;
    for (std::size_t i = 0; i < std::min(moves.size(), limits.width); ++i)
      list.push_back({.move = erase_move(moves[i]), .rank = i});
    if (!besides) return list;
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Candidate& one) { return one.move == *besides; });
    if (found != list.end())
      found->kept = true;
    else
      list.push_back({.move = *besides, .rank = list.size(), .kept = true});
    return list;
  }

  /// The number that the search maximises prefers one move to another, but is no chance: the seats' numbers add up to
  /// more than one. So it is taken as a share of all, and that as what it has meant in matches.
  [[nodiscard]] Appraisal appraisal_of(const Candidate& candidate) const {
    Appraisal appraisal{candidate.move, candidate.playouts, candidate.mean_chance(),
                        candidate.points / candidate.playouts};
    const int all = seats(world_);
    if (all == 1) return appraisal;
    appraisal.chance *= made_ / all_chances_;
    if constexpr (Calibrated<S>) {
      const Calibration calibration = T::calibration(knowledge_.view);
      appraisal.chance = calibrated(appraisal.chance, all, calibration);
      appraisal.points += calibration.points;
    }
    return appraisal;
  }

  std::unique_ptr<Comparison> comparison_of(Candidates list) {
    if (T::mixes(knowledge_.view))
      return std::make_unique<Mixing>(std::move(list), playouts_, T::exploration, Rng(rng_.next()));
    return std::make_unique<Halving>(std::move(list), playouts_);
  }

  void play_out_once() {
    if (comparison_->needs_world()) {
      world_ = knowledge_.imagined(rng_);
      luck_ = Rng(rng_.next());
    }
    Candidate& candidate = comparison_->next();
    const Outcome outcome = outcome_of_playout(restore_move<Move>(candidate.move));
    candidate.add(outcome.chance[seat_], outcome.points[seat_]);
    for (int seat = 0; seat < seats(world_); ++seat) all_chances_ += outcome.chance[seat];
    ++made_;
    comparison_->advance();
  }

  Outcome outcome_of_playout(Move first) {
    S state = world_;
    Rng rng = luck_;
    NoEvents quiet;
    forest_.begin();
    forest_.follow(state, seat_, first);
    play(state, first, quiet);
    while (to_move(state) != no_seat && !T::beyond(horizon_, state)) {
      const Seat mover = to_move(state);
      const Move move = forest_.chooses_for(mover) ? chosen_by_tree(state, mover) : T::policy(state, rng);
      forest_.follow(state, mover, move);
      play(state, move, quiet);
    }
    const Outcome outcome = T::evaluate(state);
    forest_.learn(outcome);
    return outcome;
  }

  Move chosen_by_tree(const S& state, Seat mover) {
    MoveList moves;
    legal(state, moves);
    T::order(state, moves);
    return forest_.select(mover, moves);
  }

  Knowledge<S> knowledge_;
  Seat seat_;
  Rng rng_;
  S world_;  ///< of the current playouts
  Rng luck_;
  Horizon horizon_;
  int playouts_;
  int made_ = 0;
  double all_chances_ = 0;  ///< summed over seats and playouts
  Forest<S> forest_;
  std::unique_ptr<Comparison> comparison_;
};

}  // namespace kairo::search
