#include <set>

#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedDeal, PiecesAndCorridorsDependOnTheNumberOfPlayers) {
  struct Row {
    int players, pieces, corridors, cards;
  };
  for (const Row& row : {Row{3, 6, 4, 16}, Row{4, 7, 5, 20}, Row{5, 8, 6, 24}}) {
    const State state = dealt(row.players);
    const View view = look(state, no_seat);
    EXPECT_EQ(seats(state), row.players);
    EXPECT_EQ(view.laid.size(), static_cast<std::size_t>(row.corridors));
    EXPECT_EQ(view.laid.size() + view.deck_left, static_cast<std::size_t>(row.cards));
    EXPECT_EQ(view.removed, 24 - row.cards);
    for (int seat = 0; seat < row.players; ++seat) {
      EXPECT_EQ(state.boards[seat].pieces, row.pieces);
      EXPECT_EQ(state.boards[seat].signs, witch_sign | soul_sign);
    }
  }
}

TEST(WickedDeal, EverybodyHasTwoOraclesOfEachKindAndNothingElse) {
  for (int players = min_players; players <= max_players; ++players) {
    const State state = dealt(players);
    std::set<int> great;
    std::set<int> small;
    for (int seat = 0; seat < players; ++seat) {
      const Board& board = state.boards[seat];
      great.insert(board.great.begin(), board.great.end());
      small.insert(board.small.begin(), board.small.end());
      EXPECT_EQ(board.tokens, Tokens{});
      EXPECT_EQ(board.impurity + board.promotions + board.colour_changes, 0);
    }
    EXPECT_EQ(great.size(), static_cast<std::size_t>(2 * players));
    EXPECT_EQ(small.size(), static_cast<std::size_t>(2 * players));
  }
}

TEST(WickedDeal, TheFirstSeatBidsForTheFirstCorridorOfTheFirstRound) {
  const State state = dealt(4);
  EXPECT_EQ(to_move(state), 0);
  EXPECT_EQ(state.phase, Phase::bid);
  EXPECT_EQ(state.round, 0);
  EXPECT_EQ(state.corridor, 0);
  EXPECT_EQ(state.last.happened, 0);
}

TEST(WickedDeal, ASeedAlwaysDealsTheSame) {
  State state;
  deal(standard_setup(info, 4, 2021), state);
  EXPECT_EQ(state.order, (std::array<std::uint8_t, 24>{11, 15, 18, 2,  8, 6,  3, 21, 20, 12, 14, 16,
                                                       22, 10, 4,  23, 0, 19, 1, 9,  5,  13, 7,  17}));
  EXPECT_EQ(state.boards[0].great, (std::array<std::uint8_t, 2>{7, 0}));
  EXPECT_EQ(state.boards[3].great, (std::array<std::uint8_t, 2>{11, 5}));
  EXPECT_EQ(state.boards[0].small, (std::array<std::uint8_t, 2>{0, 11}));
  EXPECT_EQ(state.boards[3].small, (std::array<std::uint8_t, 2>{3, 1}));
}

TEST(WickedDeal, DealingIntoAUsedStateResetsIt) {
  State played = dealt(5);
  bids(played, {"3 w", "1 -", "0 -", "2 s", "1 -"});
  deal(standard_setup(info, 3, 1), played);
  EXPECT_EQ(played, dealt(3));
}

TEST(WickedDeal, NothingOfAnEarlierMatchIsLeft) {
  State fresh;
  deal(standard_setup(info, 3, 8), fresh);
  State used;
  deal(standard_setup(info, 5, 2), used);
  Rng rng(2);
  play_until(used, rng, [](const State&) { return false; });
  deal(standard_setup(info, 3, 8), used);
  EXPECT_EQ(used, fresh);
}

}  // namespace
}  // namespace kairo::wicked::test
