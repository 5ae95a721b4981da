#include <gtest/gtest.h>

#include <set>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/last_move.h"
#include "tests/web/tables/wicked/taps.h"
#include "web/tables/wicked/animation/event_animation.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/board/shelves.h"
#include "web/tables/wicked/hand.h"
#include "web/text/number.h"

/// Animations of The Wicked Labyrinth: they end as the rules do, and can be skipped.
namespace kairo::testing {
namespace {

using wicked::State;
using wicked::View;
using At = PositionOf<State>;

/// The places of the first picture of a kind that the animation of a match's last move draws over the table, frame by
/// frame.
std::vector<draw::Point> way_of_flight(const Match& match, const wicked::table::Layout& layout, std::string_view what) {
  wicked::table::EventAnimation animation;
  animation.begin(look(state_of(match.now()), 0), tables::story_for<State>(0, last_move(match)));
  draw::testing::Stage stage(layout.area.w, layout.area.h);
  std::vector<draw::Point> way;
  for (double now = 0; animation.running(); now += 1.0 / 60) {
    stage.frame([&](draw::Ui& ui) {
      animation.advance(now);
      animation.draw(ui, layout);
    });
    const auto items = draw::testing::drawn_items(stage.ui);
    const auto flying = std::ranges::find(items, what, &draw::DrawnItem::words);
    if (flying != items.end()) way.push_back(flying->at.centre());
  }
  return way;
}

TEST(WickedMotion, ASoulThatRisesFliesFromItsPlaceToThatOfItsNewRank) {
  Match match = match_of(3, 4);
  const auto is_rise = [](const Event& event) { return is(event, wicked::EventKind::promoted) && event.seat == 0; };
  for (Rng rng(4); !match.over();) {
    play_at_random(match, rng, 1);
    if (std::ranges::count_if(match.steps().back().events, is_rise) == 1) break;
  }
  ASSERT_FALSE(match.over());
  const Event rise = *std::ranges::find_if(match.steps().back().events, is_rise);
  const auto rank = static_cast<wicked::Rank>(rise.data[0]);
  const auto above = static_cast<wicked::Rank>(rise.data[0] + 1);
  const auto colour = static_cast<wicked::Colour>(rise.data[1]);
  const View before = look(state_of(match.after(match.steps().size() - 1)), 0);
  const View after = look(state_of(match.now()), 0);
  for (const Screen& screen : screens) {
    const auto layout =
        wicked::table::lay_out(screen.table(), 3, 0, wicked::table::stage_of(before), true, draw::Hand::right);
    const std::vector<draw::Point> way = way_of_flight(match, layout, "soul of a rank");
    ASSERT_GT(way.size(), 8U) << "it does not fly on " << screen.name;
    const draw::Rect& shelves = layout.own_board.shelves;
    const draw::Rect from = wicked::table::Shelves(shelves, before.boards[0]).group(rank, colour);
    const draw::Rect to = wicked::table::Shelves(shelves, after.boards[0]).group(above, colour);
    EXPECT_TRUE(from.inset(-4).holds(way.front())) << screen.name;
    EXPECT_TRUE(to.inset(-8).holds(way.back())) << screen.name;
    EXPECT_FALSE(from.holds(way.back())) << screen.name;
  }
}

TEST(WickedMotion, ARevealIsShownAndThenNothingMoves) {
  const Match match = just_revealed();
  for (const Screen& screen : screens) {
    TappedTable table("wicked", screen);
    show_last_move(table, match, 0);
    EXPECT_TRUE(table.table().busy());
    finish_animation(table, 0.1, [] {});
    const DrawnFrame rest = TappedTable::picture();
    table.frame();
    EXPECT_EQ(TappedTable::picture(), rest) << "something moves at rest on " << screen.name;
  }
}

/// Leaves out the line above the table, which tells the last step of a turn that goes on to those who follow it.
TEST(WickedMotion, AnAnimationEndsAsIfItHadNotBeenShown) {
  for (const Screen& screen : screens) {
    Match match = match_of(4, 9);
    Rng rng(9);
    for (int step = 0; !match.over(); ++step) {
      play_at_random(match, rng, 1);
      if (step % 11 != 0) continue;
      TappedTable table("wicked", screen);
      const Seat viewer = match.over() ? Seat{1} : match.to_move();
      show_last_move(table, match, viewer);
      table.table().skip();
      // Twice, since letters of a new size may move those that are in the texture of the font already.
      for (int frame = 0; frame < 2; ++frame) table.frame();
      const DrawnFrame after_motion = TappedTable::picture();
      table.show(match.now(), viewer);
      EXPECT_EQ(TappedTable::picture(), after_motion) << screen.name << ", step " << step;
    }
  }
}

TEST(WickedMotion, ATapEndsARevealAndDoesNothingElse) {
  const Match match = just_revealed();
  TappedTable table("wicked", phone);
  show_last_move(table, match, 0);
  ASSERT_TRUE(table.table().busy());
  const draw::Rect& at = table.at();
  EXPECT_FALSE(table.tap_at(at.x + at.w * 0.75F, at.bottom() - 30).has_value());  // where the hand is closed
  EXPECT_FALSE(table.table().busy());
}

TEST(WickedMotion, AllHandsKnockAndThenOpenAtOnce) {
  const Match match = just_revealed();
  wicked::table::EventAnimation animation;
  animation.begin(look(state_of(match.now()), 0), tables::story_for<State>(0, last_move(match)));
  using Kind = wicked::table::HandMotion::Kind;
  int knocks = 0;
  int openings = 0;
  for (double now = 0; animation.running(); now += 1.0 / 60) {
    animation.advance(now);
    const auto all_do = [&](Kind kind) {
      int doing = 0;
      for (Seat seat = 0; seat < 3; ++seat) doing += animation.reveal_hand(seat).kind == kind ? 1 : 0;
      EXPECT_TRUE(doing == 0 || doing == 3) << doing;
      return doing == 3;
    };
    knocks += all_do(Kind::knocking) ? 1 : 0;
    openings += all_do(Kind::opening) ? 1 : 0;
    if (openings > 0) EXPECT_FALSE(all_do(Kind::knocking));
  }
  EXPECT_GT(knocks, 5) << "frames";
  EXPECT_GT(openings, 5);
}

/// A fist is still to open; whoever is not ranked has an open hand. Each is explained while it is shown.
TEST(WickedMotion, OnlyAHandThatIsStillToOpenIsClosed) {
  const Match match = just_revealed();
  TappedTable table("wicked", phone);
  show_last_move(table, match, 0);
  std::set<std::string> first;
  std::set<std::string> last;
  finish_animation(table, 0.1, [&] {
    std::set<std::string> now;
    for (const draw::Explained& thing : table.ui().explainer.things())
      if (thing.id.starts_with("reveal.")) now.insert(std::string(thing.what.term.key));
    if (first.empty()) first = now;
    if (!now.empty()) last = now;
  });
  EXPECT_EQ(first, std::set<std::string>{"wicked.what.hand_closed"});
  EXPECT_FALSE(last.contains("wicked.what.hand_closed"));
  EXPECT_GT(last.size(), 1U) << "some are ranked, others not, or they differ in place";
}

/// The hands are the heroes, but never over what they are opened for.
TEST(WickedMotion, TheHandsOfARevealCoverNeitherTheLitCorridorNorEachOther) {
  using namespace wicked::table;
  for (const Screen& screen : screens) {
    for (int players = wicked::min_players; players <= wicked::max_players; ++players) {
      const Layout layout = lay_out(screen.table(), players, 0, Stage::search, true, draw::Hand::right);
      const CorridorRing ring(layout.ring, wicked::corridors_per_round(players));
      for (Seat seat = 0; seat < players; ++seat) {
        const draw::Rect& hand = layout.reveal_hand[seat];
        EXPECT_LE(intersection(hand, ring.lit()).w * intersection(hand, ring.lit()).h, 0) << screen.name;
        EXPECT_LE(intersection(hand, layout.question).w * intersection(hand, layout.question).h, 0) << screen.name;
        for (Seat other = 0; other < seat; ++other) {
          const draw::Rect both = intersection(hand, layout.reveal_hand[other]);
          EXPECT_LE(both.w * both.h, 1) << screen.name << ", " << players << " players";
        }
      }
    }
  }
}

/// Whether the last frame says why nobody is 1st.
bool tells_a_tie(TappedTable& table) {
  return std::ranges::any_of(draw::testing::drawn_items(table.ui()), [](const draw::DrawnItem& item) {
    return item.words.starts_with(words_of("wicked.table.tie"));
  });
}

/// Whether the last move, after a tie, opened hands of which one was 1st each time; none: it opened no hands.
std::optional<bool> was_won_after_a_tie(const Match& match) {
  const View before = look(state_of(match.after(match.steps().size() - 1)), 0);
  if (wicked::table::tied_for_most(before) == 0) return std::nullopt;
  const auto count = [&](auto what) { return std::ranges::count_if(match.steps().back().events, what); };
  const auto opened = count([](const Event& event) { return is(event, wicked::EventKind::corridor_ranked); });
  if (opened == 0) return std::nullopt;
  return opened == count([](const Event& event) {
           return is(event, wicked::EventKind::placed) &&
                  static_cast<wicked::Place>(event.data[0]) == wicked::Place::first;
         });
}

/// Neither the tie of the corridor before nor one of some old and some new bids is told while hands open.
TEST(WickedMotion, ATieIsToldOnlyOnceAllHandsAreOpen) {
  int won = 0;
  int told = 0;
  for (std::uint64_t seed = 1; won < 3 || told == 0; ++seed) {
    ASSERT_LT(seed, 40U);
    Match match = match_of(3, seed);
    for (Rng rng(seed); !match.over();) {
      play_at_random(match, rng, 1);
      const std::optional<bool> has_first = was_won_after_a_tie(match);
      if (!has_first) continue;
      TappedTable table("wicked", phone);
      show_last_move(table, match, 0);
      bool tied = false;
      finish_animation(table, 0.1, [&] { tied |= tells_a_tie(table); });
      won += *has_first ? 1 : 0;
      told += tied ? 1 : 0;
      if (*has_first) EXPECT_FALSE(tied) << "seed " << seed << ", move " << match.steps().size();
    }
  }
  EXPECT_GT(told, 0);
}

/// A match whose last move began this round, counted from 0.
Match just_begun(int round) {
  Match match = match_of(3, 4);
  for (Rng rng(4); !match.over();) {
    play_at_random(match, rng, 1);
    const auto& events = match.steps().back().events;
    if (std::ranges::any_of(events, [round](const Event& event) {
          return is(event, wicked::EventKind::round_began) && event.data[0] == round;
        }))
      break;
  }
  return match;
}

/// A match whose last move opened the hands of a corridor: the last one of a round, or another.
Match just_opened(bool last) {
  Match match = match_of(3, 4);
  const auto opens = [last](const Event& event) {
    return is(event, wicked::EventKind::bid_revealed) && (event.data[2] != 0) == last;
  };
  for (Rng rng(4); !match.over();) {
    play_at_random(match, rng, 1);
    if (std::ranges::any_of(match.steps().back().events, opens)) break;
  }
  return match;
}

/// Whether it is the first line of these words, or all of them.
bool begins(const draw::DrawnItem& item, std::string_view words) {
  constexpr std::size_t least = 10;
  return item.words.size() >= least && words.starts_with(item.words);
}

/// Whether the last move's animation shows these words, with motion and without, on every screen.
void expect_announced(const Match& match, std::string_view words, bool expected) {
  for (const Screen& screen : screens) {
    for (const bool reduced : {false, true}) {
      TappedTable table("wicked", screen);
      table.stage().input.reduced_motion = reduced;
      show_last_move(table, match, 0);
      bool announced = false;
      finish_animation(table, 0.05, [&] {
        announced |= std::ranges::any_of(draw::testing::drawn_items(table.ui()),
                                         [&](const auto& item) { return begins(item, words); });
      });
      EXPECT_EQ(announced, expected) << words << " on " << screen.name;
      EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty());
    }
  }
}

TEST(WickedMotion, OnlyTheLastRoundIsAnnounced) {
  expect_announced(just_begun(wicked::rounds - 2), words_of("wicked.table.last_round"), false);
  expect_announced(just_begun(wicked::rounds - 1), words_of("wicked.table.last_round"), true);
}

/// The words of the last frame on the summary of a round: its heading, sources and numbers.
std::vector<std::string> sheet_of(TappedTable& table, const std::string& heading) {
  const auto items = draw::testing::drawn_items(table.ui());
  std::vector<std::string> words;
  for (auto item = std::ranges::find(items, heading, &draw::DrawnItem::words); item != items.end(); ++item)
    if (item->kind == draw::DrawnItem::Kind::words) words.push_back(item->words);
  return words;
}

bool reads(TappedTable& table, std::string_view words) {
  return std::ranges::count(draw::testing::drawn_items(table.ui()), words, &draw::DrawnItem::words) > 0;
}

TEST(WickedMotion, TheSummaryOfARoundIsCountedUpFromSourceToSource) {
  const Match match = just_begun(2);
  std::size_t second = 0;  // the moves before the second round
  while (state_of(match.after(second)).round == 0) ++second;
  const auto before = score_so_far(look(state_of(match.after(second)), 0));
  const auto now = score_so_far(look(state_of(match.now()), 0));
  for (const bool seen : {true, false}) {  // not after a resume in the midst of the round
    for (const Screen& screen : screens) {
      for (const bool reduced : {false, true}) {
        TappedTable table("wicked", screen);
        table.stage().input.reduced_motion = reduced;
        if (seen) table.show(match.after(second), 0);
        show_last_move(table, match, 0);
        const std::string heading = words_of({"wicked.table.brought", {number("n", 2)}});
        std::vector<std::string> last;
        std::size_t growths = 0;
        finish_animation(table, 0.05, [&] {
          const std::vector<std::string> words = sheet_of(table, heading);
          if (words.size() > last.size()) ++growths;
          EXPECT_EQ(reads(table, "Round 2 is over."), !words.empty()) << "the line above the table on " << screen.name;
          if (!words.empty()) last = words;
        });
        if (reduced)
          EXPECT_EQ(growths, 1U) << "a still picture";
        else
          EXPECT_GE(growths, wicked::score_sources.size() - 1);
        ASSERT_GT(last.size(), 3U) << heading << " on " << screen.name;
        const std::vector<std::string> sums = {words_of({"wicked.table.of_round", {number("n", 2)}}), "Total"};
        for (Seat seat = 0; seat < 3; ++seat) {
          const int points = now->of[seat].total;
          EXPECT_EQ(last[last.size() - 3 + seat], text::number_words(points)) << screen.name;
          EXPECT_EQ(last[last.size() - 7 + seat], text::gain_words(points - before->of[seat].total)) << screen.name;
        }
        EXPECT_EQ(last[last.size() - 4], sums[1]) << screen.name;
        EXPECT_EQ(last[last.size() - 8], sums[0]) << screen.name;
      }
    }
  }
}

TEST(WickedMotion, TheOraclesThatARivalHasAchievedAreToldBeforeTheSheetOfTheRound) {
  const Match match = just_begun(2);
  std::size_t turn = 1;  // the moves of the last seat
  while (match.steps()[match.steps().size() - turn - 1].seat == match.steps().back().seat) ++turn;
  for (const bool reduced : {false, true}) EXPECT_GT(told_for(match, turn, "oracle", reduced), 1) << "seconds";
}

/// That at every pace, and although the bot goes on at once.
TEST(WickedMotion, WhatAnOracleGivesARivalCanBeRead) {
  int seen = 0;
  for (std::uint64_t seed = 1; seen < 2; ++seed) {
    ASSERT_LT(seed, 40U);
    Match match = match_of(3, seed);
    for (Rng rng(seed); !match.over();) {
      play_at_random(match, rng, 1);
      const auto gives = [](const Event& event) {
        return is(event, wicked::EventKind::small_achieved) && event.seat != 0;
      };
      if (match.over() || std::ranges::none_of(match.steps().back().events, gives)) continue;
      ++seen;
      for (const bool reduced : {false, true})
        EXPECT_GT(told_for(match, 1, words_of("wicked.table.small_gives"), reduced, 0.2), 1.3) << "seconds";
      break;
    }
  }
}

TEST(WickedMotion, WithoutMotionTheSheetOfARoundFadesInAndOut) {
  const Match match = just_begun(1);
  TappedTable table("wicked", phone);
  table.stage().input.reduced_motion = true;
  show_last_move(table, match, 0);
  constexpr int most = 400;
  for (int frames = 0; table.find("brought") == nullptr && frames < most; ++frames) table.frame();
  ASSERT_NE(table.find("brought"), nullptr);
  EXPECT_TRUE(table.ui().signals.jumped);
  for (int frames = 0; table.find("brought") != nullptr && frames < most; ++frames) table.frame();
  EXPECT_EQ(table.find("brought"), nullptr);
  EXPECT_TRUE(table.ui().signals.jumped);
}

TEST(WickedMotion, ATapEndsTheCountOfARoundAndDoesNothingElse) {
  const Match match = just_begun(2);
  TappedTable table("wicked", phone);
  show_last_move(table, match, match.to_move());
  for (double past = 0; table.find("brought") == nullptr && past < 5; past += 0.1) table.frames(0.1);
  ASSERT_NE(table.find("brought"), nullptr);
  const draw::Rect& at = table.at();
  EXPECT_FALSE(table.tap_at(at.x + at.w * 0.75F, at.bottom() - 30).has_value());
  EXPECT_FALSE(table.table().busy());
}

TEST(WickedMotion, ThatTheLastCorridorTakesAllThatIsLeftIsSaidOnlyThere) {
  expect_announced(just_opened(false), words_of("wicked.table.reveal_rest"), false);
  expect_announced(just_opened(true), words_of("wicked.table.reveal_rest"), true);
}

TEST(WickedMotion, TheLastCorridorIsNamedBesideWhatIsBidFor) {
  const Match match = just_opened(true);
  for (const Screen& screen : screens) {
    const auto layout = wicked::table::lay_out(screen.table(), 3, 0, wicked::table::Stage::search, false, {});
    TappedTable table("wicked", screen);
    show_last_move(table, match, 0);
    finish_animation(table, 0.05, [&] {
      const auto items = draw::testing::drawn_items(table.ui());
      const auto said = std::ranges::find_if(
          items, [words = words_of("wicked.table.reveal_rest")](const auto& item) { return begins(item, words); });
      if (said == items.end()) return;
      EXPECT_LE(intersection(said->at, layout.ring).h, 0) << screen.name;
    });
  }
}

TEST(WickedMotion, AStepThatIsShownDoesNotBlockTheNext) {
  Match match = match_of(3, 2);
  const auto two_pairs = [&] {
    const State& state = state_of(match.now());
    State::MoveList moves;
    legal(state, moves);
    return std::ranges::count_if(
               moves, [](wicked::Move move) { return move.kind == wicked::Move::Kind::promote && move.a == 0; }) >= 2;
  };
  for (Rng rng(2); !match.over() && !two_pairs();) play_at_random(match, rng, 1);
  ASSERT_FALSE(match.over());
  TappedTable table("wicked", phone);
  table.show(match.now());
  const auto promotion = [&] {
    for (const AnyMove move : match.now().legal())
      if (restore_move<wicked::Move>(move).kind == wicked::Move::Kind::promote) return move;
    return AnyMove{};
  };
  match.play(promotion());
  table.show(match.now(), match.to_move(), last_move(match));
  ASSERT_TRUE(table.table().busy());
  const auto next = restore_move<wicked::Move>(promotion());
  table.tap(token_spot(next));
  EXPECT_NE(table.find(option_spot(next)), nullptr);
  EXPECT_EQ(table.tap(option_spot(next)), promotion());
}

TEST(WickedMotion, TheEndPointsOutWhereALineOfTheScoreLies) {
  Match match = match_of(3, 6);
  Rng rng(6);
  play_at_random(match, rng);
  TappedTable table("wicked", phone);
  table.show(match.now(), no_seat);
  const DrawnFrame plain = TappedTable::picture();
  table.table().point_out(tables::PointedOut::of(1, static_cast<int>(wicked::Source::low)));
  table.frame();
  EXPECT_NE(TappedTable::picture(), plain);
  table.table().point_out({});
  table.frame();
  EXPECT_EQ(TappedTable::picture(), plain);
}

}  // namespace
}  // namespace kairo::testing
