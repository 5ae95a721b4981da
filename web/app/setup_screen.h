#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/setup.h"
#include "engine/match/position.h"
#include "web/app/action.h"
#include "web/app/chair.h"
#include "web/app/option_rows.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Who plays, and which deal. One tap starts: whoever sat here last time sits here again.
class SetupScreen {
 public:
  /// `chairs` may be empty or of another number than the game takes. Without a seed the deal is left to chance.
  void open(const Game& game, std::span<const Chair> chairs, std::optional<Setup> deal);

  Action frame(draw::Ui& ui);
  /// What was typed into a field of this screen: `name` and the seat, or `seed`. False when a seed is none.
  bool answer(std::string_view what, std::string_view typed);
  void leave_deal_to_chance() { seed_.reset(); }

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::vector<Chair>& chairs() const { return chairs_; }
  /// The set-up to deal; `chance` is the seed where none was typed.
  [[nodiscard]] Setup setup(std::uint64_t chance) const;

 private:
  /// Takes or returns people until so many sit here.
  void set_seats(int count);
  void take_deal(const Setup& deal);
  Action seat_row(draw::Ui& ui, draw::Rect whole, Seat seat);
  Action seat_rows(draw::Ui& ui, draw::Rect at);
  [[nodiscard]] float seats_height(float width) const;
  void count_row(draw::Ui& ui, draw::Rect at);
  Action deal_row(draw::Ui& ui, draw::Rect at);
  /// All that is to be agreed on, in one column that can be dragged when it is too long.
  Action column(draw::Ui& ui, const draw::Rect& at, bool with_seats);
  Action start_button(draw::Ui& ui, const draw::Rect& at);
  void picture(draw::Ui& ui, draw::Rect at);

  const Game* game_ = nullptr;
  std::vector<Chair> chairs_;
  std::vector<Chair> left_;            ///< who got up when the table became smaller, for when it grows again
  std::optional<std::uint64_t> seed_;  ///< none: the deal is left to chance
  OptionRows options_;
};

}  // namespace kairo::app
