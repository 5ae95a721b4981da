#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"

/// Where all are asked at once, a device that is passed around goes around once: who holds it answers first.
namespace kairo::app {
namespace {

struct HandOvers {
  int made = 0;
  int in_order = 0;  ///< what the order of the moves alone would take
};

/// Plays a match of people on the first seats and bots on the others, all of them at random.
HandOvers play_around(const Game& game, int people, int seats, std::uint64_t seed) {
  const std::string kinds =
      std::string(static_cast<std::size_t>(people), 'h') + std::string(static_cast<std::size_t>(seats - people), 'b');
  Session around("id", Match(game, standard_setup(*game.info, seats, seed)), testing::players(kinds));
  Rng rng(seed);
  HandOvers count;
  while (!around.match().over()) {
    if (around.turn().holder_is_asked()) around.let_holder_answer();
    if (around.awaited() != no_seat) {
      around.hand_over();
      ++count.made;
    }
    EXPECT_EQ(around.awaited(), no_seat);
    const Seat asked = around.now().to_move();
    EXPECT_TRUE(!around.played().is_human(asked) || !around.now().private_question() || around.viewer() == asked);
    auto moves = around.now().legal();
    std::erase_if(moves, [&](AnyMove move) { return around.now().move_text(move).starts_with("ask "); });
    EXPECT_TRUE(around.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).made());
  }
  Seat holder = no_seat;
  for (std::size_t step = 0; step < around.match().steps().size(); ++step) {
    const Seat seat = around.match().steps()[step].seat;
    if (!around.played().is_human(seat) || seat == holder) continue;
    const bool is_private = around.match().after(step).private_question();
    count.in_order += is_private ? 1 : 0;
    holder = is_private ? seat : no_seat;  // a public question is answered by whoever is nearest
  }
  return count;
}

/// The most hand-overs that a game takes, in percent of those in order. In Wicked, public questions come between, after
/// which nobody knows who holds the device; in Haratama only the passes, in Galleria hardly anything is asked at once.
struct Bound {
  const char* game;
  int people;
  int percent;
};
void PrintTo(const Bound& bound, std::ostream* out) { *out << bound.game << " with " << bound.people; }

class HandOversAround : public ::testing::TestWithParam<Bound> {};
INSTANTIATE_TEST_SUITE_P(, HandOversAround,
                         ::testing::Values(Bound{"wicked", 2, 80}, Bound{"wicked", 3, 88}, Bound{"haratama", 2, 99},
                                           Bound{"ruin", 2, 55}, Bound{"ruin", 3, 70}, Bound{"galleria", 2, 100}),
                         [](const auto& bound) {
                           return std::string(bound.param.game) + std::to_string(bound.param.people);
                         });

TEST_P(HandOversAround, AreAsFewAsSecrecyAllows) {
  const auto [name, people, percent] = GetParam();
  const Game& game = *find_game(name);
  HandOvers all;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const HandOvers one = play_around(game, people, std::max(game.info->min_seats, people + 1), seed);
    EXPECT_LE(one.made, one.in_order) << "seed " << seed;
    all.made += one.made;
    all.in_order += one.in_order;
  }
  RecordProperty("made", all.made);
  RecordProperty("in_order", all.in_order);
  EXPECT_LE(all.made * 100, all.in_order * percent);
}

/// Two people who have bid for the first corridor; the second one holds the device.
Session second_holds() {
  Session around = testing::session("hhb");
  for (int person = 0; person < 2; ++person) {
    around.hand_over();
    EXPECT_TRUE(testing::play(around, "bid 1 -"));
  }
  while (around.played().bot_to_move() != no_seat) EXPECT_TRUE(testing::play(around, "bid 0 -"));
  return around;
}

TEST(AnswerOfTheHolder, ComesFirstAndIsPlayedInOrder) {
  Session around = second_holds();
  const std::size_t before = around.match().steps().size();
  ASSERT_EQ(around.match().to_move(), 0);
  EXPECT_EQ(around.awaited(), 0);
  EXPECT_EQ(around.viewer(), no_seat) << "what was revealed is for everybody";
  ASSERT_TRUE(around.turn().holder_is_asked());
  around.let_holder_answer();
  EXPECT_EQ(around.awaited(), no_seat);
  EXPECT_EQ(around.viewer(), 1);
  ASSERT_TRUE(testing::play(around, "bid 2 -"));
  EXPECT_EQ(around.match().steps().size(), before) << "held until the turn comes";
  EXPECT_EQ(around.awaited(), 0);
  EXPECT_EQ(around.viewer(), no_seat);
  around.hand_over();
  ASSERT_TRUE(testing::play(around, "bid 1 -"));
  ASSERT_EQ(around.match().steps().size(), before + 2);
  EXPECT_EQ(around.match().steps()[before].seat, 0);
  EXPECT_EQ(around.match().steps()[before + 1].seat, 1);
}

TEST(AnswerOfTheHolder, CanBeTakenBackUntilTheDeviceIsHandedOver) {
  Session around = second_holds();
  around.let_holder_answer();
  ASSERT_TRUE(testing::play(around, "bid 2 -"));
  EXPECT_EQ(around.turn().undoable_by(), 1);
  ASSERT_TRUE(around.undo());
  EXPECT_EQ(around.viewer(), 1);
  EXPECT_TRUE(around.played().ahead().empty());
  ASSERT_TRUE(testing::play(around, "bid 2 -"));
  around.hand_over();
  EXPECT_EQ(around.turn().undoable_by(), no_seat);
}

TEST(AnswerOfTheHolder, IsNotOnTheHandOverScreen) {
  kairo::testing::AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*find_game("wicked")->info, 3, 2)) app.press(id);
  const auto bid = [&](const char* move) {
    kairo::testing::take_turns(app);
    app.press(move);
  };
  bid("move:bid 1 -");
  bid("move:bid 1 -");
  while (app.shows("table.skip")) app.press("table.skip");
  ASSERT_EQ(app.app().match()->to_move(), 0);
  EXPECT_EQ(app.screen(), "table") << "everybody looks at the bids first";
  EXPECT_TRUE(kairo::testing::says(app, "I am Player 2"));
  EXPECT_FALSE(kairo::testing::says(app, "move:bid"));
  app.press("table.hand_over");
  ASSERT_TRUE(kairo::testing::says(app, "move:bid 2 w")) << app.mirror();
  app.press("move:bid 2 w");
  EXPECT_EQ(app.screen(), "handover");
  EXPECT_TRUE(app.shows("table.undo"));
  EXPECT_FALSE(kairo::testing::says(app, kairo::testing::words_of("app.undo.move")));
  EXPECT_FALSE(kairo::testing::says(app, "witch"));
}

}  // namespace
}  // namespace kairo::app
