#pragma once

#include <string>
#include <vector>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "web/app/links/link.h"

namespace kairo::testing {

/// Opens the link of the match before its last move, and makes that move.
template <class Driver>
void make_last_move(Driver& driver, const Match& match, const std::vector<app::Player>& players) {
  Match before(match.game(), *match.setup());
  while (before.steps().size() + 1 < match.steps().size()) before.play(match.steps()[before.steps().size()].move);
  driver.open("#" + app::match_fragment(*write_code(before), players));
  take_turns(driver);
  driver.press("move:" + before.now().move_text(match.steps().back().move));
  ASSERT_EQ(driver.app().match()->steps().size(), match.steps().size());
}

}  // namespace kairo::testing
