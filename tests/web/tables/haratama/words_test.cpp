#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/haratama/taps.h"

/// The words of Haratama's table: why a move is refused, what one would bring, what things are.
namespace kairo::testing {
namespace {

using haratama::Card;
using haratama::Move;
using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

TEST(HaratamaWords, ACardThatMustNotBePlayedSaysWhy) {
  const State bound = find_state<State>(4, [](const State& state) {
    return state.phase == Phase::play && state.table.size > 0 &&
           haratama::legal_cards(state) != state.hands[state.asked];
  });
  const Card barred = haratama::first(bound.hands[bound.asked] & ~haratama::legal_cards(bound));
  const At position(bound);
  TappedTable table("haratama", phone);
  table.show(position);
  EXPECT_FALSE(table.tap(spot_of_card(barred)).has_value());
  EXPECT_EQ(table.ui().mirror.message,
            table.ui().say(position.refusal_phrase(erase_move(Move{Move::Kind::play, barred, 0}))));
}

TEST(HaratamaWords, ARefusalGoesWithTheTurnOfSomebodyElse) {
  const State others = find_state<State>(4, [](const State& state) {
    return state.phase == Phase::play && state.table.size > 0 && state.table.size + 1 < state.players;
  });
  const Seat viewer = haratama::left_of(others.asked, others.players);
  TappedTable table("haratama", phone);
  table.show(At(others), viewer);
  EXPECT_FALSE(table.tap(spot_of_card(haratama::first(others.hands[viewer]))).has_value());
  const std::string refusal = table.ui().mirror.message;
  ASSERT_EQ(refusal, table.ui().say(question(look(others, viewer))));
  table.frame();
  EXPECT_EQ(table.ui().mirror.message, refusal) << "as long as it is true";
  State own = others;
  Rng rng(1);
  play_any(own, rng);
  table.show(At(own), viewer);
  EXPECT_NE(table.ui().mirror.message, refusal);
}

TEST(HaratamaWords, APassThatLacksCardsSaysHowMany) {
  const State state = dealt<State>(4, 3);
  TappedTable table("haratama", phone);
  table.show(At(state));
  const auto missing = [&](int n) {
    return table.ui().say(Phrase{"haratama.table.missing", {number("n", n), seat_name("to", 1)}});
  };
  EXPECT_FALSE(table.tap("pass.confirm").has_value());
  EXPECT_EQ(table.ui().mirror.message, missing(2));
  table.tap(spot_of_card(haratama::nth(state.hands[0], 0)));
  EXPECT_FALSE(table.tap("pass.confirm").has_value());
  EXPECT_EQ(table.ui().mirror.message, missing(1));
}

bool tells(TappedTable& table, std::string_view id) {
  return std::ranges::find(table.ui().explainer.things(), id, &draw::Explained::id) !=
         table.ui().explainer.things().end();
}

TEST(HaratamaWords, ALiftedCardTellsWhatItWouldBringUntilItIsLaidBack) {
  const State state = find_state<State>(4, [](const State& found) { return found.phase == Phase::play; });
  for (const Screen screen : screens) {
    TappedTable table("haratama", screen);
    table.show(At(state));
    EXPECT_FALSE(tells(table, "preview"));
    table.tap(spot_of_card(haratama::first(haratama::legal_cards(state))));
    table.frame();
    EXPECT_TRUE(tells(table, "preview"));
    EXPECT_TRUE(table.table().cancel());
    table.frame();
    EXPECT_FALSE(tells(table, "preview"));
  }
}

/// The preview that stands over the table begins with these words.
bool previews(TappedTable& table, std::string_view lead) {
  return all_in_sight(table.ui()).contains(without_blanks(table.ui().say(lead)));
}

/// Nobody takes what would come for what has come.
TEST(HaratamaWords, AForecastSaysThatItIsOne) {
  const State playing = find_state<State>(4, [](const State& found) { return found.phase == Phase::play; });
  const State passing = dealt<State>(4, 3);
  for (const text::Language language : text::languages)
    for (const Screen& screen : screens) {
      TappedTable table("haratama", screen);
      table.stage().input.language = language;
      table.show(At(playing));
      EXPECT_FALSE(previews(table, "haratama.table.if_played"));
      table.tap(spot_of_card(haratama::first(haratama::legal_cards(playing))));
      table.frame();
      EXPECT_TRUE(previews(table, "haratama.table.if_played")) << screen.name;
      table.show(At(passing));
      for (const int card : {0, 1}) table.tap(spot_of_card(haratama::nth(passing.hands[0], card)));
      table.frame();
      EXPECT_TRUE(previews(table, "haratama.table.if_passed")) << screen.name;
    }
}

/// Lifts every card that may be played and looks for what it would bring. Returns how many would give haratama.
int expect_a_forecast_of_every_card(TappedTable& table, const State& state) {
  int gives = 0;
  for (haratama::Cards left = haratama::legal_cards(state); left != 0; left = haratama::without_first(left)) {
    const Card card = haratama::first(left);
    table.show(At(state));
    table.tap(spot_of_card(card));
    table.frame();
    EXPECT_TRUE(tells(table, "preview")) << spot_of_card(card) << '\n' << state_text(state);
    EXPECT_TRUE(previews(table, "haratama.table.if_played"));
    const auto told = consequences(look(state, state.asked), Move{Move::Kind::play, card, 0});
    gives += told[0].key == "haratama.then.gives_haratama" ? 1 : 0;
    EXPECT_TRUE(table.table().cancel());
  }
  return gives;
}

/// The longest words are those of the most dangerous cards.
TEST(HaratamaWords, EveryCardThatIsLiftedTellsWhatItWouldBring) {
  constexpr Screen usual_phone{"usual_phone", 390, 844, 54, 0};
  for (const text::Language language : text::languages)
    for (const Screen& screen : {phone, usual_phone}) {
      TappedTable table("haratama", screen, language);
      int gives = 0;
      for (std::uint64_t seed = 1; seed <= 40 && gives == 0; ++seed) {
        int seen = 0;
        for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
          const State& state = step.before;
          if (state.phase != Phase::play || state.rounds_done > 0) return;
          const bool late = haratama::count(state.to_win) <= 3 && state.table.size == 2;
          if (late || ++seen % 15 == 0) gives += expect_a_forecast_of_every_card(table, state);
        });
      }
      EXPECT_GT(gives, 0) << screen.name;
    }
}

TEST(HaratamaWords, TwoCardsToPassTellWhoWillShowTheFox) {
  const State state = dealt<State>(4, 3);
  TappedTable table("haratama", phone);
  table.show(At(state));
  table.tap(spot_of_card(haratama::nth(state.hands[0], 0)));
  table.frame();
  EXPECT_FALSE(tells(table, "preview"));
  table.tap(spot_of_card(haratama::nth(state.hands[0], 1)));
  table.frame();
  EXPECT_TRUE(tells(table, "preview"));
}

void expect_only_the_asked_reads(const State& state, std::string_view words) {
  TappedTable table("haratama", desk);
  for (Seat viewer = 0; viewer < 4; ++viewer) {
    table.show(At(state), viewer);
    const bool read = std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
      return item.words.find(words) != std::string::npos;
    });
    EXPECT_EQ(read, viewer == state.asked) << "seat " << int{viewer};
  }
}

TEST(HaratamaWords, APlayerWithNothingOfTheLedSuitReadsSoAndNobodyElseDoes) {
  const State state = find_state<State>(4, [](const State& at) {
    return at.phase == Phase::play && at.table.size > 0 &&
           (at.hands[at.asked] & haratama::lane(haratama::suit_of(at.table.cards[0]))) == 0;
  });
  expect_only_the_asked_reads(state, words_of("haratama.table.asked_any"));
}

TEST(HaratamaWords, OnlyWhoIsAskedReadsARequest) {
  const State state = find_state<State>(
      4, [](const State& at) { return at.phase == Phase::play && at.table.size == 0 && look(at, 0).broken == 0; });
  expect_only_the_asked_reads(state, words_of("haratama.asked.lead.before_the_break"));
}

TEST(HaratamaWords, ATapOnADescentTellsWhatItIs) {
  const State state = dealt<State>(4, 3);
  TappedTable table("haratama", phone);
  table.show(At(state));
  EXPECT_FALSE(table.tap("descent.1").has_value());
  EXPECT_EQ(table.ui().mirror.message,
            table.ui().say(Phrase{"haratama.what.descent", {number("rank", haratama::first(state.descents) + 1)}}));
}

}  // namespace
}  // namespace kairo::testing
