#include "web/app/session/recap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/games/galleria/events.h"
#include "engine/match/random_play.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/some_match.h"

namespace kairo::app {
namespace {

using kairo::testing::some_match;
using testing::played;
using testing::players;

TEST(Recap, SealedBidsAreNoSceneAndTheirRevealIsOne) {
  for (const Seat viewer : {no_seat, Seat{0}, Seat{2}}) {
    EXPECT_EQ(scenes_since(played(2), viewer, 0), std::vector<Scene>{});
    EXPECT_EQ(last_scene(played(2), viewer), std::nullopt);
    EXPECT_EQ(scenes_since(played(3), viewer, 0), (std::vector<Scene>{{2, 3}})) << "the last bid reveals all";
    EXPECT_EQ(last_scene(played(3), viewer), (Scene{2, 3}));
  }
  EXPECT_EQ(scenes_since(played(3), 0, 3), std::vector<Scene>{});
}

/// Four players of Haratama in the middle of the first round's fourth trick.
Match within_a_trick(bool past_is_hidden) {
  const Game& game = *find_game("haratama");
  Setup setup = standard_setup(*game.info, 4, 5);
  setup.options[2] = past_is_hidden ? 1 : 0;
  return random_match(game, setup, 4 + 3 * 4 + 2);
}

TEST(Recap, ATrickIsOneSceneAndSoIsWhatFollowedOfTheNext) {
  const Match match = within_a_trick(false);
  EXPECT_EQ(scenes_since(match, 0, 8), (std::vector<Scene>{{8, 12}, {12, 16}, {16, 18}}));
  EXPECT_EQ(last_scene(match, 0), (Scene{16, 18}));
}

TEST(Recap, ShowsNothingThatTheTableHasForgotten) {
  const Match match = within_a_trick(true);
  EXPECT_EQ(scenes_since(match, 0, 0), (std::vector<Scene>{{12, 16}, {16, 18}}))
      << "the last whole trick, and this one";
}

TEST(Recap, ScenesOfAnyGameFollowEachOtherAndEachTellsSomething) {
  for (const Game& game : games()) {
    const int seats = game.info->max_seats;
    const Match whole = some_match(game, seats, 5);
    Match match(game, *whole.setup());
    for (const Match::Step& step : whole.steps()) {
      match.play(step.move);
      if (match.steps().size() % 17 != 0 && !match.over()) continue;
      for (const Seat viewer : {no_seat, Seat{0}}) {
        const std::vector<Scene> scenes = scenes_since(match, viewer, 0);
        std::size_t end = 0;
        for (const Scene& scene : scenes) {
          EXPECT_LE(end, scene.first) << game.info->id;
          EXPECT_LT(scene.first, scene.last) << game.info->id;
          end = scene.last;
        }
        EXPECT_EQ(last_scene(match, viewer), scenes.empty() ? std::nullopt : std::optional(scenes.back()))
            << game.info->id << " after " << match.steps().size();
      }
    }
  }
}

MatchLog log_of(const Match& match, Seat viewer) {
  MatchLog log;
  const auto seats = static_cast<std::size_t>(match.now().seats());
  log.update(Session("id", match, std::vector<Player>(seats)), viewer, text::Language::en);
  return log;
}

TEST(Recap, GainsAreThePointsSinceThenBySourceAndTheLinesThatTellThem) {
  for (const Game& game : games()) {
    const int seats = game.info->max_seats;
    const Match match = some_match(game, seats, 8);
    const std::size_t seen = match.steps().size() / 2;
    const MatchLog log = log_of(match, 0);
    const bool has_rounds = !match.after(seen).round_phrase().empty();
    const auto before = match.after(has_rounds ? match.beginning_of_round(seen) : seen).score_so_far(0);
    const auto now = match.now().score_so_far(0);
    const std::vector<Gains> gains = gains_since(match, log, 0, seen);
    EXPECT_FALSE(gains.empty()) << game.info->id;
    for (const Gains& mine : gains) {
      int sum = 0;
      for (const auto& [source, points] : mine.by_source) sum += points;
      EXPECT_EQ(sum, mine.points) << game.info->id;
      EXPECT_EQ(mine.points, before && now ? now->of[mine.seat].total - before->of[mine.seat].total : 0);
      for (const std::size_t line : mine.lines) EXPECT_GE(line, log.lines_up_to(seen).size()) << game.info->id;
    }
  }
}

TEST(Recap, PointsOfARoundThatIsOverAreThoseOfItsTable) {
  const Match whole = some_match(*find_game("wicked"), 3, 8);
  Match match(whole.game(), *whole.setup());
  const Phrase first = match.now().round_phrase();
  while (match.now().round_phrase() == first) match.play(whole.steps()[match.steps().size()].move);
  const MatchLog log = log_of(match, 0);
  for (const std::size_t seen : {std::size_t{6}, match.steps().size() - 1}) {
    const std::vector<Gains> gains = gains_since(match, log, 0, seen);
    ASSERT_EQ(gains.size(), 3U);
    for (const Gains& mine : gains) EXPECT_EQ(mine.points, match.now().score_so_far(0)->of[mine.seat].total);
  }
  const std::size_t end = match.steps().size();
  match.play(whole.steps()[end].move);
  EXPECT_TRUE(gains_since(match, log_of(match, 0), 0, end).empty()) << "the next round has brought nothing yet";
}

TEST(Recap, GainsOfARevealTellWhoGainedWhat) {
  const Match match = played(3);
  const MatchLog log = log_of(match, no_seat);
  const std::vector<Gains> gains = gains_since(match, log, no_seat, 0);
  ASSERT_EQ(gains.size(), 3U) << "all three bid one piece";
  for (const Gains& mine : gains) {
    ASSERT_FALSE(mine.lines.empty());
    EXPECT_TRUE(log.lines()[mine.lines.front()].starts_with("Player " + std::to_string(mine.seat + 1) + " gains"))
        << log.lines()[mine.lines.front()];
  }
}

TEST(Recap, WhatWasStolenIsToldOnceAndByNameToWhoKnowsIt) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Match match = some_match(*find_game("galleria"), 3, seed);
    const MatchLog log = log_of(match, 0);
    std::set<std::size_t> lines;
    for (const Gains& mine : gains_since(match, log, 0, 0)) lines.insert(mine.lines.begin(), mine.lines.end());
    std::size_t events = match.opening().size();
    for (const Match::Step& step : match.steps())
      for (const Event& event : step.events) {
        const std::size_t at = events++;
        if (galleria::kind_of(event) != galleria::EventKind::stolen_card || !may_learn(0, event)) continue;
        const auto tells = [&](std::size_t which) {
          return std::ranges::any_of(lines, [&](std::size_t line) { return log.event_of(line) == which; });
        };
        EXPECT_TRUE(tells(at));
        EXPECT_FALSE(tells(at - 1)) << "the same theft, without the card";
        ++told;
      }
  }
  EXPECT_GT(told, 0);
}

TEST(Recap, EarlierMomentsAreSeenAsTheHolderOnlyByTheHolder) {
  Session around = testing::session("hhh");
  EXPECT_EQ(around.turn().viewer_of_the_past(), no_seat);
  around.hand_over();
  EXPECT_EQ(around.turn().viewer_of_the_past(), 0);
  ASSERT_TRUE(testing::play(around, "bid 1 -"));
  EXPECT_EQ(around.turn().viewer_of_the_past(), no_seat) << "anybody may be looking while the next one is awaited";
  const Session alone = testing::session("hbb");
  EXPECT_EQ(alone.turn().viewer_of_the_past(), 0);
  Session away = testing::session("hhh");
  away.open_link();
  EXPECT_EQ(away.turn().viewer_of_the_past(), no_seat);
  away.hand_over();
  ASSERT_TRUE(testing::play(away, "bid 1 -"));
  EXPECT_EQ(away.turn().viewer_of_the_past(), 0) << "their own device";
}

}  // namespace
}  // namespace kairo::app
