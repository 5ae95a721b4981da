#include "web/app/pages/lobby_page.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/match/live/seats.h"
#include "engine/match/registry.h"
#include "tests/web/support/documents.h"

namespace kairo::app {
namespace {

using kairo::testing::offers;

constexpr live::Device mine = 11;
constexpr live::Device somebodys = 22;

/// A lobby of Wicked for three, at this device.
class LobbyPage : public ::testing::Test {
 protected:
  LobbyPage() {
    const Game& wicked = *find_game("wicked");
    live_.join("key", mine, live::table_of(wicked, standard_setup(*wicked.info, 3, 7)));
  }
  void seat_person(Seat seat, live::Device device) {
    ASSERT_TRUE(live_.act([&](live::Table& table) { return live::claim(table.seats, seat, device, ""); }));
  }
  void seat_bot(Seat seat) {
    ASSERT_TRUE(live_.act([&](live::Table& table) { return live::give_to_bot(table.seats, seat, 0); }));
  }
  void break_line(const std::string& why) { live_.receive(ToCanvas::live_line, "broken\nno\n" + why); }
  [[nodiscard]] Document page(bool may_call = false) const {
    const std::vector<std::string> names{"Ada", "Ben", "Cleo"};
    Document document =
        lobby_page({text::languages.front(), names},
                   {.live = live_, .own = live::seat_of(live_.table()->seats, mine), .may_call = may_call});
    kairo::testing::expect_sound(document);
    return document;
  }

 private:
  Services services_{.send = [](ToPage, std::string_view) {}, .write = {}, .random_seed = {}};
  LiveTable live_{services_};
};

TEST_F(LobbyPage, BeginsOnceEverySeatIsTakenAndThisDeviceHasOne) {
  EXPECT_FALSE(offers(page(), "lobby.begin"));
  seat_bot(0);
  seat_bot(1);
  seat_person(2, somebodys);
  EXPECT_FALSE(offers(page(), "lobby.begin")) << "this device has no seat";
  seat_person(1, mine);
  EXPECT_TRUE(offers(page(), "lobby.begin"));
}

TEST_F(LobbyPage, OffersTheSeatsThatNoPersonHas) {
  seat_person(0, somebodys);
  seat_bot(1);
  EXPECT_FALSE(offers(page(), "lobby.take.0"));
  EXPECT_TRUE(offers(page(), "lobby.bot.0")) << "its person is away";
  EXPECT_TRUE(offers(page(), "lobby.take.1"));
  EXPECT_TRUE(offers(page(), "lobby.take.2"));
}

TEST_F(LobbyPage, FoldsTheLevelsOfABot) {
  seat_bot(1);
  const Document document = page();
  const Block* levels = find_block(document, "lobby.levels.1");
  ASSERT_NE(levels, nullptr);
  EXPECT_EQ(levels->kind, Block::Kind::details);
  EXPECT_FALSE(levels->note.empty()) << "the chosen one shows";
  EXPECT_NE(find_block(document, "lobby.level.1.0"), nullptr);
}

TEST_F(LobbyPage, SaysWhyTheLineIsBroken) {
  std::set<std::string> reasons;
  for (const char* why :
       {"unreachable", "closed", "closed after sending", "not allowed", "refused", "failed", "no key"}) {
    break_line(why);
    const Document document = page();
    kairo::testing::each_block(document.blocks, [&](const Block& block) {
      if (block.look == "note") reasons.insert(block.words);
    });
  }
  EXPECT_EQ(reasons.size(), 7U);
}

TEST_F(LobbyPage, NoGroupLosesTheFocusWhenANoteComesOrGoes) {
  for (const Block& block : page().blocks.back().blocks)
    EXPECT_TRUE(block.kind == Block::Kind::text || !block.key.empty()) << "it is made anew when its place changes";
}

TEST_F(LobbyPage, OffersToCallOnlyWhereTheBrowserCanBeAsked) {
  EXPECT_FALSE(offers(page(), "lobby.call"));
  EXPECT_TRUE(offers(page(/*may_call=*/true), "lobby.call"));
}

}  // namespace
}  // namespace kairo::app
