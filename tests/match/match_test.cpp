#include "engine/match/match.h"

#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/match/toy_box.h"

namespace kairo {
namespace {

AnyMove bid(int stones) { return erase_move(toy::Move{toy::Move::Kind::bid, static_cast<std::uint8_t>(stones)}); }
AnyMove polish() { return erase_move(toy::Move{toy::Move::Kind::polish, 0}); }
AnyMove done() { return erase_move(toy::Move{toy::Move::Kind::done, 0}); }

Match new_match(int seats = 2) { return Match(toy::game(), standard_setup(toy::info, seats, 7)); }

TEST(Match, RecordsEachMove) {
  Match match = new_match();
  ASSERT_TRUE(match.play(bid(3)).made());
  ASSERT_EQ(match.steps().size(), 1U);
  const Match::Step& step = match.steps()[0];
  EXPECT_EQ(step.seat, 0);
  EXPECT_EQ(step.move, bid(3));
  EXPECT_EQ(step.index, 3U);
  EXPECT_EQ(step.choices, 5U);
  EXPECT_EQ(step.events.size(), 1U);
  EXPECT_FALSE(step.sealed);
  EXPECT_EQ(match.to_move(), 1);
}

TEST(Match, TellsWhatTheDealItselfHasBrought) {
  const Game& galleria = *find_game("galleria");
  EXPECT_FALSE(Match(galleria, standard_setup(*galleria.info, 1, 7)).opening().empty()) << "the phantom's first turn";
  EXPECT_TRUE(new_match().opening().empty());
}

TEST(Match, ARefusedMoveChangesNothing) {
  Match match = new_match();
  const auto before = match.now().clone();
  for (const AnyMove move : {bid(5), polish(), done()}) {
    EXPECT_EQ(match.play(move).refused.key, "toy.refusal");
    EXPECT_TRUE(match.now().equals(*before));
    EXPECT_TRUE(match.steps().empty());
  }
}

TEST(Match, RefusesMovesWithBitsBeyondTheGamesMove) {
  Match match = new_match();
  AnyMove move = bid(1);
  move.bits |= std::uint64_t{1} << 40;
  EXPECT_EQ(match.play(move).refused.key, "match.refusal.no_such_move");
  EXPECT_TRUE(match.steps().empty());
}

TEST(Match, PlaysByIndexAmongTheLegalMoves) {
  Match match = new_match();
  EXPECT_FALSE(match.play_index(5));
  EXPECT_TRUE(match.play_index(4));
  EXPECT_EQ(match.steps()[0].move, bid(4));
}

TEST(Match, ASealedChoiceMayBeUndoneUntilTheNextSeatHasChosen) {
  Match match = new_match(3);
  match.play(bid(1));
  EXPECT_EQ(match.undoable_by(), 0);
  match.play(bid(2));
  EXPECT_EQ(match.undoable_by(), 1) << "the first seat's choice came before it";
  EXPECT_TRUE(match.undo());
  EXPECT_EQ(match.to_move(), 1);
  EXPECT_TRUE(match.undo());
  EXPECT_EQ(match.to_move(), 0);
  EXPECT_EQ(match.undoable_by(), no_seat);
  EXPECT_FALSE(match.undo());
}

TEST(Match, NothingIsUndoneAcrossARevealOrAFinalMove) {
  Match match = new_match();
  match.play(bid(1));
  match.play(bid(0));
  EXPECT_EQ(match.undoable_by(), no_seat) << "revealed";
  match.play(polish());
  match.play(polish());
  EXPECT_TRUE(match.undo());
  EXPECT_TRUE(match.undo());
  EXPECT_FALSE(match.undo()) << "back at the reveal";
  match.play(done());
  EXPECT_FALSE(match.undo()) << "done is final";
  EXPECT_EQ(match.steps().size(), 3U);
}

TEST(Match, KeepsThePositionAfterEachMove) {
  const Match match = random_match(toy::game(), standard_setup(toy::info, 3, 5));
  Match again(toy::game(), *match.setup());
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    EXPECT_TRUE(again.now().equals(match.after(i)));
    EXPECT_TRUE(again.play(match.steps()[i].move).made());
  }
  EXPECT_TRUE(again.now().equals(match.now()));
  EXPECT_TRUE(match.over());
}

TEST(Match, ACopyIsIndependent) {
  Match match = new_match();
  match.play(bid(1));
  Match copy = match;
  copy.play(bid(2));
  EXPECT_EQ(match.steps().size(), 1U);
  EXPECT_EQ(match.to_move(), 1);
  match = copy;
  EXPECT_EQ(match.steps().size(), 2U);
  EXPECT_TRUE(match.now().equals(copy.now()));
}

TEST(Match, BeginsAtACustomPosition) {
  const Match full = random_match(toy::game(), standard_setup(toy::info, 2, 9), 4);
  Match match(toy::game(), full.now().clone());
  EXPECT_FALSE(match.setup().has_value());
  EXPECT_TRUE(match.now().equals(full.now()));
  EXPECT_EQ(match.undoable_by(), no_seat);
  EXPECT_TRUE(match.play_index(0));
}

TEST(Match, AfterTheEndEveryMoveIsRefused) {
  Match match = random_match(toy::game(), standard_setup(toy::info, 2, 1));
  ASSERT_TRUE(match.over());
  EXPECT_FALSE(match.play(done()).made());
  EXPECT_FALSE(match.play_index(0));
}

TEST(Match, ItsFirstMovesAreAMatchOfTheirOwn) {
  const Match whole = random_match(toy::game(), standard_setup(toy::info, 3, 5));
  ASSERT_GT(whole.steps().size(), 4U);
  Match beginning = whole.first(4);
  EXPECT_EQ(beginning.steps().size(), 4U);
  EXPECT_TRUE(beginning.now().equals(whole.after(4)));
  EXPECT_TRUE(beginning.play(whole.steps()[4].move).made());
  EXPECT_TRUE(beginning.now().equals(whole.after(5)));
  EXPECT_TRUE(whole.first(0).steps().empty());
  EXPECT_TRUE(whole.first(whole.steps().size()).now().equals(whole.now()));
}

TEST(Match, TellsWhoseMoveCouldBeUndoneOnceTheLaterOnesAre) {
  Match match = new_match(3);
  match.play(bid(1));
  match.play(bid(2));
  match.play(bid(0));
  EXPECT_EQ(match.undoable_by(0), no_seat) << "nothing was chosen";
  EXPECT_EQ(match.undoable_by(1), 0);
  EXPECT_EQ(match.undoable_by(2), 1);
  EXPECT_EQ(match.undoable_by(3), no_seat) << "the bids were revealed";
}

}  // namespace
}  // namespace kairo
