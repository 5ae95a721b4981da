#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/random_play.h"
#include "tests/web/app/links/remote.h"
#include "web/app/settings.h"

/// Everybody else sees, reads and is told the same whatever a seat has answered ahead.
namespace kairo::app {
namespace {

using testing::AppOnStage;

constexpr int enough = 6;  // comparisons for each game

/// The public knowledge after a seat has answered ahead in some way, up to the end of its answer.
Held with_answer(const Match& match, Seat seat, Rng& rng) {
  Held held{match, {}};
  for (int moves = 0; moves < 20; ++moves) {
    const auto question = question_of(held.match, held.ahead, seat);
    if (!question) break;
    const auto legal = question->legal();
    if (!answer(held.match, held.ahead, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]).made()) break;
  }
  return held;
}

/// Presses a button if it is there.
void press_if_there(AppOnStage& app, const std::string& id) {
  if (app.lists(id)) app.press(id);
}

/// All that reaches the page while this player opens the link and looks around: the mirror of each screen, the title,
/// the messages for the page around a frame, and the sentence that is sent.
std::string seen_by(const Held& held, Seat viewer) {
  AppOnStage app(text::Language::en, 640, 480, {{"only", std::string(held.match.game().info->id) + "\nframe"}});
  app.say("settings", settings_text({.speed = Speed::instant}));
  app.open(match_fragment(*write_code(held.match), testing::players("hhh"), *write_answers(held.match, held.ahead)));
  std::string seen = app.mirror();
  const std::string other = "handover.take." + std::to_string(viewer);
  press_if_there(app, other);
  press_if_there(app, "handover.take");
  press_if_there(app, "recap.skip");
  seen += app.mirror();
  for (const char* dialog : {"menu.afar", "menu.log"}) {
    app.press("menu.open");
    app.press(dialog);
    seen += app.mirror();
    app.press("dialog.close");
  }
  app.press("menu.open");
  app.press("menu.pass");
  const std::string& passed = app.heard("pass");
  seen += passed.substr(std::min(passed.size(), passed.find('\n')));
  for (const char* message : {"title", "started", "moved", "ended"}) seen += app.heard(message);
  return seen;
}

class SecretAnswers : public ::testing::TestWithParam<const Game*> {};

/// Compares two answers of each seat that is asked ahead at this moment; returns how many it could compare.
int compare_at(const Match& match, Rng& rng) {
  int compared = 0;
  for (Seat seat = 0; seat < 3; ++seat) {
    if (seat == match.to_move() || !match.now().asked_ahead(seat)) continue;
    const Held one = with_answer(match, seat, rng);
    const Held other = with_answer(match, seat, rng);
    if (one.ahead == other.ahead || awaited(one.match, one.ahead) != awaited(other.match, other.ahead)) continue;
    const auto viewer = static_cast<Seat>((seat + 1 + rng.below(2)) % 3);
    EXPECT_EQ(seen_by(one, viewer), seen_by(other, viewer)) << "seat " << int{seat};
    ++compared;
  }
  return compared;
}

TEST_P(SecretAnswers, ChangeNothingForAnybodyElse) {
  const Game& game = *GetParam();
  Rng rng(5);
  int compared = 0;
  for (std::uint64_t seed = 1; seed < 30 && compared < enough; ++seed) {
    Match match(game, standard_setup(*game.info, 3, seed));
    int here = 0;
    for (; !match.over() && here < 2; play_at_random(match, rng, 1 + rng.below(5))) here += compare_at(match, rng);
    compared += here;
  }
  EXPECT_GE(compared, enough);
}

std::vector<const Game*> games_of_the_box() {
  std::vector<const Game*> all;
  for (const Game& game : games()) all.push_back(&game);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Box, SecretAnswers, ::testing::ValuesIn(games_of_the_box()),
                         [](const auto& game) { return std::string(game.param->info->id); });

}  // namespace
}  // namespace kairo::app
