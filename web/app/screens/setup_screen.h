#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/setup.h"
#include "engine/match/position.h"
#include "web/app/action.h"
#include "web/app/screens/option_rows.h"
#include "web/app/session/player.h"
#include "web/app/session/series.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The players and the deal of a new match. One tap starts it with the players of the last one.
class SetupScreen {
 public:
  /// `players` may be empty, or more or fewer than the game takes. Without a deal it is left to chance.
  SetupScreen(const Game& game, std::span<const Player> players, std::optional<Setup> deal);

  /// `has_way_back`: there is something to go back to. `is_first`: no match of this game was ever started, so the
  /// guided first match is offered.
  Action frame(draw::Ui& ui, bool has_way_back, bool is_first);
  /// What was typed into a field of this screen: `name SEAT` or `seed`. False when the text is no seed.
  bool answer(std::string_view what, std::string_view typed);
  void leave_deal_to_chance() { seed_.reset(); }
  /// As they were for the last match of this game.
  void set_options(const OptionValues& values);

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  /// With `random_seed` if the deal is left to chance.
  [[nodiscard]] Setup setup(std::uint64_t random_seed) const;
  /// None: one match by itself.
  [[nodiscard]] std::optional<Series> series() const;

 private:
  /// Adds or removes players until there are `count`.
  void set_seats(int count);
  void set_deal(const Setup& deal);
  Action seat_row(draw::Ui& ui, draw::Rect whole, Seat seat);
  /// Whether a person or a bot plays, and how well the bot does.
  void kind_row(draw::Ui& ui, draw::Rect at, Seat seat);
  Action seat_rows(draw::Ui& ui, draw::Rect at);
  [[nodiscard]] float seats_height(float width) const;
  void count_row(draw::Ui& ui, draw::Rect at);
  /// How many games in a row are played, and what that means.
  Action series_row(draw::Ui& ui, draw::Rect at);
  /// 0 where points cannot be added up.
  [[nodiscard]] float series_height(const draw::Ui& ui, float width) const;
  Action deal_row(draw::Ui& ui, draw::Rect at);
  /// The choices in one column, which scrolls when it is too long.
  Action column(draw::Ui& ui, const draw::Rect& at, bool with_seats);
  Action learn_button(draw::Ui& ui, const draw::Rect& at, bool is_first) const;
  Action start_button(draw::Ui& ui, const draw::Rect& at);
  void picture(draw::Ui& ui, draw::Rect at);

  const Game* game_;
  std::vector<Player> players_;
  std::vector<Player> removed_;        ///< when the table became smaller; they return when it grows again
  std::optional<std::uint64_t> seed_;  ///< none: the deal is left to chance
  OptionRows options_;
  int games_ = 1;         ///< in a row
  int wanted_seats_ = 0;  ///< the number that was tapped in this frame; 0: none
};

}  // namespace kairo::app
