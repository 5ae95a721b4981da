#pragma once

#include <string>
#include <vector>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "web/app/links/link.h"

namespace kairo::testing {

/// The one who makes the last move is a person, the others are bots of this level.
inline std::vector<app::Player> one_person(const Match& match, int level = app::Player{}.level) {
  std::vector<app::Player> players(static_cast<std::size_t>(match.now().seats()),
                                   {.kind = app::Player::Kind::bot, .level = level});
  players[static_cast<std::size_t>(match.steps().back().seat)].kind = app::Player::Kind::human;
  return players;
}

/// Opens the link of the match before its last move, makes that move, and reads what waits to be read before the end.
template <class Driver>
void make_last_move(Driver& driver, const Match& match, const std::vector<app::Player>& players) {
  Match before(match.game(), *match.setup());
  while (before.steps().size() + 1 < match.steps().size()) before.play(match.steps()[before.steps().size()].move);
  driver.open("#" + app::match_fragment(*write_code(before), players));
  take_turns(driver);
  driver.press("move:" + before.now().move_text(match.steps().back().move));
  ASSERT_EQ(driver.app().match()->steps().size(), match.steps().size());
  while (driver.shows("table.go_on")) driver.press("table.go_on");
}

}  // namespace kairo::testing
