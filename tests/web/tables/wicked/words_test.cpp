#include <gtest/gtest.h>

#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/taps.h"

/// The words of The Wicked Labyrinth's table when a move is refused or would lose something, and about ties.
namespace kairo::testing {
namespace {

using wicked::State;
using At = PositionOf<State>;

TEST(WickedWords, AnIllegalMoveSaysWhy) {
  const auto no_pair = find_state<State>(3, [](const State& state) {
    if (state.phase != wicked::Phase::soul) return false;
    const wicked::Board& board = state.boards[state.asked];
    return board.tokens[0][0] == 1 && board.promotions == 0 && board.colour_changes == 0;
  });
  TappedTable table("wicked", phone);
  table.show(At(no_pair));
  EXPECT_FALSE(table.tap("soul.low.red").has_value());
  EXPECT_EQ(table.ui().mirror.message, table.ui().say(Phrase{"wicked.refusal.needs_two", {}}));
  EXPECT_FALSE(table.tap("soul.spell.promotion").has_value());
  EXPECT_EQ(table.ui().mirror.message,
            table.ui().say(Phrase{"wicked.refusal.no_spell", {seat_name("seat", no_pair.asked)}}));
}

/// The button that ended soul processing was in the same place: whoever taps on it once more bids nothing by that.
TEST(WickedWords, BiddingNothingSaysWhatItMeansAndIsConfirmed) {
  for (const Screen& screen : screens) {
    TappedTable table("wicked", screen);
    table.show(At(dealt<State>(3, 5)));
    EXPECT_FALSE(table.tap("bid.close").has_value());
    table.frame();
    const std::string sight = all_in_sight(table.ui());
    const auto says = [&](const char* key) { return sight.contains(without_blanks(table.ui().say(key))); };
    EXPECT_TRUE(says("wicked.then.again")) << screen.name;
    if (!screen.low() && screen.width > small_phone.width) EXPECT_TRUE(says("wicked.then.unranked")) << screen.name;
    EXPECT_TRUE(table.table().cancel());
    EXPECT_FALSE(table.tap("bid.close").has_value()) << "it is asked anew";
    EXPECT_TRUE(table.tap("bid.close").has_value());
  }
}

/// It stands in the place of the question, above the panels of the others.
TEST(WickedWords, WhatABidBringsLeavesTheNamesOfTheOthersToBeSeen) {
  for (const text::Language language : text::languages)
    for (const Screen& screen : {phone, Screen{"longer phone", 390, 844, 54, 0}})
      for (int seats = wicked::min_players; seats <= wicked::max_players; ++seats) {
        TappedTable table("wicked", screen, language);
        for_every_nth_position<State>(5, dealt<State>(seats, 5), Rng(5), [&](const State& state) {
          if (state.phase != wicked::Phase::bid || state.asked == no_seat) return;
          table.show(At(state));
          for (const wicked::Move bid : legal_moves(state)) {
            table.table().cancel();
            for (const std::string& tap : taps_for_bid(bid, false))
              if (tap != "bid.close" || bid.a + bid.b == 0) {
                table.tap(tap);
                if (bid.a + bid.b == 0) break;
              }
            table.frame();
            const auto note = explained_at(table, "consequences");
            ASSERT_TRUE(note.has_value()) << wicked::move_text(bid);
            for (const draw::Explained& thing : table.ui().explainer.things())
              if (thing.id.ends_with(".name") && thing.id.starts_with("seat."))
                EXPECT_LE(intersection(*note, thing.at).h, 6) << wicked::move_text(bid) << thing.id << seats;
          }
        });
      }
}

TEST(WickedWords, DoneWarnsOfWhatWouldBeLost) {
  const auto with_spell = find_state<State>(3, [](const State& state) {
    return state.phase == wicked::Phase::soul && state.boards[state.asked].promotions == 1 &&
           state.boards[state.asked].colour_changes == 0;
  });
  TappedTable table("wicked", phone);
  table.show(At(with_spell));
  EXPECT_FALSE(table.tap("soul.done").has_value());
  const std::string spell = table.ui().say(Phrase{"wicked.spells.promotion", {number("n", 1)}});
  EXPECT_NE(table.ui().mirror.message.find(spell), std::string::npos) << table.ui().mirror.message;
  EXPECT_TRUE(table.tap("soul.done").has_value());
}

TEST(WickedWords, TheWarningOfDoneFadesTogetherWithItsButton) {
  const auto with_pair = find_state<State>(3, [](const State& state) {
    const wicked::Board& board = state.boards[state.asked < 3 ? state.asked : 0];
    return state.phase == wicked::Phase::soul && board.promotions + board.colour_changes == 0 && board.tokens[0][0] > 1;
  });
  TappedTable table("wicked", phone);
  table.show(At(with_pair));
  EXPECT_FALSE(table.tap("soul.done").has_value());
  EXPECT_TRUE(table.ui().mirror.message.contains("to promote")) << table.ui().mirror.message;
  for (int frames = 0; frames < 600; ++frames) table.frame();  // ten seconds
  EXPECT_FALSE(table.tap("soul.done").has_value()) << "it is asked anew";
  EXPECT_TRUE(table.tap("soul.done").has_value());
}

/// The last frame contains these words, on one line or several.
bool shows(TappedTable& table, std::string_view words) {
  std::string all;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) all += item.words + ' ';
  return all.contains(words);
}

TEST(WickedWords, ABidTellsWhatItLeavesBeforeItIsMade) {
  TappedTable table("wicked", desk);
  table.show(At(dealt<State>(3, 5)));
  EXPECT_FALSE(shows(table, "Leaves"));
  table.tap_all({"bid.piece.2", "bid.sign.soul"});
  EXPECT_TRUE(shows(table, "Leaves 4 pieces"));
  EXPECT_TRUE(table.table().cancel());
  table.frame();
  EXPECT_FALSE(shows(table, "Leaves"));
}

TEST(WickedWords, ThePreviewOfABidCoversTheWholeQuestionOnAPhone) {
  for (const text::Language language : text::languages) {
    TappedTable table("wicked", phone, language);
    table.show(At(dealt<State>(3, 5)));
    const auto place = [&](std::string_view id) {
      const auto& things = table.ui().explainer.things();
      const auto thing = std::ranges::find(things, id, &draw::Explained::id);
      return thing == things.end() ? draw::Rect{} : thing->at;
    };
    const draw::Rect question = place("question");
    ASSERT_GT(question.w, 0);
    table.tap("bid.piece.1");
    table.frame();
    const draw::Rect note = place("consequences");
    EXPECT_LE(note.y, question.y);
    EXPECT_GE(note.bottom(), question.bottom());
  }
}

TEST(WickedWords, ACorridorThatWasSearchedTellsWhatItIsNotWhoseBoardItLiesOn) {
  TappedTable table("wicked", desk);
  table.show(At(find_state<State>(3, [](const State& state) { return state.phase == wicked::Phase::soul; })));
  const auto& things = table.ui().explainer.things();
  const auto corridor = std::ranges::find(things, "corridor.2", &draw::Explained::id);
  ASSERT_NE(corridor, things.end());
  const draw::Point point = corridor->at.centre();
  const auto above = std::find_if(things.rbegin(), things.rend(), [&](const auto& it) { return it.at.holds(point); });
  EXPECT_EQ(above->id, "corridor.2");
}

TEST(WickedWords, AnOracleTellsWhatItBringsWhenItIsPointedAt) {
  const auto ready = find_state<State>(3, [](const State& state) {
    const wicked::Board& board = state.boards[state.asked < 3 ? state.asked : 0];
    return state.phase == wicked::Phase::soul && meets_small(board, 0) && board.small_done[0] == 0;
  });
  TappedTable table("wicked", desk);
  table.show(At(ready));
  EXPECT_FALSE(shows(table, "points."));
  const draw::Rect* card = table.find("oracle.small.1");
  ASSERT_NE(card, nullptr);
  table.stage().move_pointer(card->centre().x, card->centre().y);
  table.frame();
  table.frame();
  EXPECT_TRUE(shows(table, "points."));
}

/// Seat 0 is to bid after a reveal in which it came 2nd, for the most pieces if `tied`.
State after_second_place(bool tied) {
  return find_state<State>(3, [tied](const State& state) {
    const bool first = std::ranges::find(state.last.places, wicked::Place::first) != state.last.places.end();
    return state.phase == wicked::Phase::bid && state.corridor > 0 && state.asked == 0 && first != tied &&
           state.last.places[0] == wicked::Place::second;
  });
}

TEST(WickedWords, ATieAboveThemTellsThoseWhoAreNotRanked) {
  State state = after_second_place(true);
  state.players = 3;
  state.last.bids = {wicked::Bid{1, 0}, wicked::Bid{2, 0}, wicked::Bid{2, 0}};
  state.last.places = {wicked::Place::none, wicked::Place::second, wicked::Place::second};
  const auto told = [](const State& reveal, Seat viewer) {
    const View view = look(reveal, viewer);
    return wicked::table::tie_phrase(view, wicked::table::tied_for_most(view)).key;
  };
  EXPECT_EQ(told(state, 0), "wicked.table.tie_unranked");
  EXPECT_EQ(told(state, 1), "wicked.table.tie");
  EXPECT_EQ(told(state, no_seat), "wicked.table.tie");
  state.last.bids[0].pieces = 0;
  EXPECT_EQ(told(state, 0), "wicked.table.tie") << "who bids nothing expects nothing";
}

class WickedWordsOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(Screens, WickedWordsOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(WickedWordsOnScreen, ATieForMostSaysThatNobodyIsFirst) {
  TappedTable table("wicked", GetParam());
  const auto tied = after_second_place(true);
  table.show(At(tied));
  ASSERT_NE(table.find("rank.1"), nullptr);
  EXPECT_FALSE(table.tap("rank.1").has_value());
  const std::string& told = table.ui().mirror.message;
  EXPECT_TRUE(told.starts_with(words_of("wicked.table.tie"))) << told;
  EXPECT_NE(told.find("Anna"), std::string::npos) << told;

  table.show(At(after_second_place(false)));
  EXPECT_EQ(table.find("rank.1"), nullptr) << "somebody was 1st";
}

}  // namespace
}  // namespace kairo::testing
