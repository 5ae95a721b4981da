#include "web/app/session/thinking.h"

#include <gtest/gtest.h>

#include "engine/bots/thinker.h"
#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

/// A page that notes what it is asked.
struct ThinkingPage {
  Services services{.send = [this](ToPage message, std::string_view text) { sent.emplace_back(message, text); },
                    .write = {},
                    .random_seed = {}};
  Thinking thinking{services};
  Match match = testing::played(2);
  std::vector<std::pair<ToPage, std::string>> sent;

  Thinking::Question ask() { return thinking.ask(match.now(), match.to_move(), BotLevel::skilled, Rng(5)); }
};

TEST(Thinking, SendsAQuestionWithItsIdAndWaitsForTheAnswer) {
  ThinkingPage page;
  const auto question = page.ask();
  const std::string request = write_request(page.match.now(), page.match.to_move(), BotLevel::skilled, Rng(5));
  ASSERT_EQ(page.sent.size(), 1U);
  EXPECT_EQ(page.sent[0], std::pair(ToPage::think, "1\n" + request));
  EXPECT_TRUE(question.open());
  page.thinking.receive_answer("1\n77");
  EXPECT_FALSE(question.open());
  ASSERT_TRUE(question.decision().has_value());
  EXPECT_EQ(question.decision()->move, AnyMove{77});
}

TEST(Thinking, StopsAQuestionThatNobodyWaitsForAndIgnoresItsAnswer) {
  ThinkingPage page;
  { const auto left = page.ask(); }
  ASSERT_EQ(page.sent.size(), 2U);
  EXPECT_EQ(page.sent[1], std::pair(ToPage::stop_thinking, std::string("1")));
  const auto next = page.ask();
  page.thinking.receive_answer("1\n77");
  EXPECT_TRUE(next.open());
  page.thinking.receive_answer("2\n88");
  EXPECT_EQ(next.decision()->move, AnyMove{88});
}

TEST(Thinking, StopsTheOldQuestionWhenAnotherTakesItsPlace) {
  ThinkingPage page;
  auto question = page.ask();
  question = page.ask();
  EXPECT_EQ(page.sent.back(), std::pair(ToPage::stop_thinking, std::string("1")));
  page.thinking.receive_answer("1\n77");
  EXPECT_TRUE(question.open());
}

TEST(Thinking, DoesNotStopWhatIsAnswered) {
  ThinkingPage page;
  {
    const auto question = page.ask();
    page.thinking.receive_answer("1\n77");
  }
  EXPECT_EQ(page.sent.size(), 1U);
}

TEST(Thinking, HasNoDecisionWhenNobodyCouldThinkOrTheAnswerIsDamaged) {
  ThinkingPage page;
  const auto lost = page.ask();
  page.thinking.receive_failure("1");
  page.thinking.receive_answer("1\n77");  // too late
  const auto damaged = page.ask();
  page.thinking.receive_answer("2\n77 5");
  for (const auto* question : {&lost, &damaged}) {
    EXPECT_FALSE(question->open());
    EXPECT_FALSE(question->decision().has_value());
  }
}

}  // namespace
}  // namespace kairo::app
