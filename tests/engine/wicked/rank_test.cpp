#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

constexpr Place none = Place::none;
constexpr Place first = Place::first;
constexpr Place second = Place::second;

/// The places, in seat order, after these bids of search pieces in a fresh deal.
std::vector<Place> places(const std::vector<int>& pieces) {
  State state = dealt(static_cast<int>(pieces.size()));
  for (const int bid : pieces) make(state, "bid " + std::to_string(bid) + " -");
  return {state.last.places.begin(), state.last.places.begin() + state.players};
}

TEST(WickedRank, ASoleHighestIsFirstAndTheNextHighestAreSecond) {
  EXPECT_EQ(places({3, 2, 1}), (std::vector{first, second, none}));
  EXPECT_EQ(places({1, 2, 5, 3}), (std::vector{none, none, first, second}));
  EXPECT_EQ(places({2, 4, 2, 2, 1}), (std::vector{second, first, second, second, none}));
  EXPECT_EQ(places({1, 0, 4, 1}), (std::vector{second, none, first, second}));
}

TEST(WickedRank, TiedHighestAreAllSecondAndTheNextGetNothing) {
  EXPECT_EQ(places({4, 4, 3, 3}), (std::vector{second, second, none, none}));
  EXPECT_EQ(places({2, 1, 2, 2, 1}), (std::vector{second, none, second, second, none}));
  EXPECT_EQ(places({1, 1, 1}), (std::vector{second, second, second}));
}

TEST(WickedRank, NobodyWithoutSearchPiecesIsRanked) {
  EXPECT_EQ(places({0, 1, 0, 0}), (std::vector{none, first, none, none}));
  EXPECT_EQ(places({0, 5, 5, 0, 0}), (std::vector{none, second, second, none, none}));
  EXPECT_EQ(places({0, 0, 0}), (std::vector{none, none, none}));
}

TEST(WickedRank, SignsDoNotCount) {
  State state = dealt(3);
  bids(state, {"2 ws", "3 -", "0 ws"});
  EXPECT_EQ(state.last.places, (BySeat<Place>{second, first, none}));
}

TEST(WickedRank, TheEventOfTheFirstComesBeforeThoseOfTheSeconds) {
  State state = dealt(4, {{Half::red, Half::green}});
  const auto placed = events_of(bids(state, {"2 -", "0 -", "3 -", "2 -"}), EventKind::placed);
  ASSERT_EQ(placed.size(), 3U);
  EXPECT_EQ(placed[0].seat, 2);
  EXPECT_EQ(placed[0].data[0], 1);
  EXPECT_EQ(placed[1].seat, 0);
  EXPECT_EQ(placed[2].seat, 3);
  EXPECT_EQ(placed[2].data[0], 2);
}

}  // namespace
}  // namespace kairo::wicked::test
