#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/lessons_of.h"
#include "web/app/lessons/exercise_run.h"
#include "web/app/lessons/guide_run.h"

/// The results of answers, without drawing anything.
namespace kairo::app {
namespace {

const Game& haratama() { return *find_game("haratama"); }

Lessons sample() { return *parse_lessons(haratama(), testing::sample_lessons(haratama())); }

AnyMove move_of(const LessonRun& run, const std::string& text) { return *run.session().now().parse_move(text); }

/// A lawful move other than this one.
AnyMove another(const LessonRun& run, AnyMove move) {
  for (const AnyMove legal : run.session().now().legal())
    if (legal != move) return legal;
  ADD_FAILURE() << "there is only one move";
  return move;
}

void let_others_move(LessonRun& run) {
  for (double now = 0; run.awaits() == Awaits::others; now += 0.1) run.advance(Speed::calm, false, now);
}

/// Goes on to the next step; a move that is shown has been looked at.
void go_to_next(LessonRun& run) {
  run.go_on();
  if (run.awaits() == Awaits::look) run.advance(Speed::instant, false, 0);
}

class GuideRuns : public ::testing::Test {
 protected:
  const Lessons lessons_ = sample();
  const Guide& guide_ = lessons_.guide;
  GuideRun run_{haratama(), guide_, 0};
};

TEST_F(GuideRuns, WaitForGoingOn) {
  EXPECT_EQ(run_.awaits(), Awaits::go_on);
  EXPECT_EQ(run_.says(), "app.lesson.guide");
  EXPECT_FALSE(run_.can_go_back());
  run_.go_on();
  EXPECT_EQ(run_.awaits(), Awaits::move);
  EXPECT_TRUE(run_.may_act());
}

TEST_F(GuideRuns, TellWhyAnotherMoveIsWorseAndWaitOn) {
  run_.go_on();
  const AnyMove wanted = move_of(run_, guide_.steps[1].move);
  EXPECT_TRUE(run_.play(another(run_, wanted)).empty());
  EXPECT_EQ(run_.remark().key, "app.lesson.finished");
  EXPECT_TRUE(run_.session().match().steps().empty());
  EXPECT_TRUE(run_.play(wanted).empty());
  EXPECT_EQ(run_.session().match().steps().size(), 1U);
  EXPECT_TRUE(run_.remark().empty());
}

TEST_F(GuideRuns, RefuseUnlawfulMovesAsUsual) {
  run_.go_on();
  EXPECT_FALSE(run_.play(AnyMove{0xffff}).empty());
  EXPECT_TRUE(run_.session().match().steps().empty());
}

TEST_F(GuideRuns, LetTheAwaitedMoveBeMadeOnlyWhenItIsAskedFor) {
  const AnyMove wanted = move_of(run_, guide_.steps[1].move);
  run_.play(another(run_, wanted));
  EXPECT_EQ(run_.remark().key, "app.lesson.not_yet");
  run_.play(wanted);
  EXPECT_EQ(run_.remark().key, "app.lesson.not_yet") << "what is said before it would be skipped";
  EXPECT_EQ(run_.step(), 0U);
  run_.go_on();
  run_.play(wanted);
  EXPECT_EQ(run_.step(), 2U);
}

TEST_F(GuideRuns, MakeTheOthersMovesAtBotsPace) {
  while (run_.awaits() != Awaits::others) go_to_next(run_);
  const std::size_t moves = run_.session().match().steps().size();
  EXPECT_FALSE(run_.advance(Speed::calm, true, 10)) << "something is still moving";
  EXPECT_FALSE(run_.advance(Speed::calm, false, 10));
  EXPECT_GT(run_.due(Speed::calm, false, 10).value_or(0), 0.05);
  EXPECT_TRUE(run_.advance(Speed::calm, false, 20));
  EXPECT_EQ(run_.session().match().steps().size(), moves + 1);
}

TEST_F(GuideRuns, AreTakenUpAndSteppedBackWhereTheyWere) {
  std::vector<std::string> positions;
  for (std::size_t step = 0; step < guide_.steps.size(); ++step) {
    EXPECT_EQ(run_.step(), step);
    const GuideRun taken_up(haratama(), guide_, step);
    EXPECT_TRUE(taken_up.session().now().equals(run_.session().now())) << step;
    if (run_.awaits() == Awaits::others)
      run_.advance(Speed::instant, false, 0);
    else
      go_to_next(run_);
  }
  EXPECT_EQ(run_.awaits(), Awaits::end);
  while (run_.can_go_back()) run_.go_back();
  EXPECT_EQ(run_.step(), 0U);
  EXPECT_TRUE(run_.session().match().steps().empty());
}

TEST_F(GuideRuns, LetAMoveThatTheyShowBeSeenBeforeTheyGoOn) {
  while (run_.awaits() != Awaits::move) run_.go_on();
  const std::size_t step = run_.step();
  const std::size_t moves = run_.session().match().steps().size();
  run_.go_on();
  EXPECT_EQ(run_.session().match().steps().size(), moves + 1) << "it is made at once";
  EXPECT_EQ(run_.awaits(), Awaits::look);
  EXPECT_FALSE(run_.may_act());
  EXPECT_FALSE(run_.advance(Speed::calm, false, 10));
  EXPECT_FALSE(run_.advance(Speed::calm, false, 11.5)) << "longer than a bot's move is awaited";
  EXPECT_EQ(run_.step(), step);
  EXPECT_TRUE(run_.advance(Speed::calm, false, 13));
  EXPECT_EQ(run_.step(), step + 1);
  EXPECT_EQ(run_.session().match().steps().size(), moves + 1);
}

TEST_F(GuideRuns, EndAtTheLastStepIfThereAreFewerThanBefore) {
  EXPECT_EQ(GuideRun(haratama(), guide_, 9999).awaits(), Awaits::end);
}

class ExerciseRuns : public ::testing::Test {
 protected:
  [[nodiscard]] ExerciseRun run(const std::string& id) const {
    return {haratama(), *std::ranges::find(lessons_.exercises, id, &Exercise::id)};
  }
  const Lessons lessons_ = sample();
};

TEST_F(ExerciseRuns, OfLegalMovesWantEachOnce) {
  ExerciseRun find = run("find");
  const auto legal = find.session().now().legal();
  find.play(legal[0]);
  EXPECT_EQ(find.remark().key, "app.lesson.found");
  find.play(legal[0]);
  EXPECT_EQ(find.remark().key, "app.lesson.found_before");
  for (const AnyMove move : legal) {
    EXPECT_FALSE(find.is_solved());
    find.play(move);
  }
  EXPECT_TRUE(find.is_solved());
  EXPECT_EQ(find.session().match().steps().size(), lessons_.exercises[0].moves.size()) << "nothing is played";
}

TEST_F(ExerciseRuns, OfMovesTakeTheRightOneOnly) {
  ExerciseRun choose = run("choose");
  const AnyMove right = move_of(choose, lessons_.exercises[1].goal.right.front());
  choose.play(another(choose, right));
  EXPECT_EQ(choose.remark().key, "app.lesson.finished");
  EXPECT_FALSE(choose.is_solved());
  choose.play(right);
  EXPECT_TRUE(choose.is_solved());
  EXPECT_EQ(choose.says(), "app.lesson.solved");
}

TEST_F(ExerciseRuns, AreNotSolvedByLookingAtTheAnswer) {
  ExerciseRun choose = run("choose");
  ASSERT_TRUE(choose.can_show_move());
  choose.go_on();
  EXPECT_EQ(choose.awaits(), Awaits::end);
  EXPECT_FALSE(choose.is_solved());
}

TEST_F(ExerciseRuns, OfAnEventAreSetBackWhenItDoesNotCome) {
  Exercise never = *std::ranges::find(lessons_.exercises, "choose", &Exercise::id);
  never.goal = {.kind = Goal::Kind::event, .right = {}, .event = "haratama.event.never", .moves = 1};
  ExerciseRun reach(haratama(), never);
  reach.play(reach.session().now().legal().front());
  EXPECT_EQ(reach.awaits(), Awaits::others);
  EXPECT_EQ(reach.remark().key, "app.lesson.finished");
  let_others_move(reach);
  EXPECT_EQ(reach.awaits(), Awaits::move);
  EXPECT_EQ(reach.session().match().steps().size(), never.moves.size());
  EXPECT_EQ(reach.remark().key, "app.lesson.finished") << "it stays to be read";
}

}  // namespace
}  // namespace kairo::app
