#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/links/link.h"
#include "web/app/session/score_course.h"
#include "web/text/number.h"

/// At the end, what matters is in sight: the winner, all totals, and the chart of the scores or a switch to it.
namespace kairo::testing {
namespace {

class EndChart : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, EndChart, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

bool is_in_sight(const draw::Ui& ui, const std::string& words) {
  return std::ranges::any_of(ui.drawn_items(), [&](const draw::DrawnItem& item) {
    return item.words == words && measuring::lies_in(item.at, item.clip);
  });
}

TEST_P(EndChart, IsInSightOrOneTapAway) {
  const int seats = GetParam().info->max_seats;
  const Match match = some_match(GetParam(), seats, 3);
  if (app::score_course(match).totals.empty()) return;
  const std::vector<app::Player> people(static_cast<std::size_t>(seats));
  app::Series series{.games = 3, .played = 1};
  for (Seat seat = 0; seat < seats; ++seat) series.points.push_back(12);
  for (const text::Language language : {text::Language::en, text::Language::ja})
    for (const Screen& screen : {phone, small_phone, low_frame, tablet, desk})
      for (const bool in_series : {false, true}) {
        SCOPED_TRACE(screen.name);
        AppOnStage app(language, screen.width, screen.height);
        app.open("#" + app::match_fragment(*write_code(match), people, {}, std::nullopt,
                                           in_series ? std::optional(series) : std::nullopt));
        take_turns(app);
        ASSERT_EQ(app.screen(), "end");
        const draw::Ui& ui = app.app().ui();
        const std::string title = without_blanks(ui.say("app.end.chart"));
        EXPECT_NE(all_in_sight(ui).find(title), std::string::npos);
        if (!app.shows("end.chart")) continue;
        app.press("end.chart");
        EXPECT_EQ(faults(ui), std::vector<std::string>{});
        for (Seat seat = 0; seat < seats; ++seat)
          EXPECT_TRUE(is_in_sight(ui, text::number_words(match.now().score().of[seat].total)));
        EXPECT_FALSE(app.shows("end.cell.0.0")) << "it takes the place of the scores";
        app.press("end.chart");
        EXPECT_TRUE(app.shows("end.cell.0.0"));
      }
}

}  // namespace
}  // namespace kairo::testing
