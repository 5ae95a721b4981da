#include <gtest/gtest.h>

#include "engine/games/wicked/pieces/board.h"
#include "engine/match/random_play.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/last_move.h"
#include "tests/web/tables/wicked/taps.h"

/// Answers after a corridor at the table of The Wicked Labyrinth, and what the boards tell meanwhile.
namespace kairo::testing {
namespace {

using wicked::Phase;
using wicked::State;

template <class Wanted>
Match found(int players, Wanted wanted) {
  for (std::uint64_t seed = 1;; ++seed) {
    Match match = match_of(players, seed);
    for (Rng rng(seed); !match.over(); play_at_random(match, rng, 1))
      if (wanted(*match.now().as<State>())) return match;
  }
}

/// Whether the last frame has these words in some line.
bool says(TappedTable& table, const std::string& words) {
  return std::ranges::any_of(draw::testing::drawn_items(table.ui()),
                             [&](const draw::DrawnItem& item) { return item.words.contains(words); });
}

int low_souls(const State& state) { return on_shelf(state.boards[state.asked], wicked::Rank::low); }
constexpr int low_room = wicked::room[0];

const auto has_to_return = [](const State& state) { return state.phase == Phase::return_token && state.stepped == 0; };
const auto has_to_return_one = [](const State& state) {
  return has_to_return(state) && low_souls(state) == low_room + 1;
};
const auto has_to_pick = [](const State& state) {
  return state.phase == Phase::pick_colour && state.whites[state.asked] == 1 && low_souls(state) < low_room;
};

const auto has_to_return_more = [](const State& state) {
  return has_to_return(state) && low_souls(state) > low_room + 1;
};
const auto returns_for_an_oracle = [](const State& state) {
  return state.phase == Phase::return_token && state.stepped != 0;
};
const auto has_to_make_room = [](const State& state) { return state.phase == Phase::make_room; };

/// During the search, in soul processing, and whether more is asked or not: a second tap from habit hits nothing else.
TEST(WickedAnswer, AColourAndASoulToReturnAreChosenByOneTapAndTakenByASecondOne) {
  for (const Match& match : {found(3, has_to_return_one), found(3, has_to_pick), found(3, has_to_return_more),
                             found(3, returns_for_an_oracle), found(3, has_to_make_room)}) {
    const State& state = *match.now().as<State>();
    const AnyMove move = match.now().legal().front();
    const std::string spot = taps_for(state, restore_move<wicked::Move>(move), false).front();
    for (const Screen& screen : screens) {
      TappedTable table("wicked", screen);
      table.show(match.now());
      EXPECT_FALSE(table.tap(spot)) << spot << " on " << screen.name;
      table.frame();
      EXPECT_TRUE(says(table, words_of("wicked.then.again"))) << screen.name;
      EXPECT_TRUE(table.table().cancel()) << "it can be dropped";
      EXPECT_FALSE(table.tap(spot));
      EXPECT_EQ(table.tap(spot), move);
    }
  }
}

const auto small_oracle_that = [](bool overfilling) {
  return [overfilling](const State& state) {
    if (state.phase != Phase::soul) return false;
    const wicked::Board& board = state.boards[state.asked];
    const wicked::Move move{wicked::Move::Kind::small};
    wicked::State::MoveList moves;
    legal(state, moves);
    return board.small_done[0] == 0 && std::ranges::count(moves, move) == 1 && overfills(state, move) == overfilling;
  };
};

/// Souls given for an oracle may find no room: what that costs is told before it is done.
TEST(WickedAnswer, AnOracleThatCostsSoulsSaysSoAndIsAchievedByASecondTap) {
  const wicked::Move move{wicked::Move::Kind::small};
  const Match full = found(3, small_oracle_that(true));
  const Match roomy = found(3, small_oracle_that(false));
  for (const Screen& screen : screens) {
    TappedTable table("wicked", screen);
    table.show(full.now());
    EXPECT_FALSE(table.tap("oracle.small.1")) << screen.name;
    table.frame();
    EXPECT_TRUE(says(table, words_of("wicked.then.again"))) << screen.name;
    EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty()) << screen.name;
    EXPECT_TRUE(table.table().cancel()) << "it can be dropped";
    EXPECT_FALSE(table.tap("oracle.small.1"));
    EXPECT_EQ(table.tap("oracle.small.1"), erase_move(move)) << screen.name;
    table.show(roomy.now());
    EXPECT_EQ(table.tap("oracle.small.1"), erase_move(move)) << "one tap where all find room, " << screen.name;
  }
}

TEST(WickedAnswer, OneTapIsEnoughForWhoeverConfirmsNoMoves) {
  const Match match = found(3, has_to_pick);
  const AnyMove move = match.now().legal().front();
  TappedTable table("wicked", phone);
  table.stage().input.confirms_moves = false;
  table.show(match.now());
  EXPECT_EQ(table.tap(taps_for(*match.now().as<State>(), restore_move<wicked::Move>(move), false).front()), move);
}

/// Souls for which there is no room lie there until their owner has returned some. Five players' boards are too narrow
/// on a phone for more than the number.
TEST(WickedAnswer, ARankThatIsTooFullSaysSo) {
  for (int players = 3; players <= 4; ++players) {
    const Match match = found(players, has_to_return);
    const State& state = *match.now().as<State>();
    const int low = on_shelf(state.boards[state.asked], wicked::Rank::low);
    for (const Screen& screen : {phone, desk}) {
      for (const Seat viewer : {state.asked, static_cast<Seat>((state.asked + 1) % players)}) {
        TappedTable table("wicked", screen);
        table.show(match.now(), viewer);
        EXPECT_TRUE(says(table, std::to_string(low) + "/6")) << players << " on " << screen.name;
      }
    }
  }
}

/// The number of souls for which there is no room stands beside them, on the own board and on that of a rival.
TEST(WickedAnswer, TheNumberOfSoulsOfAFullRankCoversNoneOfThem) {
  constexpr float body_share = 0.36F;  // the rest of the picture is its glow
  for (int players = 3; players <= 4; ++players) {
    const Match match = found(players, has_to_return);
    const State& state = *match.now().as<State>();
    const std::string number = std::to_string(low_souls(state)) + "/6";
    for (const Screen& screen : screens) {
      for (const Seat viewer : {state.asked, static_cast<Seat>((state.asked + 1) % players)}) {
        TappedTable table("wicked", screen);
        table.show(match.now(), viewer);
        const auto items = draw::testing::drawn_items(table.ui());
        for (const draw::DrawnItem& told : items) {
          if (told.words != number) continue;
          for (const draw::DrawnItem& item : items) {
            if (!item.words.starts_with("soul")) continue;
            const draw::Rect body = draw::square_around(item.at.centre(), item.at.w * body_share);
            const draw::Rect both = draw::intersection(told.at, body);
            EXPECT_LE(std::min(both.w, both.h), 0)
                << item.words << " on " << screen.name << ", " << players << " players";
          }
        }
      }
    }
  }
}

/// Beside their number: a number alone says nothing to somebody new.
TEST(WickedAnswer, TheSoulsOfARivalArePicturesOnAPhoneToo) {
  const Match match = found(4, [](const State& state) {
    return state.phase == Phase::bid && state.round == 1 && state.corridor == 1 &&
           on_shelf(state.boards[(state.asked + 1) % 4], wicked::Rank::low) > 0;
  });
  TappedTable table("wicked", phone);
  table.show(match.now());
  const draw::Rect* board = table.find("board." + std::to_string((match.to_move() + 1) % 4 + 1));
  ASSERT_NE(board, nullptr);
  const auto items = draw::testing::drawn_items(table.ui());
  EXPECT_TRUE(std::ranges::any_of(items, [&](const draw::DrawnItem& item) {
    return item.words.starts_with("soul") && board->holds(item.at.centre());
  }));
}

}  // namespace
}  // namespace kairo::testing
