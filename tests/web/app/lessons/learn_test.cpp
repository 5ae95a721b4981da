#include <gtest/gtest.h>

#include "tests/web/support/arrows.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/pupil.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/support/tapped_table.h"
#include "web/tables/ruin/tints.h"
#include "web/text/catalogue.h"
#include "web/text/sentence.h"

/// Lessons in the whole app: from the box to the last step and back.
namespace kairo::app {
namespace {

using testing::Pupil;

class Learn : public ::testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] static const Game& game() { return *find_game(GetParam()); }
  [[nodiscard]] static std::string id() { return GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(EveryGame, Learn, ::testing::Values("wicked", "haratama", "ruin", "galleria"),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(Learn, ByTapsFromTheBoxToTheEnd) {
  Pupil pupil(game());
  pupil.press("box.learn." + id());
  EXPECT_EQ(pupil.heard("lessons"), id());
  pupil.bring_lessons();
  pupil.press("learn.guide");
  const auto make = [&](const Match& match, const std::string& move) {
    for (const std::string& tap : testing::taps_for_move(match.now(), *match.now().parse_move(move))) pupil.tap(tap);
  };
  take_guide(pupil, make, [&] { read_on(pupil, [&] { pupil.tap("lesson.on"); }); });
  EXPECT_TRUE(pupil.shows("lesson.box"));
  EXPECT_NE(pupil.heard("settings").find("learn " + id() + " finished"), std::string::npos);
}

/// A card played while the coach tells something would skip what is told next.
TEST_P(Learn, ATapOnTheTableDoesNothingBeforeTheCoachHasBeenReadOn) {
  Pupil pupil(game());
  pupil.open_learn();
  pupil.press("learn.guide");
  int tapped = 0;
  const auto tap_the_table = [&](std::string_view kind) {
    for (const std::string& id : pupil.spots()) {
      if (!id.starts_with(kind) || pupil.is_covered(*pupil.find(id))) continue;
      const std::string before = pupil.mirror();
      pupil.tap(id);
      EXPECT_EQ(pupil.mirror(), before) << id;
      ++tapped;
      return;
    }
  };
  const auto make = [&](const Match&, const std::string& move) { pupil.press("move:" + move); };
  take_guide(pupil, make, [&] {
    while (pupil.shows("lesson.skip")) pupil.press("lesson.skip");
    for (const char* kind : {"card.", "cell.", "bid.piece.", "bid.sign."}) tap_the_table(kind);
    pupil.tap("lesson.on");
  });
  EXPECT_GT(tapped, 4);
  EXPECT_TRUE(pupil.shows("lesson.box"));
}

TEST(LearnGalleria, APlayerAndTheDecksCanBeLookedAtBeforeTheCoachHasBeenReadOn) {
  Pupil pupil(*find_game("galleria"));
  pupil.open_learn();
  pupil.press("learn.guide");
  ASSERT_TRUE(pupil.shows("lesson.on"));
  for (const char* look : {"look.mine", "look.2", "look.stock"}) {
    pupil.tap(look);
    ASSERT_TRUE(pupil.shows("look.close")) << look;
    EXPECT_FALSE(pupil.shows("lesson.on")) << "the coach lies over what is read";
    pupil.tap("look.close");
    EXPECT_TRUE(pupil.shows("lesson.on")) << "the lesson has gone on";
  }
}

TEST(LearnRuin, AShapeTriedOutDoesNotLieInTheWayOfTheNextStep) {
  Pupil pupil(*find_game("ruin"));
  pupil.open_learn();
  pupil.press("learn.guide");
  const auto wrong = [] { return testing::points_in(ruin::tint::wrong); };
  int tried = 0;
  const auto make = [&](const Match& match, const std::string& move) {
    for (const std::string& tap : testing::taps_for_move(match.now(), *match.now().parse_move(move))) pupil.tap(tap);
  };
  take_guide(pupil, make, [&] {
    if (pupil.shows("draw.confirm") && pupil.shows("cell.a11")) {
      pupil.press("cell.a11");
      ASSERT_GT(wrong(), 0);
      ++tried;
    }
    read_on(pupil, [&] { pupil.tap("lesson.on"); });
    EXPECT_EQ(wrong(), 0);
  });
  EXPECT_GT(tried, 0);
}

TEST(LearnWicked, WhatWasSaidOfAWrongAnswerGoesWhenAnotherIsAimedAt) {
  Pupil pupil(*find_game("wicked"));
  pupil.open_learn();
  pupil.press("learn.guide");
  while (pupil.shows("lesson.on")) pupil.tap("lesson.on");
  pupil.press("move:bid 0 -");
  const std::string said = kairo::testing::words_of("wicked.guide.bid1.none");
  EXPECT_TRUE(testing::says(pupil, said));
  pupil.tap("bid.piece.2");
  EXPECT_FALSE(testing::says(pupil, said));
}

TEST_P(Learn, ByKeyboard) {
  Pupil pupil(game());
  pupil.open_learn();
  testing::Arrows arrows([&](ImGuiKey key) { pupil.strike(key); }, pupil.app().ui());
  const auto press = [&](const std::string& button) {
    ASSERT_TRUE(arrows.reach(button)) << button;
    const auto before = pupil.spots();
    pupil.strike(ImGuiKey_Enter);
    if (pupil.spots() != before) arrows.forget();
  };
  pupil.press("learn.guide");
  const auto make = [&](const Match& match, const std::string& move) {
    for (const std::string& tap : testing::taps_for_move(match.now(), *match.now().parse_move(move))) press(tap);
    arrows.forget();
  };
  press("lesson.on");
  pupil.strike(ImGuiKey_B);
  const auto go_on = [&] {
    read_on(pupil, [&] { pupil.strike(ImGuiKey_N); });
    arrows.forget();
  };
  take_guide(pupil, make, go_on);
  EXPECT_TRUE(pupil.shows("lesson.box"));
}

TEST_P(Learn, ThroughTheMirror) {
  Pupil pupil(game());
  pupil.open_learn();
  pupil.press("learn.guide");
  take_guide(
      pupil, [&](const Match&, const std::string& move) { pupil.press("move:" + move); },
      [&] { pupil.press("lesson.on"); });
  EXPECT_TRUE(pupil.lists("lesson.box"));
}

TEST_P(Learn, LeftAndTakenUpAfterReloading) {
  Settings kept;
  {
    Pupil pupil(game());
    pupil.open_learn();
    pupil.press("learn.guide");
    pupil.press("lesson.on");
    pupil.press("lesson.leave");
    EXPECT_EQ(pupil.screen(), "learn");
    EXPECT_TRUE(pupil.shows("learn.from_start"));
    kept = parse_settings(pupil.heard("settings"));
  }
  EXPECT_GT(kept.learned[id()].step, 0U);
  Pupil pupil(game(), text::Language::en, 360, 640, kept);
  pupil.open_learn();
  pupil.press("learn.guide");
  EXPECT_TRUE(pupil.lists("lesson.back")) << "it goes on at the second step";
  pupil.press("lesson.back");
  EXPECT_FALSE(pupil.lists("lesson.back"));
  pupil.press("lesson.on");
  pupil.press("lesson.leave");
  pupil.press("learn.from_start");
  EXPECT_FALSE(pupil.lists("lesson.back"));
}

/// Leaves a match played on for the box, where it is saved.
void leave_for_the_box(Pupil& pupil) {
  pupil.press("menu.open");
  pupil.press("menu.box");
}

/// Takes the guide to its end by letting the coach make each move.
void watch_guide(Pupil& pupil) {
  pupil.open_learn();
  pupil.press("learn.guide");
  take_guide(
      pupil, [&](const Match&, const std::string&) { pupil.press("lesson.show"); }, [&] { pupil.press("lesson.on"); });
}

TEST_P(Learn, PlaysTheMatchOnAsOneLikeAnyOther) {
  Pupil pupil(game());
  watch_guide(pupil);
  if (!pupil.lists("lesson.play_on")) return;  // the guide plays the whole match, or one that nobody has dealt
  EXPECT_TRUE(pupil.saved().empty()) << "a lesson itself is not saved";
  const std::size_t played = pupil.app().match()->steps().size();
  pupil.press("lesson.play_on");
  EXPECT_EQ(pupil.screen(), "table");
  EXPECT_GE(pupil.app().match()->steps().size(), played);
  for (const char* sign : {"table.log", "menu.open"}) EXPECT_TRUE(pupil.lists(sign)) << sign;
  leave_for_the_box(pupil);
  EXPECT_EQ(pupil.screen(), "box");
  EXPECT_FALSE(pupil.saved().empty());
}

TEST_P(Learn, LeavesWhatWasPlayedOnOutOfTheStatistics) {
  Pupil pupil(game());
  watch_guide(pupil);
  if (!pupil.lists("lesson.play_on")) return;
  pupil.press("lesson.play_on");
  while (pupil.screen() != "end") {
    const Position& now = pupil.app().match()->now();
    pupil.press(pupil.shows("table.go_on") ? "table.go_on" : "move:" + now.move_text(now.legal().back()));
    ASSERT_FALSE(HasFatalFailure());
  }
  EXPECT_EQ(pupil.heard("statistics"), "") << "the coach has played a part of it";
}

TEST_P(Learn, ATapTooManyDoesNotLeaveTheEnd) {
  Pupil pupil(game());
  watch_guide(pupil);
  ASSERT_TRUE(pupil.shows("lesson.box"));
  pupil.tap("lesson.box");
  EXPECT_EQ(pupil.screen(), "lesson") << "it was meant for what the end has replaced";
  pupil.wait(1);
  pupil.tap("lesson.box");
  EXPECT_EQ(pupil.screen(), "box");
}

/// Seen and heard: whoever is to read on is offered no moves but where the coach speaks of that line.
TEST(LearnGalleria, AsksOnlyForWhatTheCoachWants) {
  Pupil pupil(*find_game("galleria"));
  pupil.open_learn();
  pupil.press("learn.guide");
  const auto question = [&] { return pupil.app().ui().say(pupil.app().match()->now().question(0)); };
  const auto is_drawn = [&](const std::string& words) {
    return std::ranges::any_of(draw::testing::drawn_items(pupil.app().ui()),
                               [&](const draw::DrawnItem& item) { return item.words == words; });
  };
  int asked = 0;
  int told = 0;
  const auto make = [&](const Match&, const std::string&) {
    asked += pupil.app().ui().mirror.asked == question();
    pupil.press("lesson.show");
  };
  take_guide(pupil, make, [&] {
    const std::string& shown = pupil.app().ui().mirror.asked;
    told += shown == question();
    const bool waits = is_drawn(pupil.app().ui().say("app.lesson.waits"));
    EXPECT_TRUE(waits || is_drawn(shown) || shown == question()) << shown;
    pupil.press("lesson.on");
  });
  EXPECT_GT(asked, 10);
  EXPECT_EQ(told, 1) << "of the steps of a turn";
}

TEST(LearnGalleria, LeadsToAFirstMatchAtOnceWithOpponentsThatPlay) {
  Pupil pupil(*find_game("galleria"));
  pupil.open_learn();
  pupil.press("learn.guide");
  take_guide(
      pupil, [&](const Match&, const std::string&) { pupil.press("lesson.show"); }, [&] { pupil.press("lesson.on"); });
  pupil.press("lesson.first");
  EXPECT_EQ(pupil.screen(), "table");
  const Match* match = pupil.app().match();
  ASSERT_NE(match, nullptr);
  EXPECT_TRUE(match->setup()) << "it is saved and sent like any other";
  EXPECT_GT(match->now().seats(), 1);
  EXPECT_EQ(match->game().info->id, "galleria");
}

TEST_P(Learn, TicksExercisesThatAreSolved) {
  Pupil pupil(game());
  pupil.open_learn();
  for (std::size_t i = 0; i < pupil.lessons().exercises.size(); ++i) {
    const Exercise& exercise = pupil.lessons().exercises[i];
    if (exercise.goal.kind != Goal::Kind::moves) continue;
    pupil.press("learn.exercise." + std::to_string(i));
    EXPECT_EQ(pupil.screen(), "lesson");
    pupil.press("move:" + exercise.goal.right.front());
    EXPECT_NE(pupil.heard("settings").find("learn " + id() + " solved " + exercise.id), std::string::npos);
    pupil.press("lesson.all");
  }
}

TEST_P(Learn, CountsOneTapForEachMoveThatIsLookedFor) {
  Pupil pupil(game(), text::Language::en, 390, 844);
  pupil.open_learn();
  for (std::size_t i = 0; i < pupil.lessons().exercises.size(); ++i) {
    if (pupil.lessons().exercises[i].goal.kind != Goal::Kind::legal) continue;
    SCOPED_TRACE(i);
    pupil.press("learn.exercise." + std::to_string(i));
    const Position& position = pupil.app().match()->now();
    for (const AnyMove move : position.legal()) {
      EXPECT_FALSE(pupil.shows("lesson.all"));
      pupil.tap(testing::taps_for_move(position, move).front());
    }
    EXPECT_TRUE(pupil.shows("lesson.all")) << "all are found";
    pupil.press("lesson.all");
  }
}

TEST_P(Learn, TextsFitEveryScreen) {
  for (const text::Language language : text::languages) {
    for (const testing::Screen& screen : testing::screens) {
      SCOPED_TRACE(screen.name);
      Pupil pupil(game(), language, screen.width, screen.height);
      pupil.open_learn();
      pupil.press("learn.guide");
      const draw::Rect* coach = pupil.find("lesson.aside");
      ASSERT_NE(coach, nullptr);
      EXPECT_GE(coach->x, 0);
      EXPECT_GE(coach->y, 0);
      EXPECT_LE(coach->right(), screen.width);
      EXPECT_LE(coach->bottom(), screen.height);
      EXPECT_TRUE(draw::testing::overflowing(pupil.app().ui()).empty())
          << draw::testing::overflowing(pupil.app().ui()).front();
    }
  }
}

/// Numbers would make the guide look long; who hears it has no bar to see.
TEST(LearnScreens, CountTheStepsOnlyInWords) {
  for (const text::Language language : text::languages) {
    Pupil pupil(*find_game("haratama"), language);
    pupil.open_learn();
    pupil.press("learn.guide");
    for (int step = 0; step < 2; ++step) pupil.press("lesson.on");
    const int all = GuideRun::said_of(pupil.lessons().guide, 0).all;
    const std::vector<Arg> counts{number("n", 3), number("all", all)};
    EXPECT_NE(pupil.mirror().find(text::sentence(language, Phrase{"app.lesson.step", counts})), std::string::npos);
    const std::string total = std::to_string(all);
    for (const draw::DrawnItem& item : draw::testing::drawn_items(pupil.app().ui()))
      EXPECT_FALSE(item.words.contains(total)) << item.words;
  }
}

TEST(LearnScreens, SayWhenLessonsCannotBeFetched) {
  Pupil pupil(*find_game("wicked"));
  pupil.press("box.learn.wicked");
  EXPECT_FALSE(pupil.shows("learn.guide"));
  pupil.say("no lessons", "wicked\noffline");
  EXPECT_NE(pupil.mirror().find("offline"), std::string::npos);
  pupil.press("learn.again");
  EXPECT_EQ(pupil.heard("lessons"), "wicked");
  pupil.say("no lessons", "haratama\nfailed");  // of a game that was left meanwhile
  pupil.say("lessons", "wicked\nnonsense");
  EXPECT_TRUE(pupil.shows("learn.again"));
  pupil.bring_lessons();
  EXPECT_TRUE(pupil.shows("learn.guide"));
}

TEST(LearnScreens, AreOfferedBeforeTheFirstMatchAndLeaveWhatIsBeneath) {
  Pupil pupil(*find_game("wicked"));
  const auto offer = [&] {
    return pupil.mirror().find(std::string(text::raw(text::Language::en, "app.lesson.offer"))) != std::string::npos;
  };
  pupil.press("box.play.wicked");
  EXPECT_TRUE(offer());
  pupil.press("setup.learn");
  pupil.bring_lessons();
  pupil.press("learn.leave");
  EXPECT_EQ(pupil.screen(), "setup");
  pupil.press("setup.start");
  pupil.press("menu.open");
  pupil.press("menu.learn");
  pupil.bring_lessons();
  pupil.press("learn.guide");
  pupil.strike(ImGuiKey_Escape);
  EXPECT_EQ(pupil.screen(), "learn");
  pupil.strike(ImGuiKey_Escape);
  EXPECT_EQ(pupil.screen(), "table");
  pupil.press("menu.open");
  pupil.press("menu.box");
  pupil.press("box.play.wicked");
  EXPECT_FALSE(offer());
}

TEST(LearnScreens, AreNoLongerOfferedOnceALessonWasBegun) {
  Pupil pupil(*find_game("wicked"));
  pupil.press("box.play.wicked");
  pupil.press("setup.learn");
  pupil.bring_lessons();
  pupil.press("learn.guide");
  pupil.press("lesson.leave");
  pupil.press("learn.leave");
  EXPECT_EQ(pupil.screen(), "setup");
  EXPECT_EQ(pupil.mirror().find(std::string(text::raw(text::Language::en, "app.lesson.offer"))), std::string::npos);
}

TEST(LearnScreens, ToldByTheCoachIsInTheMirror) {
  Pupil pupil(*find_game("wicked"));
  pupil.open_learn();
  pupil.press("learn.guide");
  const std::string words(text::raw(text::Language::en, pupil.lessons().guide.steps.front().say));
  EXPECT_EQ(pupil.app().ui().mirror.message, words.empty() ? pupil.app().ui().mirror.message : words);
  EXPECT_EQ(pupil.app().ui().mirror.groups.front().heading, "Coach");
}

}  // namespace
}  // namespace kairo::app
