#include "tests/engine/galleria/scene.h"

/// How a game ends, who is out, and who wins.
namespace kairo::galleria::test {
namespace {

int total(const State& state, int seat) { return score(state).of[seat].total; }
int place(const State& state, int seat) { return score(state).of[seat].place; }
int points(const State& state, int seat, Source source) { return score(state).of[seat].by_source[index(source)]; }

TEST(GalleriaEnd, WhenACardCannotBeDrawn) {
  State state = laid_out({.players = {{.curios = "clock"}, {.curios = "crown"}}, .deck_is_empty = true});
  const EventList events = make(state, "end");
  EXPECT_EQ(events_of(events, EventKind::ended).at(0).data[0], index(Ending::deck_empty));
  EXPECT_EQ(question(state), "over");
  EXPECT_EQ(place(state, 1), 1);
  EXPECT_EQ(place(state, 0), 2);
}

TEST(GalleriaEnd, TheLastCardIsStillDrawnAndItsTurnPlayed) {
  State state = laid_out({.deck = "NS", .deck_is_empty = true});
  make(state, "end");
  EXPECT_EQ(question(state), "use 1");
  make(state, "end");
  EXPECT_EQ(question(state), "over");
}

TEST(GalleriaEnd, AnybodyWithoutCardsAtTheEndOfATurnIsOut) {
  State state = laid_out({.players = {{.facet = "corsair", .hand = "NS"}, {.hand = "NE", .curios = "crown"}, {}}});
  make(state, "facet corsair 1");
  EXPECT_EQ(question(state), "use 0") << "not before the turn ends";
  const EventList events = make(state, "end");
  EXPECT_EQ(events_of(events, EventKind::went_out).at(0).seat, 1);
  EXPECT_EQ(question(state), "use 2") << "skipped from now on";
  EXPECT_TRUE(owns(state, 1, "crown")) << "it keeps its curios";
  EXPECT_EQ(place(state, 1), 3) << "but cannot win";
  make(state, "end");
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaEnd, ASoleSurvivorWinsWhateverThePoints) {
  State state = laid_out({.players = {{.hand = "NS", .curios = "crown coffin"}, {}}});
  make(state, "place NS d3");
  make(state, "end");
  EXPECT_EQ(question(state), "over");
  EXPECT_EQ(place(state, 1), 1);
}

TEST(GalleriaEnd, AllOutTogetherAreComparedAsIfStillIn) {
  State state = laid_out({.players = {{.hand = "NS", .curios = "clock"}, {.hand = "", .curios = "crown"}}});
  make(state, "place NS d3");
  const EventList events = make(state, "end");
  EXPECT_EQ(events_of(events, EventKind::ended).at(0).data[0], index(Ending::all_out));
  EXPECT_EQ(count_events(events, EventKind::went_out), 2);
  EXPECT_EQ(place(state, 1), 1);
  EXPECT_EQ(place(state, 0), 2);
  EXPECT_EQ(score(state).of[0].tie_break, 0) << "by points";
}

TEST(GalleriaScore, TiesAreBrokenByCuriosThenByCards) {
  State curios_decide = laid_out({.players = {{.curios = "clock"}, {.curios = "doll thimble"}}});
  EXPECT_EQ(place(curios_decide, 1), 1);
  EXPECT_EQ(score(curios_decide).of[0].tie_break, 2);
  State cards_decide = laid_out({.players = {{.hand = "2*NS", .curios = "clock"}, {.curios = "maiden"}}});
  EXPECT_EQ(place(cards_decide, 0), 1);
  EXPECT_EQ(score(cards_decide).of[1].tie_break, 3);
  const State shared = laid_out({.players = {{.hand = "NS", .curios = "clock"}, {.curios = "maiden"}}});
  EXPECT_EQ(place(shared, 0), 1);
  EXPECT_EQ(place(shared, 1), 1);
}

TEST(GalleriaScore, TheLedgerCountsTwoCardsAPointItselfIncluded) {
  EXPECT_EQ(total(laid_out({.players = {{.hand = "ledger"}, {}}}), 0), 0);
  EXPECT_EQ(total(laid_out({.players = {{.hand = "ledger 4*NS"}, {}}}), 0), 2);
  const State rich = laid_out({.players = {{.hand = "ledger 4*NS 7*cave_in"}, {}}});
  EXPECT_EQ(points(rich, 0, Source::ledger), 5) << "at most";
}

TEST(GalleriaScore, TheStarSwapsFivesAndOnes) {
  const State state = laid_out({.players = {{.hand = "star", .curios = "thimble umbrella crown clock"}, {}}});
  EXPECT_EQ(points(state, 0, Source::curio), 11);
  EXPECT_EQ(total(state, 0), 5 + 5 + 1 + 4);
}

TEST(GalleriaScore, BothSpecialsWorkTogether) {
  EXPECT_EQ(total(laid_out({.players = {{.hand = "star ledger", .curios = "thimble"}, {}}}), 0), 6);
}

TEST(GalleriaScore, ShowsTheLinesThatCanCount) {
  const auto shown = [](const State& state) {
    std::vector<std::string_view> names;
    for (std::size_t source = 0; source < score_sources.size(); ++source)
      if (score(state).shows(source)) names.push_back(score_sources[source]);
    return names;
  };
  using Names = std::vector<std::string_view>;
  EXPECT_EQ(shown(dealt(1)), (Names{"curios", "phantom"}));
  EXPECT_EQ(shown(dealt(3)), (Names{"curios", "star", "ledger"}));
  EXPECT_EQ(shown(dealt(3, 1, AskSetting::when_able, false)), (Names{"curios"}));
}

}  // namespace
}  // namespace kairo::galleria::test
