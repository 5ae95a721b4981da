#include <bit>
#include <utility>

#include "tests/engine/ruin/scene.h"

/// The knowledge of each seat, and what is imagined of the rest.
namespace kairo::ruin::test {
namespace {

TEST(RuinView, APlanIsInNoOtherViewUntilAllHavePlanned) {
  State state = laid_out(
      {.places = {{.passages = "f5 f4 f3 f2 f10", .goals = "IR GP", .gems = 2}, {}}, .row = "AEB", .taken = "DU"});
  const View before = look(state, 1);
  for (const std::string_view step : {"draw o f7 f8 g8", "spend IR", "extra x h8", "spend GP"}) {
    make(state, step);
    EXPECT_EQ(look(state, 1), before) << step;
    EXPECT_EQ(look(state, 0).plan, state.plans[0]);
    EXPECT_EQ(view_text(look(state, 1)), view_text(before));
  }
  const EventList sealed = make(state, "warp f10");
  View after = look(state, 1);
  EXPECT_EQ(after.asked, 1);
  EXPECT_EQ(after.boards, before.boards);
  EXPECT_EQ(after.hand_size, before.hand_size) << "spent cards are counted when the plan is shown";
  EXPECT_FALSE(sealed.sealed) << "the seat may take it back until the next has moved";
  EXPECT_EQ(count_events(sealed, EventKind::planned), 1);

  EventList events;
  while (!events.sealed) events = idle(state);
  after = look(state, 1);
  EXPECT_EQ(after.boards[0].explorer, cell("f10"));
  EXPECT_EQ(after.boards[0].spent, 2);
  EXPECT_EQ(after.hand_size[0], 0);
  EXPECT_EQ(count_events(events, EventKind::drew), 1);
  EXPECT_EQ(count_events(events, EventKind::drew_extra), 1);
  EXPECT_EQ(count_events(events, EventKind::walked), 2);
}

TEST(RuinView, GoalCardsAreTheOwnersSecretUntilTheEndTheirNumberIsNot) {
  State state = laid_out({.places = {{.goals = "IR GP"}, {.goals = "QW"}}, .half = 2, .row = "A", .deck = ""});
  for (const Seat seat : {Seat{1}, no_seat}) {
    const View view = look(state, seat);
    EXPECT_EQ(view.hand_size[0], 2);
    EXPECT_EQ(view.holdings[0].hand, 0U);
  }
  EXPECT_EQ(look(state, 0).holdings[0].hand, goals_of("IR GP"));
  make(state, {"single f7", "spend GP", "extra x f8", "walk f6"});
  EventList events;
  while (!events.sealed) events = idle(state);
  ASSERT_EQ(state.phase, Phase::over);
  for (const Seat seat : {Seat{1}, no_seat}) {
    EXPECT_EQ(look(state, seat).holdings[0].hand, goals_of("IR"));
    EXPECT_EQ(look(state, seat).holdings[0].discarded, goals_of("GP"));
  }
}

TEST(RuinView, DecksTheCardsSetAsideAndTheGeneratorAreNobodys) {
  State state = laid_out({.places = {{}, {}}, .row = "ABC"});
  const View before = look(state, 0);
  std::swap(state.deck[0], state.deck[4]);
  std::swap(state.goal_deck[0], state.goal_deck[4]);
  const Card top = state.deck.back();
  const auto aside = static_cast<Card>(std::countr_zero(state.aside));
  state.deck[state.deck.size() - 1] = aside;
  state.aside = (state.aside & ~set_of(aside)) | set_of(top);
  state.rng.next();
  EXPECT_EQ(look(state, 0), before);
}

TEST(RuinView, DealtSearchCardsAreTheOwnersUntilAllHaveDrawn) {
  State state = dealt(2);
  make(state, moves_of(state).front());
  EXPECT_EQ(look(state, 0).dealt, state.dealt[0]);
  EXPECT_EQ(look(state, 1).dealt, state.dealt[1]);
  EXPECT_EQ(look(state, no_seat).dealt, 0U);
  make(state, moves_of(state).front());
  EXPECT_EQ(look(state, 1).boards[0].map.filled(), only_cell(entrance)) << "a drawn shape would tell the card";
}

TEST(RuinView, EveryQuestionIsAnsweredAlone) {
  State state = dealt(2);
  while (state.phase != Phase::over) {
    ASSERT_TRUE(private_question(look(state, state.asked)));
    make(state, moves_of(state).back());
  }
  EXPECT_FALSE(private_question(look(state, 0)));
}

TEST(RuinImagine, OwnDiscardsThatWereShuffledInLieInTheDeckOrWithWhoDrewSince) {
  // Everybody has six goal cards or has put them down; the first gem makes the discards the deck.
  Layout layout{.row = "ABC", .open = "DF", .taken = "WX", .goal_deck = ""};
  layout.places.clear();
  for (const std::string_view hand : {"IR QW GP BH", "GI BQ PR HW", "DJ MX OU AL", "DK FM NU LS"})
    layout.places.push_back(
        {.passages = "d11 h11 f5 f4 f3 f2", .explorer = "f3", .goals = std::string(hand), .gems = 2});
  State state = laid_out(layout);
  make(state, {"single f7", "pass", "walk f2"});
  EventList events;
  while (!events.sealed) events = idle(state);
  const Seat me = 3;
  const GoalSet mine = state.holdings[me].returned;
  ASSERT_EQ(size_of(mine), 2);
  const View view = look(state, me);
  Rng rng(4);
  bool with_the_drawer = false;
  for (int tries = 0; tries < 300; ++tries) {
    const State other = imagine(view, rng);
    ASSERT_TRUE(conserved(other));
    for (int seat = 1; seat < 3; ++seat) ASSERT_EQ(other.holdings[seat].hand & mine, 0U) << "they have not drawn since";
    ASSERT_LE(size_of(other.holdings[0].hand & mine), 1);
    with_the_drawer |= (other.holdings[0].hand & mine) != 0;
  }
  EXPECT_TRUE(with_the_drawer);
}

TEST(RuinImagine, UnseenCardsAreAsLikelyAnywhere) {
  const State state = laid_out({.places = {{.goals = "IR GP"}, {.goals = "QW BH"}}, .row = "ABC"});
  const View view = look(state, 0);
  Rng rng(8);
  std::array<int, letters> on_top{};
  std::array<int, goal_cards> in_hand{};
  constexpr int tries = 6000;
  for (int i = 0; i < tries; ++i) {
    const State other = imagine(view, rng);
    ++on_top[other.deck.back()];
    for_each_in(other.holdings[1].hand, [&](Goal goal) { ++in_hand[goal]; });
  }
  // 17 unseen search cards, 22 unseen goal cards of which two are in that hand.
  const LetterSet seen = letters_of("ABC") | state.discarded;
  for (Card card = 0; card < letters; ++card)
    EXPECT_NEAR(on_top[card], in_set(seen, card) ? 0 : tries / 17, tries / 50) << int{card};
  for (Goal goal = 0; goal < goal_cards; ++goal)
    EXPECT_NEAR(in_hand[goal], in_set(goals_of("IR GP"), goal) ? 0 : tries / 11, tries / 30) << int{goal};
}

TEST(RuinImagine, HiddenPlansAreLawfulAndDiffer) {
  State state = laid_out({.places = {{.goals = "IR"}, {}}, .row = "ABC"});
  idle(state);
  const View view = look(state, 1);
  Rng rng(2);
  int different = 0;
  for (int i = 0; i < 20; ++i) {
    const State other = imagine(view, rng);
    ASSERT_TRUE(conserved(other));
    ASSERT_EQ(look(other, 1), view);
    different += other.plans[0] == state.plans[0] ? 0 : 1;
  }
  EXPECT_GT(different, 10);
}

}  // namespace
}  // namespace kairo::ruin::test
