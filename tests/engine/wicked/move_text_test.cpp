#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

using Kind = Move::Kind;

TEST(WickedMoveText, IsShortAndReadsBack) {
  const std::vector<std::pair<std::string_view, Move>> all{
      {"bid 3 ws", {Kind::bid, 3, both_signs}},
      {"bid 0 -", {Kind::bid, 0, 0}},
      {"bid 8 w", {Kind::bid, 8, witch_sign}},
      {"bid 1 s", {Kind::bid, 1, soul_sign}},
      {"colour red", {Kind::colour, 0}},
      {"return blue", {Kind::give_back, 2}},
      {"promote low blue", {Kind::promote, 0, 2}},
      {"spell middle green", {Kind::spell, 1, 1}},
      {"change middle blue red", {Kind::change, 1, 2, 0}},
      {"small 1", {Kind::small, 0}},
      {"great 2", {Kind::great, 1}},
      {"reward middle yellow", {Kind::reward, 1, 3}},
      {"decline", {Kind::decline}},
      {"done", {Kind::done}},
  };
  for (const auto& [text, move] : all) {
    EXPECT_EQ(move_text(move), text);
    Move read{Kind::great, 9, 9, 9};
    EXPECT_TRUE(parse_move(text, read)) << text;
    EXPECT_EQ(read, move) << text;
  }
}

TEST(WickedMoveText, EveryLegalMoveReadsBack) {
  visit_random_games(6, [](const State& state) {
    State::MoveList moves;
    legal(state, moves);
    for (const Move& move : moves) {
      Move read;
      ASSERT_TRUE(parse_move(move_text(move), read)) << move_text(move);
      ASSERT_EQ(read, move);
    }
  });
}

TEST(WickedMoveText, BlanksAroundWordsDoNotMatter) {
  Move read;
  EXPECT_TRUE(parse_move("  bid\t3   ws \r\n", read));
  EXPECT_EQ(read, (Move{Kind::bid, 3, both_signs}));
}

TEST(WickedMoveText, RejectsWhatIsNotAMoveAndChangesNothing) {
  for (const char* text : {"",
                           " ",
                           "bid",
                           "bid 3",
                           "bid ws 3",
                           "bid 3 sw",
                           "bid -1 -",
                           "bid 256 -",
                           "bid 3x -",
                           "bid 3 ws done",
                           "BID 3 ws",
                           "colour",
                           "colour white",
                           "return low red",
                           "promote red low",
                           "promote low",
                           "change low red",
                           "small 0",
                           "small x",
                           "great",
                           "great 256",
                           "done done",
                           "decline it",
                           "bidding 1 -",
                           "bid\0 3 ws"}) {
    Move move{Kind::change, 1, 2, 3};
    EXPECT_FALSE(parse_move(text, move)) << text;
    EXPECT_EQ(move, (Move{Kind::change, 1, 2, 3})) << text;
  }
}

TEST(WickedMoveText, ReadsNumbersOutOfBoundsWhichTheRulesThenRefuse) {
  const State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}});
  EXPECT_EQ(refusal_of(state, "small 3"), Refusal::no_such_thing);
  EXPECT_EQ(refusal_of(state, "great 255"), Refusal::no_such_thing);
}

}  // namespace
}  // namespace kairo::wicked::test
