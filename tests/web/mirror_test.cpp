#include "web/draw/mirror.h"

#include <gtest/gtest.h>

namespace kairo::draw {
namespace {

TEST(Mirror, AnEmptyMirrorHasEveryMember) {
  EXPECT_EQ(
      to_json({}),
      R"({"screen":"","title":"","asked":"","told":"","wheel":"","parts":[],"groups":[],"things":[],"viewer":"","match":"","met":0,"events":0,"log":[]})");
}

TEST(Mirror, PartsGroupsAndLogKeepTheirOrder) {
  Mirror mirror;
  mirror.screen = "table";
  mirror.parts = {{"Ring", {"first", "second"}}, {"", {}}};
  mirror.groups = {{"Moves", {{"m0", "Bid 0", true, false}, {"m1", "Bid 1", false, true, "Leaves you 1 piece."}}}};
  mirror.things = {{"Witch", "Rules the ring."}};
  mirror.viewer = "1";
  mirror.match = "a1";
  mirror.met = 2;
  mirror.events = 3;
  mirror.log = {{0, "older"}, {2, "newer"}};
  EXPECT_EQ(
      to_json(mirror),
      R"({"screen":"table","title":"","asked":"","told":"","wheel":"","parts":[)"
      R"({"heading":"Ring","lines":["first","second"]},{"heading":"","lines":[]}],"groups":[)"
      R"({"heading":"Moves","buttons":[{"id":"m0","label":"Bid 0","enabled":true,"pressed":false,"about":""},)"
      R"({"id":"m1","label":"Bid 1","enabled":false,"pressed":true,"about":"Leaves you 1 piece."}]}],)"
      R"("things":[{"name":"Witch","words":"Rules the ring."}],"viewer":"1","match":"a1","met":2,"events":3,"log":[{"event":0,"words":"older"},{"event":2,"words":"newer"}]})");
}

TEST(Mirror, EveryTextIsEscaped) {
  Mirror mirror;
  mirror.title = "\"\\\n\t\x01</script> 魔女";
  EXPECT_NE(to_json(mirror).find(R"(,"title":"\"\\\u000a\u0009\u0001</script> 魔女",)"), std::string::npos)
      << to_json(mirror);
}

}  // namespace
}  // namespace kairo::draw
