#include <map>
#include <set>

#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedView, TheOrderOfUnseenCardsIsHidden) {
  State some = dealt(3);
  State other = some;
  std::reverse(other.order.begin() + corridors_per_round(3), other.order.end());
  ASSERT_NE(some, other);
  for (const Seat seat : {Seat{0}, Seat{2}, no_seat}) EXPECT_EQ(look(some, seat), look(other, seat));
}

TEST(WickedView, EverythingElseIsPublic) {
  visit_random_games(5, [](const State& state) {
    const View view = look(state, no_seat);
    ASSERT_EQ(view.boards, state.boards);
    ASSERT_EQ(view.last, state.last);
    ASSERT_EQ(view.whites, state.whites);
    ASSERT_EQ(view.stepped, state.stepped);
    if (state.phase == Phase::bid) {
      ASSERT_EQ(lit_card(view), state.order[state.round * corridors_per_round(state.players) + state.corridor]);
    }
  });
}

TEST(WickedView, OnlyBidsArePrivateQuestions) {
  visit_random_games(
      3, [](const State& state) { ASSERT_EQ(private_question(look(state, no_seat)), state.phase == Phase::bid); });
}

TEST(WickedImagine, DrawsEveryLawfulHiddenBidAboutEquallyOften) {
  State state = dealt(3);
  bids(state, {"4 w", "0 -", "0 -"});
  make(state, "bid 1 s");
  Rng rng(6);
  std::map<std::string, int> times;
  constexpr int draws = 6000;
  for (int i = 0; i < draws; ++i) {
    const Bid bid = imagine(look(state, 1), rng).sealed[0];
    ++times[move_text({Move::Kind::bid, bid.pieces, bid.signs})];
  }
  EXPECT_EQ(times.size(), 6U) << "none to two pieces, with or without the soul's sign";
  for (const auto& [bid, count] : times) EXPECT_NEAR(count, draws / 6, 150) << bid;
}

TEST(WickedImagine, KeepsOnesOwnBid) {
  State state = dealt(3);
  bids(state, {"4 w", "3 s"});
  Rng rng(6);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(imagine(look(state, 1), rng).sealed[1], (Bid{3, soul_sign}));
}

TEST(WickedImagine, AnyUnseenCardMayComeNextOrBeTheRemovedOne) {
  const State state = dealt(4);
  Rng rng(8);
  std::set<int> next;
  std::set<int> removed;
  for (int i = 0; i < 2000; ++i) {
    const State imagined = imagine(look(state, 0), rng);
    ASSERT_TRUE(std::equal(state.order.begin(), state.order.begin() + 5, imagined.order.begin()));
    next.insert(imagined.order[5]);
    removed.insert(imagined.order.back());
  }
  EXPECT_EQ(next.size(), 19U);
  EXPECT_EQ(removed.size(), 19U);
}

}  // namespace
}  // namespace kairo::wicked::test
