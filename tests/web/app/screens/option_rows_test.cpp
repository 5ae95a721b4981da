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

}  // namespace
}  // namespace kairo::testing
