#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/arrows.h"
#include "tests/web/support/taps_for_move.h"
#include "web/app/session/replay.h"

/// Games played with the arrow keys and Enter alone, from the box to the end.
namespace kairo::app {
namespace {

using testing::AppOnStage;
using testing::dealt_seed;

/// A player who uses the keyboard only. They set the speed to instant, so nothing needs waiting.
class Keyboard : public AppOnStage {
 public:
  Keyboard() {
    for (const char* id : {"menu.open", "menu.speed.4", "dialog.close"}) press(id);
  }

  /// The page is the browser's: its keys are tested there.
  void press(std::string_view id) {
    if (!document().empty()) return AppOnStage::press(id);
    const std::set<std::string> before = spots();
    ASSERT_TRUE(arrows_.reach(id)) << id << " cannot be reached at " << screen();
    strike(ImGuiKey_Enter);
    settle();
    if (spots() != before) arrows_.forget();
  }
  void open(std::string_view link) {
    AppOnStage::open(link);
    arrows_.forget();
    if (screen() == "handover" || screen() == "end") return;
    if (shows("recap.skip")) press("recap.skip");
    // The device is still that of the player who had it before.
    for (const char* id : {"menu.open", "menu.afar", "afar.around", "notice.offer"}) press(id);
  }

 private:
  testing::Arrows arrows_{[this](ImGuiKey key) { strike(key); }, app().ui()};
};

std::string text_of(const Match& match, std::size_t step) {
  return match.after(step).move_text(match.steps()[step].move);
}

/// The moves that are made by keyboard: the first, the last, and one of each kind. Links skip the moves between them,
/// to save time.
std::set<std::size_t> steps_by_keyboard(const Match& match) {
  constexpr std::size_t at_the_start = 6;
  constexpr std::size_t at_the_end = 3;
  std::set<std::size_t> chosen;
  std::set<std::string> kinds;
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    const std::string text = text_of(match, step);
    const bool is_new = kinds.insert(text.substr(0, text.find(' '))).second;
    if (is_new || step < at_the_start || step + at_the_end >= match.steps().size()) chosen.insert(step);
  }
  return chosen;
}

/// The link to the moment after the first `moves` moves.
std::string link_to(const Match& whole, std::size_t moves) {
  return "m=" + write_code(first_moves(whole, moves)).value_or("");
}

class ByKeyboard : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(EveryGame, ByKeyboard, ::testing::Values("wicked", "haratama", "ruin", "galleria"),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(ByKeyboard, EveryKindOfMoveIsMadeFromTheBoxToTheEnd) {
  const Game& game = *find_game(GetParam());
  const int people = game.info->min_seats;
  const Match match = random_match(game, standard_setup(*game.info, people, dealt_seed));
  Keyboard keyboard;
  for (const std::string& id : testing::presses_to_start(*game.info, people)) keyboard.press(id);
  std::size_t at = 0;
  Seat holder = match.steps().front().seat;
  for (const std::size_t step : steps_by_keyboard(match)) {
    // The holder of the device would be asked before the next one, if all are asked at once.
    const Seat seat = match.steps()[step].seat;
    if (step != at || std::exchange(holder, seat) != seat) keyboard.open(link_to(match, step));
    testing::take_turns(keyboard);
    for (const std::string& tap : testing::taps_for_move(match.after(step), match.steps()[step].move))
      keyboard.press(tap);
    ASSERT_FALSE(HasFatalFailure()) << text_of(match, step);
    at = step + 1;
  }
  // The last round is looked at first.
  if (keyboard.lists("table.go_on")) keyboard.press("table.go_on");
  EXPECT_EQ(keyboard.screen(), "end");
  keyboard.press("end.rematch");
  EXPECT_NE(keyboard.screen(), "end");
}

}  // namespace
}  // namespace kairo::app
