#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bots/galleria/advise.h"
#include "engine/bots/galleria/plan.h"
#include "engine/bots/galleria/tactics.h"
#include "tests/engine/galleria/scene.h"

namespace kairo::galleria::test {
namespace {

/// A way from the start to b2, from which b1 leads to the room n2 and a2 to the room w2.
constexpr std::string_view to_b2 = "c4 NEW, c3 NS, c2 NE', b2 NESW";

std::string choice(const State& state, BotLevel level = BotLevel::regular, std::uint64_t seed = 1) {
  State::MoveList moves;
  legal(state, moves);
  Rng rng(seed);
  return move_text(advise(look(state, state.table.asked), moves, level, rng));
}

/// Plays a whole game with bots, or with one in the first seat against random players. Every move must be legal.
State played(int players, std::uint64_t seed, BotLevel level, bool others_are_bots) {
  State state = dealt(players, seed);
  Rng rng(seed);
  while (state.table.phase != Phase::over) {
    State::MoveList moves;
    legal(state, moves);
    const Seat seat = to_move(state);
    Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (seat == 0 || others_are_bots) move = advise(look(state, seat), moves, level, rng);
    EXPECT_EQ(why_not(state, move), Refusal::none) << move_text(move);
    if (why_not(state, move) != Refusal::none) break;
    NoEvents quiet;
    play(state, move, quiet);
  }
  return state;
}

/// A hint tells them: "−3 points" of somebody who holds four cards would be believed by nobody.
TEST(GalleriaBot, TellsPointsOnCuriosWhateverIsInTheHands) {
  const State state = laid_out({.players = {{.hand = "NS", .curios = "doll"}, {.hand = "4*hush"}}});
  const search::Outcome outcome = Tactics::evaluate(state);
  EXPECT_EQ(outcome.points[0], 3);
  EXPECT_EQ(outcome.points[1], 0);
  EXPECT_GT(outcome.chance[1], 0.4) << "but cards are worth something";
}

TEST(GalleriaPlan, FindsTheCardsThatReachARoom) {
  const State state = laid_out({.players = {{.hand = "NS EW 4*hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE'"});
  EXPECT_FALSE(bot::best_plan(look(state, 0))) << "nothing turns the corner at b2";
  const State able = laid_out({.players = {{.hand = "NS NESW 4*hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE'"});
  const auto plan = bot::best_plan(look(able, 0));
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->room, room("n2"));
  EXPECT_EQ(plan->cards, 2);
  EXPECT_EQ(plan->first.card, card("NESW"));
}

TEST(GalleriaPlan, CountsTheCellsToARoom) {
  EXPECT_EQ(cells_to(grid(to_b2), room("n2")), 1);
  EXPECT_EQ(cells_to(grid("c4 NEW, c3 NS, c2 NE'"), room("n2")), 2);
  EXPECT_EQ(cells_to(grid("b1 NS"), room("n2")), far_away) << "something lies there";
}

TEST(GalleriaBot, TakesACurioThatOneCardReaches) {
  EXPECT_EQ(choice(laid_out({.players = {{.facet = "fortress", .hand = "NS 3*hush"}, {}}, .maze = to_b2})),
            "place NS b1");
}

TEST(GalleriaBot, BeginsAPlanOfSeveralCards) {
  State state =
      laid_out({.players = {{.facet = "fortress", .hand = "NS NESW 4*hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE'"});
  make(state, choice(state));
  EXPECT_TRUE(lies(state, "b2", "NESW"));
  make(state, choice(state));
  EXPECT_EQ(curios_of(state.table, 0), 1);
}

TEST(GalleriaBot, KeepsACard) {
  EXPECT_EQ(choice(laid_out({.players = {{.facet = "fortress", .hand = "NS"}, {}}, .maze = to_b2})), "end");
}

TEST(GalleriaBot, DoesNotBuildForOthers) {
  EXPECT_EQ(
      choice(laid_out({.players = {{.facet = "fortress", .hand = "EW 3*hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE'"})),
      "end");
}

TEST(GalleriaBot, PrefersTheRoomThatItKnowsToBeBetter) {
  State state = laid_out({.players = {{.facet = "fortress", .hand = "NS EW 3*hush", .curios = "lantern"}, {}},
                          .maze = to_b2,
                          .rooms = "n2 thimble, w2 crown"});
  EXPECT_EQ(choice(state), "curio lantern");
  make(state, choice(state));
  EXPECT_EQ(choice(state), "place EW a2");
}

TEST(GalleriaBot, UsesItsSkillsAndAbilitiesBeforeItBuilds) {
  EXPECT_EQ(choice(laid_out({.players = {{.facet = "corsair", .hand = "survey NS 3*hush"}, {}}, .maze = to_b2})),
            "skill survey");
  EXPECT_EQ(choice(laid_out({.players = {{.facet = "crow", .hand = "NS 3*hush"}, {}}, .maze = to_b2})), "facet crow");
}

TEST(GalleriaBot, TakesTheLastCardOfAnother) {
  const State state = laid_out({.players = {{.facet = "corsair", .hand = "NS"}, {.hand = "4*hush"}, {.hand = "NE"}}});
  EXPECT_EQ(choice(state), "facet corsair 2");
}

TEST(GalleriaBot, IgnoresMonstersWhenItsPlanIsDear) {
  const State state = laid_out(
      {.players = {{.facet = "venator", .hand = "NS 4*hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE', b2 NESW*3"});
  EXPECT_EQ(choice(state), "facet venator");
}

TEST(GalleriaBot, StopsAnotherFromTakingACurio) {
  State state = laid_out({.players = {{.hand = "NS 3*hush"}, {.hand = "cave_in 2*NEW"}}, .maze = to_b2});
  State harmless = state;
  make(state, "place NS b1");
  EXPECT_EQ(choice(state), "trap cave_in");
  make(harmless, "place NS b3");
  EXPECT_EQ(choice(harmless), "pass");
}

TEST(GalleriaBot, StopsALongStreak) {
  State state = laid_out({.players = {{.hand = "3*NS EW 2*hush"}, {.hand = "stun 2*NEW"}}});
  make(state, {"place NS d3", "place NS d5", "place EW c4"});
  EXPECT_EQ(choice(state), "pass") << "three cards that lead nowhere are not worth it";
  make(state, {"pass", "place NS d2"});
  EXPECT_EQ(choice(state), "trap stun");
}

TEST(GalleriaBot, ShieldsItselfBeforeItWards) {
  State state = laid_out({.players = {{.hand = "3*NS EW 2*ward", .curios = "mirror"}, {.hand = "stun 2*NEW"}}});
  make(state, {"place NS d3", "place NS d5", "place EW c4", "trap stun"});
  EXPECT_EQ(choice(state), "curio mirror");
}

TEST(GalleriaBot, PaysWithWhatItCanBestMiss) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "EW stun NESW enrage"}, {}}, .maze = "d3 NESW*3"});
  make(state, "place EW c3");
  EXPECT_EQ(choice(state), "discard enrage");
}

TEST(GalleriaBot, GoesOnToACurioAndStepsBackFromAnEmptyHand) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "NS 4*hush"}, {.hand = "enrage NEW"}},
                          .maze = "c4 NEW, c3 NS, c2 NE', b2 NESW*3"});
  make(state, {"place NS b1", "trap enrage b2"});
  EXPECT_EQ(choice(state), "go-on");
  State poor =
      laid_out({.players = {{.facet = "crow", .hand = "EW 3*hush"}, {.hand = "enrage NEW"}}, .maze = "d3 NESW*3"});
  make(poor, {"place EW c3", "trap enrage d3"});
  EXPECT_EQ(choice(poor), "step-back");
}

TEST(GalleriaBot, TheSameViewGivesTheSameMove) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    State state = dealt(3, seed);
    Rng rng(seed);
    for (int made = 0; made < 60 && to_move(state) != no_seat; ++made) {
      const State other = imagine(look(state, to_move(state)), rng);
      ASSERT_EQ(choice(other, BotLevel::regular, seed), choice(state, BotLevel::regular, seed));
      make(state, choice(state));
    }
  }
}

TEST(GalleriaBot, PlaysWholeGamesLegally) {
  for (int players = min_players; players <= max_players; ++players)
    for (std::uint64_t seed = 0; seed < 3; ++seed)
      for (const BotLevel level : {BotLevel::learner, BotLevel::regular})
        EXPECT_EQ(played(players, seed, level, true).table.phase, Phase::over);
}

TEST(GalleriaBot, BotsTakeMostOfTheCurios) {
  int taken = 0;
  constexpr int games = 10;
  for (std::uint64_t seed = 0; seed < games; ++seed)
    taken += rooms - std::popcount(played(2, seed, BotLevel::regular, true).table.full);
  EXPECT_GE(taken, 5 * games);
}

TEST(GalleriaBot, BeatsChance) {
  int won = 0;
  constexpr int games = 10;
  for (std::uint64_t seed = 0; seed < games; ++seed)
    won += score(played(2, seed, BotLevel::regular, false)).of[0].place == 1 ? 1 : 0;
  EXPECT_GE(won, games * 8 / 10);
}

TEST(GalleriaBot, UsuallyBeatsThePhantom) {
  int won = 0;
  constexpr int games = 10;
  for (std::uint64_t seed = 0; seed < games; ++seed)
    won += score(played(1, seed, BotLevel::regular, true)).alone == SoloResult::won ? 1 : 0;
  EXPECT_GE(won, games * 7 / 10);
}

/// In how many turns a level compares moves if every turn takes one card from the deck.
int thoughtful_turns(View view, BotLevel level) {
  int count = 0;
  for (int left = view.table.deck_left; left > 0; --left) {
    view.table.deck_left = static_cast<std::uint8_t>(left);
    if (Tactics::limits(level, view).width > 1) ++count;
  }
  return count;
}

/// A hint that ends the turn beside a draw that costs nothing is believed by nobody.
TEST(GalleriaTactics, NeitherEndsTheTurnNorBuildsBeforeADrawThatCostsNothing) {
  const auto compares = [](const State& state, Move::Kind kind) {
    State::MoveList moves;
    legal(state, moves);
    Tactics::order(state, moves);
    return std::ranges::find(moves, kind, &Move::kind) != moves.end();
  };
  const State able = laid_out({.players = {{.facet = "crow", .hand = "NS 3*hush"}, {}}, .maze = to_b2});
  EXPECT_FALSE(compares(able, Move::Kind::end) || compares(able, Move::Kind::place));
  const State music =
      laid_out({.players = {{.facet = "fortress", .hand = "NS 3*hush", .curios = "music_box"}, {}}, .maze = to_b2});
  EXPECT_FALSE(compares(music, Move::Kind::end));
  const State last = laid_out({.players = {{.facet = "crow", .hand = "NS 3*hush"}, {}}, .deck_is_empty = true});
  EXPECT_TRUE(compares(last, Move::Kind::end)) << "it draws nothing, and an empty deck ends the game";
}

TEST(GalleriaTactics, TheStrongerTheLevelTheMoreOftenItThinks) {
  for (int players = 2; players <= max_players; ++players) {
    const View view = look(dealt(players, 1), 0);
    const int skilled = thoughtful_turns(view, BotLevel::skilled);
    const int expert = thoughtful_turns(view, BotLevel::expert);
    EXPECT_GT(skilled, 0);
    EXPECT_GT(expert, skilled);
    EXPECT_GT(thoughtful_turns(view, BotLevel::master), expert);
  }
}

TEST(GalleriaTactics, AloneEveryLevelThinksAlways) {
  View view = look(dealt(1, 1), 0);
  const int always = thoughtful_turns(view, BotLevel::master);
  EXPECT_EQ(thoughtful_turns(view, BotLevel::skilled), always);
  EXPECT_EQ(thoughtful_turns(view, BotLevel::expert), always);
}

}  // namespace
}  // namespace kairo::galleria::test
