#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/lessons_of.h"

/// Lessons are read whole or not at all, and what is wrong with them is said with its line.
namespace kairo::app {
namespace {

const Game& game() { return *find_game("haratama"); }

/// Why a text is refused, with its line; empty if it is read.
std::string fault_of(const std::string& text) {
  const auto read = parse_lessons(game(), text);
  return read ? "" : std::to_string(read.error().line) + ": " + read.error().what;
}

/// The sample with one piece of it replaced.
std::string changed(const std::string& from, const std::string& to) {
  std::string text = testing::sample_lessons(game());
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(LessonText, IsReadWhole) {
  const auto read = parse_lessons(game(), testing::sample_lessons(game()));
  ASSERT_TRUE(read) << read.error().line << ": " << read.error().what;
  EXPECT_EQ(read->guide.minutes, 7);
  EXPECT_EQ(read->guide.steps.front().say, "app.lesson.guide");
  ASSERT_EQ(read->exercises.size(), 2U);
  EXPECT_EQ(read->exercises[1].goal.right.size(), 1U);
}

TEST(LessonText, SaysWhatIsWrong) {
  EXPECT_EQ(fault_of(""), "0: not lessons that this version can read");
  EXPECT_EQ(fault_of("kairo lessons 1\n"), "1: there is no guide");
  EXPECT_EQ(fault_of("kairo lessons 1\nsay x\n"), "2: a lesson must begin with `guide` or `exercise`");
  EXPECT_EQ(fault_of(changed("deal 3", "deal 9")), "5: the game cannot be dealt like this");
  EXPECT_EQ(fault_of(changed("deal 3", "deal x")), "3: a deal is `deal SEATS SEED`");
  EXPECT_EQ(fault_of(changed("minutes 7", "minutes 0")), "5: so many minutes?");
  EXPECT_EQ(fault_of(changed("minutes 7", "option x 1")), "5: the game has no such option");
  EXPECT_EQ(fault_of(changed("minutes 7", "seat 8")), "5: there is no such seat");
  EXPECT_EQ(fault_of(changed("say app.lesson.start", "shout x")), "7: this line is not understood: shout");
  EXPECT_EQ(fault_of(changed("say app.lesson.guide", "at x")), "6: this belongs to something that the coach says");
  EXPECT_NE(fault_of(changed("move ", "move x")).find("this move is not lawful here"), std::string::npos);
  EXPECT_NE(fault_of(changed("goal legal", "goal none")).find("there is no such goal"), std::string::npos);
  EXPECT_NE(fault_of(changed("goal legal", "goal event x 99")).find("a goal of an event is"), std::string::npos);
  EXPECT_NE(fault_of(changed("exercise choose", "exercise find")).find("the same id"), std::string::npos);
  EXPECT_NE(fault_of(changed("ask app.lesson.offer\n", "")).find("the question comes first"), std::string::npos);
  EXPECT_NE(fault_of(changed("deal 3 11", "state 00ff")).find("not the bytes of a position"), std::string::npos);
}

TEST(LessonText, AGuideEndsWithWords) {
  const std::string text = testing::sample_lessons(game());
  const std::string cut = text.substr(0, text.find("wrong "));  // after the first awaited move
  EXPECT_NE(fault_of(cut).find("the last step"), std::string::npos);
}

}  // namespace
}  // namespace kairo::app
