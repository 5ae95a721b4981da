#include <gtest/gtest.h>

#include "tests/web/app/links/remote.h"
#include "tests/web/support/catalogue_words.h"

/// A person who says that they are another player than before is not spied upon, but the others are told.
namespace kairo::app {
namespace {

using kairo::testing::says;
using testing::AppOnStage;
using testing::change_seat;
using testing::fresh;
using testing::link_after;
using testing::open_as;
using testing::sent;

/// The seats of the change that the link sent last tells of; empty: it tells of none.
std::string told(const AppOnStage& app) {
  const auto change = read_link(sent(app)).change;
  return change ? std::to_string(change->from) + ">" + std::to_string(change->to) : "";
}

void send(AppOnStage& app) {
  app.press("menu.open");
  app.press("menu.pass");
}

TEST(SeatChange, IsToldByTheNextLink) {
  std::string link;
  {
    AppOnStage app;
    open_as(app, 1, fresh());
    change_seat(app, "afar.seat.0");
    send(app);
    EXPECT_EQ(told(app), "1>0");
    link = sent(app);
  }
  AppOnStage other;
  other.open(link);
  EXPECT_TRUE(says(other, kairo::testing::words_of({"app.link.change", {seat_name("from", 1), seat_name("to", 0)}})));
}

TEST(SeatChange, IsToldAfterTheNextAnswerToo) {
  AppOnStage app;
  open_as(app, 1, fresh());
  change_seat(app, "afar.seat.0");
  app.press("move:bid 3 -");
  send(app);
  EXPECT_EQ(told(app), "1>0");
  send(app);
  EXPECT_EQ(told(app), "1>0") << "the first one may have been called off";
  app.open(link_after({{0, "bid 3 -"}, {1, "bid 1 -"}, {2, "bid 1 -"}}));
  if (app.shows("recap.skip")) app.press("recap.skip");
  const std::string& mirror = app.mirror();
  const std::size_t move = mirror.find("move:");
  ASSERT_NE(move, std::string::npos);
  app.press(mirror.substr(move, mirror.find('"', move) - move));
  send(app);
  EXPECT_EQ(told(app), "") << "the others know it by now";
}

TEST(SeatChange, AndBackIsToldAsOneFromTheOtherHand) {
  AppOnStage app;
  open_as(app, 1, fresh());
  change_seat(app, "afar.seat.0");
  change_seat(app, "afar.seat.1");
  app.press("move:bid 3 -");
  send(app);
  EXPECT_EQ(told(app), "0>1");
}

TEST(SeatChange, IsToldAfterTheDeviceWasPassedAround) {
  AppOnStage app;
  open_as(app, 1, fresh());
  change_seat(app, "afar.around");
  app.press("handover.take");
  ASSERT_TRUE(says(app, R"("viewer":"0")"));
  testing::ask_for_seat(app, "afar.seat.1");
  send(app);
  EXPECT_EQ(told(app), "0>1");
}

TEST(SeatChange, IsNoneWhereADeviceWasPassedAroundFromTheStart) {
  AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*testing::wicked().info, 3)) app.press(id);
  app.press("handover.take");
  app.press("move:bid 1 -");
  app.press("table.pass");
  EXPECT_EQ(told(app), "");
}

TEST(SeatChange, IsToldAfterAReload) {
  std::vector<kairo::testing::Said> before;
  {
    AppOnStage app;
    open_as(app, 1, fresh());
    change_seat(app, "afar.seat.0");
    before = testing::stored_by(app);
  }
  AppOnStage again(text::Language::en, 360, 640, before);
  ASSERT_EQ(again.screen(), "table");
  send(again);
  EXPECT_EQ(told(again), "1>0");
}

TEST(SeatChange, IsReadWhereTheLinkBringsNothingElse) {
  AppOnStage app;
  open_as(app, 2, link_after({{0, "bid 3 -"}}));
  std::string older = fresh();
  app.open(older.insert(older.find("&s="), "&o=10"));
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.link.older")));
  EXPECT_TRUE(says(app, kairo::testing::words_of({"app.link.change", {seat_name("from", 1), seat_name("to", 0)}})));
}

}  // namespace
}  // namespace kairo::app
