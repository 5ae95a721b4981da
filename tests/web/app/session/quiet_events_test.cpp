#include "web/app/session/quiet_events.h"

#include <gtest/gtest.h>

namespace kairo::app {
namespace {

TEST(QuietEvents, OfAnAnswerOnlyWhatOthersMayHearIsTold) {
  EXPECT_TRUE(is_quiet_event({"haratama.event.pass_sealed", {}}, /*is_own=*/false));
  EXPECT_FALSE(is_quiet_event({"haratama.event.pass_sealed", {}}, /*is_own=*/true));
}

TEST(QuietEvents, WhoDrawsACardHearsOnceWhichOne) {
  EXPECT_TRUE(is_quiet_event({"galleria.event.drew", {}}, /*is_own=*/true));
  EXPECT_FALSE(is_quiet_event({"galleria.event.drew_card", {}}, /*is_own=*/true));
  EXPECT_FALSE(is_quiet_event({"galleria.event.drew", {}}, /*is_own=*/false));
}

}  // namespace
}  // namespace kairo::app
