#include "tests/engine/galleria/parse_errors.h"

/// Texts of states that no match can reach. Some of them once crashed the program, wrote out of bounds, or left a seat
/// without a legal move.
namespace kairo::galleria::test {
namespace {

TEST(GalleriaUnreachable, MonstersEnragedByNothing) {
  State state = laid_out(
      {.players = {{.facet = "crow", .hand = "EW NS 3*hush"}, {.hand = "enrage NEW"}}, .maze = "d3 NESW*3, d2 NS"});
  for (const Change& change : {Change{"rages 0", "rages 3\nrage d3 0\nrage d3 0\nrage d3 0", "rages"},
                               {"rages 0", "rages 1\nrage d3 2", "rages"},
                               {"enraged 0", "enraged 1", "enraged"}})
    expect_parse_error(state, change);
  make(state, {"place EW c3", "trap enrage d3", "step-back"});
  for (const Change& change : {Change{"rage d3 2", "rage d3 1", "rages"},
                               {"rage d3 2", "rage d3 4", "rages"},
                               {"rage d3 2", "rage d2 2", "rages"},
                               {"rage d3 2", "rage d4 2", "rages"},
                               {"rage d3 2", "rage - 2", "rages"},
                               {"rages 1\n", "rages 2\nrage d3 2\n", "rages"}})
    expect_parse_error(state, change);
}

TEST(GalleriaUnreachable, TasksThatNothingHasLeft) {
  State state =
      laid_out({.players = {{.facet = "crow", .hand = "survey soul_transfer NE 2*NS"}, {}}, .maze = "d3 NESW*3"});
  make(state, {"skill survey"});
  EXPECT_EQ(question(state), "discard 0");
  for (const Change& change :
       {Change{"tasks 1\ntask discard 1 0 0", "tasks 2\ntask remove 0 0 0 255\ntask discard 1 0 0", "tasks"},
        {"tasks 1\ntask discard 1 0 0", "tasks 2\ntask remove 0 0 24 255\ntask discard 1 0 0", "tasks"},
        {"tasks 1\ntask discard 1 0 0", "tasks 2\ntask change-facet 0 0 0 22\ntask discard 1 0 0", "tasks"},
        {"tasks 1\ntask discard 1 0 0", "tasks 2\ntask steal 0 0 1 255\ntask discard 1 0 0", "tasks"},
        {"task discard 1 0 0", "task discard 2 0 0", "tasks"},
        {"task discard 1 0 0", "task discard 1 1 0", "tasks"},
        {"task discard 1 0 0", "task discard 1 0 9", "tasks"},
        {"task discard 1 0 0", "task look 1 0 0", "tasks"},
        {"stage act", "stage marks", "tasks"},
        {"stage act", "stage visit", "tasks"}})
    expect_parse_error(state, change);
}

TEST(GalleriaUnreachable, AFacetIsChosenOnlyForACardThatLiesDiscarded) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "soul_transfer NE 2*NS"}, {.facet = "corsair"}}});
  make(state, {"skill soul_transfer"});
  EXPECT_EQ(question(state), "choose 0");
  for (const Change& change : {Change{"facets-gone crow", "facets-gone crow fortress", "facets-gone"},
                               {"facets-used -", "facets-used venator", "facets-used"},
                               {"task change-facet 0 0 0", "task change-facet 1 0 0", "tasks"}})
    expect_parse_error(state, change);
}

TEST(GalleriaUnreachable, AFacetThatIsGoneByACardThatHasNotWorkedYet) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "soul_transfer NE"}, {.hand = "hush NE"}}});
  make(state, "skill soul_transfer");
  EXPECT_EQ(question(state), "answer 1");
  expect_parse_error(state, {"facets-gone -", "facets-gone fortress", "facets-gone"});
}

TEST(GalleriaUnreachable, WhatAloneCannotBe) {
  const State state = laid_out({.players = {{.facet = "crow", .hand = "NS NE hush", .curios = "doll thimble"}},
                                .rooms = "n2 crown, e2 -, e6 -",
                                .phantom_curios = "umbrella"});
  for (const Change& change : {Change{"curios doll thimble\nused -", "curios doll thimble\nused doll", "used"},
                               {"facets-used -", "facets-used fortress", "facets-used"},
                               {"room n2 crown", "room n2 crown all", "room"},
                               {"bonus 0", "bonus 99", "bonus"}})
    expect_parse_error(state, change);
}

TEST(GalleriaUnreachable, ThePhantomsCuriosAndItsSetsBelongTogether) {
  const State state = laid_out({.players = {{.facet = "crow"}}, .phantom_curios = "umbrella"});
  std::string wrong = edited(state_text(state), "laid-open NS+E! ", "laid-open ");
  wrong = edited(wrong, "deck ", "deck NS+E! ");
  expect_parse_error(state, wrong, "laid-open");
  wrong = edited(state_text(state), "curios umbrella", "curios -");
  wrong = edited(wrong, "curio-deck ", "curio-deck umbrella ");
  expect_parse_error(state, wrong, "laid-open");
}

TEST(GalleriaUnreachable, ALoneWinnerIsNotAskedAnyMore) {
  const State state =
      laid_out({.players = {{.facet = "crow", .curios = "crown coffin portrait clock"}}, .rooms = "n2 maiden"});
  std::string wrong = edited(state_text(state), "room n2 maiden", "room n2 -");
  wrong = edited(wrong, "curios crown coffin portrait clock", "curios crown coffin portrait clock maiden");
  expect_parse_error(state, wrong, "curios");
}

TEST(GalleriaUnreachable, NoUsedMarkComesToThePhantom) {
  const State state = laid_out({.players = {{.facet = "crow", .hand = "NS E!"}}, .phantom = "EW"});
  std::string wrong = edited(state_text(state), "hand EW", "hand EW E~");
  wrong = edited(wrong, "hand NS E!", "hand NS");
  expect_parse_error(state, wrong, "hand");
}

TEST(GalleriaUnreachable, CuriosThatWereNeverTaken) {
  const State state = laid_out({.players = {{.curios = "doll umbrella"}, {}}, .rooms = "n2 crown"});
  for (const Change& change : {Change{"umbrella\nused -", "umbrella\nused umbrella", "used"},
                               {"room n2 crown", "room n2 crown all", "room"},
                               {"bonus 0", "bonus 2", "bonus"},
                               {"bonus 0", "bonus 99", "bonus"},
                               {"ignores-monsters 0", "ignores-monsters 1", "ignores-monsters"},
                               {"left-alone -", "left-alone n2", "placing"}})
    expect_parse_error(state, change);
  std::string wrong = edited(state_text(state), "curios doll umbrella", "curios umbrella");
  wrong = edited(wrong, "curio-deck ", "curio-deck doll ");
  expect_parse_error(state, wrong, "curio-deck");
}

TEST(GalleriaUnreachable, EventsThatNoMarkHasDrawn) {
  const State state = laid_out({.players = {{}, {}}, .event_deck = "larder stones"});
  expect_parse_error(state, {"event-deck larder", "event-deck", "event-deck"});
}

TEST(GalleriaUnreachable, AJoinedMarkThatIsNotUsed) {
  const State state = laid_out({.players = {{.hand = "E! NS"}, {}}, .maze = "d3 NS"});
  std::string wrong = edited(state_text(state), "4 - - - start", "4 - - E! start");
  wrong = edited(wrong, "hand NS E!", "hand NS");
  expect_parse_error(state, wrong, "stage");
}

TEST(GalleriaUnreachable, AMarkThatWasJoinedBeforeTheLastCard) {
  State state = laid_out({.players = {{.hand = "2*NS E! NE"}, {.hand = "cave_in NEW"}}, .maze = "d3 NS"});
  make(state, "place NS d2");
  EXPECT_EQ(question(state), "answer 1");
  for (const std::string_view laid : {"d2", "-"}) {
    std::string wrong = edited(state_text(state), "4 - - - start", "4 - - E! start");
    wrong = edited(wrong, "hand NS NE E!", "hand NS NE");
    wrong = edited(wrong, "laid d2", "laid " + std::string(laid));
    expect_parse_error(state, wrong, "stage");
  }
}

TEST(GalleriaUnreachable, AnEndThatNothingHasBrought) {
  const State state = laid_out({});
  std::string wrong = edited(state_text(state), "phase use", "phase over");
  wrong = edited(wrong, "asked 0", "asked -");
  expect_parse_error(state, wrong, "phase");
}

TEST(GalleriaUnreachable, WindowsOutOfTurn) {
  State state = laid_out({.players = {{.hand = "NS 2*ward"}, {.hand = "cave_in ward NEW"}, {.hand = "ward NEW"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_EQ(question(state), "answer 2");
  for (const Change& change : {Change{"window card cave_in 1 0 0 1", "window card cave_in 1 0 0", "window"},
                               {"window card cave_in 1 0 0 1", "window card cave_in 1 0 0 0 1", "window"},
                               {"window placed - 0 - 0", "window placed NS 0 - 0", "window"},
                               {"window placed - 0 - 0", "window placed - 0 1 0", "window"},
                               {"window placed - 0 - 0", "window placed - 0 - 7", "window"},
                               {"window placed - 0 - 0", "window placed - 0 - 0 2", "window"},
                               {"window placed - 0 - 0", "window turn-begins - 0 - 0", "window"},
                               {"placing 1", "placing 0", "placing"},
                               {"left-alone -", "left-alone n2", "window"}})
    expect_parse_error(state, change);
}

TEST(GalleriaUnreachable, CardsPassedOnBeforeOnesTurn) {
  State state =
      laid_out({.players = {{.hand = "E! NE"}, {.hand = "NEW hush"}, {.hand = "2*EW"}}, .event_deck = "draught"});
  make(state, {"place E! c4", "pass-on NE"});
  EXPECT_EQ(question(state), "pass-on 1");
  std::string wrong = state_text(state);
  const std::size_t last = wrong.rfind("pick -");
  wrong.replace(last, 6, "pick EW");
  expect_parse_error(state, wrong, "phase");
}

TEST(GalleriaUnreachable, AStreakWithoutTheCardLaidLast) {
  State state = laid_out({.players = {{.hand = "2*NS NE"}, {}}});
  make(state, {"place NS d3", "place NS d5"});
  EXPECT_EQ(question(state), "place 0");
  for (const std::string_view streak : {"streak d3", "streak d5"}) {
    const std::string text = edited(state_text(state), "streak d3 d5", streak);
    State read;
    if (streak == "streak d3")
      expect_parse_error(state, text, "streak");
    else
      EXPECT_TRUE(parse_state(text, read).has_value()) << "d3 may have been laid before";
  }
}

TEST(GalleriaUnreachable, MoreChangesOfTheSwitchThanATurnHas) {
  const State state = laid_out({});
  expect_parse_error(state, {"ask-changes 0", "ask-changes 4", "ask-changes"});
}

TEST(GalleriaUnreachable, APhantomThatDidNotBeginLikeThat) {
  expect_parse_error(laid_out({}), {"phantom 0", "phantom 1", "phantom"});
  State state;
  deal({.seats = 1, .seed = 3, .options = {0, 0, 1}}, state);
  State read;
  EXPECT_TRUE(parse_state(state_text(state), read).has_value());
  for (const Change& change : {Change{"phantom 1", "phantom 0", "laid-open"},
                               {"phantom 1", "phantom 2", "laid-open"},
                               {"phantom 1", "phantom 3", "phantom"}})
    expect_parse_error(state, change);
}

TEST(GalleriaUnreachable, AQuestionAboutAWayThatIsGoneWithoutOne) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "EW 3*hush"}, {}}, .maze = "d3 NESW*3"});
  make(state, "place EW c3");
  std::string wrong = edited(state_text(state), "phase pay", "phase press-on");
  wrong = edited(wrong, "stage pay", "stage approach");
  wrong = edited(wrong, "owed 2", "owed 0");
  expect_parse_error(state, wrong, "enraged");
}

}  // namespace
}  // namespace kairo::galleria::test
