#include <gtest/gtest.h>

#include "engine/games/wicked/events.h"
#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/player.h"
#include "web/text/catalogue.h"

/// The last event stands beside the signs of the bar: whole, or with a way to the log instead.
namespace kairo::testing {
namespace {

class News : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, News, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

TEST_P(News, AreNeverCut) {
  const Match whole = some_match(GetParam(), GetParam().info->max_seats, 3);
  int seen = 0;
  for (std::size_t steps = 5; steps < whole.steps().size(); steps += whole.steps().size() / 12 + 1) {
    Match match(GetParam(), *whole.setup());
    while (match.steps().size() < steps) match.play(whole.steps()[match.steps().size()].move);
    for (const float width : {360.0F, 480.0F, 640.0F, 768.0F}) {
      AppOnStage app(steps % 2 == 0 ? text::Language::ja : text::Language::en, width, 1024, {});
      app.open("#" + app::match_fragment(*write_code(match), std::vector<app::Player>(match.now().seats())));
      take_turns(app);
      const auto& spots = app.app().ui().gesture.targets();
      const auto news =
          std::ranges::find(spots, "table.latest", [](const auto& spot) { return std::string_view(spot.id); });
      if (news == spots.end()) continue;
      ++seen;
      for (const draw::DrawnItem& item : draw::testing::drawn_items(app.app().ui()))
        if (item.at.x >= news->at.x && item.at.y < news->at.bottom())
          EXPECT_FALSE(item.shortened) << item.words << " at " << width << " after " << steps << " moves";
    }
  }
  EXPECT_GT(seen, 0);
}

/// Lets each frame be looked at.
class FrameByFrame : public AppOnStage {
 public:
  using AppOnStage::AppOnStage;
  using AppOnStage::frame;
  using AppOnStage::tell;
};

/// The sentence beside the signs of the bar.
std::string news_of(const AppOnStage& app) {
  const auto& spots = app.app().ui().gesture.targets();
  const auto news =
      std::ranges::find(spots, "table.latest", [](const auto& spot) { return std::string_view(spot.id); });
  if (news == spots.end()) return {};
  std::string words;  // on one line or two
  for (const draw::DrawnItem& item : draw::testing::drawn_items(app.app().ui()))
    if (item.kind == draw::DrawnItem::Kind::words && item.at.x >= news->at.x && item.at.bottom() <= news->at.bottom())
      words += (words.empty() ? "" : " ") + item.words;
  return words;
}

/// Gains are not told before the hands are seen to open.
TEST(NewsOfAReveal, ComeAfterIt) {
  const Match whole = some_match(*find_game("wicked"), 3, 3);
  Match match(whole.game(), *whole.setup());
  std::string last_bid;
  for (int reveals = 0; reveals < 2;) {
    last_bid = "move:" + match.now().move_text(whole.steps()[match.steps().size()].move);
    match.play(whole.steps()[match.steps().size()].move);
    reveals += static_cast<int>(std::ranges::count(
        match.steps().back().events, static_cast<std::uint8_t>(wicked::EventKind::corridor_ranked), &Event::kind));
  }
  Match before(match.game(), *match.setup());
  while (before.steps().size() + 1 < match.steps().size()) before.play(match.steps()[before.steps().size()].move);
  FrameByFrame app(text::Language::en, 1280, 800, {{"motion", "full"}});
  app.open("#" + app::match_fragment(*write_code(before), one_person(match)));
  take_turns(app);
  const std::string old = news_of(app);
  app.tell("press", last_bid);
  for (int frame = 0; frame < 100 && !app.shows("reveal.skip"); ++frame) app.frame();
  int opening = 0;
  for (; app.shows("reveal.skip"); app.frame(0.1), ++opening) EXPECT_EQ(news_of(app), old);
  EXPECT_GT(opening, 5);
  app.frame();
  EXPECT_NE(news_of(app), old);
}

}  // namespace
}  // namespace kairo::testing
