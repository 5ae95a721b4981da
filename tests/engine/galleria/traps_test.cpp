#include "tests/engine/galleria/scene.h"

/// Each trap: when it can be played and what it does.
namespace kairo::galleria::test {
namespace {

/// Three cards of the first player; the second is asked if able.
State after_three(std::string_view others_hand) {
  State state = laid_out({.players = {{.hand = "3*NS EW 2*hush"}, {.hand = others_hand}}});
  make(state, {"place NS d3", "place NS d5"});
  EXPECT_EQ(question(state), "place 0");
  make(state, "place EW c4");
  return state;
}

TEST(GalleriaTrap, StunDiscardsTheStreakAndEndsTheTurn) {
  State state = after_three("stun NEW");
  EXPECT_EQ(question(state), "answer 1");
  make(state, "trap stun");
  EXPECT_EQ(maze_cells(state.table.grid), 0U);
  EXPECT_EQ(state.table.discards, cards("2*NS EW stun"));
  EXPECT_EQ(question(state), "use 1");
}

TEST(GalleriaTrap, ForcedMoveReturnsTheStreakAndEndsTheTurn) {
  State state = after_three("forced_move NEW");
  make(state, "trap forced_move");
  EXPECT_EQ(maze_cells(state.table.grid), 0U);
  EXPECT_EQ(hand(state, 0), 6);
  EXPECT_EQ(state.table.shown[0], cards("2*NS EW")) << "everybody has seen them";
  EXPECT_EQ(question(state), "use 1");
}

TEST(GalleriaTrap, CaveInTakesTheCardJustPlacedIntoOnesHand) {
  State state = laid_out({.players = {{.hand = "2*NS hush"}, {.hand = "cave_in NEW"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_TRUE(is_free(state.table.grid, cell("d3")));
  EXPECT_TRUE(holds_card(state, 1, "NS"));
  EXPECT_EQ(question(state), "place 0") << "the turn goes on";
  EXPECT_EQ(state.table.streak, 0U);
}

TEST(GalleriaTrap, ACardThatCavedInHasSetNothingOff) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "cave_in NEW"}}, .maze = to_b2});
  const EventList events = make(state, {"place NS b1", "trap cave_in"});
  EXPECT_EQ(count_events(events, EventKind::curio_taken), 0);
  EXPECT_TRUE(has_room(state.table.full, room("n2")));
}

TEST(GalleriaTrap, ACaveInDoesNotEndAStreak) {
  State state = laid_out({.players = {{.hand = "3*NS EW 2*hush"}, {.hand = "cave_in stun NEW"}}});
  make(state, {"place NS d3", "pass", "place NS d5", "pass", "place EW c4", "trap cave_in"});
  EXPECT_EQ(count_of(state.table.streak), 2);
  EXPECT_EQ(question(state), "place 0") << "two that still lie are no streak";
}

TEST(GalleriaTrap, AfterACaveInTheSameWindowStillHasTheStreak) {
  State state = laid_out({.players = {{.hand = "3*NS EW NEW hush"}, {.hand = "cave_in stun NEW"}}});
  make(state, {"place NS d3", "pass", "place NS d5", "pass", "place EW c4", "pass", "place NEW e4", "trap cave_in"});
  EXPECT_EQ(question(state), "answer 1");
  EXPECT_FALSE(is_legal(state, "trap cave_in")) << "nothing has just been placed that lies";
  make(state, "trap stun");
  EXPECT_EQ(maze_cells(state.table.grid), 0U);
}

TEST(GalleriaTrap, PickpocketTakesARandomCardAfterTheDraw) {
  State state = laid_out({.players = {{.hand = "2*pickpocket NS"}, {.hand = "NEW"}}, .deck = "NESW"});
  make(state, "end");
  EXPECT_EQ(question(state), "answer 0");
  const EventList events = make(state, "trap pickpocket");
  EXPECT_EQ(hand(state, 1), 1);
  EXPECT_EQ(hand(state, 0), 3);
  const Event stolen = events_of(events, EventKind::stolen_card).at(0);
  EXPECT_EQ(stolen.audience, 0b11);
  EXPECT_TRUE(state.hands[0].has(stolen.data[1]));
  EXPECT_EQ(question(state), "answer 0") << "asked again while there is a card to take";
  make(state, "trap pickpocket");
  EXPECT_EQ(question(state), "use 1");
  EXPECT_EQ(hand(state, 1), 0);
}

TEST(GalleriaTrap, HushNullifiesASkill) {
  State state = laid_out({.players = {{.hand = "survey NEW"}, {.hand = "hush NEW"}}});
  make(state, {"skill survey", "trap hush"});
  EXPECT_EQ(hand(state, 0), 1);
  EXPECT_EQ(state.table.discards, cards("survey hush"));
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaTrap, HushDoesNotAnswerAFacetOrACurio) {
  State state = laid_out({.players = {{.facet = "crow", .curios = "music_box"}, {.hand = "hush NEW"}}});
  make(state, {"facet crow", "curio music_box"});
  EXPECT_EQ(question(state), "use 0");
  EXPECT_EQ(hand(state, 0), 5);
}

TEST(GalleriaTrap, WardCancelsATrapAndDrawsIfItWorks) {
  State state = laid_out({.players = {{.hand = "NS ward"}, {.hand = "cave_in NEW"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_EQ(question(state), "answer 0") << "also in one's own turn";
  make(state, "trap ward");
  EXPECT_TRUE(lies(state, "d3", "NS"));
  EXPECT_EQ(hand(state, 0), 1) << "it drew one";
  EXPECT_EQ(hand(state, 1), 1);
}

TEST(GalleriaTrap, WardAgainstWard) {
  State state = laid_out({.players = {{.hand = "NS 2*ward"}, {.hand = "cave_in ward NEW"}, {.hand = "ward NEW"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_EQ(question(state), "answer 2") << "from the active player's left, not the trap's player, the active one last";
  make(state, "pass");
  make(state, "trap ward");
  EXPECT_EQ(question(state), "answer 1") << "may defend the trap";
  make(state, "trap ward");
  EXPECT_EQ(question(state), "answer 2") << "a new window";
  make(state, {"pass", "pass"});
  EXPECT_EQ(hand(state, 1), 2) << "the second ward worked and drew";
  EXPECT_EQ(hand(state, 0), 1) << "the first did not";
  EXPECT_EQ(question(state), "answer 0") << "asked again against the trap";
  make(state, {"trap ward", "pass"});
  EXPECT_TRUE(lies(state, "d3", "NS"));
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaTrap, WardProtectsAnother) {
  State state = laid_out({.players = {{.hand = "NS NEW"}, {.hand = "cave_in NEW"}, {.hand = "ward NEW"}}});
  make(state, {"place NS d3", "trap cave_in", "trap ward"});
  EXPECT_TRUE(lies(state, "d3", "NS"));
}

TEST(GalleriaTrap, WardCancelsPilferForItsVictimOnly) {
  State state = laid_out({.players = {{.hand = "pilfer NS"}, {.hand = "ward NEW"}, {.hand = "ward NEW"}}});
  make(state, "skill pilfer 2");
  EXPECT_EQ(question(state), "answer 2");
  make(state, "trap ward");
  EXPECT_EQ(question(state), "answer 1") << "the ward can be answered by anybody";
  make(state, "pass");
  EXPECT_EQ(hand(state, 2), 2) << "one drawn, none taken";
  EXPECT_EQ(hand(state, 0), 1);
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaTrap, TheFortressNullifiesATrapAimedAtItsOwner) {
  State state = laid_out({.players = {{.facet = "fortress", .hand = "2*NS hush"}, {.hand = "2*cave_in NEW"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_EQ(question(state), "answer 0");
  make(state, "facet fortress");
  EXPECT_TRUE(lies(state, "d3", "NS"));
  EXPECT_EQ(question(state), "answer 1") << "the window goes on";
  make(state, "trap cave_in");
  EXPECT_TRUE(is_free(state.table.grid, cell("d3"))) << "once a game only";
}

TEST(GalleriaTrap, TheMirrorNullifiesAWardAimedAtTheTrapsPlayer) {
  State state = laid_out({.players = {{.hand = "NS ward"}, {.hand = "cave_in NEW", .curios = "mirror"}}});
  make(state, {"place NS d3", "trap cave_in", "trap ward"});
  EXPECT_EQ(question(state), "answer 1");
  make(state, "curio mirror");
  EXPECT_TRUE(is_free(state.table.grid, cell("d3")));
  EXPECT_EQ(state.table.curios_used, 1U << curio("mirror"));
}

TEST(GalleriaTrap, AMirrorDoesNotProtectOthers) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "cave_in NEW"}, {.curios = "mirror"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_TRUE(is_free(state.table.grid, cell("d3"))) << "nobody was asked";
}

TEST(GalleriaTrap, MimicSwapsTheCurioUnseen) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "2*mimic NEW"}},
                          .maze = to_b2,
                          .rooms = "n2 clock",
                          .curio_deck = "lantern quill"});
  make(state, "place NS b1");
  EXPECT_EQ(question(state), "answer 1");
  make(state, "trap mimic");
  EXPECT_EQ(question(state), "answer 1");
  make(state, "pass");
  EXPECT_TRUE(owns(state, 0, "lantern"));
  EXPECT_EQ(state.curio_deck.back(), curio("clock"));
}

TEST(GalleriaTrap, AfterAMimicNobodyKnowsTheRoom) {
  State state =
      laid_out({.players = {{.hand = "NS hush", .curios = "lantern"}, {.hand = "2*mimic NEW"}}, .maze = to_b2});
  make(state, "curio lantern");
  EXPECT_NE(look(state, 0).in_room[room("n2")], no_curio);
  make(state, {"place NS b1", "trap mimic"});
  EXPECT_EQ(look(state, 0).in_room[room("n2")], no_curio);
  EXPECT_NE(look(state, 0).in_room[room("w2")], no_curio);
}

TEST(GalleriaTrap, EnrageMakesAMonsterStrongerAndOneMayStepBack) {
  State state =
      laid_out({.players = {{.facet = "crow", .hand = "EW NS 3*hush"}, {.hand = "2*enrage NEW"}}, .maze = "d3 NESW*3"});
  make(state, "place EW c3");
  EXPECT_EQ(question(state), "answer 1");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"trap enrage d3", "pass"}));
  make(state, "trap enrage d3");
  EXPECT_EQ(question(state), "press-on 0") << "no further one at this card";
  State other = state;
  make(state, "go-on");
  make(state, {"discard hush", "discard hush", "discard hush"});
  EXPECT_TRUE(lies(state, "c3", "EW"));
  make(other, "step-back");
  EXPECT_TRUE(holds_card(other, 0, "EW"));
  EXPECT_EQ(question(other), "use 0");
  EXPECT_EQ(other.table.passed, 0U);
  EXPECT_EQ(way_to(other.table, {card("EW"), cell("c3"), 0}).cost, 3) << "for the rest of the turn";
}

TEST(GalleriaTrap, EnrageAnswersFreeMonstersToo) {
  State state =
      laid_out({.players = {{.facet = "crow", .hand = "2*EW war_cry"}, {.hand = "enrage NEW"}}, .maze = "d3 NESW*3"});
  make(state, {"skill war_cry", "place EW c3"});
  EXPECT_EQ(question(state), "answer 1");
  make(state, "trap enrage d3");
  EXPECT_EQ(state.table.hand_size[0], 1);
  EXPECT_EQ(current_way(state.table).cost, 1);
  EXPECT_EQ(question(state), "press-on 0");
}

TEST(GalleriaTrap, APlayerWhoCannotPayAnEnragedMonsterMustStepBack) {
  State state =
      laid_out({.players = {{.facet = "crow", .hand = "EW hush"}, {.hand = "enrage NEW"}}, .maze = "d3 NESW*3"});
  make(state, "place EW c3");
  const EventList events = make(state, "trap enrage d3");
  EXPECT_EQ(events_of(events, EventKind::stepped_back).at(0).data[1], 1);
  EXPECT_EQ(question(state), "use 0");
  EXPECT_EQ(refusal_of(state, "place EW c3"), Refusal::cannot_pay);
}

TEST(GalleriaTrap, ThePriceMayBeSpentOnAWardThatFails) {
  State state =
      laid_out({.players = {{.facet = "crow", .hand = "EW ward"}, {.hand = "enrage ward NEW"}}, .maze = "d3 NESW*3"});
  make(state, {"place EW c3", "trap enrage d3", "trap ward", "trap ward"});
  EXPECT_EQ(question(state), "use 0");
  EXPECT_TRUE(holds_card(state, 0, "EW"));
  EXPECT_EQ(hand(state, 0), 1);
}

/// A monster of 3 laid at the door of the room n2, for a player of power 2.
State monster_at_a_door(std::string_view hand, std::string_view others = "2*enrage NEW") {
  State state = laid_out({.players = {{.facet = "crow", .hand = hand}, {.hand = others}}, .maze = to_b2});
  make(state, "place NESW*3 b1");
  EXPECT_TRUE(lies(state, "b1", "NESW*3")) << "nobody can answer the card itself";
  EXPECT_EQ(question(state), "answer 1") << "but the way to the room, through it";
  return state;
}

TEST(GalleriaTrap, EnrageAnswersTheWayToEachRoom) {
  State state = monster_at_a_door("NESW*3 4*hush");
  make(state, "trap enrage b1");
  EXPECT_EQ(question(state), "press-on 0") << "no further one on this way";
  EXPECT_EQ(current_way(state.table).cost, 3);
  make(state, {"go-on", "discard hush", "discard hush", "discard hush"});
  EXPECT_EQ(curios_of(state.table, 0), 1);
}

TEST(GalleriaTrap, ALeftRoomsMonsterStaysEnragedForTheTurn) {
  State state = monster_at_a_door("NESW*3 NS 4*hush");
  make(state, {"trap enrage b1", "step-back", "place NS b3"});
  EXPECT_EQ(question(state), "answer 1") << "the room is visited again with the next card";
  make(state, "trap enrage b1");
  EXPECT_EQ(monster_power(state.table, cell("b1")), 7) << "one monster may be enraged twice";
  EXPECT_EQ(state.table.enraged_monsters.size(), 1U);
  State read;
  ASSERT_TRUE(parse_state(state_text(state), read).has_value());
  EXPECT_EQ(read, state);
  EXPECT_EQ(question(state), "place 0") << "five cards are more than there are";
  make(state, {"end", "end"});
  EXPECT_TRUE(state.table.enraged_monsters.empty());
}

TEST(GalleriaTrap, AnEnragedCardsTwinIsAsItWas) {
  State state = monster_at_a_door("2*NESW*3 4*hush");
  make(state, {"trap enrage b1", "step-back", "place NESW*3 a2"});
  EXPECT_EQ(monster_power(state.table, cell("b1")), 5);
  EXPECT_EQ(monster_power(state.table, cell("a2")), 3);
}

TEST(GalleriaTrap, TheRageEndsWhenTheCardIsRemoved) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "NESW*3 N! 4*hush"}, {.hand = "enrage NEW"}},
                          .maze = to_b2,
                          .event_deck = "stones"});
  make(state, {"place NESW*3 b1", "trap enrage b1", "step-back", "place N! d5", "step-back", "remove b1"});
  EXPECT_TRUE(state.table.enraged_monsters.empty());
}

TEST(GalleriaTrap, NoEnrageUnderRapidVenator) {
  State state =
      laid_out({.players = {{.facet = "venator", .hand = "EW hush"}, {.hand = "enrage NEW"}}, .maze = "d3 NESW*3"});
  make(state, {"facet venator", "place EW c3"});
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaTrap, MirrorAndFortressAreRefusedForTheSameReason) {
  State state =
      laid_out({.players = {{.facet = "fortress", .hand = "2*NS hush", .curios = "mirror"}, {.hand = "cave_in NEW"}}});
  for (const char* phase : {"use 0", "place 0"}) {
    EXPECT_EQ(question(state), phase);
    EXPECT_EQ(refusal_of(state, "facet fortress"), Refusal::not_now);
    EXPECT_EQ(refusal_of(state, "curio mirror"), Refusal::not_now) << "it is not bound to step 2";
    if (state.table.phase == Phase::use) make(state, {"place NS d3", "pass"});
  }
}

TEST(GalleriaTrap, NoTrapAnswersOnesOwnDeed) {
  State state = laid_out({.players = {{.hand = "NS cave_in survey hush"}, {}}});
  make(state, {"skill survey", "discard NESW", "place NS d3"});
  EXPECT_EQ(question(state), "place 0");
}

}  // namespace
}  // namespace kairo::galleria::test
