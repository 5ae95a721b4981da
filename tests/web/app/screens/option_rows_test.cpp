#include <gtest/gtest.h>

#include "tests/web/support/app_on_stage.h"

namespace kairo::testing {
namespace {

bool offers(const AppOnStage& app, std::string_view id) { return app.mirror().find(id) != std::string::npos; }

TEST(OptionRows, ShowALimitOnlyIfTheGameEndsAtOne) {
  AppOnStage app;
  app.press("box.play.haratama");
  EXPECT_FALSE(offers(app, "setup.option.limit.more")) << "though the game ends after three rounds";
  app.press("setup.option.end.1");
  EXPECT_TRUE(offers(app, "setup.option.limit.more"));
  app.press("setup.option.end.0");
  EXPECT_FALSE(offers(app, "setup.option.limit.more"));
}

TEST(OptionRows, AloneInGalleriaShowOnlyThePhantomsLevel) {
  AppOnStage app;
  app.press("box.play.galleria");
  const std::string of_several[] = {"setup.option.specials.0", "setup.option.ask.0"};
  for (int seats = 4; seats >= 1; --seats) {
    app.press("setup.seats." + std::to_string(seats - 1));
    for (const std::string& id : of_several) EXPECT_EQ(offers(app, id), seats > 1) << id << " for " << seats;
    EXPECT_EQ(offers(app, "setup.option.phantom.0"), seats == 1) << seats;
  }
}

}  // namespace
}  // namespace kairo::testing
