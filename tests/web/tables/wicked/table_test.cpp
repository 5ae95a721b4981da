#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <numeric>

#include "engine/games/wicked/pieces/board.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/taps.h"
#include "web/tables/seats.h"
#include "web/tables/wicked/animation/flight.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/layout.h"

/// The table of The Wicked Labyrinth by taps: every move can be made, and secrets stay covered.
namespace kairo::testing {
namespace {

using wicked::Move;
using wicked::State;
using At = PositionOf<State>;

class WickedOnScreen : public ::testing::TestWithParam<Screen> {
 protected:
  [[nodiscard]] bool stepped() const { return GetParam().low(); }
};
INSTANTIATE_TEST_SUITE_P(Screens, WickedOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(WickedOnScreen, EveryLegalMoveCanBeTapped) {
  for (int seats = wicked::min_players; seats <= wicked::max_players; ++seats) {
    TappedTable table("wicked", GetParam());
    const auto seed = 40 + static_cast<std::uint64_t>(seats);
    for_every_nth_position<State>(11, dealt<State>(seats, seed), Rng(seed), [&](const State& state) {
      if (to_move(state) == no_seat) return;
      expect_every_move_tapped(table, state, [&](const State& at, Move move) { return taps_for(at, move, stepped()); });
    });
  }
}

TEST_P(WickedOnScreen, ARivalsBoardIsEnlargedAndPutBack) {
  TappedTable table("wicked", GetParam());
  table.show(At(find_state<State>(4, [](const State& state) { return state.round == 1; })), 0);
  expect_overlay(table, "board.2", "board.close", "board.3", "board.3");
}

/// How many pictures of a kind are drawn within a place.
std::ptrdiff_t pictures_in(TappedTable& table, const draw::Rect& place, std::string_view what) {
  return std::ranges::count_if(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
    return item.words == what && place.holds(item.at.centre());
  });
}

TEST_P(WickedOnScreen, NoEmptyPlaceOfARivalIsDrawnAndEverySoulIs) {
  const State state = find_state<State>(5, [](const State& at) {
    return at.phase == wicked::Phase::bid && at.round == 2 && on_shelf(at.boards[1], wicked::Rank::low) > 3;
  });
  TappedTable table("wicked", GetParam());
  table.show(At(state), 0);
  const auto layout = wicked::table::lay_out(table.at(), 5, 0, wicked::table::Stage::search, true, draw::Hand::right);
  EXPECT_GT(pictures_in(table, layout.own_board.shelves, "empty place"), 0) << "one's own room can be seen";
  for (Seat seat = 1; seat < 5; ++seat) {
    EXPECT_EQ(pictures_in(table, layout.others[seat].all, "empty place"), 0);
    if (layout.others[seat].shelf_style == wicked::table::ShelfStyle::counted) continue;
    int held = 0;
    for (int rank = 0; rank < wicked::ranks; ++rank)
      held += on_shelf(state.boards[seat], static_cast<wicked::Rank>(rank));
    EXPECT_EQ(pictures_in(table, layout.others[seat].shelves.inset(-2), "soul of a rank"), held)
        << "of seat " << int{seat};
  }
}

TEST_P(WickedOnScreen, TheLitCorridorIsDrawnOnceAndLargest) {
  for (int count = 4; count <= 6; ++count) {
    const auto layout =
        wicked::table::lay_out(GetParam().table(), count - 1, 0, wicked::table::Stage::search, true, draw::Hand::right);
    for (int lit = 0; lit < count; ++lit) {
      const wicked::table::CorridorRing ring(layout.ring, count, static_cast<float>(lit));
      for (int i = 0; i < count; ++i) {
        const draw::Rect card = ring.card(i);
        EXPECT_TRUE(layout.ring.inset(-1).holds({card.x, card.y}) &&
                    layout.ring.inset(-1).holds({card.right(), card.bottom()}))
            << i << " of " << count;
        if (i == lit) continue;
        EXPECT_GT(ring.card(lit).w, 1.3F * card.w);
        EXPECT_LE(intersection(ring.card(lit), card).w * intersection(ring.card(lit), card).h, 0);
      }
    }
  }
}

/// Seat 0 has made this bid, and seat 1 is to move.
At with_sealed_bid(wicked::Bid bid) {
  State state = dealt<State>(3, 5);
  EventList events;
  play(state, {Move::Kind::bid, bid.pieces, bid.signs}, events);
  return At(state);
}

TEST(WickedTable, ACoveredHandShowsNothingUntilItIsPressed) {
  TappedTable table("wicked", phone);
  expect_covered_until_pressed(table, "bid.peek", with_sealed_bid({1, 0}), with_sealed_bid({3, wicked::both_signs}));
}

/// How many search pieces and signs are drawn in the tray.
std::ptrdiff_t things_in_tray(TappedTable& table, const draw::Rect& tray) {
  return std::ranges::count_if(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
    return tray.holds(item.at.centre()) &&
           (item.words == "search piece" || item.words == "witch's sign" || item.words == "soul's sign");
  });
}

TEST_P(WickedOnScreen, OnesOwnClosedHandShowsToItsOwnerWhatItHolds) {
  TappedTable table("wicked", GetParam());
  for (const wicked::Bid bid : {wicked::Bid{0, wicked::soul_sign}, wicked::Bid{6, wicked::both_signs}}) {
    const At sealed = with_sealed_bid(bid);
    table.show(sealed, 0, {}, false);
    if (GetParam().height == small_phone.height) continue;  // has no tray for those who wait
    ASSERT_NE(table.find("bid.peek"), nullptr);
    const draw::Rect tray = *table.find("bid.peek");
    EXPECT_EQ(things_in_tray(table, tray), 0) << "somebody else may have the device";
    table.show(sealed, 0);
    EXPECT_EQ(things_in_tray(table, tray), bid.pieces + std::popcount(bid.signs));
  }
}

TEST_P(WickedOnScreen, NobodyElseSeesWhatAClosedHandHolds) {
  const At one = with_sealed_bid({0, wicked::soul_sign});
  const At other = with_sealed_bid({6, wicked::both_signs});
  for (const Seat viewer : {Seat{1}, Seat{2}, no_seat}) {
    TappedTable table("wicked", GetParam());
    table.show(one, viewer);  // the first frame of a table may differ from those that follow
    table.show(one, viewer);
    const DrawnFrame shown = TappedTable::picture();
    table.show(other, viewer);
    EXPECT_EQ(TappedTable::picture(), shown) << "to seat " << int{viewer};
  }
}

TEST(WickedTable, NoBoardLiesOverTheBarOfWideScreens) {
  using namespace wicked::table;
  for (const Stage stage : {Stage::search, Stage::souls, Stage::over}) {
    const Layout layout = lay_out({0, 0, 1280, 800}, 5, 0, stage, true, draw::Hand::right);
    for (Seat seat = 1; seat < 5; ++seat)
      EXPECT_GE(layout.others[seat].all.y, layout.question.bottom()) << "the bar's signs are beside the question";
  }
}

TEST(WickedTable, AtTheEndTheBoardInFrontFillsItsRoom) {
  using namespace wicked::table;
  constexpr draw::Rect beside_scores{0, 0, 820, 800};
  for (const draw::Rect& at : {beside_scores, draw::Rect{0, 0, 768, 960}, {0, 0, 360, 584}, {0, 0, 480, 264}}) {
    for (int players = wicked::min_players; players <= wicked::max_players; ++players) {
      const Layout end = lay_out(at, players, 0, Stage::over, false, draw::Hand::right);
      EXPECT_GT(end.own_board.shelves.bottom(), at.h * 0.87F) << at.w << " wide";
      EXPECT_GT(end.own_board.name.w, 0) << "whose it is";
      for (Seat seat = 1; seat < players; ++seat)
        EXPECT_EQ(intersection(end.others[seat].all, end.own_board.all).h *
                      intersection(end.others[seat].all, end.own_board.all).w,
                  0);
    }
  }
}

TEST(WickedTable, APlayerWhoProcessesSoulsIsFollowedOnALargerBoardOnPhones) {
  using namespace wicked::table;
  const State souls = find_state<State>(4, [](const State& state) {
    return state.phase == wicked::Phase::soul && state.asked == 2 && state.boards[2].tokens[0][0] > 0;
  });
  Layout layout = lay_out(phone.table(), 4, 0, Stage::souls, false, draw::Hand::right);
  follow(layout, 2);
  const BoardLayout& followed = layout.followed_board;
  ASSERT_GT(followed.all.w, 0);
  EXPECT_GE(followed.all.y, layout.own_board.shelves.bottom());
  EXPECT_LE(followed.all.bottom(), phone.table().bottom());
  EXPECT_GT(followed.shelves.w, 1.5F * layout.others[2].shelves.w);

  const wicked::View view = look(souls, 0);
  const draw::Point token = anchor_point(token_at(2, wicked::Rank::low, wicked::Colour::red, 0), layout, view);
  EXPECT_TRUE(followed.shelves.holds(token)) << "what moves moves on the larger board";
  TappedTable table("wicked", phone);
  const auto is_there = [&] {
    return std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
      return item.words == "soul of a rank" &&
             std::hypot(item.at.centre().x - token.x, item.at.centre().y - token.y) < 2;
    });
  };
  table.show(At(souls), 0);
  EXPECT_TRUE(is_there());
  table.show(At(souls), 2);
  EXPECT_FALSE(is_there()) << "the viewer's own answer has the room";
}

TEST(WickedTable, TheSoulsOfFourOthersAreCountedOnPhones) {
  using namespace wicked::table;
  const State state = find_state<State>(5, [](const State& one) {
    return one.phase == wicked::Phase::bid && one.asked == 0 &&
           std::accumulate(one.boards[1].tokens[0].begin(), one.boards[1].tokens[0].end(), 0) > 2;
  });
  TappedTable table("wicked", phone);
  table.show(At(state), 0);
  const BoardLayout& other = lay_out(phone.table(), 5, 0, Stage::search, true, draw::Hand::right).others[1];
  const auto& low = state.boards[1].tokens[0];
  const draw::Rect at = Shelves(other.shelves, state.boards[1], other.shelf_style).row(wicked::Rank::low);
  const std::string count = std::to_string(std::accumulate(low.begin(), low.end(), 0));
  EXPECT_TRUE(std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
    return item.words == count && at.holds(item.at.centre());
  }));
}

TEST(WickedTable, SoulsOfOthersLieBelowTheirFaces) {
  using wicked::table::lay_out_small;
  for (float width = 140; width < 280; width += 10)
    for (float height = 80; height < 220; height += 10) {
      const draw::Rect at{0, 0, width, height};
      EXPECT_GE(lay_out_small(at).shelves.y, tables::lay_seat_panel(at).face.bottom()) << width << " x " << height;
    }
}

TEST(WickedTable, EveryCorridorOfTheRingHasItsUpperHalfAboveItsLowerOne) {
  for (int count = 4; count <= 6; ++count) {
    const wicked::table::CorridorRing ring({0, 0, 300, 300}, count);
    for (int i = 0; i < count; ++i) {
      EXPECT_LT(ring.upper(i).y, ring.lower(i).y - 20) << "corridor " << i + 1 << " of " << count;
      EXPECT_TRUE(ring.card(i).holds(ring.upper(i)) && ring.card(i).holds(ring.lower(i)));
      EXPECT_TRUE((draw::Rect{0, 0, 300, 300}.holds(ring.card(i).centre())));
      const draw::Rect next = ring.card((i + 1) % count);
      EXPECT_LE(intersection(ring.card(i), next).w * intersection(ring.card(i), next).h, 0) << "they lie apart";
    }
  }
}

TEST_P(WickedOnScreen, TheSoulsToReturnKeepTheirPlacesWhenOneIsGone) {
  const State before = find_state<State>(4, [](const State& state) {
    return state.phase == wicked::Phase::return_token &&
           on_shelf(state.boards[state.asked], wicked::Rank::low) > wicked::room[0] + 1 &&
           state.boards[state.asked].tokens[0][0] > 1;
  });
  State after = before;
  EventList events;
  play(after, {Move::Kind::give_back, 0}, events);
  ASSERT_EQ(after.phase, wicked::Phase::return_token);
  TappedTable table("wicked", GetParam());
  for (const std::string id : {"return.red", "return.green", "return.blue", "return.yellow"}) {
    table.show(At(before));
    const draw::Rect first = table.find(id) != nullptr ? *table.find(id) : draw::Rect{};
    table.show(At(after));
    const draw::Rect second = table.find(id) != nullptr ? *table.find(id) : draw::Rect{};
    EXPECT_EQ(first.x, second.x) << id;
    EXPECT_EQ(first.w, second.w) << id;
  }
}

/// One who goes through the souls finds each kind of step in a place of its own, also beside steps by spells.
TEST(WickedTable, AStepKeepsItsPlaceWhicheverSoulIsPicked) {
  for (const int spells : {0, 1}) {
    const State state = find_state<State>(4, [spells](const State& at) {
      if (at.phase != wicked::Phase::soul) return false;
      const wicked::Board& board = at.boards[at.asked];
      return board.tokens[0][0] >= 2 && board.tokens[0][1] >= 2 && board.promotions == spells &&
             board.colour_changes == spells;
    });
    for (const Screen& screen : screens) {
      TappedTable table("wicked", screen);
      std::vector<std::vector<draw::Rect>> places;
      for (const std::string colour : {"red", "green"}) {
        table.show(At(state));
        table.tap("soul.low." + colour);
        table.frame();
        places.emplace_back();
        for (const draw::Gesture::Target& target : table.ui().gesture.targets())
          if (target.id.starts_with("soul.option.")) places.back().push_back(target.at);
        EXPECT_NE(table.find("soul.option.promote.low." + colour), nullptr) << screen.name;
      }
      ASSERT_EQ(places[0].size(), spells == 0 ? 1U : 5U) << screen.name;
      ASSERT_EQ(places[1].size(), places[0].size()) << screen.name;
      for (std::size_t i = 0; i < places[0].size(); ++i) EXPECT_EQ(places[0][i].x, places[1][i].x) << screen.name;
    }
  }
}

TEST(WickedTable, AnArmedSpellIsAimedAtOnce) {
  const auto with_spell = find_state<State>(3, [](const State& state) {
    const wicked::Board& board = state.boards[state.asked < 3 ? state.asked : 0];
    return state.phase == wicked::Phase::soul && board.promotions > 0 && board.tokens[0][2] > 0;
  });
  TappedTable table("wicked", phone);
  table.show(At(with_spell));
  EXPECT_FALSE(table.tap("soul.spell.promotion").has_value());
  const auto move = table.tap("soul.low.blue");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(move_text(restore_move<Move>(*move)), "spell low blue");
}

TEST(WickedTable, AHandThatIsPutBackIsEmptyAgain) {
  TappedTable table("wicked", phone);
  table.show(At(dealt<State>(3, 5)));
  table.tap_all({"bid.piece.4", "bid.sign.soul"});
  EXPECT_TRUE(table.table().cancel());
  EXPECT_FALSE(table.table().cancel());
  table.tap_all({"bid.piece.4", "bid.piece.4", "bid.sign.witch"});  // the second tap takes the fourth piece back
  const auto move = table.tap("bid.close");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(move_text(restore_move<Move>(*move)), "bid 3 w");
}

/// The table as a seat sees it.
DrawnFrame shown_to(Seat viewer, const State& state, const Screen& screen) {
  TappedTable table("wicked", screen);
  table.show(At(state), viewer);
  return TappedTable::picture();
}
DrawnFrame shown_to_third(const State& state) { return shown_to(2, state, desk); }

/// Changes a view as if others had bid something else in the last reveal.
State with_another_past(State state) {
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    state.last.bids[seat] = {static_cast<std::uint8_t>(state.last.bids[seat].pieces == 0 ? 1 : 0), wicked::both_signs};
    state.last.places[seat] = wicked::Place::none;
  }
  return state;
}

TEST(WickedTable, AClosedHandShowsNothingOfWhatItHeldBefore) {
  const State closed = find_state<State>(3, [](const State& state) {
    return state.phase == wicked::Phase::bid && state.corridor > 0 && state.asked == 2 &&
           state.last.places[2] == wicked::Place::first && state.last.bids[2].pieces > 1;
  });
  EXPECT_EQ(shown_to_third(closed), shown_to_third(with_another_past(closed)));
}

TEST_P(WickedOnScreen, OnesOwnFistShowsNothingOfTheLastCorridorEither) {
  const State closed = find_state<State>(3, [](const State& state) {
    return state.phase == wicked::Phase::bid && state.corridor > 0 && state.asked == 2 &&
           state.last.places[0] == wicked::Place::first;
  });
  State other = closed;
  other.last.bids[0].signs ^= wicked::both_signs;
  other.last.places[0] = wicked::Place::second;
  EXPECT_EQ(shown_to(0, closed, GetParam()), shown_to(0, other, GetParam()));
}

TEST_P(WickedOnScreen, NoHandStandsBesideDoneInSoulProcessing) {
  TappedTable table("wicked", GetParam());
  table.show(At(find_state<State>(3, [](const State& state) { return state.phase == wicked::Phase::soul; })));
  ASSERT_NE(table.find("soul.done"), nullptr);
  const auto on_a_board = [&](const draw::Rect& at) {
    return std::ranges::any_of(table.ui().gesture.targets(), [&](const auto& spot) {
      return spot.id.starts_with("board.") && intersection(spot.at, at).w > 0 && intersection(spot.at, at).h > 0;
    });
  };
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
    if (item.words == "hand") EXPECT_TRUE(on_a_board(item.at)) << "at " << item.at.x << ", " << item.at.y;
}

TEST(WickedTable, HandsOfOthersAreLargeOnAPhone) {
  constexpr float least = 30;  // CSS pixels
  TappedTable table("wicked", phone);
  table.show(At(find_state<State>(3, [](const State& state) {
    return state.phase == wicked::Phase::bid && state.asked == 1 && state.corridor == 0;  // one has bid, one has not
  })));
  int hands = 0;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
    if (item.words != "hand") continue;
    ++hands;
    EXPECT_GE(std::min(item.at.w, item.at.h), least) << "at " << item.at.x << ", " << item.at.y;
  }
  EXPECT_EQ(hands, 3);
}

TEST(WickedTable, ANewRoundShowsNoBidsOfTheOneBefore) {
  const State fresh = find_state<State>(3, [](const State& state) {
    return state.phase == wicked::Phase::bid && state.round == 1 && state.corridor == 0 && state.asked == 0;
  });
  EXPECT_EQ(shown_to_third(fresh), shown_to_third(with_another_past(fresh)));
}

}  // namespace
}  // namespace kairo::testing
