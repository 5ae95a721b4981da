#include <gtest/gtest.h>

#include <map>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/settings.h"

namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::some_match;
using kairo::testing::words_of;

/// The last moment of a match of Haratama, and words that are drawn there.
class LastMoment : public AppOnStage {
 public:
  LastMoment(float width, float height) : AppOnStage(text::Language::en, width, height) {
    open(match_fragment(*write_code(some_match(*find_game("haratama"), 4, 5)), std::vector<Player>(4)));
    press("end.replay");
    press("replay.last");
  }
  [[nodiscard]] bool draws(std::string_view words) const {
    std::string all;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(app().ui())) all += item.words + " ";
    return all.find(words) != std::string::npos;
  }
  [[nodiscard]] Speed speed() const { return parse_settings(heard("settings")).speed; }
};

TEST(ReplayScreen, ItsCaptionHasRoomForAllThatHappenedAndWhere) {
  for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {1280.0F, 800.0F}}) {
    const LastMoment replay(width, height);
    EXPECT_TRUE(replay.draws(" of ")) << "where it is";
    EXPECT_TRUE(replay.draws("wins")) << width;
  }
}

/// A finger finds one of a hundred moves on a long line.
TEST(ReplayScreen, ItsLineOfMovesIsLong) {
  const LastMoment replay(390, 844);
  const auto targets = replay.app().ui().gesture.targets();
  const auto line = std::ranges::find(targets, "replay.step.slider", &draw::Gesture::Target::id);
  ASSERT_NE(line, targets.end());
  EXPECT_GT(line->at.w, 350);
  EXPECT_NE(std::ranges::find(targets, "replay.speed", &draw::Gesture::Target::id), targets.end());
}

TEST(ReplayScreen, ALongCaptionLeavesTheTableItsRoom) {
  for (const text::Language language : text::languages) {
    AppOnStage replay(language, 360, 640);
    replay.open(match_fragment(*write_code(some_match(*find_game("haratama"), 4, 5)), std::vector<Player>(4)));
    for (const char* id : {"end.replay", "replay.eyes", "eyes.0", "replay.last", "replay.first"}) replay.press(id);
    for (int round = 0; round < 2; ++round) {
      for (const char* id : {"replay.on.turn", "replay.on.turn"}) replay.press(id);
      float lowest = 0;
      for (const auto& spot : replay.app().ui().gesture.targets())
        if (spot.id.starts_with("card.")) lowest = std::max(lowest, spot.at.bottom());
      EXPECT_GT(lowest, 495);
      const auto& things = replay.app().ui().explainer.things();
      const auto played = std::ranges::find(things, "trick.0", &draw::Explained::id);
      if (played != things.end()) EXPECT_GT(played->at.h, 100);
      replay.press("replay.on.round");
    }
  }
}

TEST(ReplayScreen, ItsPaceChangesBesideThePlayButton) {
  LastMoment replay(1280, 800);
  for (const Speed speed : {Speed::brisk, Speed::quick, Speed::instant, Speed::calm}) {
    replay.press("replay.speed");
    EXPECT_EQ(replay.speed(), speed);
  }
}

/// A replay from its start.
class FromTheStart : public AppOnStage {
 public:
  explicit FromTheStart(const Match& match) : AppOnStage(text::Language::en, 1280, 800) {
    open(match_fragment(*write_code(match), std::vector<Player>(static_cast<std::size_t>(match.now().seats()))));
    press("end.replay");
    press("replay.first");
  }
  /// Such as "Move 7 of".
  [[nodiscard]] std::string place() const {
    const std::size_t from = mirror().find("Move ");
    return from == std::string::npos ? "" : mirror().substr(from, mirror().find(" of ", from) - from);
  }
  /// The sentence that tells of the last move.
  [[nodiscard]] std::string caption() const {
    const std::size_t from = std::min(mirror().find("Move "), mirror().size());
    return mirror().substr(from, mirror().find('"', from) - from);
  }
  [[nodiscard]] bool tells(const std::string& words) const { return caption().find(words) != std::string::npos; }
  /// Goes on by one move, and calls `each` with the words of each frame until the table rests.
  template <class Each>
  void step(Each each) {
    tell("press", "replay.on.move");
    do {
      frame();
      std::vector<std::string> words;
      for (const draw::DrawnItem& item : draw::testing::drawn_items(app().ui())) words.push_back(item.words);
      each(words);
    } while (app().due() == 0.0);
  }
  /// The pictures of all pieces, in drawing order. Their place depends on the caption, which tells what led here.
  [[nodiscard]] std::string pieces() const {
    std::string all;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(app().ui()))
      if (item.kind == draw::DrawnItem::Kind::picture) all += item.words + "\n";
    return all;
  }
};

TEST(ReplayScreen, ItsCaptionNamesTheRoundThatTheTableTells) {
  FromTheStart replay(some_match(*find_game("ruin"), 3, 5));
  int told = 0;
  for (int moves = 0; moves < 40; ++moves)
    replay.step([&](const std::vector<std::string>& words) {
      const auto is_heading = [](const std::string& one) {
        return one.starts_with("Round ") && one.ends_with(" half");
      };
      const auto heading = std::ranges::find_if(words, is_heading);
      if (heading == words.end()) return;
      ++told;
      const auto caption = std::ranges::find_if(words, [](const auto& one) { return one.starts_with("Move "); });
      ASSERT_NE(caption, words.end());
      EXPECT_NE(caption->find(*heading), std::string::npos) << *caption << " above " << *heading;
    });
  EXPECT_GT(told, 2);
}

TEST(ReplayScreen, AStopShowsTheWholeTableOfItsMomentWhicheverWayLedThere) {
  constexpr std::size_t stops = 12;
  for (const Game& game : games()) {
    const Match match = some_match(game, game.info->max_seats, 3);
    std::map<std::string, std::string> by_turns;
    {
      FromTheStart replay(match);
      for (std::size_t stop = 0; stop < stops; ++stop) {
        replay.press("replay.on.turn");
        by_turns[replay.place()] = replay.pieces();
        ASSERT_FALSE(replay.pieces().empty()) << game.info->id;
      }
    }
    ASSERT_EQ(by_turns.size(), stops) << game.info->id;
    FromTheStart replay(match);
    std::size_t met = 0;
    for (std::size_t move = 0; move < match.steps().size() && met < stops; ++move) {
      replay.press("replay.on.move");
      const auto stop = by_turns.find(replay.place());
      if (stop == by_turns.end()) continue;
      ++met;
      EXPECT_EQ(replay.pieces(), stop->second) << game.info->id << ", " << stop->first;
    }
    EXPECT_EQ(met, stops) << game.info->id;
  }
}

TEST(ReplayScreen, WhatIsDoneAtOnceIsNotAnnouncedAsWell) {
  const Match match = some_match(*find_game("galleria"), 3, 3);
  FromTheStart replay(match);
  std::size_t placed = 0;
  for (std::size_t move = 0; move < 120; ++move) {
    replay.press("replay.on.move");
    const bool is_placed = replay.tells(words_of("galleria.event.laid"));
    placed += is_placed ? 1 : 0;
    EXPECT_FALSE(is_placed && replay.tells(words_of("galleria.event.declared"))) << replay.caption();
  }
  EXPECT_GT(placed, 0);
}

}  // namespace
}  // namespace kairo::app
