#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedSoul, APairGivesOneTokenBackAndRaisesTheOther) {
  State state = processing({.tokens = {{{2, 1, 0, 3}, {0, 0, 2, 0}, {}}}});
  EXPECT_EQ(moves_of(state),
            (std::vector<std::string>{"promote low red", "promote low yellow", "promote middle blue", "done"}));
  make(state, "promote low yellow");
  EXPECT_EQ(state.boards[0].tokens, (Tokens{{{2, 1, 0, 1}, {0, 0, 2, 1}, {}}}));
  make(state, "promote middle blue");
  EXPECT_EQ(state.boards[0].tokens, (Tokens{{{2, 1, 0, 1}, {0, 0, 0, 1}, {0, 0, 1, 0}}}));
}

TEST(WickedSoul, HighIsTheTop) {
  const State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {0, 2, 0, 0}}}, .promotions = 1});
  EXPECT_EQ(refusal_of(state, "promote high green"), Refusal::already_top);
  EXPECT_EQ(refusal_of(state, "spell high green"), Refusal::already_top);
}

TEST(WickedSoul, APromotionSpellRaisesAnyOneToken) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, .promotions = 2});
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"spell low red", "spell middle green", "done"}));
  make(state, {"spell low red", "spell middle red"});
  EXPECT_EQ(state.boards[0].tokens, (Tokens{{{}, {0, 1, 0, 0}, {1, 0, 1, 0}}}));
  EXPECT_EQ(refusal_of(state, "spell middle green"), Refusal::no_spell);
}

TEST(WickedSoul, AColourChangeSpellKeepsTheRankAndChangesTheColour) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {}, {0, 0, 1, 0}}}, .colour_changes = 2});
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"change low red green", "change low red blue",
                                                       "change low red yellow", "change high blue red",
                                                       "change high blue green", "change high blue yellow", "done"}));
  EXPECT_EQ(refusal_of(state, "change high blue blue"), Refusal::same_colour);
  make(state, {"change high blue red", "change low red yellow"});
  EXPECT_EQ(state.boards[0].tokens, (Tokens{{{0, 0, 0, 1}, {}, {1, 0, 0, 0}}}));
  EXPECT_EQ(refusal_of(state, "change low yellow red"), Refusal::no_spell);
}

TEST(WickedRoom, ATokenThatRisesIntoAFullRankDisplacesOneThatWasThere) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {1, 2, 1, 1}, {}}}});
  make(state, "promote low red");
  EXPECT_EQ(state.phase, Phase::make_room);
  EXPECT_EQ(to_move(state), 0);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"return red", "return green", "return blue", "return yellow"}));
  const EventList events = make(state, "return green");
  EXPECT_EQ(middle(state, 0), (Shelf{2, 1, 1, 1}));
  EXPECT_EQ(state.phase, Phase::soul);
  EXPECT_FALSE(events.sealed);
}

TEST(WickedRoom, TheTokenThatHasJustRisenStays) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {0, 3, 2, 0}, {}}}, .promotions = 1});
  make(state, "spell low red");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"return green", "return blue"}));
  EXPECT_EQ(refusal_of(state, "return red"), Refusal::just_risen);
  EXPECT_EQ(refusal_of(state, "return yellow"), Refusal::no_such_token);
  EXPECT_EQ(refusal_of(state, "promote middle green"), Refusal::not_asked);
  EXPECT_EQ(refusal_of(state, "done"), Refusal::not_asked);
}

TEST(WickedRoom, TheTokenThatHasJustRisenStaysWhateverItsColour) {
  State state = processing({.tokens = {{{0, 0, 0, 1}, {2, 3, 0, 0}, {}}}, .promotions = 1});
  make(state, "spell low yellow");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"return red", "return green"}));
  EXPECT_EQ(refusal_of(state, "return yellow"), Refusal::just_risen);
}

TEST(WickedRoom, HighHoldsFour) {
  State state = processing({.tokens = {{{}, {1, 0, 0, 0}, {1, 1, 1, 0}}}, .promotions = 1});
  make(state, "spell middle red");
  EXPECT_EQ(state.phase, Phase::soul);
  EXPECT_EQ(high(state, 0), (Shelf{2, 1, 1, 0}));

  state = processing({.tokens = {{{}, {1, 0, 0, 0}, {1, 1, 2, 0}}}, .promotions = 1});
  make(state, {"spell middle red", "return blue"});
  EXPECT_EQ(high(state, 0), (Shelf{2, 1, 1, 0}));
}

TEST(WickedRoom, WithOnlyOneColourInTheFullRankNobodyIsAsked) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {0, 5, 0, 0}, {}}}, .promotions = 1});
  const EventList events = make(state, "spell low red");
  EXPECT_EQ(middle(state, 0), (Shelf{1, 4, 0, 0}));
  EXPECT_EQ(state.phase, Phase::soul);
  const auto returned = events_of(events, EventKind::token_returned);
  ASSERT_EQ(returned.size(), 1U);
  EXPECT_EQ(returned[0].data, (std::array<std::int16_t, 6>{1, 1, 1}));
}

TEST(WickedRoom, TokensOnGreatOraclesTakeNoRoom) {
  State state = processing({.tokens = {{{}, {0, 0, 0, 1}, {1, 1, 2, 0}}}, .promotions = 1, .great = {0, 2}});
  make(state, {"great 1", "spell middle yellow"});
  EXPECT_EQ(high(state, 0), (Shelf{0, 0, 2, 1}));
  EXPECT_EQ(state.phase, Phase::soul);
}

// Ruling: a seat that can do nothing is not asked; after a step, `done` is always asked.

TEST(WickedDone, ASeatThatCanDoNothingIsNotAsked) {
  State state = dealt(
      3, {{Half::red, Half::blue}, {Half::green, Half::blue}, {Half::yellow, Half::red}, {Half::red, Half::green}});
  bids(state, {"0 ws", "2 ws", "2 ws"});
  bids(state, {"0 -", "2 -", "2 -"});
  const EventList events = bids(state, {"0 -", "2 -", "2 -"});
  EXPECT_EQ(low(state, 0), (Shelf{1, 1, 0, 0}));
  const auto done = events_of(events, EventKind::soul_done);
  ASSERT_EQ(done.size(), 1U);
  EXPECT_EQ(done[0].seat, 0);
  EXPECT_EQ(done[0].data[0], 1);
  EXPECT_EQ(to_move(state), 1);
}

TEST(WickedDone, AfterAStepDoneIsAskedEvenIfNothingElseIsLeft) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}});
  make(state, "promote low red");
  EXPECT_EQ(to_move(state), 0);
  EXPECT_EQ(moves_of(state), std::vector<std::string>{"done"});
}

TEST(WickedDone, StepsCanBeTakenBackButDoneIsFinal) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}, .round = 3});
  EXPECT_FALSE(make(state, "promote low red").sealed);
  EXPECT_TRUE(make(state, "done").sealed);
}

TEST(WickedDone, UnusedSpellsAreLost) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {}, {}}}, .promotions = 2, .colour_changes = 1, .round = 3});
  const EventList events = make(state, "done");
  const auto lost = events_of(events, EventKind::spells_lost);
  ASSERT_EQ(lost.size(), 1U);
  EXPECT_EQ(lost[0].data, (std::array<std::int16_t, 6>{2, 1}));
  EXPECT_EQ(state.boards[0].promotions + state.boards[0].colour_changes, 0);
}

TEST(WickedDone, OneUnusedSpellOfEachKindIsLost) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {}, {}}}, .promotions = 1, .colour_changes = 1});
  const auto lost = events_of(make(state, "done"), EventKind::spells_lost);
  ASSERT_EQ(lost.size(), 1U);
  EXPECT_EQ(lost[0].data, (std::array<std::int16_t, 6>{1, 1}));
  EXPECT_EQ(state.boards[0].promotions + state.boards[0].colour_changes, 0);
}

TEST(WickedDone, WhoHasNoSpellLeftLosesNone) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}});
  EXPECT_EQ(count_events(make(state, "done"), EventKind::spells_lost), 0);
}

TEST(WickedDone, TheSeatsProcessOneAfterAnotherEachFinishingFirst) {
  State state = processing({.tokens = {{{4, 0, 0, 0}, {}, {}}}, .round = 3});
  state.boards[2].tokens[index(Rank::low)] = {0, 2, 0, 0};
  expect_valid(state);
  make(state, {"promote low red", "promote low red"});
  EXPECT_EQ(to_move(state), 0);
  make(state, "done");
  EXPECT_EQ(to_move(state), 2) << "the second player has nothing to do";
  EXPECT_EQ(state.stepped, 0);
  make(state, "promote low green");
  EXPECT_EQ(middle(state, 2), (Shelf{0, 1, 0, 0}));
  EXPECT_EQ(middle(state, 0), (Shelf{2, 0, 0, 0}));
}

}  // namespace
}  // namespace kairo::wicked::test
