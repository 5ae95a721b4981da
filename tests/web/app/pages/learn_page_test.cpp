#include "web/app/pages/learn_page.h"

#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/documents.h"
#include "tests/web/support/lessons_of.h"

namespace kairo::app {
namespace {

using kairo::testing::has_text;
using kairo::testing::offers;
using kairo::testing::writer_in;
using State = LessonShelf::State;

constexpr auto english = text::Language::en;

const Game& wicked() { return *find_game("wicked"); }

/// A shelf with the sample, whose coach says texts of the app.
LessonShelf filled_shelf() {
  LessonShelf shelf(wicked());
  shelf.set_lessons(
      std::make_shared<const Lessons>(*parse_lessons(wicked(), kairo::testing::sample_lessons(wicked()))));
  return shelf;
}

Document page_of(const LessonShelf& shelf, const LessonProgress& progress, text::Language language = english) {
  Document document = learn_page(writer_in(language), shelf, progress);
  kairo::testing::expect_sound(document);
  for (const char* key : {"learn.leave", "menu.open"}) EXPECT_TRUE(offers(document, key)) << key;
  return document;
}

TEST(LearnPage, SaysThatLessonsAreFetchedOrCannotBe) {
  LessonShelf shelf(wicked());
  const std::pair<State, const char*> states[] = {{State::fetching, "app.lesson.fetching"},
                                                  {State::offline, "app.lesson.offline"},
                                                  {State::failed, "app.lesson.failed"}};
  for (const auto& [state, key] : states) {
    shelf.set_state(state);
    const Document page = page_of(shelf, {});
    EXPECT_TRUE(has_text(page, writer_in(english), key));
    EXPECT_EQ(offers(page, "learn.again"), state != State::fetching);
    EXPECT_FALSE(offers(page, "learn.guide"));
  }
}

TEST(LearnPage, WaitsForTheWordsOfTheLessons) {
  Lessons lessons = *filled_shelf().lessons();
  lessons.guide.steps.front().say = "app.no_such_text";
  LessonShelf shelf(wicked());
  shelf.set_lessons(std::make_shared<const Lessons>(std::move(lessons)));
  const Document page = page_of(shelf, {});
  EXPECT_TRUE(has_text(page, writer_in(english), "app.lesson.fetching"));
  EXPECT_FALSE(offers(page, "learn.again")) << "there is nothing to try again";
  EXPECT_FALSE(offers(page, "learn.guide"));
}

TEST(LearnPage, OffersTheGuideAndTheExercises) {
  const LessonShelf shelf = filled_shelf();
  for (const text::Language language : text::languages) {
    const Document page = page_of(shelf, {}, language);
    EXPECT_EQ(page.name, "learn");
    EXPECT_TRUE(has_text(page, writer_in(language), {"app.lesson.minutes", {number("n", 7)}}));
    EXPECT_EQ(find_block(page, "learn.guide")->words, writer_in(language).say("app.lesson.start"));
    EXPECT_EQ(find_block(page, "learn.guide")->look, "main");
    EXPECT_FALSE(offers(page, "learn.from_start"));
    ASSERT_EQ(shelf.lessons()->exercises.size(), 2U);
    for (const char* key : {"learn.exercise.0", "learn.exercise.1"}) EXPECT_TRUE(offers(page, key)) << key;
  }
}

TEST(LearnPage, ShowsHowFarTheGuideWasTaken) {
  const Document page = page_of(filled_shelf(), {.step = 1});
  EXPECT_EQ(find_block(page, "learn.guide")->words, writer_in(english).say("app.lesson.take_up"));
  EXPECT_TRUE(offers(page, "learn.from_start"));
  int progress = 0;
  kairo::testing::each_block(page.blocks, [&](const Block& block) { progress += block.kind == Block::Kind::progress; });
  EXPECT_EQ(progress, 1);
  const Document finished = page_of(filled_shelf(), {.finished = true});
  EXPECT_EQ(find_block(finished, "learn.guide")->words, writer_in(english).say("app.lesson.from_start"));
  EXPECT_NE(find_block(finished, "learn.guide")->look, "main");
}

TEST(LearnPage, MarksTheExercisesThatAreSolved) {
  const LessonShelf shelf = filled_shelf();
  const Document page = page_of(shelf, {.solved = {shelf.lessons()->exercises[1].id}});
  EXPECT_EQ(find_block(page, "learn.exercise.0")->note, "");
  EXPECT_EQ(find_block(page, "learn.exercise.1")->note, writer_in(english).say("app.lesson.solved"));
  EXPECT_TRUE(has_text(page, writer_in(english), {"app.lesson.solved_of", {number("n", 1), number("all", 2)}}));
}

}  // namespace
}  // namespace kairo::app
