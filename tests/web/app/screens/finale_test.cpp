#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"
#include "web/app/pages/score_table.h"
#include "web/app/screens/score_words.h"

/// The points of a match that ends on the screen are counted up.
namespace kairo::app {
namespace {

using draw::testing::without_blanks;
using kairo::testing::make_last_move;
using kairo::testing::some_match;

constexpr std::string_view count = "end.count";

/// Somebody who watches the last move, with motion, until the count begins.
class Watcher : public kairo::testing::AppOnStage {
 public:
  explicit Watcher(Speed speed, std::string_view motion = "full", float width = 360, float height = 640)
      : AppOnStage(text::Language::en, width, height,
                   {{"settings", settings_text({.speed = speed})}, {"motion", std::string(motion)}}) {}

  void press(std::string_view id) {
    tell("press", id);
    do {
      frame();
      const draw::Mirror& mirror = app().ui().mirror;
      if (mirror.screen == "table" && app().match() != nullptr && app().match()->over())
        asked_at_end_.push_back(mirror.asked);
    } while (app().due() == 0.0 && !shows(count));
  }
  /// The question in words in each frame of the table from the one in which the last move is made.
  [[nodiscard]] const std::vector<std::string>& asked_at_end() const { return asked_at_end_; }
  /// The seconds until the picture rests.
  double rest() {
    const double began = now();
    settle();
    return now() - began;
  }
  void watch(const Match& match) {
    make_last_move(*this, match, std::vector<Player>(static_cast<std::size_t>(match.now().seats())));
  }
  /// The seconds until the last move has been shown.
  double wait_for_the_end(const Match& match) {
    const double began = now();
    watch(match);
    return now() - began;
  }
  [[nodiscard]] bool draws(const std::string& words) const {
    return std::ranges::any_of(draw::testing::drawn_items(app().ui()), [&](const draw::DrawnItem& item) {
      return without_blanks(item.words).find(without_blanks(words)) != std::string::npos;
    });
  }
  /// How many points of the last frame have the colour of what is lit.
  [[nodiscard]] std::ptrdiff_t lit_points() const {
    const ImU32 gold = app().ui().colour(draw::Ink::live);
    std::ptrdiff_t lit = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
      lit += std::ranges::count(list->VtxBuffer, gold, &ImDrawVert::col);
    return lit;
  }
  /// The most of them in a frame of the count, which is watched to its end.
  std::ptrdiff_t most_lit_points() {
    std::ptrdiff_t most = 0;
    for (; shows(count); frame()) most = std::max(most, lit_points());
    return most;
  }

 private:
  std::vector<std::string> asked_at_end_;
};

Match wicked_match() { return some_match(*find_game("wicked"), 3, 5); }

TEST(Finale, NamesTheWinnerAfterTheCount) {
  Watcher watcher(Speed::calm);
  watcher.watch(wicked_match());
  ASSERT_EQ(watcher.screen(), "end");
  ASSERT_TRUE(watcher.shows(count));
  const std::string winner = watcher.app().ui().mirror.asked;
  EXPECT_NE(winner.find("Player"), std::string::npos) << "screen readers get it at once";
  EXPECT_NE(winner.find("point"), std::string::npos) << winner;
  EXPECT_TRUE(watcher.draws(kairo::testing::words_of("app.end.counting")));
  EXPECT_FALSE(watcher.draws(winner));
  EXPECT_FALSE(watcher.shows("end.rematch"));
  watcher.rest();
  EXPECT_TRUE(says(watcher, kairo::testing::words_of("app.end.own.won"))) << "by the one who plays";
  EXPECT_TRUE(watcher.shows("end.rematch"));
  EXPECT_FALSE(watcher.app().due()) << "no frames at rest";
}

/// The last line of the log tells that the game is over, so readers would say it twice. While what the last round has
/// brought waits to be read, all that is left to do is to go on to the result.
TEST(Finale, AsksInWordsAtMostToGoOnOnceTheGameIsOver) {
  const std::string go_on = kairo::testing::words_of("app.lesson.on");
  for (const std::string_view game : {"ruin", "haratama", "wicked"}) {
    Watcher watcher(Speed::calm);
    watcher.watch(some_match(*find_game(game), 3, 5));
    const auto& asked = watcher.asked_at_end();
    ASSERT_GT(asked.size(), 1U) << game;
    EXPECT_TRUE(std::all_of(asked.begin() + 1, asked.end(),
                            [&](const std::string& words) { return words.empty() || words == go_on; }))
        << game << asked.back();
    if (game == "ruin") EXPECT_GT(std::ranges::count(asked, go_on), 0) << "the report waits for a press";
  }
}

TEST(Finale, LightsOnTheBoardWhatIsCounted) {
  for (const auto& [width, height] :
       {std::pair(320, 568), {360, 640}, {480, 320}, {640, 360}, {768, 1024}, {1280, 800}}) {
    Watcher watcher(Speed::calm, "full", static_cast<float>(width), static_cast<float>(height));
    watcher.watch(wicked_match());
    ASSERT_TRUE(watcher.shows(count));
    EXPECT_TRUE(watcher.draws(kairo::testing::words_of("wicked.score.low"))) << width;
    EXPECT_EQ(kairo::testing::faults(watcher.app().ui()), std::vector<std::string>{}) << width;
    const std::ptrdiff_t lit = watcher.most_lit_points();
    watcher.rest();
    EXPECT_GT(lit, watcher.lit_points()) << width;
  }
}

TEST(Finale, LeavesTheBoardWhereANumberIsPointedOut) {
  Watcher watcher(Speed::calm);
  const Match match = wicked_match();
  watcher.watch(match);
  watcher.rest();
  const Score score = match.now().score();
  const Seat first = by_place(score).front();
  const auto& points = score.of[first].by_source;
  const auto source = static_cast<int>(std::ranges::max_element(points) - points.begin());
  const std::string cell = score_cell_key(first, source);
  const std::ptrdiff_t unlit = watcher.lit_points();
  watcher.press(cell);
  watcher.rest();
  EXPECT_GT(watcher.lit_points(), unlit);
  watcher.press(cell);
  watcher.rest();
  EXPECT_EQ(watcher.lit_points(), unlit) << "a second press lights nothing";
  watcher.press(cell);
  watcher.strike(ImGuiKey_Escape);
  EXPECT_EQ(watcher.lit_points(), unlit) << "nor does Escape";
}

TEST(Finale, DoesNotShowTheWinnersBoardInFrontBeforeItIsCounted) {
  std::uint64_t seed = 1;
  while (by_place(some_match(*find_game("wicked"), 3, seed).now().score()).front() == 0) ++seed;
  Watcher watcher(Speed::calm);
  watcher.watch(some_match(*find_game("wicked"), 3, seed));
  ASSERT_TRUE(watcher.shows(count));
  EXPECT_FALSE(watcher.shows("board.1")) << "the first player's is in front";
  EXPECT_TRUE(watcher.shows("board.2") && watcher.shows("board.3"));
}

TEST(Finale, ShowsTheWinnersBoardInFrontOnceItIsCounted) {
  std::uint64_t seed = 1;
  while (by_place(some_match(*find_game("wicked"), 3, seed).now().score()).front() != 1) ++seed;
  Watcher watcher(Speed::calm);
  watcher.watch(some_match(*find_game("wicked"), 3, seed));
  watcher.rest();
  EXPECT_FALSE(watcher.shows(count));
  EXPECT_FALSE(watcher.shows("board.2")) << "the winner's is in front";
  EXPECT_TRUE(watcher.shows("board.1") && watcher.shows("board.3"));
}

TEST(Finale, IsShorterForThoseInAHurry) {
  const auto lasts = [](Speed speed) {
    Watcher watcher(speed);
    watcher.watch(wicked_match());
    return watcher.rest();
  };
  EXPECT_LT(lasts(Speed::brisk), lasts(Speed::calm) * 0.7);
  EXPECT_LT(lasts(Speed::quick), lasts(Speed::brisk));
}

TEST(Finale, FollowsALastMoveThatIsShownFasterToThoseInAHurry) {
  const Match match = some_match(*find_game("haratama"), 3, 5);
  const auto lasts = [&](Speed speed) { return Watcher(speed).wait_for_the_end(match); };
  const double calm = lasts(Speed::calm);
  EXPECT_LT(lasts(Speed::brisk), calm * 0.9) << "what the last trick brings stands as long at every pace";
}

TEST(Finale, IsHurriedByATap) {
  Watcher watcher(Speed::calm);
  watcher.watch(wicked_match());
  ASSERT_TRUE(watcher.shows(count));
  watcher.tap({180, 250});
  EXPECT_LT(watcher.rest(), 0.2) << "seconds on the app's clock";
  EXPECT_EQ(watcher.screen(), "end");
  EXPECT_TRUE(watcher.shows("end.rematch"));
}

TEST(Finale, IsHurriedByTheMirrorToo) {
  Watcher watcher(Speed::calm);
  watcher.watch(wicked_match());
  ASSERT_TRUE(says(watcher, count));
  watcher.say("press", count);
  EXPECT_FALSE(watcher.shows(count));
  EXPECT_TRUE(watcher.shows("end.rematch"));
}

TEST(Finale, ShowsHowTheScoresCameAboutWhenTheWinnerIsKnown) {
  Watcher watcher(Speed::calm);
  watcher.watch(wicked_match());
  const std::string title = watcher.app().ui().say("app.end.chart");
  EXPECT_FALSE(says(watcher, title));
  watcher.rest();
  EXPECT_TRUE(says(watcher, title));
}

TEST(Finale, IsNotForThoseWhoWantNoMotion) {
  for (const auto& [speed, motion] : {std::pair(Speed::instant, "full"), std::pair(Speed::calm, "reduced")}) {
    Watcher watcher(speed, motion);
    watcher.watch(wicked_match());
    EXPECT_FALSE(watcher.shows(count)) << motion;
    EXPECT_TRUE(watcher.shows("end.rematch")) << motion;
  }
}

TEST(Finale, IsNotRepeatedWhenAFinishedMatchIsOpened) {
  Watcher watcher(Speed::calm);
  watcher.open("#" + match_fragment(*write_code(wicked_match()), std::vector<Player>(3)));
  if (watcher.shows("recap.skip")) watcher.press("recap.skip");
  ASSERT_EQ(watcher.screen(), "end");
  EXPECT_FALSE(watcher.shows(count));
}

}  // namespace
}  // namespace kairo::app
