#include "web/app/live_desk.h"

#include <gtest/gtest.h>

#include <charconv>
#include <string>
#include <vector>

#include "engine/match/live/table_code.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/json_tree.h"

/// A device at a live table of Wicked for three. The test is all other devices.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::says;
using kairo::testing::words_of;

constexpr live::Device anns = 7;
constexpr live::Device bens = 8;

/// Messages may come one after another without a frame between.
class Stage : public AppOnStage {
 public:
  using AppOnStage::AppOnStage;
  using AppOnStage::frame;
  using AppOnStage::tell;
};

class LiveDesks : public ::testing::Test {
 protected:
  LiveDesks() {
    const Game& wicked = *find_game("wicked");
    table = live::table_of(wicked, standard_setup(*wicked.info, 3, 7));
    live::claim(table.seats, 0, anns, "Ann");
    live::claim(table.seats, 1, bens, "Ben");
  }
  /// Comes by the link, and hears of the table.
  void come() {
    app.open("l=AAAAAAAAAAAAAAAAAAAAAA");
    tell();
  }
  /// Comes, takes the third seat, and plays: false if no move is asked for.
  bool begins() {
    come();
    app.press("lobby.take.2");
    table = told();
    live::begin(table);
    tell();
    return offers_moves();
  }
  void tell() { app.say("live received", *live::write_table(table)); }
  void tell(const live::Table& other) { app.say("live received", *live::write_table(other)); }
  /// The table as this device has told it last.
  [[nodiscard]] live::Table told() const {
    const std::string& state = app.heard("live state");
    return *live::read_table(state.substr(state.find('\n') + 1));
  }
  [[nodiscard]] live::Device own() const {
    const std::string& joined = app.heard("live join");
    live::Device device = 0;
    const std::size_t at = joined.find('\n') + 1;
    std::from_chars(joined.data() + at, joined.data() + joined.size(), device);
    return device;
  }
  [[nodiscard]] bool offers_moves() const {
    for (const std::string& button : app.buttons())
      if (button.starts_with("move:")) return true;
    return false;
  }
  void press_a_move() {
    const std::vector<std::string> buttons = app.buttons();
    const auto move = std::ranges::find_if(buttons, [](const std::string& id) { return id.starts_with("move:"); });
    ASSERT_NE(move, buttons.end());
    app.press(*move);
  }
  /// The name of what this device's person is asked.
  [[nodiscard]] std::string question() const { return kairo::testing::JsonTree::read(app.mirror())["question"].text(); }
  /// The matches that the box goes on with.
  [[nodiscard]] std::ptrdiff_t kept() const {
    return std::ranges::count_if(app.buttons(), [](const std::string& id) { return id.starts_with("box.go_on."); });
  }
  void begin_with_bot() {
    live::give_to_bot(table.seats, 2, 0);
    live::begin(table);
  }

  Stage app{text::Language::en, 360, 640, {{"live offered", "yes"}}};
  live::Table table;
};

TEST_F(LiveDesks, ALinkThatWasDamagedOnItsWayIsToldByName) {
  const std::string key = "ABCDEFGHIJKLMNOPQRSTUA";
  for (const std::string& cut : {std::string("l="), "l=" + key.substr(0, 15), "l=" + key.substr(0, 21) + "\u2026",
                                 "L=" + key, "Come! https://example.org/kairo/#l=" + key.substr(0, 9)}) {
    app.open(cut);
    EXPECT_TRUE(says(app, words_of("code.error.damaged"))) << cut;
    app.press("dialog.close");
  }
  for (const std::string& whole :
       {"l=" + key + ".", "l=" + key + ")", "l=" + key + "&fbclid=x", "<https://example.org/kairo/#l=" + key + ">"}) {
    app.open(whole);
    EXPECT_EQ(app.heard("live join").substr(0, key.size()), key) << whole;
  }
}

TEST_F(LiveDesks, WhoHasNoSeatWatchesAndMayTakeABotsSeat) {
  begin_with_bot();
  come();
  EXPECT_EQ(app.screen(), "table");
  EXPECT_FALSE(offers_moves());
  const std::vector<std::string> names{"Ann", "Ben", ""};
  const Phrase missing{"app.afar.missing", {list("names", seat_list(0b11))}};
  EXPECT_TRUE(says(app, text::sentence(text::Language::en, missing, names))) << "who is awaited";
  EXPECT_FALSE(app.shows("table.undo")) << "nothing here is the watcher's";
  app.press("menu.open");
  EXPECT_FALSE(app.lists("menu.keep_here"));
  app.press("menu.afar");
  EXPECT_FALSE(app.lists("lobby.take.0"));
  app.press("lobby.take.2");
  app.say("back", "");
  EXPECT_TRUE(offers_moves());
}

TEST_F(LiveDesks, AWatcherIsToldNothingThatDependsOnHiddenAnswers) {
  begin_with_bot();
  come();
  const std::string before = app.mirror();
  const auto legal = live::course_of(table).held.match.now().legal();
  ASSERT_TRUE(live::give(table, 1, legal[1]).empty());
  tell();
  const std::string one = app.mirror();
  ASSERT_TRUE(live::take_back(table, 1));
  ASSERT_TRUE(live::give(table, 1, legal[2]).empty());
  tell();
  EXPECT_EQ(app.mirror(), one) << "which one was given must not show";
  EXPECT_NE(one, before) << "Ben is not awaited any more";
}

TEST_F(LiveDesks, ASeatThatABotHasKeptIsGivenBack) {
  ASSERT_TRUE(begins());
  live::give_to_bot(table.seats, 2, 0);
  tell();
  EXPECT_EQ(live::seat_of(told().seats, own()), 2);
  EXPECT_TRUE(says(app, words_of("app.live.seat_back")));
}

TEST_F(LiveDesks, WhoLosesASeatToSomebodyElseIsToldAndOfferedAnother) {
  come();
  app.press("lobby.take.2");
  live::Table other = table;
  other.seats[2] = told().seats[2];
  other.seats[2].device = ~live::Device{0};  // later in the order
  live::give_to_bot(other.seats, 1, 0);
  tell(other);
  EXPECT_EQ(live::seat_of(told().seats, own()), no_seat);
  EXPECT_TRUE(says(app, words_of("app.live.seat_lost")));
  EXPECT_TRUE(app.lists("lobby.take.1"));
  EXPECT_FALSE(app.lists("lobby.take.2"));
}

TEST_F(LiveDesks, NobodyIsSeatedByOthersOnceTheMatchHasBegun) {
  ASSERT_TRUE(begins());
  table.seats[0] = {.turn = 9, .by = live::Claim::By::person, .device = own(), .name = {}};
  tell();
  press_a_move();
  const Held held = live::course_of(told()).held;
  EXPECT_FALSE(held.ahead.by(2).empty()) << "it is still the third seat that is asked here";
  EXPECT_TRUE(held.match.steps().empty() && held.ahead.by(0).empty()) << "another hand must not show";
  table.seats[2] = {.turn = 9, .by = live::Claim::By::nobody};
  table.seats[0] = {.turn = 10, .by = live::Claim::By::bot, .device = own(), .name = {}};
  tell();
  EXPECT_TRUE(says(app, words_of("app.live.seat_lost")));
  EXPECT_FALSE(offers_moves()) << "no bot has kept that seat for this person";

  table.seats[0] = {.turn = 11, .by = live::Claim::By::person, .device = own(), .name = {}};
  tell();
  app.press("dialog.close");
  app.press("menu.open");
  app.press("menu.afar");
  app.press("lobby.renew");
  app.say("back", "");
  EXPECT_FALSE(offers_moves()) << "in another room, too";
}

TEST_F(LiveDesks, WhoPlaysIsToldOfAnotherMatchOnTheTable) {
  ASSERT_TRUE(begins());
  const kairo::Setup other = standard_setup(*find_game("haratama")->info, 3, 8);
  ASSERT_TRUE(live::choose(table, *find_game("haratama"), other));
  live::begin(table);
  tell();
  EXPECT_TRUE(says(app, words_of("app.live.other_match")));
  app.press("dialog.close");
  EXPECT_EQ(app.app().match()->game().info->id, "haratama");
}

TEST_F(LiveDesks, WhoReachesForASeatTooLateIsTold) {
  come();
  live::claim(table.seats, 2, ~live::Device{0}, "Cat");
  app.tell("press", "lobby.take.2");
  tell();  // before the next frame
  EXPECT_EQ(live::seat_of(told().seats, own()), no_seat);
  EXPECT_TRUE(says(app, words_of("app.live.seat_taken")));
}

TEST_F(LiveDesks, APressOnASeatThatIsTakenMeanwhileIsToldToBeTooLate) {
  come();
  live::claim(table.seats, 2, ~live::Device{0}, "Cat");
  app.tell("live received", *live::write_table(table));
  app.press("lobby.take.2");
  EXPECT_EQ(live::seat_of(told().seats, own()), no_seat);
  EXPECT_TRUE(says(app, words_of("app.live.seat_taken")));
}

TEST_F(LiveDesks, WhoeverIsAwayIsNamedBeforeOnesOwnAnswer) {
  ASSERT_TRUE(begins());
  const std::vector<std::string> names{"Ann", "Ben", ""};
  const auto away = [&](SeatSet seats) {
    return text::sentence(text::Language::en, Phrase{"app.live.away", {list("names", seat_list(seats))}}, names);
  };
  EXPECT_TRUE(says(app, away(0b11)));
  app.say("live present", "no\n\n7");
  EXPECT_TRUE(says(app, away(0b10)));
  app.say("live present", "no\n\n7\n8");
  EXPECT_FALSE(says(app, away(0b10)));
}

TEST_F(LiveDesks, WhoseLineIsTornIsOnTheirWayBack) {
  ASSERT_TRUE(begins());
  app.say("live present", "no\n8\n7");
  const std::vector<std::string> names{"Ann", "Ben", ""};
  const Phrase returning{"app.live.returning", {list("names", seat_list(0b10))}};
  EXPECT_TRUE(says(app, text::sentence(text::Language::en, returning, names)));
  app.press("menu.open");
  app.press("menu.afar");
  EXPECT_TRUE(
      says(app, text::sentence(text::Language::en, Phrase{"app.live.seat.returning", {seat_name("seat", 1)}}, names)));
}

TEST_F(LiveDesks, SignsAreSaidForAMomentAndThoseOfOneCanBeMuted) {
  ASSERT_TRUE(begins());
  app.say("live present", "no\n\n7\n8");
  const std::vector<std::string> names{"Ann", "Ben", ""};
  const auto shows = [&](Seat seat, int sign) {
    const std::string who =
        text::sentence(text::Language::en, Phrase{"app.live.shows", {seat_name("seat", seat)}}, names);
    return says(app, who + words_of("app.live.sign." + std::to_string(sign)));
  };
  app.say("live sign", "8\n2");
  EXPECT_TRUE(shows(1, 2));
  app.say("live sign", "8\n5");
  EXPECT_FALSE(shows(1, 5)) << "not one upon the other";
  app.frame(5.0);
  app.settle();
  EXPECT_FALSE(shows(1, 2));
  app.say("live sign", "8\n7");
  app.say("live sign", "9\n1");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
    for (int sign = 1; sign <= 6; ++sign)
      EXPECT_FALSE(shows(seat, sign)) << "who has no seat shows nothing, and a later Kairo may have more signs";

  app.press("menu.open");
  app.press("menu.afar");
  app.press("lobby.mute.1");
  app.press("lobby.sign.4");
  EXPECT_EQ(app.heard("live sign"), "4");
  EXPECT_TRUE(shows(2, 4)) << "the dialog has closed, and one sees the own sign";
  app.say("live sign", "8\n5");
  EXPECT_FALSE(shows(1, 5));
  app.say("live sign", "7\n5");
  EXPECT_TRUE(shows(0, 5));
}

TEST_F(LiveDesks, WhoLosesASeatAtTheTableIsOfferedAnotherThere) {
  come();
  app.press("lobby.take.2");
  table = told();
  live::begin(table);
  table.seats[2].device = ~live::Device{0};
  tell();
  EXPECT_TRUE(says(app, words_of("app.live.seat_lost")));
  app.press("notice.offer");
  EXPECT_TRUE(app.lists("lobby.invite"));
}

TEST_F(LiveDesks, ARunningMatchGoesOnAtALiveTable) {
  for (const std::string& press : kairo::testing::presses_to_start(*find_game("wicked")->info, 3, 1)) app.press(press);
  const std::size_t made = app.app().match()->steps().size();
  app.press("menu.open");
  app.press("menu.live");
  EXPECT_TRUE(app.lists("lobby.invite")) << "the invitation is on top";
  const live::Table live = told();
  EXPECT_EQ(live::seat_of(live.seats, own()), 0);
  EXPECT_EQ(live.seats[1].by, live::Claim::By::bot);
  EXPECT_EQ(live::course_of(live).held.match.steps().size(), made);
  app.say("back", "");
  EXPECT_TRUE(offers_moves());
  app.press("menu.open");
  EXPECT_FALSE(app.lists("menu.live")) << "it is live already";
  EXPECT_TRUE(app.lists("menu.afar")) << "the invitation stays reachable";
}

TEST_F(LiveDesks, ATableMovesToANewRoomWithItsMatchAndItsSeats) {
  ASSERT_TRUE(begins());
  const std::string before = app.heard("live join");
  app.press("menu.open");
  app.press("menu.afar");
  app.press("lobby.renew");
  const std::string after = app.heard("live join");
  EXPECT_NE(after.substr(0, 22), before.substr(0, 22));
  EXPECT_EQ(app.heard("pass").substr(0, 24), "l=" + after.substr(0, 22)) << "the new link is passed on";
  EXPECT_TRUE(live::same(told(), table));
  app.say("back", "");
  EXPECT_TRUE(offers_moves()) << "the match goes on";
}

TEST_F(LiveDesks, WhoFollowsToTheNewRoomKeepsOneMatch) {
  ASSERT_TRUE(begins());
  app.open("l=BBBBBBBBBBBBBBBBBBBBBA");
  tell();
  EXPECT_TRUE(offers_moves());
  app.press("menu.open");
  app.press("menu.box");
  EXPECT_EQ(kept(), 1);

  table.chosen.setup.seed += 1;
  app.open("l=CCCCCCCCCCCCCCCCCCCCCA");
  tell();
  app.press("menu.open");
  app.press("menu.box");
  EXPECT_EQ(kept(), 2) << "another match is not the same one";
}

TEST_F(LiveDesks, AnotherMatchOfTheSameDealIsKeptBesides) {
  const live::Table fresh = table;
  ASSERT_TRUE(begins());
  press_a_move();
  table = fresh;
  live::claim(table.seats, 2, own(), "");
  live::begin(table);
  app.open("l=BBBBBBBBBBBBBBBBBBBBBA");
  tell();
  app.press("menu.open");
  app.press("menu.box");
  EXPECT_EQ(kept(), 2);
}

TEST_F(LiveDesks, WhatOthersAnswerLeavesTheQuestionAsItIs) {
  ASSERT_TRUE(begins());
  const std::string asked = question();
  EXPECT_FALSE(asked.empty());
  for (const Seat seat : {Seat{1}, Seat{0}}) {
    ASSERT_TRUE(live::give(table, seat, live::course_of(table).held.match.now().legal()[1]).empty());
    tell();
    EXPECT_EQ(question(), asked) << "after the answer of seat " << int{seat};
  }
  press_a_move();
  EXPECT_NE(question(), asked);
}

TEST_F(LiveDesks, WhoseAnswerNoLongerCountsIsNamedAfterALongQuiet) {
  ASSERT_TRUE(begins());
  const live::Table fresh = table;
  ASSERT_TRUE(live::give(table, 0, live::course_of(table).held.match.now().legal()[1]).empty());
  tell();
  app.frame(60.0);
  table = fresh;
  ASSERT_TRUE(live::give(table, 0, live::course_of(table).held.match.now().legal()[2]).empty());
  app.tell("live received", *live::write_table(table));
  app.frame(60.0);
  const std::vector<std::string> names{"Ann", "Ben", ""};
  EXPECT_TRUE(
      says(app, text::sentence(text::Language::en, Phrase{"app.live.lost", {list("names", seat_list(0b1))}}, names)));
}

TEST_F(LiveDesks, ACourseThatGivesWayToAnotherBringsAnotherQuestion) {
  ASSERT_TRUE(begins());
  const live::Table fresh = table;
  ASSERT_TRUE(live::give(table, 0, live::course_of(table).held.match.now().legal()[1]).empty());
  tell();
  const std::string asked = question();
  table = fresh;
  ASSERT_TRUE(live::give(table, 0, live::course_of(table).held.match.now().legal()[2]).empty());
  tell();
  EXPECT_NE(question(), asked);
}

TEST_F(LiveDesks, WhoIsToldOfAnotherBuildIsOfferedToLoadThePageAnew) {
  const auto tell_of_another = [&] { app.say("live received", "9" + live::write_table(table)->substr(1)); };
  come();
  tell_of_another();
  EXPECT_TRUE(says(app, words_of("app.live.other_build")));
  EXPECT_TRUE(app.lists("lobby.reload"));
  app.press("lobby.reload");
  EXPECT_EQ(app.times("renew"), 1);

  app.open("l=BBBBBBBBBBBBBBBBBBBBBA");
  tell();
  EXPECT_FALSE(app.lists("lobby.reload"));
  ASSERT_TRUE(begins());
  tell_of_another();
  EXPECT_TRUE(says(app, words_of("app.live.other_build")));
  app.press("notice.offer");
  EXPECT_EQ(app.times("renew"), 2);
}

TEST_F(LiveDesks, TheDeviceWhoseTurnItIsIsCalledOnce) {
  come();
  app.press("lobby.take.2");
  table = told();
  live::begin(table);
  tell();
  EXPECT_EQ(app.heard("live turn"), words_of("app.live.your_turn"));
  EXPECT_EQ(app.times("live turn"), 1);
  tell();
  EXPECT_EQ(app.times("live turn"), 1);
  press_a_move();
  EXPECT_EQ(app.heard("live turn"), "");
}

}  // namespace
}  // namespace kairo::app
