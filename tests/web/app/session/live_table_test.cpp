#include "web/app/session/live_table.h"

#include <gtest/gtest.h>

#include <utility>

#include "engine/match/registry.h"

namespace kairo::app {
namespace {

class LiveTables : public ::testing::Test {
 protected:
  struct Sent {
    ToPage message;
    std::string text;
  };
  struct End {
    std::vector<Sent> sent;
    Services services{.send =
                          [this](ToPage message, std::string_view text) {
                            sent.push_back({message, std::string(text)});
                          },
                      .write = {},
                      .random_seed = {}};
    LiveTable table{services};
    [[nodiscard]] std::string said() const { return sent.back().text.substr(sent.back().text.find('\n') + 1); }
  };

  LiveTables() {
    live::Table table = live::table_of(wicked(), standard_setup(*wicked().info, 3, 7));
    live::begin(table);
    one.table.join("key", 11, table);
    other.table.join("key", 22, std::nullopt);
  }
  static const Game& wicked() { return *find_game("wicked"); }
  static AnyMove some_move(const LiveTable& table, Seat seat, std::size_t which) {
    const Held& held = table.course().held;
    return question_of(held.match, held.ahead, seat)->legal()[which];
  }
  static void hear(End& end, const std::string& state) { end.table.receive(ToCanvas::live_received, state); }

  End one;
  End other;
};

TEST_F(LiveTables, JoiningTellsThePageTheRoomAndWhatIsKnown) {
  ASSERT_EQ(one.sent.size(), 2U);
  EXPECT_EQ(one.sent[0].message, ToPage::live_join);
  EXPECT_EQ(one.sent[0].text, "key\n11");
  EXPECT_EQ(one.sent[1].message, ToPage::live_state);
  EXPECT_EQ(other.sent.size(), 1U) << "nothing is known yet";
  EXPECT_FALSE(other.table.table().has_value());
}

TEST_F(LiveTables, WhatOneDoesTheOtherHasAtOnce) {
  hear(other, one.said());
  ASSERT_TRUE(one.table.give(0, some_move(one.table, 0, 1)).empty());
  EXPECT_TRUE(one.sent.back().text.starts_with("yes\n")) << "somebody has acted here";
  hear(other, one.said());
  EXPECT_TRUE(same_held(other.table.course().held, one.table.course().held));
  EXPECT_TRUE(other.sent.back().text.starts_with("no\n"));
  EXPECT_EQ(other.said(), one.said()) << "equal tables have equal texts";
}

TEST_F(LiveTables, AnAnswerThatGivesWayIsToldOnce) {
  hear(other, one.said());
  ASSERT_TRUE(one.table.give(2, some_move(one.table, 2, 1)).empty());
  ASSERT_TRUE(other.table.give(2, some_move(other.table, 2, 3)).empty());
  const std::string of_one = one.said();
  hear(one, other.said());
  hear(other, of_one);
  EXPECT_EQ(one.table.take_lost().size() + other.table.take_lost().size(), 1U);
  EXPECT_TRUE(one.table.take_lost().empty() && other.table.take_lost().empty());
}

TEST_F(LiveTables, WhatThisDeviceTakesBackIsNotLost) {
  ASSERT_TRUE(one.table.give(0, some_move(one.table, 0, 1)).empty());
  ASSERT_TRUE(one.table.take_back(0));
  EXPECT_TRUE(one.table.take_lost().empty());
}

TEST_F(LiveTables, WhatAnotherDeviceTakesBackIsNotLost) {
  ASSERT_TRUE(one.table.give(0, some_move(one.table, 0, 1)).empty());
  hear(other, one.said());
  ASSERT_TRUE(one.table.take_back(0));
  hear(other, one.said());
  EXPECT_TRUE(same_held(other.table.course().held, one.table.course().held));
  EXPECT_TRUE(other.table.take_lost().empty());
  ASSERT_TRUE(one.table.give(0, some_move(one.table, 0, 2)).empty());
  hear(other, one.said());
  EXPECT_TRUE(other.table.take_lost().empty());
}

TEST_F(LiveTables, ClaimsAreToldToo) {
  EXPECT_TRUE(one.table.act([](live::Table& table) { return live::claim(table.seats, 1, 11, "Ann"); }));
  hear(other, one.said());
  EXPECT_EQ(live::seat_of(other.table.table()->seats, 11), 1);
}

TEST_F(LiveTables, AnotherBuildIsToldOnceHoweverOftenItSpeaks) {
  for (int times = 0; times < 3; ++times) hear(one, "2.of-a-later-Kairo");
  EXPECT_EQ(one.table.take_fault(), CodeFault::unknown_version);
  hear(one, "2.of-a-later-Kairo");
  EXPECT_FALSE(one.table.take_fault().has_value());
}

TEST_F(LiveTables, PresenceAndLineAreWhatThePageSays) {
  one.table.receive(ToCanvas::live_present, "yes\n44 nonsense\n22\nnonsense\n33");
  EXPECT_TRUE(one.table.is_twice());
  EXPECT_EQ(one.table.present(), (std::vector<live::Device>{22, 33}));
  EXPECT_TRUE(one.table.is_returning(44));
  one.table.receive(ToCanvas::live_line, "broken\nyes\nunreachable");
  EXPECT_EQ(one.table.line(), LiveTable::Line::broken);
  EXPECT_TRUE(one.table.is_unsent());
  EXPECT_EQ(one.table.trouble(), "unreachable");
}

TEST_F(LiveTables, WhoHasLeftHearsNothing) {
  one.table.leave();
  EXPECT_EQ(one.sent.back().message, ToPage::live_leave);
  one.table.receive(ToCanvas::live_line, "open\nno\n");
  EXPECT_FALSE(one.table.joined());
}

}  // namespace
}  // namespace kairo::app
