#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/setup.h"
#include "engine/match/position.h"
#include "web/app/action.h"
#include "web/app/session/player.h"
#include "web/app/session/series.h"

namespace kairo::app {

/// The players and the deal of a new match, while they are being chosen. It can be started at any moment.
class MatchSetup {
 public:
  /// `players` may be empty, or more or fewer than the game takes. Without a deal it is left to chance.
  MatchSetup(const Game& game, std::span<const Player> players, std::optional<Setup> deal);

  /// Takes a choice that the set-up's page offers.
  void change(const act::ChangeSetup& choice);
  /// A text typed into a field of the page: `name SEAT` or `seed`. False when the text is no seed.
  bool answer(std::string_view what, std::string_view typed);
  void leave_deal_to_chance() { seed_.reset(); }
  /// Takes the options of the last match of this game.
  void set_options(const OptionValues& values) { options_ = values; }

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] int seats() const { return static_cast<int>(players_.size()); }
  [[nodiscard]] const OptionValues& options() const { return options_; }
  /// The number of matches in a row that is chosen, whether or not points can be added up.
  [[nodiscard]] int games() const { return games_; }
  /// None: the deal is left to chance.
  [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
  /// The deal, with `random_seed` if it is left to chance.
  [[nodiscard]] Setup setup(std::uint64_t random_seed) const;
  /// None: one match by itself.
  [[nodiscard]] std::optional<Series> series() const;

 private:
  /// Adds or removes players until there are `count`.
  void set_seats(int count);
  void set_deal(const Setup& deal);

  const Game* game_;
  std::vector<Player> players_;
  std::vector<Player> removed_;  ///< when the table became smaller; they return when it grows again
  std::optional<std::uint64_t> seed_;
  OptionValues options_{};
  int games_ = 1;  ///< in a row
};

/// The players for somebody who has played nothing yet: one person and two bots.
std::vector<Player> first_players();

}  // namespace kairo::app
