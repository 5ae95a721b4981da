#include <gtest/gtest.h>

#include <functional>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/wicked_taps.h"

namespace kairo::testing {
namespace {

using wicked::Move;
using wicked::State;

const Game& game() { return *find_game("wicked"); }
const State& state_of(const Position& position) { return *position.as<State>(); }

/// Every position of a match that chance plays.
void for_each_position(int seats, std::uint64_t seed, const std::function<void(const Position&)>& look) {
  Match match(game(), standard_setup(*game().info, seats, seed));
  for (Rng rng(seed); !match.over();) {
    look(match.now());
    play_at_random(match, rng, 1);
  }
  look(match.now());
}

/// The first position of such matches that is as wanted.
std::unique_ptr<Position> find_position(int seats, const std::function<bool(const State&)>& wanted) {
  for (std::uint64_t seed = 0;; ++seed) {
    Match match(game(), standard_setup(*game().info, seats, seed));
    for (Rng rng(seed); !match.over(); play_at_random(match, rng, 1))
      if (wanted(state_of(match.now()))) return match.now().clone();
  }
}

class WickedOnScreen : public ::testing::TestWithParam<Screen> {
 protected:
  [[nodiscard]] bool stepped() const { return std::string_view(GetParam().name) == low_frame.name; }
};
INSTANTIATE_TEST_SUITE_P(Screens, WickedOnScreen, ::testing::ValuesIn(screens),
                         [](const auto& screen) { return std::string(screen.param.name); });

TEST_P(WickedOnScreen, EveryLegalMoveCanBeTapped) {
  for (int seats = wicked::min_players; seats <= wicked::max_players; ++seats) {
    TappedTable table("wicked", GetParam());
    int positions = 0;
    for_each_position(seats, 40 + static_cast<std::uint64_t>(seats), [&](const Position& position) {
      if (position.turn() == no_seat || positions++ % 11 != 0) return;
      const State& state = state_of(position);
      State::MoveList moves;
      legal(state, moves);
      table.show(position);
      for (const Move move : moves) {
        const auto made = table.tap_all(taps_for(state, move, stepped()));
        ASSERT_TRUE(made.has_value()) << move_text(move);
        ASSERT_EQ(move_text(restore_move<Move>(*made)), move_text(move));
        table.table().cancel();
        table.frame();
      }
    });
  }
}

TEST_P(WickedOnScreen, ARivalsBoardIsEnlargedAndPutBack) {
  const auto position = find_position(4, [](const State& state) { return state.round == 1; });
  TappedTable table("wicked", GetParam());
  table.show(*position, 0);
  ASSERT_EQ(table.find("board.close"), nullptr);
  EXPECT_FALSE(table.tap("board.2").has_value());
  table.frame();
  ASSERT_NE(table.find("board.close"), nullptr);
  EXPECT_EQ(table.find("board.3"), nullptr) << "what is covered can still be tapped";
  EXPECT_TRUE(table.ui().crowded().empty());
  table.tap("board.close");
  table.frame();
  EXPECT_EQ(table.find("board.close"), nullptr);
  table.tap("board.3");
  EXPECT_TRUE(table.table().cancel());
  table.frame();
  EXPECT_EQ(table.find("board.close"), nullptr);
}

/// A position in which seat 0 has bid and seat 1 is asked, and the same with another bid of seat 0.
struct SealedBids {
  std::unique_ptr<Position> one;
  std::unique_ptr<Position> other;
};
SealedBids sealed_bids() {
  SealedBids bids;
  for (const auto& [bid, target] : {std::pair{"bid 1 -", &bids.one}, {"bid 3 ws", &bids.other}}) {
    Match match(game(), standard_setup(*game().info, 3, 5));
    match.play(*match.now().move_from(bid));
    *target = match.now().clone();
  }
  return bids;
}

TEST(WickedTable, ACoveredHandShowsNothingUntilItIsHeld) {
  const SealedBids bids = sealed_bids();
  TappedTable table("wicked", phone);
  table.show(*bids.one, 0, {}, false);
  const std::string covered = TappedTable::picture();
  const draw::Point hand = table.find("bid.peek")->centre();
  table.show(*bids.other, 0, {}, false);
  EXPECT_EQ(TappedTable::picture() == covered, true);

  const auto peek = [&](const Position& position) {
    table.show(position, 0, {}, false);
    table.stage().move_pointer(hand.x, hand.y);
    table.frame();
    table.stage().press_pointer();
    table.frame();
    table.frame();
    std::string picture = TappedTable::picture();
    table.stage().release_pointer();
    table.frame();
    return picture;
  };
  EXPECT_EQ(peek(*bids.one) == peek(*bids.other), false);
}

TEST(WickedTable, WhatIsNotAllowedSaysWhy) {
  const auto no_pair = find_position(3, [](const State& state) {
    if (state.phase != wicked::Phase::soul) return false;
    const wicked::Board& board = state.boards[state.asked];
    return board.tokens[0][0] == 1 && board.promotions == 0 && board.colour_changes == 0;
  });
  TappedTable table("wicked", phone);
  table.show(*no_pair);
  EXPECT_FALSE(table.tap("soul.low.red").has_value());
  EXPECT_EQ(table.ui().mirror().told, table.ui().say(Phrase{"wicked.refusal.needs_two", {}}));
  EXPECT_FALSE(table.tap("soul.spell.promotion").has_value());
  EXPECT_EQ(table.ui().mirror().told,
            table.ui().say(Phrase{"wicked.refusal.no_spell", {seat_name("seat", no_pair->turn())}}));
}

TEST(WickedTable, DoneWarnsOfWhatWouldBeLost) {
  const auto with_spell = find_position(3, [](const State& state) {
    return state.phase == wicked::Phase::soul && state.boards[state.asked].promotions == 1 &&
           state.boards[state.asked].colour_changes == 0;
  });
  TappedTable table("wicked", phone);
  table.show(*with_spell);
  EXPECT_FALSE(table.tap("soul.done").has_value());
  const std::string spell = table.ui().say(Phrase{"wicked.spells.promotion", {number("n", 1)}});
  EXPECT_NE(table.ui().mirror().told.find(spell), std::string::npos) << table.ui().mirror().told;
  EXPECT_TRUE(table.tap("soul.done").has_value());
}

TEST(WickedTable, AnArmedSpellIsAimedAtOnce) {
  const auto with_spell = find_position(3, [](const State& state) {
    const wicked::Board& board = state.boards[state.asked < 3 ? state.asked : 0];
    return state.phase == wicked::Phase::soul && board.promotions > 0 && board.tokens[0][2] > 0;
  });
  TappedTable table("wicked", phone);
  table.show(*with_spell);
  EXPECT_FALSE(table.tap("soul.spell.promotion").has_value());
  const auto move = table.tap("soul.low.blue");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(move_text(restore_move<Move>(*move)), "spell low blue");
}

TEST(WickedTable, AHandThatIsPutBackIsEmptyAgain) {
  Match match(game(), standard_setup(*game().info, 3, 5));
  TappedTable table("wicked", phone);
  table.show(match.now());
  table.tap_all({"bid.piece.4", "bid.sign.soul"});
  EXPECT_TRUE(table.table().cancel());
  EXPECT_FALSE(table.table().cancel());
  table.tap_all({"bid.piece.4", "bid.piece.4", "bid.sign.witch"});  // touched once more, the fourth goes back
  const auto move = table.tap("bid.close");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(move_text(restore_move<Move>(*move)), "bid 3 w");
}

}  // namespace
}  // namespace kairo::testing
